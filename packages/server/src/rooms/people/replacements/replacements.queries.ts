import type { Replacement } from '@zaplecze/contract/rooms/people/replacements/calls';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { fullName, personTo } from '../../../kit/database/refs.ts';
import { insertRow, lockRow, removeRow } from '../../../kit/records/rows.ts';

export type Range = { dateFrom: string; dateTo: string };
export type ReplacementFields = Range & {
  user: number;
  replacedUser: number;
  /** The absence that it goes with. */
  absence?: number;
};

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

export const insertReplacement = (db: Db, fields: ReplacementFields): Promise<number> =>
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

/**
 * Another substitute, or a beginning put off, is to be told anew. One that is given days of its own goes with its
 * absence no more.
 */
export async function changeReplacement(
  db: Db,
  id: number,
  { absence, ...fields }: ReplacementFields,
): Promise<void> {
  const same = sql`"user" = ${fields.user} and "replacedUser" = ${fields.replacedUser}`;
  const sameDays = sql`"replacedUser" = ${fields.replacedUser}
    and "dateFrom" = ${fields.dateFrom}::timestamptz and "dateTo" = ${fields.dateTo}::timestamptz`;
  await db
    .updateTable('replacement')
    .set({
      ...fields,
      announced: sql`case when ${same} and ${fields.dateFrom}::timestamptz <= now() then announced end`,
      concluded: sql`case when ${same} and ${fields.dateTo}::timestamptz < now() then concluded end`,
      absence: absence ?? sql<number | null>`case when ${sameDays} then absence end`,
    })
    .where('id', '=', id)
    .execute();
}

/** Whether another substitution has the same people and days. */
export async function isThere(
  db: Db,
  { user, replacedUser, dateFrom, dateTo }: ReplacementFields,
  except = 0,
): Promise<boolean> {
  const found = await db
    .selectFrom('replacement')
    .select('id')
    .where('user', '=', user)
    .where('replacedUser', '=', replacedUser)
    .where('dateFrom', '=', dateFrom)
    .where('dateTo', '=', dateTo)
    .where('id', '!=', except)
    .executeTakeFirst();
  return found !== undefined;
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

/** A substitution with the names of its two. */
export type NamedReplacement = {
  user: number;
  replacedUser: number;
  userName: string;
  replacedName: string;
};

const nameOf = (column: 'r.user' | 'r.replacedUser') =>
  sql<string>`(select p."firstName" || ' ' || p."lastName" from person p where p.id = ${sql.ref(column)})`;

const columns = [
  'r.user',
  'r.replacedUser',
  'r.dateTo',
  nameOf('r.user').as('userName'),
  nameOf('r.replacedUser').as('replacedName'),
] as const;

/** Claims the notice of a substitution's beginning; nothing when it has not begun, is over, or was claimed before. */
export const takeBeginning = (db: Db, id: number) =>
  db
    .updateTable('replacement as r')
    .set({ announced: sql`now()` })
    .where('r.id', '=', id)
    .where('r.announced', 'is', null)
    .where(sql<boolean>`now() between r."dateFrom" and r."dateTo"`)
    .returning(columns)
    .executeTakeFirst();

/** Claims the notice of a substitution's end; without a notice of its beginning there is none. */
export const takeEnd = (db: Db, id: number) =>
  db
    .updateTable('replacement as r')
    .set({ concluded: sql`now()` })
    .where('r.id', '=', id)
    .where('r.announced', 'is not', null)
    .where('r.concluded', 'is', null)
    .where(sql<boolean>`r."dateTo" < now()`)
    .returning(columns)
    .executeTakeFirst();

/** What the two are called. */
export async function findBothNames(db: Db, two: { user: number; replacedUser: number }) {
  const { rows } = await sql<Pick<NamedReplacement, 'userName' | 'replacedName'>>`
    select ${nameOf('r.user')} as "userName", ${nameOf('r.replacedUser')} as "replacedName"
    from (select ${two.user}::int as "user", ${two.replacedUser}::int as "replacedUser") r`.execute(
    db,
  );
  return rows[0] ?? { userName: '', replacedName: '' };
}

/** Whom somebody stands in for just now, directly or by a chain, with their names. */
export const replacedWithNames = (db: Db, person: number) =>
  db
    .selectFrom('person as p')
    .where(sql<boolean>`p.id in (select replaced_by(${person}))`)
    .select(['p.id', fullName('p').as('name')])
    .orderBy('p.id')
    .execute();

/** Notes that the two know already that it has begun. */
export async function markNotified(db: Db, id: number): Promise<void> {
  await db.updateTable('replacement').set({ announced: sql`now()` }).where('id', '=', id).execute();
}

/** The substitution that goes with an absence, locked; the newest where there are several. */
export const replacementOfAbsence = (db: Db, absence: number) =>
  db
    .selectFrom('replacement')
    .select(['id', 'user', 'replacedUser', 'dateFrom', 'dateTo'])
    .where('absence', '=', absence)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
