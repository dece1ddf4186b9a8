import { mentionedIn } from '@zaplecze/contract/kit/values/mentions';
import type { Offer } from '@zaplecze/contract/rooms/offers/calls';
import type { Db } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import {
  assertMentions,
  dropCalls,
  namedIn,
  noteCalls,
  notifyOfComment,
  settleComment,
} from '../comments/index.ts';
import { activePeople } from '../people/index.ts';
import { answerable, changeWords, setSeen } from './offer-comments.queries.ts';
import { insertComment } from './offers.queries.ts';
import { notifyOfChange } from './offers.save.ts';
import { offerTalk } from './talk.queries.ts';

/**
 * Adds an answer to a decision or comment; an answer to an answer stands beside it. Returns its number.
 *
 * @throws HttpError 400 on `answers` when there is no such comment there, on `comment` as other texts
 */
export async function answer(
  db: Db,
  user: User,
  offer: Offer,
  { comment, answers }: { comment: string; answers: number },
): Promise<number> {
  const place = { talk: offerTalk, record: offer.id, user };
  const mentioned = await assertMentions(db, place, { text: comment, field: 'comment' });
  const head = await answerable(db, offer.id, answers);
  if (!head) throw invalid({ answers: 'Nie ma już komentarza, na który odpowiadasz' });
  const own = { offer: offer.id, status: offer.status.id, comment, createdBy: user.id };
  const id = await insertComment(db, { ...own, answerTo: head.root });
  const author = head.author === user.id ? null : head.author;
  const works = author !== null && (await activePeople(db, [author])).has(author);
  const saved = { id, mentioned, answered: works ? author : null };
  await noteCalls(db, place, saved);
  await notifyOfChange(db, user, offer, { decision: null, comment: saved });
  return id;
}

type LockedComment = { id: number; offer: number; comment: string | null };

/** Changes the words of a comment; whom they name anew is told, whom they name no more is not called any longer. */
export async function reword(db: Db, user: User, one: LockedComment, words: string): Promise<void> {
  const { id, offer, comment } = one;
  if (comment === null || comment === words) return;
  const before = await namedIn(db, id, 'offer');
  const place = { talk: offerTalk, record: offer, user };
  const mentioned = await assertMentions(db, place, {
    text: words,
    field: 'comment',
    present: before,
  });
  await changeWords(db, { id, comment }, { words, by: user.id });
  const named = mentionedIn(words);
  const unmentioned = before.filter((person) => !named.includes(person));
  await dropCalls(db, id, unmentioned, 'offer');
  if (mentioned.length === 0) return;
  const saved = { id, mentioned, answered: null };
  await noteCalls(db, place, saved);
  await notifyOfComment(db, {
    talk: offerTalk,
    user,
    about: await offerTalk.about(db, offer),
    comment: saved,
  });
}

/** Marks a comment as seen by a person, or removes the mark; a mention of them there counts as answered. */
export async function see(db: Db, user: User, comment: number, seen: boolean): Promise<void> {
  await setSeen(db, { comment, user: user.id, seen });
  if (seen) await settleComment(db, user.id, comment, 'offer');
}
