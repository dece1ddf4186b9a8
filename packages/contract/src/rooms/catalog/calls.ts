import { endpointsOf } from '../../kit/calls/endpoint.ts';
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

const endpoint = endpointsOf<Schemas>('dictionaries');

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
  const path = `/definition/${kind}`;
  const endpoint = endpointsOf<DefinitionSchemas[K]>('dictionaries');
  return {
    // Everybody signed in may read look-ups (CAT-02).
    list: endpoint<'list'>(`GET ${path}/list`, 'everyone', { list: listed }),
    get: endpoint<'get'>(`GET ${path}/:id`, 'everyone'),
    create: endpoint<'create'>(`POST ${path}/create`, 'manager'),
    update: endpoint<'update'>(`PATCH ${path}/:id`, 'manager'),
    remove: endpoint<'remove'>(`DELETE ${path}/:id`, 'manager'),
    ...fileCalls(`${path}/file/:id/:file`, 'manager', 'dictionaries'),
  };
}

export const taskDefinitions = callsOf('task', taskList);
export const procedureDefinitions = callsOf('procedure', procedureList);
export const serviceDefinitions = callsOf('service', serviceList);

/** Adding a task that the procedure has already is ignored (CAT-32). */
export const addTaskToProcedure = endpoint<'addTaskToProcedure'>(
  'POST /definition/procedure/task/:procedure/:task',
  'manager',
);

export const removeTaskFromProcedure = endpoint<'removeTaskFromProcedure'>(
  'DELETE /definition/procedure/task/:procedure/:task',
  'manager',
);

export const sortProcedureTasks = endpoint<'sortProcedureTasks'>(
  'POST /definition/procedure/task/sort/:id',
  'manager',
);

/** Files of a task in a procedure: patterns that only this step needs. */
export const stepFiles = fileCalls<StepFileIo>(
  '/definition/procedure/task/file/:procedure/:task/:file',
  'manager',
  'dictionaries',
);

export const addProcedureToService = endpoint<'addProcedureToService'>(
  'POST /definition/service/procedure/:service/:procedure',
  'manager',
);

export const removeProcedureFromService = endpoint<'removeProcedureFromService'>(
  'DELETE /definition/service/procedure/:service/:procedure',
  'manager',
);
