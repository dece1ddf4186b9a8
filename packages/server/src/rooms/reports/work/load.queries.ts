import type { Days } from '@zaplecze/contract/kit/values/days';
import { type Workdays, workingDaysIn } from '@zaplecze/contract/kit/values/holidays';
import type { ColoredRef, PersonRef } from '@zaplecze/contract/kit/values/records';
import { addDays } from '@zaplecze/contract/kit/values/time';
import { openIssueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import type { ReportFilter } from '@zaplecze/contract/rooms/reports/schemas';
import type { LoadPart } from '@zaplecze/contract/rooms/reports/work/calls';
import { taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { literals } from '../../../kit/database/literals.ts';
import { coloredTo, personJson } from '../../../kit/database/refs.ts';
import { ofPeople } from '../scope.queries.ts';
import { workingDaysAt } from './worked-hours.queries.ts';

/** Tasks that hours are planned for: those that are put off wait for somebody's word. */
const planned = literals([taskStatus.waiting, taskStatus.toDo, taskStatus.inProgress]);
const open = literals(openIssueStatuses);

/** An issue's hours are shared by those who do it. */
const share = sql<number>`i."timeRequired" / (select count(*) from "issueUser" o where o.issue = i.id)`;

export type LoadFacts = {
  user: PersonRef;
  department: ColoredRef | null;
  /**
   * Hours a working day, by how many working days from today on they go on for; what goes on beyond the last
   * week is told together.
   */
  rates: { days: number; rate: number }[];
  unplanned: number;
};

/**
 * Over how many working days from today on the hours up to a limit are spread: those that have begun by
 * then, and at least one, for what is overdue; null without a limit.
 */
const spreadOver = (limit: string, days: number[]) =>
  sql<number | null>`case when ${sql.ref(limit)} is not null then
    greatest(width_bucket(date_part('epoch', ${sql.ref(limit)}), ${days}::float8[]), 1) end`;

/** So far ahead working days are told apart; a later limit is spread up to there. */
const farthest = 3 * 366;

/** Hours of people's work a day; by name. `range`: from today to the last week's end. */
export async function findLoad(
  db: Db,
  filter: ReportFilter,
  { works, ...range }: Days & { works: Workdays },
): Promise<LoadFacts[]> {
  const days = workingDaysAt({ ...range, dateTo: addDays(range.dateFrom, farthest) }, works);
  const beyond = workingDaysIn(range, works) + 1;
  const rate = (hours: RawBuilder<unknown>) => sql`sum((${hours})::float8 / days)`;
  type Found = Omit<LoadFacts, 'rates'> & { days: number[] | null; rates: number[] | null };
  const { rows } = await sql<Found>`
    with people as materialized (select u.* from person u where ${ofPeople(filter)}),
    work as materialized (
      select "user", least(days, ${beyond}::int) as days, ${rate(sql`estimation`)} as rate,
        count(*) filter (where estimation is null or "limit" is null) as without
      from (select t."user", t.estimation, t."dateRealizationLimit" as "limit",
          ${spreadOver('t.dateRealizationLimit', days)} as days
        from "projectTask" t
        where t.status in ${planned} and t."user" in (select id from people)) t
      group by 1, 2
      union all
      select "user", least(days, ${beyond}::int), ${rate(sql`hours`)},
        count(*) filter (where hours is null or "limit" is null)
      from (select l."user", ${share} as hours, i."dateRealization" as "limit",
          ${spreadOver('i.dateRealization', days)} as days
        from issue i join "issueUser" l on l.issue = i.id and l.open
        where i.status in ${open} and l."user" in (select id from people)) i
      group by 1, 2
    ), summed as (
      select "user", array_agg(days) filter (where rate > 0) as days,
        array_agg(rate) filter (where rate > 0) as rates, sum(without)::int as without
      from work group by 1
    )
    select ${personJson('u')} as "user", ${coloredTo('department', 'u.department')} as department,
      s.days, s.rates, coalesce(s.without, 0) as unplanned
    from people u left join summed s on s."user" = u.id
    order by u."lastName", u."firstName", u.id`.execute(db);
  return rows.map(({ days: places, rates, ...row }) => ({
    ...row,
    rates: (places ?? []).map((place, at) => ({ days: place, rate: rates?.[at] ?? 0 })),
  }));
}

/** Whether work with so many hours and such a limit has a place in a week, or is told to have none. */
const placed = (hours: RawBuilder<unknown>, limit: string, inWeeks: boolean) =>
  inWeeks
    ? sql<boolean>`${hours} > 0 and ${sql.ref(limit)} is not null`
    : sql<boolean>`(${hours} is null or ${sql.ref(limit)} is null)`;

type Part = Omit<LoadPart, 'hours'>;

/**
 * What a person has that hours are planned for, whatever its limit; with `inWeeks: false` what has no
 * estimate or no limit.
 */
export async function findLoadParts(db: Db, user: number, inWeeks: boolean): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select 'task' as kind, t.id, t.name, json_build_object('id', p.id, 'name', p.name) as project,
      json_build_object('id', p.client, 'name', p."clientName") as client,
      json_build_object('task', t.task, 'procedure', t.procedure, 'service', t.service,
        'finalDate', t."finalDate", 'version', t.version) as address,
      t."dateRealizationLimit" as "limit", t.estimation::float8 as estimation
    from "projectTask" t join project p on p.id = t.project
    where t."user" = ${user} and t.status in ${planned}
      and ${placed(sql`t.estimation`, 't.dateRealizationLimit', inWeeks)}
    union all
    select 'issue', i.id, i.name, null, case when i.client is not null then
        json_build_object('id', i.client, 'name', i."clientName") end, null,
      i."dateRealization", (${share})::float8
    from "issueUser" l join issue i on i.id = l.issue
    where l."user" = ${user} and l.open and i.status in ${open}
      and ${placed(sql`i."timeRequired"`, 'i.dateRealization', inWeeks)}
    order by 7, 1, 2`.execute(db);
  return rows;
}
