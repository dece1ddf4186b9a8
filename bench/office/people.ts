import { type Flags, flagsOf } from '@zaplecze/contract/permissions';
import type pg from 'pg';
import { signIn } from '../server.ts';

/** Somebody of the office, with the session they have. */
export type Person = { id: number; flags: Flags; token: string };

/** A hundred who work at once: of each role some, most of them without another. */
const roles = [
  { role: 'ROLE_ADMIN', count: 2 },
  { role: 'ROLE_MANAGER', count: 18 },
  { role: 'ROLE_RECEPTION', count: 5 },
  { role: 'ROLE_USER', count: 75 },
] as const;

/** People who have that role and no further one; those who have it already come first. */
const take = `update person set roles = array[$1], "passwordHash" = (select "passwordHash" from person where username = 'admin')
  where id in (select id from person where active and id <> all($3) order by roles <> array[$1], id limit $2)
  returning id, username, roles`;

/**
 * Gives a hundred people their roles and the demonstration password, and signs each of them in as
 * they would themselves.
 */
export async function signInOffice(db: pg.Client, base: string): Promise<Person[]> {
  const office: Person[] = [];
  for (const { role, count } of roles) {
    const known = office.map(({ id }) => id);
    const { rows } = await db.query<{ id: number; username: string; roles: string[] }>(take, [
      role,
      count,
      known,
    ]);
    for (const { id, username, roles } of rows.sort((a, b) => a.id - b.id)) {
      office.push({ id, flags: flagsOf(roles), token: await signIn(base, username) });
    }
  }
  return office;
}
