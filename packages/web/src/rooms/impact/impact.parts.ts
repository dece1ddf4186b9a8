import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';

/** The open sheet, on a page of another room. */
export const ImpactHost = lazyPart(part(() => import('./impact-host.tsx'), 'ImpactHost'));
