import { addressOf } from '@zaplecze/contract/addresses';
import type { Db } from '../../kit/database/database.ts';
import { conflict, invalid } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import { type About, notify } from '../notifications/index.ts';
import { activePeople } from '../people/index.ts';
import type { FoundQuestion } from './questions.queries.ts';

/** What a notice of a question is about: it names whoever wrote, and carries no words of theirs. */
const about = (id: number, by: User): About => ({
  ...{ id, name: by.name, on: 'question', round: 1 },
  address: addressOf('profile', { id: by.id }),
});

const inform = (
  db: Db,
  kind: 'question' | 'questionAnswer',
  { id, by, to }: { id: number; by: User; to: number },
) => notify(db, { kind, to: [to], by: by.id, about: about(id, by), more: '', personal: true });

/**
 * Asks a colleague, who is notified. Returns the question's id.
 *
 * @throws HttpError 400 on `user` for oneself and for whoever works here no more
 */
export async function createQuestion(
  db: Db,
  by: User,
  { user, text }: { user: number; text: string },
): Promise<number> {
  if (user === by.id) throw invalid({ user: 'Zapytaj kogoś innego niż Ty' });
  if (!(await activePeople(db, [user])).has(user))
    throw invalid({ user: 'Ta osoba już tu nie pracuje' });
  const { id } = await db
    .insertInto('question')
    .values({ createdBy: by.id, user, text })
    .returning('id')
    .executeTakeFirstOrThrow();
  await inform(db, 'question', { id, by, to: user });
  return id;
}

/** Answers once; whoever asked is notified. @throws HttpError 409 when it has an answer */
export async function saveAnswer(
  db: Db,
  by: User,
  { id, author, answered }: FoundQuestion,
  words: string,
): Promise<void> {
  if (answered) throw conflict('To pytanie ma już odpowiedź.');
  await db
    .updateTable('question')
    .set({ answer: words, answeredAt: new Date() })
    .where('id', '=', id)
    .execute();
  await inform(db, 'questionAnswer', { id, by, to: author });
}

/** Takes a question back before it has an answer. @throws HttpError 409 when it has one */
export async function removeQuestion(db: Db, { id, answered }: FoundQuestion): Promise<void> {
  if (answered) throw conflict('To pytanie ma już odpowiedź.');
  await db.deleteFrom('question').where('id', '=', id).execute();
}
