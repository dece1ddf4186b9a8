import type { AccountEvent } from '@zaplecze/contract/rooms/session/account-events';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';

/** The owner of an account, for letters to them; `by`: the name of the author of the event. */
export function findAccountOwner(db: Db, person: number, by: number | null) {
  return db
    .selectFrom('person')
    .select(['id', 'email', 'firstName'])
    .select(
      sql<string | null>`(select b."firstName" || ' ' || b."lastName" from person b
        where b.id = ${by}::integer and b.id <> person.id)`.as('by'),
    )
    .where('id', '=', person)
    .executeTakeFirst();
}

type Known = { person: number; event: AccountEvent; mark: string };

const noticesOf = (db: Db, { person, event, mark }: Known) =>
  db
    .selectFrom('history')
    .select('id')
    .where('entity', '=', 'person')
    .where('entityId', '=', person)
    .where('action', '=', 'account')
    .where(sql<boolean>`changes ->> 'event' = ${event} and changes ->> 'mark' = ${mark}`)
    .limit(1);

/** Whether a person was told of an event with this mark at any time. */
export const wasNotifiedOf = async (db: Db, known: Known): Promise<boolean> =>
  (await noticesOf(db, known).executeTakeFirst()) !== undefined;

/** Whether they were told of it within a day. */
export async function wasNotifiedToday(db: Db, known: Known): Promise<boolean> {
  const lately = noticesOf(db, known).where('at', '>', sql<string>`now() - interval '1 day'`);
  return (await lately.executeTakeFirst()) !== undefined;
}

/** Whether anybody has come in as this person since the account was opened, or opened again. */
export async function hasSignedIn(db: Db, person: number): Promise<boolean> {
  const { rows } = await sql<{ entered: boolean }>`select
    exists (select from "knownDevice" where person = ${person})
    or exists (select from session where person = ${person}) as entered`.execute(db);
  return rows[0]?.entered === true;
}

/**
 * Whether anybody has ever come in as this person: before, nobody but who invited them knows of the account. Who was
 * deactivated counts as one who has: their browsers were forgotten then.
 */
export async function hasEntered(db: Db, person: number): Promise<boolean> {
  if (await hasSignedIn(db, person)) return true;
  const { rows } = await sql<{ left: boolean }>`select exists (select from history
    where entity = 'person' and "entityId" = ${person}
      and action = 'update' and changes ? 'active') as left`.execute(db);
  return rows[0]?.left === true;
}
