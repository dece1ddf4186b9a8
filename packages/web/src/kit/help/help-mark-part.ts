import { lazyPart } from '../first-screen/lazy-part.tsx';
import { part } from '../first-screen/part.ts';

/** The mark with its words, apart from the scripts of the screen. */
export const HelpMark = lazyPart(part(() => import('./help-mark.tsx'), 'HelpMark'));
