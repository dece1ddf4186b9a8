import { mentionedIn } from '@zaplecze/contract/kit/values/mentions';
import type { RichText } from '@zaplecze/contract/kit/values/rich-text-value';
import {
  commentHistory,
  createComment,
  issueReaders,
  openMentions,
  projectReaders,
  removeComment,
  sayCommentSeen,
  taskReaders,
  updateComment,
} from '@zaplecze/contract/rooms/comments/calls';
import type { Db } from '../../kit/database/database.ts';
import { on } from '../../kit/http/calls/mount.ts';
import type { User } from '../../kit/http/guard.ts';
import { referenceChanges } from '../../kit/records/stored-text.ts';
import { keepPictures } from '../files/index.ts';
import * as queries from './comments.queries.ts';
import { commentPlace, mayEdit, mayRemove } from './comments.rules.ts';
import * as mentions from './mentions.queries.ts';
import type { CommentKinds } from './personal.queries.ts';
import type { Talk } from './readers.queries.ts';
import { assertMentions, commentTextOf, noteCalls, notifyOfComment } from './talk.ts';

type Found = NonNullable<Awaited<ReturnType<typeof queries.findComment>>>;
type One = { record: Found; user: User };
type Locked = {
  db: Db;
  record: NonNullable<Awaited<ReturnType<typeof queries.lockComment>>>;
  user: User;
};
const ofLetter = async ({ db, record }: Locked) => ({
  outsiders: await queries.isOutsiders(db, record.id),
});

/** Saves new words; whom they name anew is told, whom they name no more is not called any longer. */
async function update(
  { db, user, kinds }: { db: Db; user: User; kinds: CommentKinds },
  comment: Found,
  written: RichText,
): Promise<void> {
  const { words: text, html } = commentTextOf(written);
  const place = commentPlace(kinds, comment);
  const before = await mentions.namedIn(db, comment.id);
  const mentioned = place ? await assertMentions(db, place, { text, kept: before }) : [];
  await queries.updateComment(db, comment.id, { text, html });
  const pictures = { user, to: 'comment', id: comment.id, field: 'text' } as const;
  await keepPictures(db, pictures, referenceChanges(comment.html, html));
  const named = mentionedIn(text);
  await mentions.dropCalls(
    db,
    comment.id,
    before.filter((person) => !named.includes(person)),
  );
  if (!place || mentioned.length === 0) return;
  const { talk, record } = place;
  const saved = { id: comment.id, mentioned, answered: null };
  await noteCalls(db, { ...place, user }, saved);
  await notifyOfComment(db, { talk, user, about: await talk.about(db, record), comment: saved });
}

export const commentRoutes = (kinds: CommentKinds) => {
  const reads = async ({ db, user, record }: One & { db: Db }) => {
    const place = commentPlace(kinds, record);
    return place !== null && (await mentions.reads(db, place.talk.readers(place.record), user.id));
  };
  const readers = ({ kind, readers: of }: Talk) => ({
    record: ({ db, params }: { db: Db; params: { id: number } }) =>
      mentions.readersOf(db, kind, params.id, of(params.id)),
    may: ({ record, user }: { record: number[]; user: User }) => record.includes(user.id),
    handle: async ({ record }: { record: number[] }) => ({ list: record }),
  });
  return [
    on(createComment, async ({ db, user, body }) => {
      const { words: text, html } = commentTextOf(body.text);
      const id = await queries.createComment(db, { text, html });
      const pictures = { user, to: 'comment', id, field: 'text' } as const;
      await keepPictures(db, pictures, referenceChanges(null, html));
      return { id };
    }),
    on(updateComment, {
      record: ({ db, params }) => queries.lockComment(db, params.id),
      may: async (one) => mayEdit(one.user, one.record.createdBy, await ofLetter(one)),
      handle: ({ db, user, record, body }) => update({ db, user, kinds }, record, body.text),
    }),
    on(removeComment, {
      record: ({ db, params }) => queries.lockComment(db, params.id),
      may: async (one) => mayRemove(one.user, one.record.createdBy, await ofLetter(one)),
      handle: ({ db, params }) => queries.removeComment(db, params.id),
    }),
    on(sayCommentSeen, {
      record: ({ db, params }) => queries.findComment(db, params.id),
      may: async (request) =>
        request.record.createdBy !== request.user.id && (await reads(request)),
      handle: ({ db, user, record, body }) =>
        mentions.setSeen(db, { comment: record.id, user: user.id, seen: body.seen }),
    }),
    on(commentHistory, {
      record: ({ db, params }) => queries.findComment(db, params.id),
      may: reads,
      handle: async ({ db, record }) => ({ list: await mentions.textsBefore(db, record.id) }),
    }),
    on(openMentions, ({ db, user, body }) => mentions.setOpened(db, user.id, body)),
    on(projectReaders, async ({ db }) => ({ list: await mentions.managersAt(db) })),
    on(issueReaders, readers(kinds.issue)),
    on(taskReaders, readers(kinds.projectTask)),
  ];
};
