import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';

/** The days of the week, below what is for today. */
export const Week = lazyPart(part(() => import('./day-week.tsx'), 'Week'));
// Most people have something in them: it comes beside the day itself.
void Week.preload();
