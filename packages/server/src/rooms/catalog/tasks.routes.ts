import { taskDefinitions } from '@zaplecze/contract/catalog';
import { taskDefinitionFormOf } from '@zaplecze/contract/catalog.forms';
import { onList } from '../../kit/list-routes.ts';
import { on, type Route } from '../../kit/mount.ts';
import { mergeEdits } from '../changes/merge.ts';
import { assertChosen } from './catalog.rules.ts';
import { taskDefinitionSheet } from './catalog.sheet.ts';
import { insertDefinition, lockDefinition, updateDefinition } from './definitions.queries.ts';
import { commonRoutes } from './hanging.routes.ts';
import { findTasks } from './list.queries.ts';
import { getTask } from './one.queries.ts';

export const taskRoutes: Route[] = [
  ...onList(taskDefinitions.list, {
    find: ({ db, user, query }) => findTasks(db, user, query),
    sheet: taskDefinitionSheet,
  }),
  on(taskDefinitions.get, {
    record: ({ db, user, params }) => getTask(db, user, params.id),
    handle: async ({ record }) => ({ task: record, item: record }),
  }),
  on(taskDefinitions.create, async ({ db, body }) => {
    await assertChosen(db, 'taskType', { id: body.type });
    await assertChosen(db, 'department', { id: body.department });
    return { id: await insertDefinition(db, 'task', body) };
  }),
  on(taskDefinitions.update, {
    record: async ({ db, user, params }) =>
      (await lockDefinition(db, 'task', params.id)) && getTask(db, user, params.id),
    handle: async ({ db, request, record, body: sent }) => {
      const { id, version } = record;
      const edited = {
        entity: 'taskDefinition',
        id,
        version,
        form: taskDefinitionFormOf(record),
      } as const;
      const body = await mergeEdits(db, request, edited, sent);
      await assertChosen(db, 'taskType', { id: body.type, had: record.type });
      await assertChosen(db, 'department', { id: body.department, had: record.department });
      if (Object.keys(body).length === 0) return { version: record.version };
      return { version: await updateDefinition(db, 'task', record.id, body) };
    },
  }),
  ...commonRoutes('task'),
];
