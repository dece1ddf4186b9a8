import { endpoint } from '../../kit/calls/endpoint.ts';
import { fileCalls } from '../../kit/calls/file-calls.ts';
import { list } from '../../kit/lists/list.ts';
import type { DefinitionSchemas, Schemas, StepFileIo } from './schemas.ts';

/** Definitions: tasks, procedures (ordered tasks) and services (bundles of procedures). */

export type {
  ProcedureDefinition,
  RuledTask,
  ServiceDefinition,
  TaskDefinition,
} from './schemas.ts';

/* `archived`: those in the archive instead of those that can be chosen. */

export const taskList = list({
  sort: ['name', 'type', 'department', 'created', 'modifiedDate', 'modifiedBy'],
  defaultSort: 'modifiedDate',
  defaultOrder: 'desc',
  filters: { type: 'ids', department: 'ids', archived: 'flag' },
});

export const procedureList = list({
  sort: ['name', 'department', 'created', 'modifiedDate', 'modifiedBy'],
  defaultSort: 'modifiedDate',
  defaultOrder: 'desc',
  filters: { department: 'ids', archived: 'flag' },
});

export const serviceList = list({
  sort: ['name', 'department', 'type', 'status', 'created', 'modifiedDate', 'modifiedBy'],
  defaultSort: 'modifiedDate',
  defaultOrder: 'desc',
  filters: { status: 'ids', department: 'ids', type: 'ids', archived: 'flag' },
});

/* The three kinds have the same calls. */

function callsOf<K extends keyof DefinitionSchemas>(
  kind: K,
  listed: DefinitionSchemas[K]['list']['list'],
) {
  type S = DefinitionSchemas[K];
  const path = `/definition/${kind}`;
  return {
    // Everybody signed in may read look-ups (CAT-02).
    list: endpoint<S['list']>({
      method: 'GET',
      path: `${path}/list`,
      allow: 'everyone',
      area: 'dictionaries',
      list: listed,
    }),
    get: endpoint<S['get']>({
      method: 'GET',
      path: `${path}/:id`,
      allow: 'everyone',
      area: 'dictionaries',
    }),
    create: endpoint<S['create']>({
      method: 'POST',
      path: `${path}/create`,
      allow: 'manager',
      area: 'dictionaries',
    }),
    update: endpoint<S['update']>({
      method: 'PATCH',
      path: `${path}/:id`,
      allow: 'manager',
      area: 'dictionaries',
    }),
    remove: endpoint<S['remove']>({
      method: 'DELETE',
      path: `${path}/:id`,
      allow: 'manager',
      area: 'dictionaries',
    }),
    ...fileCalls(`${path}/file/:id/:file`, 'manager', 'dictionaries'),
  };
}

export const taskDefinitions = callsOf('task', taskList);
export const procedureDefinitions = callsOf('procedure', procedureList);
export const serviceDefinitions = callsOf('service', serviceList);

/** Adding a task that the procedure has already is ignored (CAT-32). */
export const addTaskToProcedure = endpoint<Schemas['addTaskToProcedure']>({
  method: 'POST',
  path: '/definition/procedure/task/:procedure/:task',
  allow: 'manager',
  area: 'dictionaries',
});

export const removeTaskFromProcedure = endpoint<Schemas['removeTaskFromProcedure']>({
  method: 'DELETE',
  path: '/definition/procedure/task/:procedure/:task',
  allow: 'manager',
  area: 'dictionaries',
});

export const sortProcedureTasks = endpoint<Schemas['sortProcedureTasks']>({
  method: 'POST',
  path: '/definition/procedure/task/sort/:id',
  allow: 'manager',
  area: 'dictionaries',
});

/** Files of a task in a procedure: patterns that only this step needs. */
export const stepFiles = fileCalls<StepFileIo>(
  '/definition/procedure/task/file/:procedure/:task/:file',
  'manager',
  'dictionaries',
);

export const addProcedureToService = endpoint<Schemas['addProcedureToService']>({
  method: 'POST',
  path: '/definition/service/procedure/:service/:procedure',
  allow: 'manager',
  area: 'dictionaries',
});

export const removeProcedureFromService = endpoint<Schemas['removeProcedureFromService']>({
  method: 'DELETE',
  path: '/definition/service/procedure/:service/:procedure',
  allow: 'manager',
  area: 'dictionaries',
});
