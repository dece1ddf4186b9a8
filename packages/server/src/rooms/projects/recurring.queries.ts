import { once } from '@zaplecze/contract/projects.lists';
import { endedTaskStatuses } from '@zaplecze/contract/tasks.lists';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';

/** First day of a project's period; one without is taken to have begun when it was made. */
const periodStart = sql<string>`coalesce(p."recurrentFrom", (p.created at time zone 'Europe/Warsaw')::date)`;

/** Of each series that goes on, its newest project. */
function newest(db: Db) {
  return db
    .selectFrom('project as p')
    .leftJoin('project as first', 'first.id', 'p.recurrentSource')
    .select([
      'p.id',
      'p.recurrent',
      periodStart.as('from'),
      sql<string>`coalesce(first."recurrentFrom", ${periodStart})`.as('first'),
      'p.recurrentTo as to',
      sql<number>`coalesce(p."recurrentSource", p.id)`.as('source'),
    ])
    .where('p.recurrent', '<>', once)
    .where('p.cancelled', '=', false)
    .where(
      sql<boolean>`not exists (select from project later
        where later."recurrentSource" = coalesce(p."recurrentSource", p.id) and later.id <> p.id
          and later."recurrentFrom" > ${periodStart})`,
    );
}

export const newestPeriods = (db: Db) => newest(db).orderBy('p.id').execute();

/**
 * How many ended tasks of a person, and of those from whom they took over, the next periods of series
 * that go on will bring again.
 */
export async function countRepeatingTasksOf(db: Db, user: number): Promise<number> {
  const { count } = await db
    .selectFrom('projectTask as t')
    .innerJoin(newest(db).as('series'), 'series.id', 't.project')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('t.user', 'in', (row) =>
      row
        .selectFrom('person')
        .select('id')
        .where((who) => who.or([who('id', '=', user), who('successor', '=', user)])),
    )
    .where('t.status', 'in', endedTaskStatuses)
    .where((or) =>
      or.or([
        or('series.to', 'is', null),
        or('series.to', '>=', sql<string>`(now() at time zone 'Europe/Warsaw')::date`),
      ]),
    )
    .executeTakeFirstOrThrow();
  return count;
}

/** The same for one project, locked; undefined when its series has gone on without it or ended. */
export async function lockNewest(db: Db, project: number) {
  const locked = await db
    .selectFrom('project')
    .selectAll()
    .where('id', '=', project)
    .forUpdate()
    .executeTakeFirst();
  // Asked once the lock is held: another server may have made the next period meanwhile.
  const series = locked && (await newest(db).where('p.id', '=', project).executeTakeFirst());
  return locked && series ? { project: locked, series } : undefined;
}

export async function takenPeriods(db: Db, source: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('projectPeriod')
    .select('period')
    .where('source', '=', source)
    .execute();
  return new Set(rows.map((row) => row.period));
}

/** Takes a period of a series; false when it was made before. */
export async function takePeriod(db: Db, source: number, period: string): Promise<boolean> {
  const taken = await db
    .insertInto('projectPeriod')
    .values({ source, period })
    .onConflict((known) => known.doNothing())
    .returning('source')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function notePeriod(
  db: Db,
  { source, period, project }: { source: number; period: string; project: number },
): Promise<void> {
  await db
    .updateTable('projectPeriod')
    .set({ project })
    .where('source', '=', source)
    .where('period', '=', period)
    .execute();
}

/** The tasks of a project as the next period copies them, in order. */
export function tasksToRepeat(db: Db, project: number) {
  return db
    .selectFrom('projectTask')
    .select([
      'service',
      'procedure',
      'procedureName',
      'procedurePosition',
      'task',
      'name',
      'description',
      'position',
      'user',
      'orderedBy',
      'importance',
      'estimation',
      'finalDate',
      'dateRealizationLimit',
      'limitBase',
      'limitPeriod',
    ])
    .where('project', '=', project)
    .orderBy('procedurePosition')
    .orderBy('procedure')
    .orderBy('position')
    .execute();
}

/** Of each person: themselves while they work here, else whoever took over; nobody is left out. */
export async function peopleAtWork(db: Db, ids: number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; working: number }>`
    select p.id, at_work(p.id) as working from unnest(${[...new Set(ids)]}::int[]) as p(id)
    where at_work(p.id) is not null`.execute(db);
  return new Map(rows.map(({ id, working }) => [id, working]));
}

/** Whom to tell about a project that nobody has asked for just now: its manager, else administrators. */
export async function managersOf(
  db: Db,
  project: { userModified: number | null; createdBy: number | null },
): Promise<number[]> {
  const people = await db
    .selectFrom('person')
    .select(['id', 'roles'])
    .where('active', '=', true)
    .where(sql<boolean>`roles && array['ROLE_ADMIN', 'ROLE_MANAGER']`)
    .orderBy('id')
    .execute();
  const own = [project.createdBy, project.userModified].find((id) =>
    people.some((person) => person.id === id),
  );
  if (own) return [own];
  return people.filter(({ roles }) => roles.includes('ROLE_ADMIN')).map(({ id }) => id);
}
