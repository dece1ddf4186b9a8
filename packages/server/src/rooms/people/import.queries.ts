import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import type { KnownRecord } from '../../kit/imports/record-import.ts';
import { Names } from '../../kit/parsing/names.ts';

/** Everybody who works here, by their names either way round and by their e-mail. */
export async function peopleNames(db: Db): Promise<Names> {
  const names = new Names();
  const people = await db
    .selectFrom('person')
    .select(['id', 'firstName', 'lastName', 'email'])
    .where('active', '=', true)
    .execute();
  for (const { id, firstName, lastName, email } of people) {
    names.add(id, `${firstName} ${lastName}`, `${lastName} ${firstName}`, email ?? '');
  }
  return names;
}

/** Whoever has these e-mails (in small letters), also those who have left: an address is nobody else's. */
export async function knownPeople(db: Db, emails: string[]): Promise<Map<string, KnownRecord>> {
  const rows = await db
    .selectFrom('person')
    .select(['id', 'firstName', 'lastName', 'email'])
    .where(sql<boolean>`lower(email) = any(${emails})`)
    .execute();
  return new Map(
    rows.map(({ id, firstName, lastName, email }) => [
      (email ?? '').toLowerCase(),
      { id, name: `${firstName} ${lastName}` },
    ]),
  );
}
