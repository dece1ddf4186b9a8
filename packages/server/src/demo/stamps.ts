import { projectStatus } from '@zaplecze/contract/rooms/projects/lists';
import { sql } from 'kysely';
import type { Db } from '../kit/database/database.ts';
import type { DemoProject } from './work/projects.ts';

/**
 * Dates what projects and their tasks tell of themselves by what happened to them: the triggers, which say
 * "now", rest meanwhile. Series get what holds them together, and projects the offers that they came of.
 */
export async function stampProjects(
  db: Db,
  projects: DemoProject[],
  offers: Map<DemoProject, number>,
): Promise<void> {
  const series = new Map<number, DemoProject[]>();
  for (const one of projects) {
    if (!one.period) continue;
    const { series: key } = one.period;
    series.set(key, [...(series.get(key) ?? []), one]);
  }
  const links = projects.map((project) => {
    const { id, period } = project;
    const run = period ? (series.get(period.series) ?? []) : [];
    const place = run.indexOf(project);
    // Of a month that was deleted the one after it does not know.
    const before = run.find((one) => one.period?.at === (period?.at ?? 0) - 1);
    return {
      ...{ id, offer: offers.get(project) ?? null },
      source: place > 0 ? (run[0]?.id ?? null) : null,
      previous: before?.id ?? null,
    };
  });
  await sql`alter table project disable trigger user`.execute(db);
  await sql`update project p set offer = l.offer, "recurrentSource" = l.source,
      "previousPeriod" = l.previous
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb)
      as l(id int, offer int, source int, previous int)
    where p.id = l.id`.execute(db);
  await sql`update project set completed = "jobsEnded"
    where status = ${projectStatus.done}`.execute(db);
  await sql`update project p set modified = greatest(p.created, p.completed, s.last),
      "userModified" = case when s.last >= coalesce(p.completed, s.last) then coalesce(s.who, p."createdBy")
        else p."createdBy" end
    from (select t.project, max(n.created) as last,
        (array_agg(n."createdBy" order by n.id desc))[1] as who
      from "projectTaskStatus" n join "projectTask" t on t.id = n."projectTask"
      where not n."withProject" group by t.project) s
    where p.id = s.project`.execute(db);
  await sql`update project p set "modifiedByName" = coalesce(
    (select h."lastName" || ' ' || h."firstName" from person h where h.id = p."userModified"), '')`.execute(
    db,
  );
  await sql`alter table project enable trigger user`.execute(db);
  await sql`insert into "projectPeriod" (source, period, project, created)
    select "recurrentSource", "recurrentFrom", id, created from project
    where "recurrentSource" is not null on conflict do nothing`.execute(db);
  // What was deleted is not made again, nor made up for.
  for (const run of series.values()) {
    const [first] = run;
    for (const [at, { period }] of run.entries()) {
      const before = run[at - 1]?.period;
      if (!first || !period || !before || period.at === before.at + 1) continue;
      const lostPeriod = { source: first.id, period: missing(period.from), project: null };
      await db.insertInto('projectPeriod').values(lostPeriod).execute();
    }
  }
}

/** The first day of the month before. */
function missing(from: string): string {
  const [year = 0, month = 1] = from.split('-').map(Number);
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 10);
}
