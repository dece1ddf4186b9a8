import { lazyPart, suspendingPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';

/** What comes when somebody answers. */
export const AnswerDialog = lazyPart(part(() => import('./answer-dialog.tsx'), 'AnswerDialog'));
export const AnswerField = suspendingPart(part(() => import('./answer-field.tsx'), 'AnswerField'));
export const QuestionsBetween = lazyPart(
  part(() => import('./questions-between.tsx'), 'QuestionsBetween'),
  // Hidden by it once they were seen, parts below would lose the focus.
  { ordered: true },
);
