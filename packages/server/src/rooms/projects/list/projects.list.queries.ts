import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import { list } from '@zaplecze/contract/kit/lists/list';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import {
  type listProjects,
  type listProjectsAtRisk,
  projectList,
  riskList,
} from '@zaplecze/contract/rooms/projects/calls';
import { projectStatuses, riskWindows } from '@zaplecze/contract/rooms/projects/lists';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { statusOf } from '../../../kit/database/refs.ts';
import type { User } from '../../../kit/http/guard.ts';
import { oneOf } from '../../../kit/lists/list.ts';
import { among, pagedList, since, until } from '../../../kit/lists/paged-list.ts';
import { asCounted } from '../../../kit/lists/sort-key.ts';
import { dangersOfProjects, findTaskSubjects, withRemedies } from '../../radar/index.ts';
import { valueDay } from '../page/value.queries.ts';
import { projectMay } from '../projects.rules.ts';
import { atRisk, due, findDangerTasks, rowColumns } from './projects.select.queries.ts';

type ProjectQuery = Query<typeof listProjects>;

/** How far the final-date filter looks ahead unless told (PRO-13). */
const finalDateWindow = 14;

/** Projects in an order that was worked out, the greatest harm first. */
type Ranked = { id: number; place: number }[];

/** What either list of projects can be asked for. */
const either = list({
  ...projectList,
  sort: ['harm', ...projectList.sort],
  filters: riskList.filters,
});
/** Those at risk begin with the greatest harm. */
const byHarm = { ...either, defaultSort: 'harm', defaultOrder: riskList.defaultOrder } as const;

const listed = (info: typeof either | typeof byHarm, ranked: Ranked = []) =>
  pagedList(info, {
    from: (db: Db) => db.selectFrom('project as p'),
    whole: true,
    id: 'p.id',
    search: { in: 'p.search', fragments: 'p.fragments' },
    sort: {
      harm: harmIn(ranked),
      name: asCounted('p.name'),
      type: asCounted('p.typeName'),
      client: asCounted('p.clientName'),
      company: asCounted('p.companyName'),
      modifiedDate: 'p.modified',
      modifiedBy: 'p.modifiedByName',
      created: 'p.created',
      jobsEnded: sql`p."jobsEnded"`,
      completed: sql`p.completed`,
      plannedValue: 'p.plannedValue',
      status: 'p.status',
    },
    sums: { plannedValue: 'p.plannedValue' },
    filters: {
      client: among('p.client'),
      company: among('p.company'),
      userModified: among('p.userModified'),
      status: among('p.status'),
      type: among('p.type'),
      dateFrom: since('p.created'),
      dateTo: until('p.created'),
      completedFrom: since('p.completed'),
      completedTo: until('p.completed'),
      jobsEndedFrom: since('p.jobsEnded'),
      jobsEndedTo: until('p.jobsEnded'),
      finalDate: (final, { dateRealizationLimit }) =>
        final
          ? due('p.nextFinalLimit', dateRealizationLimit ?? addDays(warsawDay(), finalDateWindow))
          : undefined,
      dateRealizationLimit: (day, { finalDate }) =>
        finalDate ? undefined : due('p.nextLimit', day),
      risk: atRisk,
      // The radar decides the filter, not the table.
      reason: () => undefined,
      burning: () => undefined,
      department: among('p.department'),
      service: among('p.service'),
      seller: among('p.seller'),
      valueFrom: (day) => sql<boolean>`${valueDay} >= ${day}::date`,
      valueTo: (day) => sql<boolean>`${valueDay} <= ${day}::date`,
    },
  });

export const projects = listed(either);

export function findProjects(db: Db, user: User, query: ProjectQuery) {
  const may = projectMay(user);
  return projects.pageOf(db, query, (wanted) => wanted.select(rowColumns), {
    row: (row) => ({ ...row, status: statusOf(projectStatuses, row.status), may }),
  });
}

type RiskQuery = Query<typeof listProjectsAtRisk>;

/** The place of a project `p` among those ranked, the first the highest: looked up by halves among their ids. */
function harmIn(ranked: Ranked) {
  const byId = ranked.toSorted((a, b) => a.id - b.id);
  const ids = sql`${byId.map(({ id }) => id)}::int[]`;
  return sql`(${byId.map(({ place }) => -place)}::int[])[width_bucket(p.id, ${ids})]`;
}

/** Projects at risk, each with the task that puts it there and what the radar says of that. */
export async function findProjectsAtRisk(db: Db, user: User, query: RiskQuery) {
  const { reason, burning, risk = riskWindows[0], ...filter } = query.filter;
  const looked = { days: risk, ranked: reason === undefined };
  const dangers = (await dangersOfProjects(db, { projects: atRisk(risk) }, looked)).filter(
    ({ reasons, burns }) =>
      (!reason || reasons.some(({ kind }) => kind === reason)) &&
      (burning === undefined || burns === Boolean(burning)),
  );
  const ranked = dangers.map(({ subject }, place) => ({ id: subject.project, place }));
  const ids = ranked.map(({ id }) => id);
  const may = projectMay(user);
  const { list: rows, ...counted } = await listed(byHarm, ranked).pageOf(
    db,
    { ...query, filter },
    (wanted) => wanted.select(rowColumns),
    { of: (all) => all.where(oneOf('p.id', ids)) },
  );
  const shown = new Set(rows.map(({ id }) => id));
  const dangersById = await toldOf(
    db,
    dangers.flatMap(({ subject }) => (shown.has(subject.project) ? subject.id : [])),
    user,
  );
  const burningProjects = new Set(
    dangers.flatMap(({ burns, subject }) => (burns ? subject.project : [])),
  );
  return {
    ...counted,
    list: rows.flatMap((row) => {
      const danger = dangersById.get(row.id);
      const status = statusOf(projectStatuses, row.status);
      const place = ids.indexOf(row.id) + 1;
      const burns = burningProjects.has(row.id);
      return danger ? [{ ...row, status, may, danger: { ...danger, burns, place } }] : [];
    }),
  };
}

/** What the radar says of tasks, as it is answered, by their projects. */
async function toldOf(db: Db, ids: number[], reader: User) {
  const [remedied, shown] = await Promise.all([
    withRemedies(db, await findTaskSubjects(db, ids), reader.id),
    findDangerTasks(db, ids),
  ]);
  const tasks = new Map(shown.map((task) => [task.id, task]));
  return new Map(
    remedied.flatMap(({ subject: { id, project, limit }, reasons }) => {
      const task = tasks.get(id);
      if (!task || limit === null) return [];
      const { user, ...address } = task;
      return [[project, { task: address, user, limit, reasons }] as const];
    }),
  );
}
