import type { Standing } from '@zaplecze/contract/impact';
import type { Days } from '@zaplecze/contract/kit/days';
import type { PersonRef } from '@zaplecze/contract/kit/records';
import { addDays } from '@zaplecze/contract/kit/time';
import { sql } from 'kysely';
import { type Db, prepared } from '../../kit/database/database.ts';
import { authorTo, personJson } from '../../kit/database/refs.ts';
import { dayStart } from '../../kit/lists/list.ts';

/** An absence whose consequences are asked for. */
export type Absence = Days & {
  /** Null: it is not saved yet. */
  id: number | null;
  owner: number;
  /** Its person is away; otherwise they only work elsewhere. */
  away: boolean;
};

export async function findAbsence(db: Db, id: number): Promise<Absence | undefined> {
  return await db
    .selectFrom('calendarEntry as e')
    .innerJoin('calendarType as t', 't.id', 'e.type')
    .select(['e.id', 'e.owner', 'e.dateFrom', 'e.dateTo', 't.isVacation as away'])
    .where('e.id', '=', id)
    .executeTakeFirst();
}

/** The absent person, who works here, and their department. */
export async function findOwner(db: Db, id: number) {
  return await db
    .selectFrom('person as p')
    .select([personJson('p').as('user'), 'p.department'])
    .where('p.id', '=', id)
    .where('p.active', '=', true)
    .executeTakeFirst();
}
export type Owner = { user: PersonRef; department: number | null };

/** A link of a chain of substitutes. */
export type Link = Omit<Standing, 'away'>;

/** Who stands in for these people on some day of a range. */
export async function findLinks(
  db: Db,
  people: number[],
  range: Days,
  absence: number | null,
): Promise<Link[]> {
  const { rows } = await sql<Link>`
    select ${prepared} ${authorTo('r.replacedUser')} as of, ${authorTo('r.user')} as "user",
      (r."dateFrom" at time zone 'Europe/Warsaw')::date::text as "dateFrom",
      (r."dateTo" at time zone 'Europe/Warsaw')::date::text as "dateTo",
      coalesce(r.absence = ${absence}::int, false) as bound
    from replacement r join person s on s.id = r."user" and s.active
    where r."replacedUser" = any(${people}::int[]) and r."dateTo" >= ${dayStart(range.dateFrom)}
      and r."dateFrom" < ${dayStart(addDays(range.dateTo, 1))}
    order by r."dateFrom", r.id`.execute(db);
  return rows;
}

/** Whom somebody stands in for in these days: none of them can stand in for that person. */
export async function findReplacedThen(db: Db, person: number, range: Days): Promise<number[]> {
  const rows = await db
    .selectFrom('replacement')
    .select('replacedUser')
    .where('user', '=', person)
    .where('dateTo', '>=', dayStart(range.dateFrom))
    .where('dateFrom', '<', dayStart(addDays(range.dateTo, 1)))
    .execute();
  return rows.map(({ replacedUser }) => replacedUser);
}

/** A person's name. */
export async function personName(db: Db, id: number): Promise<string> {
  const row = await db
    .selectFrom('person')
    .select(sql<string>`"firstName" || ' ' || "lastName"`.as('name'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.name;
}
