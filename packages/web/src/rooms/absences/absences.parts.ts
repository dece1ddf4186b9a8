import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';

/** What opens over the calendars, and over other rooms' pages: the form of an absence. */
export const AbsenceOver = lazyPart(part(() => import('./absence-over.tsx'), 'AbsenceOver'));
