import { lastAdmin } from '@zaplecze/contract/rooms/people/calls';
import { formerName } from '@zaplecze/contract/rooms/rodo/calls';
import type { Insertable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import type { Person } from '../../kit/database/tables.ts';
import { conflict, invalid } from '../../kit/http/calls/errors.ts';
import { insertRow, lockRow, saveRow, touchRow } from '../../kit/records/rows.ts';

const columns = [
  'active',
  'anonymized',
  'businessArea',
  'department',
  'email',
  'firstName',
  'lastName',
  'passwordHash',
  'phone',
  'picture',
  'position',
  'roles',
  'username',
  'version',
] as const;

/** Programs have a page of their own, not a profile. */
async function isProgram(db: Db, id: number): Promise<boolean> {
  const found = db.selectFrom('program').select('person').where('person', '=', id);
  return (await found.executeTakeFirst()) !== undefined;
}

/**
 * A person locked for a change, or undefined.
 *
 * @param hold `fields`: what is told the person meanwhile, in a transaction of its own, need not wait
 */
export async function lockPerson(db: Db, id: number, hold: 'all' | 'fields' = 'all') {
  const row = await lockRow(db, 'person', id, { columns: [...columns], hold });
  if (!row || (!row.active && (await isProgram(db, id)))) return undefined;
  const { passwordHash, ...person } = row;
  return { ...person, awaiting: row.active && passwordHash === null };
}
export type LockedPerson = NonNullable<Awaited<ReturnType<typeof lockPerson>>>;

export const insertPerson = (db: Db, fields: Insertable<Person>): Promise<number> =>
  insertRow(db, 'person', fields);

/**
 * Writes a person's own fields. Also called with none, after what hangs on the person has changed:
 * the version then counts that change (see rooms/changes/merge.ts).
 */
export const changePerson = (db: Db, id: number, fields: Updateable<Person>): Promise<number> =>
  saveRow(db, 'person', id, fields);

/** Counts a change of what hangs on several people; `except` counts it by itself. */
export async function touchPeople(db: Db, ids: number[], except?: number): Promise<void> {
  const others = [...new Set(ids)].filter((id) => id !== except).sort((a, b) => a - b);
  for (const id of others) await touchRow(db, 'person', id);
}

/**
 * Notes who takes over the tasks of somebody who leaves, and of those whose tasks they had taken
 * over themselves.
 */
export async function setSuccessor(db: Db, id: number, successor: number | null): Promise<void> {
  await db
    .updateTable('person')
    .set({ successor })
    .where((row) => row.or([row('id', '=', id), row('successor', '=', id)]))
    .execute();
}

export async function setPassword(db: Db, id: number, passwordHash: string): Promise<void> {
  await db.updateTable('person').set({ passwordHash }).where('id', '=', id).execute();
}

/** Whether nobody can sign in yet. */
export async function hasNoPeople(db: Db): Promise<boolean> {
  return (await db.selectFrom('person').select('id').limit(1).executeTakeFirst()) === undefined;
}

export async function saveSetting(
  db: Db,
  person: number,
  key: string,
  value: unknown,
): Promise<void> {
  const json = JSON.stringify(value);
  await db
    .insertInto('personSetting')
    .values({ person, key, value: json })
    .onConflict((known) => known.columns(['person', 'key']).doUpdateSet({ value: json }))
    .execute();
}

/**
 * That somebody else still administers the product. Two who demote one another at once are taken
 * one after the other.
 *
 * @throws HttpError 409 when this is the last active administrator
 */
export async function assertAdminRemains(db: Db, without: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('last-admin'))`.execute(db);
  const other = await db
    .selectFrom('person')
    .select('id')
    .where('active', '=', true)
    .where('id', '<>', without)
    .where(sql<boolean>`'ROLE_ADMIN' = any(roles)`)
    .limit(1)
    .executeTakeFirst();
  if (!other) throw conflict(lastAdmin);
}

/** Whether no other active person has this e-mail or signs in with it. */
export async function isEmailFree(db: Db, email: string, except?: number): Promise<boolean> {
  const other = await db
    .selectFrom('person')
    .select('id')
    .where('active', '=', true)
    .where('id', '<>', except ?? 0)
    .where(sql<boolean>`lower(${email}) in (lower(email), lower(username))`)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}

/** @throws HttpError 400 when another active person has this e-mail, or signs in with it */
export async function assertEmailFree(db: Db, email: string, except?: number): Promise<void> {
  if (!(await isEmailFree(db, email, except)))
    throw invalid({ email: 'Ten adres e-mail ma już inna osoba' });
}

/** Whether nobody has set a password for an account yet. */
export async function isAwaiting(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('person')
    .select('id')
    .where('id', '=', id)
    .where('passwordHash', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether somebody works here; kept so until the transaction ends. */
export async function isActive(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('person')
    .select('id')
    .where('id', '=', id)
    .where('active', '=', true)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Leaves nothing of somebody who left but a number, under which their work stays theirs. */
export async function forgetPerson(db: Db, id: number): Promise<string> {
  await db.deleteFrom('personSetting').where('person', '=', id).execute();
  const row = await db
    .updateTable('person')
    .set({
      ...formerName(id),
      username: `byly-${id}`,
      email: `byly-${id}@usuniete.invalid`,
      phone: null,
      businessArea: null,
      picture: null,
      department: null,
      position: null,
      passwordHash: null,
      roles: ['ROLE_USER'],
      anonymized: sql`now()`,
    })
    .where('id', '=', id)
    .returning('anonymized')
    .executeTakeFirstOrThrow();
  return row.anonymized ?? '';
}

/** Names of the department that a person leaves and of the one they come to, and the heads of both but for the person. */
export async function findMove(
  db: Db,
  person: number,
  [former, next]: [number | null, number | null],
): Promise<{ heads: number[]; former: string | null; next: string | null }> {
  const { rows } = await sql<{ heads: number[]; former: string | null; next: string | null }>`
    select array(select distinct h.id from department d join person h on h.id = d.head
        where d.id in (${former}::int, ${next}::int) and h.active and h.id <> ${person}) as heads,
      (select name from department where id = ${former}::int) as former,
      (select name from department where id = ${next}::int) as next`.execute(db);
  return rows[0] ?? { heads: [], former: null, next: null };
}
