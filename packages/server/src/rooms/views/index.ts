/** Saved views: a value that a filter can no longer have gives way to another, and comes back. */
export { type ChangedView, replaceInViews, restoreViews } from './views.save.ts';
