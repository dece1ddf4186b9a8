import type { StepRule } from '@zaplecze/contract/rooms/catalog/rules';
import { once } from '@zaplecze/contract/rooms/projects/lists';
import { endedTaskStatuses } from '@zaplecze/contract/rooms/tasks/lists';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { fullName } from '../../../kit/database/refs.ts';
import { taskStepFiles } from '../../tasks/index.ts';

/** First day of a project's period; one without is taken to have begun when it was made. */
const periodStart = sql<string>`coalesce(p."recurrentFrom", (p.created at time zone 'Europe/Warsaw')::date)`;

/** The series of a project; one that has no other period yet is its own. */
const seriesId = sql<number>`coalesce(p."recurrentSource", p.id)`;

/** The first day of the series of a project, though its first project be deleted (migration 0060). */
const firstDay = sql<string>`coalesce(
  (select f."recurrentFrom" from project f where f.id = ${seriesId}),
  (select min(k.period) from "projectPeriod" k where k.source = ${seriesId}),
  ${periodStart})`;

/** Of each series that goes on, its newest project. */
function newest(db: Db) {
  return db
    .selectFrom('project as p')
    .leftJoin('projectInterval as chosen', 'chosen.interval', 'p.recurrent')
    .select([
      'p.id',
      'p.recurrent',
      periodStart.as('from'),
      firstDay.as('first'),
      'p.recurrentTo as to',
      'chosen.ahead',
      seriesId.as('source'),
    ])
    .where('p.recurrent', '<>', once)
    .where('p.cancelled', '=', false)
    .where(
      sql<boolean>`not exists (select from "projectSeries" s
        where s.id = ${seriesId} and s.paused is not null)`,
    )
    .where(
      sql<boolean>`not exists (select from project later
        where later."recurrentSource" = ${seriesId} and later.id <> p.id
          and later."recurrentFrom" > ${periodStart})`,
    );
}

export const newestPeriods = (db: Db) => newest(db).orderBy('p.id').execute();

/** The newest project of one series; undefined when it ended or is paused. */
export const newestOf = (db: Db, source: number) =>
  newest(db)
    .where((or) => or.or([or('p.id', '=', source), or('p.recurrentSource', '=', source)]))
    .executeTakeFirst();

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

export async function listExistingPeriods(db: Db, source: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('projectPeriod')
    .select('period')
    .where('source', '=', source)
    .execute();
  return new Set(rows.map((row) => row.period));
}

/** The first day of the series of a project; undefined when there is no such project. */
export async function firstDayOf(db: Db, project: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('project as p')
    .select(firstDay.as('first'))
    .where('p.id', '=', project)
    .executeTakeFirst();
  return row?.first;
}

/** All periods of a series, oldest first. */
export const periodsOf = (db: Db, source: number) =>
  db
    .selectFrom('project as p')
    .selectAll('p')
    .select([periodStart.as('from'), firstDay.as('first'), 'p.recurrentTo as to'])
    .where((or) => or.or([or('p.id', '=', source), or('p.recurrentSource', '=', source)]))
    .where((or) => or.or([or('p.recurrent', '<>', once), or('p.recurrentSource', 'is not', null)]))
    .orderBy('from')
    .orderBy('p.id')
    .execute();

/** Takes a period that was made and deleted, or never made; false when there is a project of it. */
export async function retakePeriod(db: Db, source: number, period: string): Promise<boolean> {
  const row = await db
    .insertInto('projectPeriod')
    .values({ source, period })
    .onConflict((known) =>
      known
        .columns(['source', 'period'])
        .doUpdateSet({ project: null })
        .where('projectPeriod.project', 'is', null),
    )
    .returning('source')
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes a period lead back to the one before it, or to none. */
export async function leadBack(db: Db, next: number, previousPeriod: number | null): Promise<void> {
  await db.updateTable('project').set({ previousPeriod }).where('id', '=', next).execute();
}

/** Takes a period of a series; false when it was made before. */
export async function takePeriod(db: Db, source: number, period: string): Promise<boolean> {
  const inserted = await db
    .insertInto('projectPeriod')
    .values({ source, period })
    .onConflict((known) => known.doNothing())
    .returning('source')
    .executeTakeFirst();
  return inserted !== undefined;
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

/** The tasks of a project as the next period copies them, in order; what was made in it alone is not repeated. */
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
      'descriptionHtml',
      'position',
      'user',
      'orderedBy',
      'importance',
      'estimation',
      'finalDate',
      'dateRealizationLimit',
      'limitBase',
      'limitPeriod',
      'checklist',
      'stepRequired',
      'checklistRequired',
      taskStepFiles('projectTask.id').as('files'),
      'insteadOf',
      'insteadUntil',
      sql<StepRule | null>`rule`.as('rule'),
      sql<number | null>`(select d.department from "procedureDefinition" d
        where d.id = procedure)`.as('department'),
    ])
    .where('project', '=', project)
    .where('extra', '=', false)
    .orderBy('procedurePosition')
    .orderBy('procedure')
    .orderBy('position')
    .execute();
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

/** Tasks of a period whose person is a substitute, with both names. */
export function replacedIn(db: Db, project: number) {
  return db
    .selectFrom('projectTask as t')
    .innerJoin('project as p', 'p.id', 't.project')
    .innerJoin('person as u', 'u.id', 't.user')
    .innerJoin('person as o', 'o.id', 't.insteadOf')
    .select([
      't.name as task',
      fullName('u').as('user'),
      fullName('o').as('insteadOf'),
      'p.clientName',
    ])
    .where('t.project', '=', project)
    .orderBy('t.procedurePosition')
    .orderBy('t.position')
    .execute();
}
