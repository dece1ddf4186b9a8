import type { AccessToken } from '@zaplecze/contract/rooms/session/access-tokens/calls';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { hashToken } from '../../../kit/http/guard.ts';
import { newAccessToken } from '../../../kit/http/token-form.ts';

const shown = sql<AccessToken>`json_build_object('id', t.id, 'name', t.name, 'ending', t.ending,
  'reads', t.reads, 'writes', t.writes, 'created', t.created, 'expires', t.expires,
  'lastUsed', t."lastUsed", 'lastAddress', t."lastAddress",
  'state', case when t.revoked is not null then 'revoked' when t.expires <= now() then 'expired'
    else 'active' end)`;

/** Keys that stopped opening anything are told for as long as somebody may wonder why. */
const recent = sql<boolean>`coalesce(t.revoked, t.expires) > now() - interval '90 days'`;

/** Keys of the person under that column, the newest first, as JSON within another query. */
export const tokensOf = (person: string): RawBuilder<AccessToken[]> => sql<AccessToken[]>`coalesce((
  select json_agg(${shown} order by t.id desc) from "accessToken" t
  where t.person = ${sql.ref(person)} and t.client is null and ${recent}), '[]')`;

export async function listTokens(db: Db, person: number): Promise<AccessToken[]> {
  const rows = await db
    .selectFrom('accessToken as t')
    .select(shown.as('token'))
    .where('t.person', '=', person)
    .where('t.client', 'is', null)
    .where(recent)
    .orderBy('t.id', 'desc')
    .execute();
  return rows.map(({ token }) => token);
}

export type NewToken = { name: string; reads: string[]; writes: string[]; expires: string };

/** Makes a key for a person or program; gives it this once. `expires`: its last day in Warsaw. */
export async function insertToken(
  db: Db,
  { person, by, expires, ...fields }: NewToken & { person: number; by: number },
): Promise<{ id: number; token: string }> {
  const token = newAccessToken();
  const { id } = await db
    .insertInto('accessToken')
    .values({
      ...fields,
      person,
      createdBy: by,
      tokenHash: hashToken(token),
      ending: token.slice(-4),
      expires: sql<string>`(${expires}::date + 1)::timestamp at time zone 'Europe/Warsaw'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token };
}

/** How many keys of a person open something. */
export async function countTokens(db: Db, person: number): Promise<number> {
  const { count } = await db
    .selectFrom('accessToken')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('person', '=', person)
    .where('revoked', 'is', null)
    .where('expires', '>', sql<string>`now()`)
    .executeTakeFirstOrThrow();
  return count;
}

/** A key that still opens something, and whether it is a program's. */
export function findToken(db: Db, id: number) {
  return db
    .selectFrom('accessToken as t')
    .leftJoin('program as g', 'g.person', 't.person')
    .select(['t.id', 't.person', sql<boolean>`g.person is not null`.as('program')])
    .where('t.id', '=', id)
    .where('t.client', 'is', null)
    .where('t.revoked', 'is', null)
    .executeTakeFirst();
}

/** The key of the call itself. */
export function findOwnToken(db: Db, id: number) {
  return db
    .selectFrom('accessToken as t')
    .innerJoin('person as p', 'p.id', 't.person')
    .leftJoin('program as g', 'g.person', 't.person')
    .select(['t.name', 't.reads', 't.writes', 't.expires'])
    .select(sql<boolean>`g.person is not null`.as('program'))
    .select(
      sql<{ id: number; name: string }>`json_build_object('id', p.id,
        'name', p."firstName" || ' ' || p."lastName")`.as('person'),
    )
    .where('t.id', '=', id)
    .executeTakeFirstOrThrow();
}

const revokedBy = (by: number) => ({ revoked: sql<string>`now()`, revokedBy: by });

export async function revokeToken(db: Db, id: number, by: number): Promise<void> {
  await db.updateTable('accessToken').set(revokedBy(by)).where('id', '=', id).execute();
}

/** No key of this person or program opens anything any more, even if the account comes back. */
export async function revokeTokensOf(db: Db, person: number, by: number): Promise<void> {
  await db
    .updateTable('accessToken')
    .set(revokedBy(by))
    .where('person', '=', person)
    .where('revoked', 'is', null)
    .execute();
}

/** Claims keys that end within these days and whose owners were not notified. */
export async function takeEnding(db: Db, days: number) {
  const { rows } = await sql<{
    id: number;
    name: string;
    person: number;
    expires: string;
    program: boolean;
  }>`update "accessToken" t set warned = now() from person p
    left join program g on g.person = p.id
    where p.id = t.person and (p.active or (g.person is not null and g.ended is null))
      and t.client is null and t.revoked is null and t.warned is null and t.expires > now()
      and t.expires < now() + make_interval(days => ${days})
    returning t.id, t.name, t.person, t.expires, g.person is not null as program`.execute(db);
  return rows;
}

/** Administrators: they get notices that no single person is responsible for. */
export async function activeAdmins(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('person')
    .select('id')
    .where('active', '=', true)
    .where(sql<boolean>`'ROLE_ADMIN' = any(roles)`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Keys of a person go with all that is known of them: names, times and addresses of use. */
export async function forgetTokensOf(db: Db, person: number): Promise<void> {
  await db.deleteFrom('accessToken').where('person', '=', person).execute();
}

/** Keys that have opened nothing for a year are forgotten. */
export async function forgetTokens(db: Db): Promise<void> {
  await db
    .deleteFrom('accessToken')
    .where(sql<boolean>`coalesce(revoked, expires) < now() - interval '1 year'`)
    .execute();
}
