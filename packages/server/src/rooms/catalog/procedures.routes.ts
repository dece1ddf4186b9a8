import * as contract from '@zaplecze/contract/catalog';
import { procedureCollections, procedureFormOf } from '@zaplecze/contract/catalog.forms';
import { invalid, notFound } from '../../kit/errors.ts';
import { onList } from '../../kit/list-routes.ts';
import { on, type Route } from '../../kit/mount.ts';
import { mergeEdits } from '../changes/merge.ts';
import { assertChosen, assertListed, orderedTasks } from './catalog.rules.ts';
import { procedureDefinitionSheet } from './catalog.sheet.ts';
import { insertDefinition, lockDefinition, updateDefinition } from './definitions.queries.ts';
import { commonRoutes } from './hanging.routes.ts';
import { linksOf, setLinks, setServices } from './links.queries.ts';
import { findProcedures } from './list.queries.ts';
import { getProcedure } from './one.queries.ts';

const { procedureDefinitions } = contract;

export const procedureRoutes: Route[] = [
  ...onList(procedureDefinitions.list, {
    find: ({ db, user, query }) => findProcedures(db, user, query),
    sheet: procedureDefinitionSheet,
  }),
  on(procedureDefinitions.get, {
    record: ({ db, user, params }) => getProcedure(db, user, params.id),
    handle: async ({ record }) => ({ procedure: record, item: record }),
  }),
  on(procedureDefinitions.create, async ({ db, body }) => {
    const { tasks = [], services = [], ...fields } = body;
    await assertChosen(db, 'department', { id: fields.department });
    await assertListed(db, 'tasks', { ids: tasks });
    await assertListed(db, 'services', { ids: services });
    const id = await insertDefinition(db, 'procedure', fields);
    await setServices(db, id, services);
    if (await setLinks(db, 'procedure', id, tasks)) {
      await updateDefinition(db, 'procedure', id, {});
    }
    return { id };
  }),
  on(procedureDefinitions.update, {
    record: async ({ db, user, params }) =>
      (await lockDefinition(db, 'procedure', params.id)) && getProcedure(db, user, params.id),
    handle: async ({ db, request, record, body }) => {
      const { id, version } = record;
      const rules = { form: procedureFormOf(record), collections: procedureCollections };
      const edited = { entity: 'procedureDefinition', id, version, ...rules } as const;
      const { tasks, services, ...fields } = await mergeEdits(db, request, edited, body);
      await assertChosen(db, 'department', { id: fields.department, had: record.department });
      await assertListed(db, 'tasks', { ids: tasks, had: record.tasks });
      await assertListed(db, 'services', { ids: services, had: record.services });
      if (Object.keys(body).length === 0) return { version: record.version };
      if (services) await setServices(db, record.id, services);
      if (tasks) await setLinks(db, 'procedure', record.id, tasks);
      return { version: await updateDefinition(db, 'procedure', record.id, fields) };
    },
  }),
  on(contract.addTaskToProcedure, {
    record: ({ db, params }) => lockDefinition(db, 'procedure', params.procedure),
    handle: async ({ db, params, record }) => {
      if (!(await lockDefinition(db, 'task', params.task))) throw notFound();
      const tasks = await linksOf(db, 'procedure', record.id);
      if (tasks.includes(params.task)) return {};
      await assertListed(db, 'tasks', { ids: [params.task] });
      await setLinks(db, 'procedure', record.id, [...tasks, params.task]);
      await updateDefinition(db, 'procedure', record.id, {});
      return {};
    },
  }),
  on(contract.removeTaskFromProcedure, {
    record: ({ db, params }) => lockDefinition(db, 'procedure', params.procedure),
    handle: async ({ db, params, record }) => {
      const tasks = await linksOf(db, 'procedure', record.id);
      if (!tasks.includes(params.task)) throw notFound();
      const rest = tasks.filter((task) => task !== params.task);
      await setLinks(db, 'procedure', record.id, rest);
      await updateDefinition(db, 'procedure', record.id, {});
      return {};
    },
  }),
  on(contract.sortProcedureTasks, {
    record: ({ db, params }) => lockDefinition(db, 'procedure', params.id),
    handle: async ({ db, record, body }) => {
      if (body.id !== undefined && body.id !== record.id) {
        throw invalid({ id: 'Nieprawidłowa wartość' });
      }
      const tasks = orderedTasks(await linksOf(db, 'procedure', record.id), body.order);
      if (await setLinks(db, 'procedure', record.id, tasks)) {
        await updateDefinition(db, 'procedure', record.id, {});
      }
      return {};
    },
  }),
  ...commonRoutes('procedure'),
];
