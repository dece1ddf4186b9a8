import { openIssueStatuses } from '@zaplecze/contract/issues.lists';
import { openTaskStatuses, taskStatus } from '@zaplecze/contract/tasks.lists';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { literals } from '../../kit/database/literals.ts';
import { fullName } from '../../kit/database/refs.ts';
import type { PersonFacts } from './facts.ts';
import type { Calendar } from './working-days.ts';

/** Everybody who works here, or whoever is asked for. */
export type Wanted =
  | 'everybody'
  | {
      people: number[];
      /** Those of whose work nothing is asked. */
      known?: number[];
      /** With who else could do it: the others of these people's departments and of these. */
      colleagues?: { people: number[]; of: number[] };
    };

type Found = Omit<PersonFacts, 'work' | 'away' | 'standIns'> & {
  days: (number | null)[] | null;
  hours: number[] | null;
};

/** Rows of people; `counted`: their work is asked for. */
const wantedPeople = (wanted: Wanted) => {
  if (wanted === 'everybody') return sql`select p.*, true as counted from person p where p.active`;
  const { people, known = [], colleagues } = wanted;
  const departments =
    colleagues &&
    sql`(
    select c.department from person c where c.id = any(${colleagues.people}::int[])
    union select unnest(${colleagues.of}::int[]))`;
  // With those who do their work while they are away, and who does it for these.
  return sql`select p.*, p.id = any(${people}::int[])
      ${departments ? sql`or p.active and p.department in ${departments}` : sql``} as counted
    from person p where p.id in (
      with recursive reached(id) as (
        select unnest(${[...people, ...known]}::int[])
        union
        select r."user" from replacement r join reached on r."replacedUser" = reached.id
        where r."dateTo" >= now()
      ) select id from reached
      ${departments ? sql`union select c.id from person c where c.active and c.department in ${departments}` : sql``})`;
};

/**
 * People with the hours of their open work, by the working days until its limit: what is put off is
 * planned for nobody, what nobody estimated has no hours, an issue is shared by those who do it.
 */
export async function findPeople(
  db: Db,
  wanted: Wanted,
  { days }: Calendar,
): Promise<Omit<PersonFacts, 'away' | 'standIns'>[]> {
  const place = (limit: string) => sql`case when ${sql.ref(limit)} is not null then
    greatest(width_bucket(${sql.ref(limit)}, (select starts from calendar)), 1) end`;
  const { rows } = await sql<Found>`
    with calendar as materialized (
      select array_agg(day::timestamp at time zone 'Europe/Warsaw' order by day) as starts
      from unnest(${days}::date[]) day
    ), wanted as materialized (${wantedPeople(wanted)}),
    work as (
      select "user", days, sum(hours)::float8 as hours, sum(task) as tasks
      from (
        select t."user", coalesce(t.estimation, 0) as hours, 1 as task,
          case when t.status <> ${sql.lit(taskStatus.suspended)}
            then ${place('t.dateRealizationLimit')} end as days
        from "projectTask" t
        where t.status in ${literals(openTaskStatuses)} and t."user" in (select id from wanted where counted)
        union all
        select l."user", coalesce(i."timeRequired", 0)
            / (select count(*) from "issueUser" o where o.issue = i.id), 0,
          ${place('i.dateRealization')}
        from issue i join "issueUser" l on l.issue = i.id
        where i.status in ${literals(openIssueStatuses)} and l."user" in (select id from wanted where counted)
      ) each_work
      group by 1, 2
    ), summed as (
      select "user", array_agg(days) as days, array_agg(hours) as hours, sum(tasks) as tasks
      from work group by 1
    )
    select p.id, ${fullName('p')} as name, p.department, p.position, p.active,
      coalesce(s.tasks, 0) as tasks, s.days, s.hours
    from wanted p left join summed s on s."user" = p.id
    order by p."lastName", p."firstName", p.id`.execute(db);
  return rows.map(({ days: places, hours, ...person }) => ({
    ...person,
    work: (places ?? []).flatMap((place, at) => {
      const planned = hours?.[at] ?? 0;
      return place !== null && planned > 0 ? [{ days: place, hours: planned }] : [];
    }),
  }));
}
