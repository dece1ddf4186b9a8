// What the server puts together.

// For rooms whose records are commented on.
export {
  attachComment,
  type CommentRow,
  commentsOf,
  createComment,
  dropCommentsOf,
} from './comments.queries.ts';
export { commentRoutes } from './comments.routes.ts';
export { shownTo } from './comments.rules.ts';
export { type CommentKinds, commentTexts } from './personal.queries.ts';
