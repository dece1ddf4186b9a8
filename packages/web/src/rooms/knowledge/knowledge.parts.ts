import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';

/** An article over another room's page. */
export const ArticleOver = lazyPart(part(() => import('./article-over.tsx'), 'ArticleOver'));
