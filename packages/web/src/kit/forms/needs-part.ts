import { lazyPart } from '../first-screen/lazy-part.tsx';
import { part } from '../first-screen/part.ts';

/** What a screen lacks, apart from its scripts: most companies lack nothing. */
export const Needs = lazyPart(part(() => import('./needs.tsx'), 'Needs'));
