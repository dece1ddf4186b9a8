import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';

/** The dialog of a question, apart from what answers it: first screens offer to ask. */
export const AskDialog = lazyPart(part(() => import('./ask-dialog.tsx'), 'AskDialog'));
