import { sql } from 'kysely';
import type { FileKind } from '../files/index.ts';
import { findComment } from './comments.queries.ts';
import { commentPlace } from './comments.rules.ts';
import { reads } from './mentions.queries.ts';
import type { CommentKinds } from './personal.queries.ts';

/** Pictures of comments: whoever may read the record reads them; of one that hangs nowhere, its author. */
export const commentFiles = (kinds: CommentKinds): { comment: FileKind } => ({
  comment: {
    read: async ({ db, user, id }) => {
      const comment = await findComment(db, id);
      const place = comment && commentPlace(kinds, comment);
      if (place) return await reads(db, place.talk.readers(place.record), user.id);
      return comment?.attachedTo === null && comment.createdBy === user.id;
    },
    clients: {
      ofClient: (client) => commentsOn(kinds, ({ ofClient }) => ofClient(client)),
      unbound: commentsOn(kinds, ({ unbound }) => unbound),
    },
  },
});

function commentsOn(
  kinds: CommentKinds,
  ids: (clients: CommentKinds['issue']['clients']) => unknown,
) {
  const parts = Object.entries(kinds).flatMap(([kind, { clients }]) => {
    const found = ids(clients);
    return found ? [sql`(k."attachedTo" = ${kind} and k."attachedId" in (${found}))`] : [];
  });
  return sql`select k.id from comment k where ${sql.join(parts, sql` or `)}`;
}
