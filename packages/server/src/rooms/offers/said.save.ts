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
  settleComment,
  tellSaid,
} from '../comments/index.ts';
import { activePeople } from '../people/index.ts';
import { insertComment } from './offers.queries.ts';
import { tell } from './offers.save.ts';
import { answerable, changeWords, setSeen } from './said.queries.ts';
import { offerTalk } from './talk.queries.ts';

/**
 * Puts an answer under what was decided or said; an answer to an answer stands beside it. Gives its number.
 *
 * @throws HttpError 400 on `answers` when nothing of the kind was said there, on `comment` as other words
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
  const said = { id, mentioned, answered: works ? author : null };
  await noteCalls(db, place, said);
  await tell(db, user, offer, { decision: null, said });
  return id;
}

type Said = { id: number; offer: number; comment: string | null };

/** Changes the words of a comment; whom they name anew is told, whom they name no more is not called any longer. */
export async function reword(db: Db, user: User, one: Said, words: string): Promise<void> {
  const { id, offer, comment } = one;
  if (comment === null || comment === words) return;
  const kept = await namedIn(db, id, 'offer');
  const place = { talk: offerTalk, record: offer, user };
  const mentioned = await assertMentions(db, place, { text: words, field: 'comment', kept });
  await changeWords(db, { id, comment }, { words, by: user.id });
  const named = mentionedIn(words);
  const gone = kept.filter((person) => !named.includes(person));
  await dropCalls(db, id, gone, 'offer');
  if (mentioned.length === 0) return;
  const said = { id, mentioned, answered: null };
  await noteCalls(db, place, said);
  await tellSaid(db, { talk: offerTalk, user, about: await offerTalk.about(db, offer), said });
}

/** Says that a person has seen what was said, or takes that back; a call of theirs there is answered by it. */
export async function see(db: Db, user: User, comment: number, seen: boolean): Promise<void> {
  await setSeen(db, { comment, user: user.id, seen });
  if (seen) await settleComment(db, user.id, comment, 'offer');
}
