import { taskDefinitions } from '@zaplecze/contract/rooms/catalog/calls';
import {
  taskDefinitionColumns,
  taskDefinitionFilters,
} from '@zaplecze/contract/rooms/catalog/columns';
import {
  taskDefinitionCollections,
  taskDefinitionFormOf,
} from '@zaplecze/contract/rooms/catalog/forms';
import { on, type Route } from '../../../kit/http/calls/mount.ts';
import { onList } from '../../../kit/lists/list-routes.ts';
import { mergeEdits } from '../../changes/index.ts';
import { createTask, updateTask } from '../catalog.save.ts';
import { commonRoutes } from '../common.routes.ts';
import { lockDefinition } from '../definitions.queries.ts';
import { getTaskDefinition } from '../one.queries.ts';
import { findTasks } from './tasks.list.queries.ts';

export const taskRoutes: Route[] = [
  ...onList(taskDefinitions.list, {
    find: ({ db, user, query }) => findTasks(db, user, query),
    fields: taskDefinitionColumns,
    filters: taskDefinitionFilters,
    sheet: { title: 'Definicje zadań', people: false },
  }),
  on(taskDefinitions.get, {
    record: ({ db, user, params }) => getTaskDefinition(db, user, params.id),
    handle: async ({ record }) => ({ task: record, item: record }),
  }),
  on(taskDefinitions.create, async ({ db, body }) => ({ id: await createTask(db, body) })),
  on(taskDefinitions.update, {
    record: async ({ db, user, params }) =>
      (await lockDefinition(db, 'task', params.id)) && getTaskDefinition(db, user, params.id),
    handle: async ({ db, request, record, body }) => {
      const { id, version } = record;
      const edited = {
        entity: 'taskDefinition',
        id,
        version,
        form: taskDefinitionFormOf(record),
        collections: taskDefinitionCollections,
      } as const;
      return { version: await updateTask(db, record, await mergeEdits(db, request, edited, body)) };
    },
  }),
  ...commonRoutes('task'),
];
