import type { Database } from '../../src/kit/database/database.ts';

/** A person of a copy, called and signing in by this last name; gives the id. */
export const insertAccount = async (db: Database, name: string, more: object = {}) =>
  (
    await db
      .insertInto('person')
      .values({
        ...{ firstName: 'Osoba', lastName: name, email: `${name}@f.pl`, username: name },
        ...{ passwordHash: `hash-${name}`, ...more },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
