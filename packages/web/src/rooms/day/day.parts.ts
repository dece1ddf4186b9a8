import { suspendingPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';

/** Sections below what is for today. */
export const DayLater = suspendingPart(part(() => import('./later/day-later.tsx'), 'DayLater'));
// Most people have something in them: they come beside the day itself.
void DayLater.preload();
