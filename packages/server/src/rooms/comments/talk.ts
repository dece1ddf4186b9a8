import { mentionedIn, mostMentions, numbersOfLinks } from '@zaplecze/contract/kit/values/mentions';
import type { RichText } from '@zaplecze/contract/kit/values/rich-text-value';
import { emptyComment } from '@zaplecze/contract/rooms/comments/forms';
import type { Db } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import { referenceChanges, storedTextOf } from '../../kit/records/stored-text.ts';
import { keepPictures } from '../files/index.ts';
import { type About, type NotificationKind, notify } from '../notifications/index.ts';
import * as queries from './comments.queries.ts';
import * as mentions from './mentions.queries.ts';
import type { Talk } from './readers.queries.ts';

export type CommentSaved = { id: number; mentioned: number[]; answered: number | null };

type Words = {
  text: string;
  /** The field that a refusal stands on. */
  field?: string;
  /** People whom the text named before. */
  present?: number[];
};

/**
 * The people whom a text names anew, each of whom may read the record.
 *
 * @throws HttpError 400 on `field` for whoever may not, or is nobody: a mention would show them what they may not see
 */
export async function assertMentions(
  db: Db,
  { talk, record }: { talk: Talk; record: number },
  { text, field = 'text', present = [] }: Words,
): Promise<number[]> {
  const named = mentionedIn(text);
  if (named.length > mostMentions) {
    throw invalid({ [field]: `W jednym komentarzu można wspomnieć najwyżej ${mostMentions} osób` });
  }
  const added = named.filter((id) => !present.includes(id));
  await assertNamed(db, talk.readers(record), { named: added, field });
  return added;
}

/** @throws HttpError 400 on `field` when a mentioned person does not exist or may not read the record of `readers` */
export async function assertNamed(
  db: Db,
  readers: ReturnType<Talk['readers']>,
  { named: added, field }: { named: number[]; field: string },
): Promise<void> {
  if (added.length === 0) return;
  const people = await mentions.readersAmong(db, readers, added);
  if (people.length < added.length) throw invalid({ [field]: 'Nie ma takiej osoby' });
  const out = people.filter(({ reads }) => !reads).map(({ name }) => name);
  if (out.length > 0) {
    const see = out.length === 1 ? 'nie widzi' : 'nie widzą';
    throw invalid({ [field]: `${out.join(', ')}: ${see} tego rekordu. Usuń wzmiankę.` });
  }
}

type Place = { talk: Talk; record: number; user: User };

/** What waited for the writer there is answered; those named and the one answered are called. */
export async function noteCalls(
  db: Db,
  { talk: { kind }, record, user }: Place,
  { id, mentioned, answered }: CommentSaved,
): Promise<void> {
  await mentions.settleMentions(db, { kind, record, user: user.id });
  await mentions.insertCalls(db, { kind, record, comment: id, by: user.id }, [
    ...mentioned.map((person) => ({ person, answers: false })),
    ...(answered !== null && !mentioned.includes(answered)
      ? [{ person: answered, answers: true }]
      : []),
  ]);
}

type SaidWords = { text: RichText; field?: string; answers?: number | undefined };

/** The text of a comment as it is stored. @throws HttpError 400 on `field` */
export const commentTextOf = (written: RichText, field = 'text') =>
  storedTextOf(written, { field, message: emptyComment, change: numbersOfLinks });

/**
 * Adds a comment to a record, or an answer under another one (an answer to an answer stands beside it). Sends no
 * notices, see `notifyOfComment`.
 *
 * @throws HttpError 400 on `field` (see `assertMentions`); on `answers` when there is no such comment there
 */
export async function addComment(
  db: Db,
  place: Place & { talk: { kind: queries.CommentOwner } },
  { text: written, answers, field = 'text' }: SaidWords,
): Promise<CommentSaved> {
  const { talk, record, user } = place;
  const { kind } = talk;
  const { words: text, html } = commentTextOf(written, field);
  const mentioned = await assertMentions(db, place, { text, field });
  const found = answers === undefined ? null : await queries.answerable(db, kind, record, answers);
  if (found === undefined)
    throw invalid({ answers: 'Nie ma już komentarza, na który odpowiadasz' });
  const on = { attachedTo: kind, attachedId: record, answerTo: found?.root ?? null };
  const id = await queries.createComment(db, { text, html }, on);
  await keepPictures(db, { user, to: 'comment', id, field }, referenceChanges(null, html));
  const saved = { id, mentioned, answered: await settleAnswered(db, place, found?.author ?? null) };
  await noteCalls(db, { talk, record, user }, saved);
  return saved;
}

/** The author of what is answered, unless it is oneself or somebody who may not read there any more. */
async function settleAnswered(db: Db, { talk, record, user }: Place, author: number | null) {
  if (author === null || author === user.id) return null;
  const [one] = await mentions.readersAmong(db, talk.readers(record), [author]);
  return one?.reads ? author : null;
}

/** Hangs a comment that was made before on a record. @throws HttpError 404, 400 on `text` as `addComment` */
export async function hangComment(
  db: Db,
  place: Place & { talk: { kind: queries.CommentOwner } },
  comment: number,
): Promise<CommentSaved> {
  const { talk, record, user } = place;
  const text = await queries.attachComment(db, { comment, user, to: talk.kind, id: record });
  const mentioned = await assertMentions(db, place, { text });
  const saved = { id: comment, mentioned, answered: null };
  await noteCalls(db, place, saved);
  return saved;
}

/**
 * Notifies people of a comment: those it mentions, the author of the comment it answers, then the other participants;
 * each once.
 */
export async function notifyOfComment(
  db: Db,
  {
    talk,
    user,
    about,
    comment: savedComment,
    others,
  }: {
    talk: Talk;
    user: User;
    about: About;
    comment: CommentSaved;
    others?: { kind: NotificationKind; to: number[] };
  },
): Promise<void> {
  const { id: comment, mentioned, answered } = savedComment;
  const how = { by: user.id, more: user.name };
  const called = { ...how, about: { ...about, on: talk.kind, comment } };
  await notify(db, { ...called, kind: 'mention', to: mentioned });
  const recipients = [...mentioned];
  if (answered !== null && !recipients.includes(answered)) {
    recipients.push(answered);
    await notify(db, { ...called, kind: 'commentAnswer', to: [answered] });
  }
  if (!others) return;
  const to = others.to.filter((id) => !recipients.includes(id));
  await notify(db, { ...how, about: { ...about, comment }, kind: others.kind, to });
}
