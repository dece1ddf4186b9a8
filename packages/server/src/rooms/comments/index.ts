// Talk on the records of other rooms: who may read it, mentions, pictures, what becomes of it with its record.

// For rooms whose records are commented on.
export { commentsOf, dropCommentsOf, moveComments, saidOn } from './comments.queries.ts';
export { type CommentRow, mayChange, ownCall, shownTo } from './comments.rules.ts';
export { keepDescription } from './described.ts';
// For rooms that keep words of their own which may name people.
export { dropCalls, namedIn, settleComment, talkOf } from './mentions.queries.ts';
export { commentFiles } from './pictures.queries.ts';
export { everyReader, managersAnd } from './readers.queries.ts';
export { assertMentions, hangComment, noteCalls, type Said, say, tellSaid } from './talk.ts';
