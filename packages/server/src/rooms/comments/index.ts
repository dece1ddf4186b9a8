// Talk on the records of other rooms: who may read it, mentions, pictures, what becomes of it with its record.

// For rooms whose records are commented on.
export { commentsOf, dropCommentsOf, listCommentsOn, moveComments } from './comments.queries.ts';
export { type CommentRow, mayChange, ownCall, shownTo } from './comments.rules.ts';
export { keepDescription } from './description-mentions.ts';
// For rooms that keep words of their own which may name people.
export { dropCalls, namedIn, settleComment, talkOf } from './mentions.queries.ts';
export { commentFiles } from './pictures.queries.ts';
export { everyReader, managersAnd } from './readers.queries.ts';
export {
  addComment,
  assertMentions,
  type CommentSaved,
  hangComment,
  noteCalls,
  notifyOfComment,
} from './talk.ts';
