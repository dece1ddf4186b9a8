import { suspendingPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';

/** The host's answer where its notice is read. */
export const AnswerButtons = suspendingPart(
  part(() => import('./announced/answer-buttons.tsx'), 'AnswerButtons'),
);
