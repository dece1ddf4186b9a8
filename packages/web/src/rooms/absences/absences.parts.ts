import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';

/** The form of an absence over another room's page. */
export const AbsenceOver = lazyPart(part(() => import('./absence-over.tsx'), 'AbsenceOver'));
