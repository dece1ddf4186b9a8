import type { Replacement } from '@zaplecze/contract/replacements';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { personTo } from '../../kit/database/refs.ts';
import { insertRow, lockRow, removeRow } from '../../kit/records/rows.ts';

export type Range = { dateFrom: string; dateTo: string };
export type Fields = Range & { user: number; replacedUser: number };

/** Substitutions of the person in `p`, as the one side or the other, the latest first. */
export const replacementsOf = (side: 'user' | 'replacedUser') => sql<Omit<Replacement, 'may'>[]>`
  coalesce((select json_agg(json_build_object(
      'id', r.id, 'user', ${personTo('r.user')}, 'replacedUser', ${personTo('r.replacedUser')},
      'dateFrom', r."dateFrom", 'dateTo', r."dateTo",
      'active', now() between r."dateFrom" and r."dateTo", 'ended', r."dateTo" < now())
      order by r."dateFrom" desc, r.id desc)
    from replacement r where r.${sql.ref(side)} = p.id), '[]')`;

/** Lets writers of substitutions in one after the other, so that no circle closes unseen. */
export async function lockReplacements(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('replacement'))`.execute(db);
}

export const findReplacement = (db: Db, id: number) =>
  lockRow(db, 'replacement', id, { columns: ['user', 'replacedUser', 'dateFrom', 'dateTo'] });

export const insertReplacement = (db: Db, fields: Fields): Promise<number> =>
  insertRow(db, 'replacement', fields);

export const removeReplacement = (db: Db, id: number): Promise<void> =>
  removeRow(db, 'replacement', id);

/** Those of a person that have not ended: what the profile form shows. */
export function openReplacements(db: Db, side: 'user' | 'replacedUser', person: number) {
  return db
    .selectFrom('replacement')
    .select(['id', 'user', 'replacedUser', 'dateFrom', 'dateTo'])
    .where(side, '=', person)
    .where('dateTo', '>=', sql<string>`now()`)
    .forUpdate()
    .execute();
}

/** Another substitute, or a beginning put off, is to be told anew. */
export async function changeReplacement(db: Db, id: number, fields: Fields): Promise<void> {
  await db
    .updateTable('replacement')
    .set({
      ...fields,
      announced: sql`case when "user" = ${fields.user} and "replacedUser" = ${fields.replacedUser}
        and ${fields.dateFrom}::timestamptz <= now() then announced end`,
    })
    .where('id', '=', id)
    .execute();
}

/** Whether a chain of substitutions leads back to its start at one and the same moment. */
export async function closesCircle(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ circle: boolean }>`
    with recursive path(start, "at", "from", "to") as (
      select "user", "replacedUser", "dateFrom", "dateTo" from replacement where id = ${id}
      union
      select path.start, r."replacedUser", greatest(path."from", r."dateFrom"), least(path."to", r."dateTo")
      from path join replacement r on r."user" = path."at" and path."at" <> path.start
        and r."dateFrom" <= path."to" and r."dateTo" >= path."from"
    )
    select exists (select from path where "at" = start) as circle`.execute(db);
  return rows[0]?.circle ?? false;
}

/** Notes that a substitution has begun; nothing when it has not, has ended, or was told before. */
export async function markBegun(db: Db, id: number) {
  return await db
    .updateTable('replacement as r')
    .set({ announced: sql`now()` })
    .from('person as s')
    .from('person as a')
    .whereRef('s.id', '=', 'r.user')
    .whereRef('a.id', '=', 'r.replacedUser')
    .where('r.id', '=', id)
    .where('r.announced', 'is', null)
    .where(sql<boolean>`now() between r."dateFrom" and r."dateTo"`)
    .returning([
      'r.user',
      'r.replacedUser',
      'r.dateTo',
      sql<string>`s."firstName" || ' ' || s."lastName"`.as('userName'),
      sql<string>`a."firstName" || ' ' || a."lastName"`.as('replacedName'),
    ])
    .executeTakeFirst();
}
