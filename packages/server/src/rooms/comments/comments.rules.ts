import type { Comment } from '@zaplecze/contract/comments';
import type { User } from '../../kit/http/guard.ts';

/** Admin, manager, or the comment's author (COM-02). */
export const mayChange = (user: User, author: number | null): boolean =>
  user.flags.manager || author === user.id;

/** Comments with what their reader may do with them. */
export const shownTo = (user: User, comments: Omit<Comment, 'may'>[]): Comment[] =>
  comments.map((comment) => {
    const own = mayChange(user, comment.createdBy?.id ?? null);
    return { ...comment, may: { edit: own, delete: own } };
  });
