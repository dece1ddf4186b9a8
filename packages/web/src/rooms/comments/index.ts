// What people say about a record, below it.
export { Comments } from './comments.tsx';
export { namedOn } from './named-on.ts';
export { useOpened } from './use-opened.ts';
