import { projectHistory } from '@zaplecze/contract/rooms/history/calls';
import * as contract from '@zaplecze/contract/rooms/projects/calls';
import { projectColumns, projectFilters } from '@zaplecze/contract/rooms/projects/columns';
import { linkedFilters, riskFilters } from '@zaplecze/contract/rooms/projects/filters';
import {
  projectChanges,
  projectCollections,
  projectFormOf,
} from '@zaplecze/contract/rooms/projects/forms';
import * as plans from '@zaplecze/contract/rooms/projects/plans';
import { notFound } from '../../kit/http/calls/errors.ts';
import { on } from '../../kit/http/calls/mount.ts';
import { onList } from '../../kit/lists/list-routes.ts';
import { mergeEdits } from '../changes/index.ts';
import { attachmentRoutes } from '../files/index.ts';
import { recordHistory } from '../history/index.ts';
import { assign } from './assign.ts';
import * as history from './history.queries.ts';
import { findProjects, findProjectsAtRisk } from './list/projects.list.queries.ts';
import { projectSheet, riskSheet } from './list/projects.sheet.ts';
import { pageRoutes } from './page/page.routes.ts';
import { planNew } from './plan/plan.ts';
import * as queries from './projects.queries.ts';
import { create, remove, update } from './projects.save.ts';
import { renewService } from './series/renew.ts';
import { seriesRoutes } from './series/series.routes.ts';

/** The form names its service in a list of one. */
const columns = { service: (id: unknown) => ({ services: [id] }) };

export const projectRoutes = [
  ...seriesRoutes,
  ...pageRoutes,
  ...onList(contract.listProjects, {
    find: ({ db, user, query }) => findProjects(db, user, query),
    fields: projectColumns,
    filters: { ...projectFilters, ...linkedFilters },
    sheet: projectSheet,
  }),
  ...onList(contract.listProjectsAtRisk, {
    find: ({ db, user, query }) => findProjectsAtRisk(db, user, query),
    fields: projectColumns,
    filters: { ...riskFilters, ...projectFilters, ...linkedFilters },
    sheet: riskSheet,
  }),
  on(contract.getProject, {
    record: ({ db, user, params }) => queries.getProject(db, user, params.id),
    handle: async ({ record }) => ({ project: record }),
  }),
  on(contract.createProject, async ({ db, user, body }) => ({ id: await create(db, user, body) })),
  on(contract.updateProject, {
    record: async ({ db, user, params }) =>
      (await queries.lockProject(db, params.id)) && queries.getProject(db, user, params.id),
    handle: async ({ db, user, request, record, body, query }) => {
      const { id, version } = record;
      const form = projectFormOf(record);
      const rules = { collections: projectCollections, schema: projectChanges, columns };
      const edited = { entity: 'project', id, version, form, ...rules } as const;
      return {
        version: await update(
          db,
          user,
          record,
          await mergeEdits(db, request, edited, body),
          query.scope,
        ),
      };
    },
  }),
  on(plans.planProject, async ({ db, body }) => ({ plan: await planNew(db, body) })),
  on(plans.renewService, {
    record: async ({ db, user, params }) =>
      (await queries.lockProject(db, params.id)) && queries.getProject(db, user, params.id),
    handle: ({ db, user, record }) => renewService(db, user, record),
  }),
  on(contract.removeProject, {
    record: ({ db, params }) => queries.lockProject(db, params.id),
    handle: ({ db, user, record }) => remove(db, user, record),
  }),
  on(contract.assignTask, async ({ db, user, request, body }) => {
    const { project, service, procedure, task, ...values } = body;
    const found = await queries.lockProject(db, project);
    if (!found || found.service !== service) throw notFound();
    const record = await queries.lockAssigned(db, { project, procedure, task });
    if (!record) throw notFound();
    const { id, version, ...form } = record;
    const edited = { entity: 'projectTask', id, version, form } as const;
    const one = { procedure, task, ...(await mergeEdits(db, request, edited, values)) };
    await assign(db, user, { project, assignments: [one], path: () => '' });
    await queries.updateProject(db, project, {});
    return { version: await queries.versionOfTask(db, id) };
  }),
  ...attachmentRoutes(contract.projectFiles, {
    to: 'project',
    record: ({ db, params }) => queries.lockProject(db, params.id),
  }),
  recordHistory(projectHistory, {
    source: history.projectHistory,
    record: ({ db, user, params }) => queries.getProject(db, user, params.id),
  }),
];
