import type { Role } from '@zaplecze/contract/permissions';
import { sql } from 'kysely';
import { saveCustom } from '../../kit/custom-fields/save.ts';
import type { Db } from '../../kit/database/database.ts';
import { HttpError, invalid } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import type { Config } from '../../kit/operations/config.ts';
import { assertPlace } from '../dictionaries/index.ts';
import { invite } from '../session/index.ts';
import { assertEmailFree, insertPerson } from './people.write.queries.ts';

type NewPerson = {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string | null | undefined;
  department?: number | null | undefined;
  position?: number | null | undefined;
  role: Role;
  custom?: Record<string, unknown> | undefined;
};

/** What is wrong with one row of several stands on that row. */
function onRow(error: unknown, row: number): unknown {
  if (!(error instanceof HttpError) || !error.errors) return error;
  return invalid(
    Object.fromEntries(
      Object.entries(error.errors).map(([field, words]) => [`people.${row}.${field}`, words]),
    ),
  );
}

/**
 * Makes people who are told nothing yet; gives how many.
 *
 * @throws HttpError 400 on the fields of the first row that cannot be so
 */
export async function addPeople(
  { db, user }: { db: Db; user: User },
  people: NewPerson[],
): Promise<number> {
  for (const [row, { role, custom, ...person }] of people.entries()) {
    const { department = null, position = null } = person;
    try {
      await assertPlace(db, { department, position });
      await assertEmailFree(db, person.email);
      const id = await insertPerson(db, { ...person, username: person.email, roles: [role] });
      await saveCustom({ db, user, record: 'person', id }, custom, { fresh: true });
    } catch (error) {
      throw onRow(error, row);
    }
  }
  return people.length;
}

/** Invites everybody who has neither a password nor a working invitation; gives their links. */
export async function inviteWaiting(
  db: Db,
  config: Config,
): Promise<{ name: string; url: string | null }[]> {
  const waiting = await db
    .selectFrom('person as p')
    .select(['p.id', 'p.email', 'p.firstName', 'p.lastName'])
    .where('p.active', '=', true)
    .where('p.passwordHash', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('passwordReset as r')
            .select('r.person')
            .whereRef('r.person', '=', 'p.id')
            .where('r.purpose', '=', 'invitation')
            .where('r.expires', '>', sql<string>`now()`),
        ),
      ),
    )
    .orderBy('p.id')
    .forUpdate()
    .execute();
  const links: { name: string; url: string | null }[] = [];
  for (const person of waiting) {
    const name = `${person.firstName} ${person.lastName}`;
    links.push({ name, url: await invite(db, config, person) });
  }
  return links;
}
