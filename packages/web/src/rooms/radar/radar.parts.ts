import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';

/** Why something is in danger, on another room's page. */
export const Reasons = lazyPart(part(() => import('./reasons.tsx'), 'Reasons'));
