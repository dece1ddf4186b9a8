import { createComment, removeComment, updateComment } from '@zaplecze/contract/comments';
import type { User } from '../../kit/guard.ts';
import { on } from '../../kit/mount.ts';
import * as queries from './comments.queries.ts';

/** Document 000, section 6: admin, manager, or the comment's author. */
const mayChange = ({ record, user }: { record: { createdBy: number | null }; user: User }) =>
  user.flags.manager || record.createdBy === user.id;

export const commentRoutes = [
  on(createComment, async ({ db, body }) => ({ id: await queries.createComment(db, body.text) })),
  on(updateComment, {
    record: ({ db, params }) => queries.findComment(db, params.id),
    may: mayChange,
    handle: async ({ db, params, body }) => {
      await queries.updateComment(db, params.id, body.text);
      return {};
    },
  }),
  on(removeComment, {
    record: ({ db, params }) => queries.findComment(db, params.id),
    may: mayChange,
    handle: async ({ db, params }) => {
      await queries.removeComment(db, params.id);
      return {};
    },
  }),
];
