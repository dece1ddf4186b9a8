import { part } from '../../kit/first-screen/part.ts';

// Beside an issue that is being written.
export { ArticleHints } from './article-hints.tsx';
// An article over another room's page.
export { ArticleOver } from './knowledge.parts.ts';
/** Loads what finds pages of the help: for Ctrl K. */
export const findHelp = part(() => import('./help/help-search.ts'), 'findHelp');
