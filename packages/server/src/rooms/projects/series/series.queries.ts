import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import type { ProjectSeries } from '@zaplecze/contract/rooms/projects/calls';
import { projectStatuses } from '@zaplecze/contract/rooms/projects/lists';
import { endedTaskStatuses, taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { literals } from '../../../kit/database/literals.ts';
import { authorTo, knownColored, statusOf } from '../../../kit/database/refs.ts';
import { holesOf } from './missing-periods.rules.ts';
import { listExistingPeriods, newestOf, periodsOf as storedPeriods } from './recurring.queries.ts';
import { aheadOf, comingPeriod } from './recurring.rules.ts';
import { findTwins, twinKey } from './series-marks.queries.ts';

type Period = ProjectSeries['periods'][number];

const periodsOf = (db: Db, source: number) =>
  db
    .selectFrom('project as p')
    .select([
      'p.id',
      'p.name',
      'p.status',
      'p.plannedValue',
      'p.service',
      'p.recurrent',
      'p.recurrentTo',
      knownColored('client', 'p.client').as('client'),
      sql<string>`coalesce(p."recurrentFrom", (p.created at time zone 'Europe/Warsaw')::date)`.as(
        'from',
      ),
      sql<Pick<Period, 'tasks' | 'done' | 'unassigned'>>`(select json_build_object(
          'tasks', count(*), 'done', count(*) filter (where t.status = ${sql.lit(taskStatus.done)}),
          'unassigned', count(*) filter (where t."user" is null
            and t.status not in ${literals(endedTaskStatuses)}))
        from "projectTask" t where t.project = p.id)`.as('counts'),
      sql<Period['instead']>`coalesce((select json_agg(json_build_object('task', t.name,
          'user', ${authorTo('t.user')}, 'insteadOf', ${authorTo('t.insteadOf')},
          'until', t."insteadUntil") order by t."procedurePosition", t.position)
        from "projectTask" t where t.project = p.id and t."insteadOf" is not null), '[]')`.as(
        'instead',
      ),
    ])
    .where((or) => or.or([or('p.id', '=', source), or('p.recurrentSource', '=', source)]))
    .where((or) => or.or([or('p.recurrent', '<>', 0), or('p.recurrentSource', 'is not', null)]))
    .orderBy('from', 'desc')
    .orderBy('p.id', 'desc')
    .execute();

/** The series of a project by the number of any of its periods; a number that is no project's is the series' own. */
async function sourceOf(db: Db, project: number): Promise<number> {
  const period = await db
    .selectFrom('project')
    .select('recurrentSource')
    .where('id', '=', project)
    .executeTakeFirst();
  return period?.recurrentSource ?? project;
}

/**
 * A series with its periods, by its own number or that of any of its periods; undefined when there is none (any more).
 */
export async function findSeries(db: Db, id: number): Promise<ProjectSeries | undefined> {
  const source = await sourceOf(db, id);
  const rows = await periodsOf(db, source);
  const [newest] = rows;
  if (!newest) return undefined;
  const decided = await db
    .selectFrom('projectSeries as s')
    .select(['s.paused', authorTo('s.pausedBy').as('pausedBy')])
    .where('s.id', '=', source)
    .executeTakeFirst();
  const paused = decided?.paused ?? null;
  const of = { client: newest.client.id, service: newest.service };
  const twins = (await findTwins(db, [of.client])).get(twinKey(of)) ?? [];
  return {
    id: source,
    name: newest.name,
    mark: twins.find(({ series }) => series === source)?.mark ?? null,
    alike: twins.filter(({ series }) => series !== source),
    client: newest.client,
    recurrent: newest.recurrent,
    recurrentTo: newest.recurrentTo,
    paused,
    pausedBy: paused === null ? null : (decided?.pausedBy ?? null),
    next: await nextOf(db, source),
    missing: holesOf(await storedPeriods(db, source), { today: warsawDay(), paused }),
    periods: rows.map(({ id, name, from, status, plannedValue, counts, instead }) => ({
      ...{ id, name, from, plannedValue, instead, ...counts },
      status: statusOf(projectStatuses, status),
    })),
  };
}

async function nextOf(db: Db, source: number): Promise<ProjectSeries['next']> {
  const series = await newestOf(db, source);
  if (!series) return null;
  const today = warsawDay();
  const from = comingPeriod(series, today, await listExistingPeriods(db, source));
  if (from === null) return null;
  const creationDay = addDays(from, -aheadOf(series));
  return { from, made: creationDay < today ? addDays(today, 1) : creationDay };
}

/** Pauses a series or lets it go on. */
export async function pauseSeries(
  db: Db,
  source: number,
  { paused, by }: { paused: boolean; by: number },
): Promise<void> {
  const fields = paused
    ? { paused: sql<string>`now()`, pausedBy: by }
    : { paused: null, pausedBy: null };
  const known = { id: source };
  await db
    .insertInto('projectSeries')
    .values(known)
    .onConflict((same) => same.column('id').doNothing())
    .execute();
  await db.updateTable('projectSeries').set(fields).where('id', '=', source).execute();
}

/** The projects of a series, locked: its newest says until when it goes on. */
export async function lockSeries(db: Db, source: number): Promise<number[]> {
  const rows = await db
    .selectFrom('project')
    .select('id')
    .where((or) => or.or([or('id', '=', source), or('recurrentSource', '=', source)]))
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** How many days ahead periods of each interval are made, where somebody chose so. */
export async function chosenAhead(db: Db): Promise<Map<number, number>> {
  const rows = await db.selectFrom('projectInterval').select(['interval', 'ahead']).execute();
  return new Map(rows.map(({ interval, ahead }) => [interval, ahead]));
}

export async function chooseAhead(db: Db, interval: number, ahead: number): Promise<void> {
  await db
    .insertInto('projectInterval')
    .values({ interval, ahead })
    .onConflict((known) => known.column('interval').doUpdateSet({ ahead }))
    .execute();
}
