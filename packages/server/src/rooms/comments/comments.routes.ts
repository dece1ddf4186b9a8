import { createComment, removeComment, updateComment } from '@zaplecze/contract/comments';
import type { User } from '../../kit/http/guard.ts';
import { on } from '../../kit/http/mount.ts';
import * as queries from './comments.queries.ts';
import { mayChange } from './comments.rules.ts';

type One = { record: { createdBy: number | null }; user: User };
const own = ({ record, user }: One) => mayChange(user, record.createdBy);

export const commentRoutes = [
  on(createComment, async ({ db, body }) => ({ id: await queries.createComment(db, body.text) })),
  on(updateComment, {
    record: ({ db, params }) => queries.lockComment(db, params.id),
    may: own,
    handle: async ({ db, params, body }) => {
      await queries.updateComment(db, params.id, body.text);
      return {};
    },
  }),
  on(removeComment, {
    record: ({ db, params }) => queries.lockComment(db, params.id),
    may: own,
    handle: async ({ db, params }) => {
      await queries.removeComment(db, params.id);
      return {};
    },
  }),
];
