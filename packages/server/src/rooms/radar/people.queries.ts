import type { Days } from '@zaplecze/contract/kit/values/days';
import type { StandIn } from '@zaplecze/contract/rooms/absences/calls';
import { openIssueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import { openTaskStatuses, taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import { sql } from 'kysely';
import { hiddenIds, hiddenValue, question, together } from '../../kit/database/combined-query.ts';
import type { Db } from '../../kit/database/database.ts';
import { literals } from '../../kit/database/literals.ts';
import { fullName } from '../../kit/database/refs.ts';
import { type AvailabilityFacts, availabilityQuestions, standInsOf } from '../absences/index.ts';
import type { PersonFacts } from './facts.ts';
import type { Calendar } from './working-days.ts';

/** All active people, or the given ones. */
export type PeopleFilter =
  | 'everybody'
  | {
      people: number[];
      /** People whose work is not read. */
      known?: number[];
      /** Of the work alone what is due within so many working days. */
      ahead?: number;
      /** With who else could do it: the others of these people's departments and of these. */
      colleagues?: { people: number[]; of: number[] };
    };

type Worker = Omit<PersonFacts, 'away' | 'standIns' | 'time'>;
type Answers = { -readonly [F in keyof AvailabilityFacts]: [...AvailabilityFacts[F]] };
type Found = Omit<Worker, 'work'> & {
  days: (number | null)[] | null;
  hours: number[] | null;
};

/** Rows of people; `counted`: their work is asked for. */
const wantedPeople = (wanted: PeopleFilter) => {
  if (wanted === 'everybody') return sql`select p.*, true as counted from person p where p.active`;
  const { people, known = [], colleagues } = wanted;
  const departments =
    colleagues &&
    sql`(
    select c.department from person c where c.id = any${hiddenIds(colleagues.people)}
    union select unnest${hiddenIds(colleagues.of)})`;
  // With their substitutes, and the people whom they substitute.
  return sql`select p.*, p.id = any${hiddenIds(people)}
      ${departments ? sql`or p.active and p.department in ${departments}` : sql``} as counted
    from person p where p.id in (
      with recursive reached(id) as (
        select unnest${hiddenIds([...new Set([...people, ...known])])}
        union
        select r."user" from replacement r join reached on r."replacedUser" = reached.id
        where r."dateTo" >= now()
      ) select id from reached
      ${departments ? sql`union select c.id from person c where c.active and c.department in ${departments}` : sql``})`;
};

/** What is due within the working days that are asked about, the first told by their beginnings. */
function workUntil(wanted: PeopleFilter, { starts }: Calendar) {
  const ahead = wanted === 'everybody' ? undefined : wanted.ahead;
  const end = ahead === undefined ? undefined : starts[ahead];
  const startDays = `{${starts.slice(0, ahead).join(',')}}`;
  return {
    starts: hiddenValue(startDays, 'timestamptz[]'),
    due: (limit: string) =>
      end === undefined
        ? sql<boolean>`true`
        : sql<boolean>`${sql.ref(limit)} < ${hiddenValue(end, 'timestamptz')}`,
    place: (limit: string) => sql`case when ${sql.ref(limit)} is not null then
      greatest(width_bucket(${sql.ref(limit)}, (select starts from calendar)), 1) end`,
  };
}

/**
 * People with the hours of their open work, by the working days until its limit: what is put off is
 * planned for nobody, what nobody estimated has no hours, an issue is shared by those who do it. With them
 * when they are away and who stands in for them, on days of a range.
 */
export async function findPeople(db: Db, wanted: PeopleFilter, calendar: Calendar, range: Days) {
  const { starts, due, place } = workUntil(wanted, calendar);
  const before = sql`
    with calendar as materialized (select ${starts} as starts),
    wanted as materialized (${wantedPeople(wanted)}),
    counted as materialized (select id from wanted where counted),
    work as (
      select "user", days, sum(hours)::float8 as hours, sum(task) as tasks
      from (
        select t."user", coalesce(t.estimation, 0) as hours, 1 as task,
          case when t.status <> ${sql.lit(taskStatus.suspended)}
            then ${place('t.dateRealizationLimit')} end as days
        from counted join "projectTask" t on t."user" = counted.id
        where t.status in ${literals(openTaskStatuses)} and ${due('t.dateRealizationLimit')}
        union all
        select l."user", coalesce(i."timeRequired", 0)
            / (select count(*) from "issueUser" o where o.issue = i.id), 0,
          ${place('i.dateRealization')}
        from counted join "issueUser" l on l."user" = counted.id and l.open
        -- One by one, by the index of open issues: those of so many days are more than those of these people.
        cross join lateral (
          select i.id, i."timeRequired", i."dateRealization" from issue i
          where i.id = l.issue and i.status in ${literals(openIssueStatuses)} offset 0) i
        where ${due('i.dateRealization')}
      ) each_work
      group by 1, 2
    ), summed as (
      select "user", array_agg(days) as days, array_agg(hours) as hours, sum(tasks) as tasks
      from work group by 1
    )`;
  const people = sql<Found>`
    select p.id, ${fullName('p')} as name, p.department, p.position, p.active,
      coalesce(s.tasks, 0) as tasks, s.days, s.hours
    from wanted p left join summed s on s."user" = p.id
    order by p."lastName", p."firstName", p.id`;
  const ids = sql<number[]>`(array(select id from wanted))`;
  return await together<{ people: Worker[]; standIns: StandIn[] } & Answers>(
    db,
    {
      people: question(people, (found) => found.map(workerOf)),
      ...availabilityQuestions(db, ids, range),
      standIns: question(standInsOf(db, range, ids)),
    },
    before,
  );
}

function workerOf({ days, hours, ...person }: Found): Worker {
  const work = (days ?? []).flatMap((place, at) => {
    const planned = hours?.[at] ?? 0;
    return place !== null && planned > 0 ? [{ days: place, hours: planned }] : [];
  });
  return { ...person, work };
}
