import type { Days } from '@zaplecze/contract/kit/values/days';
import type { PersonRef } from '@zaplecze/contract/kit/values/records';
import { addDays } from '@zaplecze/contract/kit/values/time';
import type { ImpactSubstitution } from '@zaplecze/contract/rooms/impact/calls';
import { taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import { sql } from 'kysely';
import { type Db, preparedStatement } from '../../kit/database/database.ts';
import { literals } from '../../kit/database/literals.ts';
import { authorTo, personJson } from '../../kit/database/refs.ts';
import { dayStart } from '../../kit/lists/list.ts';
import { acceptedAbsences, availabilityOf } from '../absences/index.ts';

/** Statuses of tasks that hours are planned for. */
const planned = [taskStatus.waiting, taskStatus.toDo, taskStatus.inProgress];

/** An absence whose consequences are asked for. */
export type Absence = Days & {
  /** Null: it is not saved yet. */
  id: number | null;
  owner: number;
  /** Its person is away all day; otherwise they only work elsewhere, or a part of the day. */
  away: boolean;
};

const isFilled = (norm: number, hours: number) => norm > 0 && hours * 60 >= norm;

export async function findAbsence(db: Db, id: number): Promise<Absence | undefined> {
  const found = await db
    .selectFrom('calendarEntry as e')
    .innerJoin('calendarType as t', 't.id', 'e.type')
    .select(['e.id', 'e.owner', 'e.dateFrom', 'e.dateTo', 'e.hours', 't.isVacation'])
    .where('e.id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  const { hours, isVacation, ...absence } = found;
  // Hours take the day where they are all that its person is to work on it.
  const [day] = isVacation && hours !== null ? await availabilityOf(db, [found.owner], found) : [];
  const away = isVacation && (hours === null || (day !== undefined && isFilled(day.norm, hours)));
  return { ...absence, away };
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
export type Link = Omit<ImpactSubstitution, 'away'>;

/** Substitutes of these people on some day of a range. */
export async function findLinks(
  db: Db,
  people: number[],
  range: Days,
  absence: number | null,
): Promise<Link[]> {
  const { rows } = await sql<Link>`
    select ${preparedStatement} ${authorTo('r.replacedUser')} as of, ${authorTo('r.user')} as "user",
      (r."dateFrom" at time zone 'Europe/Warsaw')::date::text as "dateFrom",
      (r."dateTo" at time zone 'Europe/Warsaw')::date::text as "dateTo",
      coalesce(r.absence = ${absence}::int, false) as bound
    from replacement r join person s on s.id = r."user" and s.active
    where r."replacedUser" = any(${people}::int[]) and r."dateTo" >= ${dayStart(range.dateFrom)}
      and r."dateFrom" < ${dayStart(addDays(range.dateTo, 1))}
    order by r."dateFrom", r.id`.execute(db);
  return rows;
}

/** Of so many is asked how full their weeks are. */
const shortlisted = 12;

/**
 * People of a department (null: of all) besides some, of whom it is worth asking how full their weeks are: those who are
 * not away in these days, of them those with the fewest hours of tasks due until their end. Nobody whose account waits to be opened.
 */
export async function shortlist(
  db: Db,
  { department, not, range }: { department: number | null; not: number[]; range: Days },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select ${preparedStatement} u.id
    from person u
    where u.active and u.id <> all(${not}::int[])
      -- An account that nobody has opened yet is refused as a substitute: whoever has it would hear of nothing.
      and (u."passwordHash" is not null
        or exists (select from "knownDevice" k where k.person = u.id)
        or exists (select from session s where s.person = u.id))
      and ${department === null ? sql`true` : sql`u.department = ${department}`}
    order by exists (
        select from ${acceptedAbsences} e
        where e.owner = u.id and e."isVacation" and e.hours is null and e."dateTo" >= ${range.dateFrom}::date
          and e."dateFrom" <= ${range.dateTo}::date),
      (select coalesce(sum(t.estimation), 0) from "projectTask" t
        where t."user" = u.id and t.status in ${literals(planned)}
          and t."dateRealizationLimit" < ${dayStart(addDays(range.dateTo, 1))}),
      u.id
    limit ${shortlisted}`.execute(db);
  return rows.map(({ id }) => id);
}

/** People whom somebody substitutes in these days: none of them can substitute that person. */
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
