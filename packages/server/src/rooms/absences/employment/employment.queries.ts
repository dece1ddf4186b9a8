import type { FieldErrors } from '@zaplecze/contract/kit/calls/messages';
import type { Days } from '@zaplecze/contract/kit/values/days';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { EmploymentGap } from '@zaplecze/contract/rooms/absences/employment/calls';
import { shownAbsences } from '@zaplecze/contract/rooms/absences/statuses';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { oneOf } from '../../../kit/lists/list.ts';
import type { SeniorityPeriod } from './employment.rules.ts';
import { outsideWords } from './outside.rules.ts';

/** Times of employment of people, each person's in order. */
export const listTerms = (db: Db, people: number[]) =>
  db
    .selectFrom('employmentTerm as t')
    .where(oneOf('t.person', people))
    .select(['t.id', 't.person', 't.firstDay', 't.lastDay', 't.partTime', 't.dayNorm'])
    .select(['t.firstJob', 't.formerUntil', 't.formerEntitled', 't.formerUsed', 't.version'])
    .orderBy('t.firstDay')
    .execute();

/** What of an absence lies outside of its person's employment, in words for its fields; null: nothing, or nothing is known. */
export const findOutside = async (
  db: Db,
  { owner, ...days }: Days & { owner: number },
): Promise<FieldErrors | null> => outsideWords(await listTerms(db, [owner]), days);

/** Absences from a day on, accepted or asked for, that have days on which their person is not employed, the soonest first. */
export const listOutside = (db: Db, person: number, day: string) =>
  db
    .selectFrom('calendarEntry as e')
    .innerJoin('calendarType as k', 'k.id', 'e.type')
    .where('e.owner', '=', person)
    .where('e.dateTo', '>=', day)
    .where(oneOf('e.status', shownAbsences))
    .where(sql<boolean>`not coalesce(
      daterange(greatest(e."dateFrom", ${day}::date), e."dateTo", '[]') <@ (
        select range_agg(daterange(t."firstDay", t."lastDay", '[]'))
        from "employmentTerm" t where t.person = e.owner), true)`)
    .select(['e.type', 'e.dateFrom', 'e.dateTo', 'e.hours', 'k.name'])
    .orderBy('e.dateFrom')
    .orderBy('e.id')
    .execute();

/** What counts towards the seniority of people besides, schools first. */
export const listPeriods = (db: Db, people: number[]) =>
  db
    .selectFrom('seniorityPeriod as s')
    .where(oneOf('s.person', people))
    .select(['s.id', 's.person', 's.dateFrom', 's.dateTo', 's.version'])
    .select(sql<SeniorityPeriod['years']>`s.years`.as('years'))
    .select(sql<SeniorityPeriod['kind']>`s.kind`.as('kind'))
    .orderBy(sql`s.kind <> 'school'`)
    .orderBy('s.dateFrom')
    .orderBy('s.id')
    .execute();

/** The year in which the account of a person `p` was made, in Warsaw. */
export const yearOfAccount = sql<number>`extract(year from p.created at time zone 'Europe/Warsaw')::int`;

/**
 * What lacks of a person `p`, so that leave is not worked out as the Code says: the first day or a new term, the roster of
 * a part of a post (as it is now, or will be where the first day is still to come), the leave of years before the product.
 * Nothing where no type is holiday leave with a limit.
 */
export const gapsOf = (today = warsawDay()) => sql<EmploymentGap[]>`(select array_remove(array[
    case when not exists (select from "employmentTerm" t where t.person = p.id
        and (t."lastDay" is null or t."lastDay" >= ${today}::date))
      then 'firstDay' end,
    case when coalesce(
        (select t."partTime" from "employmentTerm" t where t.person = p.id
          and ${today}::date <= coalesce(t."lastDay", 'infinity') order by t."firstDay" limit 1),
        (select m."partTime" from employment m where m.person = p.id
          and m.year <= extract(year from ${today}::date) order by m.year desc limit 1), 1) < 1
        and not exists (select from "workingPattern" w where w.person = p.id)
      then 'roster' end,
    case when not exists (select from "absenceBalance" b join "calendarType" k on k.id = b.type
          where b.person = p.id and k."limitKind" = 'vacation'
            and (b.carried is not null or b.year < extract(year from ${today}::date)))
        and not exists (select from "employmentTerm" t where t.person = p.id
          and extract(year from t."firstDay") >= extract(year from ${today}::date))
        and not coalesce((select extract(year from min(t."firstDay")) from "employmentTerm" t
          where t.person = p.id) >= ${yearOfAccount}, false)
      then 'balance' end], null)
  where exists (select from "calendarType" k
    where k.limited and not k.archived and k."limitKind" = 'vacation'))`;

/** The same of one person. */
export async function findGaps(db: Db, person: number): Promise<EmploymentGap[]> {
  const found = await db
    .selectFrom('person as p')
    .where('p.id', '=', person)
    .select(sql<EmploymentGap[]>`coalesce(${gapsOf()}, '{}')`.as('gaps'))
    .executeTakeFirst();
  return found?.gaps ?? [];
}

/** Managers and administrators who work here: those who keep the books of others. */
export async function listBookkeepers(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('person')
    .where('active', '=', true)
    .where(sql<boolean>`roles && '{ROLE_MANAGER,ROLE_ADMIN}'::text[]`)
    .select('id')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Of how many people who work here something lacks. */
export async function countGaps(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('person as p')
    .where('p.active', '=', true)
    .where(sql<boolean>`cardinality(${gapsOf()}) > 0`)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
