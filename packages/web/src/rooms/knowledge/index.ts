import { part } from '../../kit/first-screen/part.ts';

/** Loads what finds pages of the help: for Ctrl K. */
export const findHelp = part(() => import('./help-search.ts'), 'findHelp');
