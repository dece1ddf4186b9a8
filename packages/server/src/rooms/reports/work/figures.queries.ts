import { daysOf, monthDays, monthOf } from '@zaplecze/contract/kit/values/days';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { offerStatus } from '@zaplecze/contract/rooms/offers/lists';
import type { ReportFilter } from '@zaplecze/contract/rooms/reports/schemas';
import type { KeyFigures } from '@zaplecze/contract/rooms/reports/work/calls';
import { figureMonths } from '@zaplecze/contract/rooms/reports/work/lists';
import { taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { dayStart } from '../../../kit/lists/list.ts';
import { findPresence, findWorkdays } from '../../absences/index.ts';
import { taskDue } from '../../tasks/index.ts';
import { ofOffers } from '../sales/offer-scope.queries.ts';
import { isDecided } from '../sales/offer-wins.queries.ts';
import { findValue } from '../sales/project-value.queries.ts';
import { inDays, monthIn, ofPeople, ofTasks } from '../scope.queries.ts';
import { findTimeliness } from './timeliness.queries.ts';

/** The first line of the dashboard, by month; counted as its charts count, so that the lists behind agree. */
export async function findKeyFigures(db: Db, filter: ReportFilter): Promise<KeyFigures[]> {
  const months = figureMonths(filter);
  const [first = '', last = ''] = [months[0], months.at(-1)];
  const within = { ...filter, dateFrom: `${first}-01`, dateTo: monthDays(last).dateTo };
  const [timeliness, value, overdue, offers, absent] = await Promise.all([
    findTimeliness(db, { by: 'month', filter: within }),
    findValue(db, { by: 'month', filter: within }),
    overdueBy(db, filter, months),
    offersBy(db, within, months),
    absentBy(db, filter, months),
  ]);
  return months.map((month, at) => ({
    month,
    overdue: overdue[at] ?? 0,
    onTime: timeliness[at]?.onTime ?? 0,
    late: timeliness[at]?.late ?? 0,
    value: value[at]?.value ?? 0,
    ...(offers.find(({ place }) => place === at + 1)?.counts ?? { accepted: 0, decided: 0 }),
    absent: absent[at] ?? 0,
  }));
}

/** People of the filter who work here. */
export async function countPeople(db: Db, filter: ReportFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from person u where ${ofPeople(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Tasks open and past their limit at the end of each month; of the current one now. Cancelled ones are left out. */
async function overdueBy(db: Db, filter: ReportFilter, months: string[]): Promise<number[]> {
  const current = monthOf(warsawDay());
  const counts = months.map((month) => {
    if (month === current) return sql`count(*) filter (where ${taskDue('overdue')})::int`;
    const end = dayStart(addDays(monthDays(month).dateTo, 1));
    return sql`count(*) filter (where t."dateRealizationLimit" < ${end} and t.created < ${end}
      and (t.status <> ${sql.lit(taskStatus.done)} or t."dateEndJob" >= ${end}))::int`;
  });
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(counts)}] as counts from "projectTask" t
    where t.status <> ${sql.lit(taskStatus.cancelled)} and t."dateRealizationLimit" < now()
      and (t.status <> ${sql.lit(taskStatus.done)} or t."dateEndJob" >= ${dayStart(`${months[0]}-01`)})
      and ${ofTasks(filter)}`.execute(db);
  return rows[0]?.counts ?? [];
}

type Decided = { place: number; counts: { accepted: number; decided: number } };

/** Offers decided in each month; `place` is the month's, the first is 1. */
async function offersBy(
  db: Db,
  filter: ReportFilter & { dateFrom: string; dateTo: string },
  months: string[],
) {
  const accepted = sql<boolean>`o.status = ${sql.lit(offerStatus.accepted)}`;
  const { rows } = await sql<Decided>`
    select ${monthIn('o.decided', months)} as place, json_build_object(
      'accepted', count(*) filter (where ${accepted}), 'decided', count(*)) as counts
    from offer o where ${inDays('o.decided', filter)} and ${isDecided} and ${ofOffers(filter)}
    group by 1`.execute(db);
  return rows;
}

/** People not at work today, and of months on their working days on average, as „Zespół dziś” counts. */
async function absentBy(db: Db, filter: ReportFilter, months: string[]): Promise<number[]> {
  const today = warsawDay();
  const range = { dateFrom: `${months[0]}-01`, dateTo: monthDays(months.at(-1) ?? '').dateTo };
  const { rows: people } = await sql<{ id: number }>`
    select u.id from person u where ${ofPeople(filter)}`.execute(db);
  const ids = people.map(({ id }) => id);
  const [team, works] = await Promise.all([findPresence(db, ids, range), findWorkdays(db)]);
  const away = (day: string) => ids.filter((id) => team.isAbsentOn(id, day)).length;
  return months.map((month) => {
    if (month === monthOf(today)) return away(today);
    const days = daysOf(monthDays(month)).filter(works);
    const sum = days.reduce((all, day) => all + away(day), 0);
    return Math.round((10 * sum) / Math.max(days.length, 1)) / 10;
  });
}
