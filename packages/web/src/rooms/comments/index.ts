// What people say about a record, below it; the box alone for rooms whose words are kept otherwise.
export { CommentBox } from './comment-box.tsx';
export { Comments } from './comments.tsx';
export { EditMark } from './edit-mark.tsx';
export { namedOn } from './mentionable-people.ts';
export { OneComment } from './one-comment.tsx';
export { useReaders } from './record-readers.ts';
export { SeenBy } from './seen-by.tsx';
export { useOpened } from './use-opened.ts';
