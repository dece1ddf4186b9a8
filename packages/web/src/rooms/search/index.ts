// The dialog of one search over everything; the app knows the screens and what can be done.

export { followOpened } from './recent-records.ts';
export { type FindAction, SearchDialog } from './search-dialog.tsx';
