// What people say about a record, below it.
export { Comments } from './comments.tsx';
