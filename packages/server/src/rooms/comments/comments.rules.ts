import type { Comment } from '@zaplecze/contract/rooms/comments/calls';
import type { User } from '../../kit/http/guard.ts';
import type { CommentKinds } from './personal.queries.ts';
import type { Talk } from './readers.queries.ts';

/** Admin, manager, or the comment's author (COM-02). */
export const mayChange = (user: User, author: number | null): boolean =>
  user.flags.manager || author === user.id;

/** Where a comment hangs; null while it hangs nowhere. */
export function commentPlace(
  kinds: CommentKinds,
  { attachedTo, attachedId }: { attachedTo: string | null; attachedId: number | null },
) {
  const talk = attachedTo && Object.hasOwn(kinds, attachedTo) && kinds[attachedTo as 'issue'];
  return talk && attachedId !== null ? { talk: talk as Talk, record: attachedId } : null;
}

/** Who has not opened what calls them: known to the server alone. */
type Called = { called: { id: number; user: number }[] };

/** Whether a comment is an outsider's letter, in the name of somebody here. */
type Outsiders = { outsiders: boolean };

/** Words of a letter are a fact: nobody writes them anew, and only a manager takes them off. */
export const mayEdit = (user: User, author: number | null, { outsiders }: Outsiders): boolean =>
  !outsiders && mayChange(user, author);
export const mayRemove = (user: User, author: number | null, { outsiders }: Outsiders): boolean =>
  outsiders ? user.flags.manager : mayChange(user, author);

/** What calls its reader from among what calls anybody: what others have not opened is nobody's business. */
export function ownCall<T extends Called>(
  user: User,
  { called, ...rest }: T,
): Omit<T, 'called'> & { call: number | null } {
  return { ...rest, call: called.find((one) => one.user === user.id)?.id ?? null };
}

/** A comment as it is read; what it is to its reader, `shownTo` adds. */
export type CommentRow = Omit<Comment, 'may' | 'call'> & Called & Outsiders;

/** Comments with what their reader may do with them. */
export const shownTo = (user: User, comments: CommentRow[]): Comment[] =>
  comments.map(({ outsiders, ...comment }) => {
    const author = comment.createdBy?.id ?? null;
    const may = {
      edit: mayEdit(user, author, { outsiders }),
      delete: mayRemove(user, author, { outsiders }),
    };
    return { ...ownCall(user, comment), may };
  });
