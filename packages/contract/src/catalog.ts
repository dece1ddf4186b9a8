import * as z from 'zod';
import { definitionForms, taskOrder } from './catalog.forms.ts';
import { done, endpoint } from './kit/endpoint.ts';
import { id } from './kit/fields.ts';
import { flagFilter, idsFilter, list } from './kit/list.ts';
import { byId, colored, createdId, fileRef, may, ref } from './kit/records.ts';

/** Definitions: tasks, procedures (ordered tasks) and services (bundles of procedures). */

export const serviceStatuses = [
  { id: 0, name: 'Nieaktywny' },
  { id: 1, name: 'Aktywny' },
] as const;

const changed = {
  created: z.string(),
  modified: z.string(),
  userModified: ref.nullable(),
  version: z.int(),
  /** Used somewhere when it was deleted: kept there, chosen no more. */
  archived: z.boolean(),
  may,
};

/** `archived`: those in the archive instead of those that can be chosen. */
const archived = flagFilter();

/* Tasks */

export const taskDefinition = z.object({
  id: z.int(),
  name: z.string(),
  type: colored.nullable(),
  department: colored.nullable(),
  description: z.string().nullable(),
  files: z.array(fileRef),
  procedures: z.array(ref),
  ...changed,
});
export type TaskDefinition = z.output<typeof taskDefinition>;
const taskRow = taskDefinition.omit({ files: true, procedures: true });

const taskList = list({
  sort: ['name', 'type', 'department', 'created', 'modifiedDate', 'modifiedBy'],
  defaultSort: 'modifiedDate',
  defaultOrder: 'desc',
  filters: { type: idsFilter(), department: idsFilter(), archived },
  row: taskRow,
});

/* Procedures */

export const procedureDefinition = z.object({
  id: z.int(),
  name: z.string(),
  department: colored.nullable(),
  description: z.string().nullable(),
  services: z.array(ref),
  files: z.array(fileRef),
  tasks: z.array(ref.extend({ position: z.int(), type: colored.nullable() })),
  ...changed,
});
export type ProcedureDefinition = z.output<typeof procedureDefinition>;
const procedureRow = procedureDefinition
  .omit({ files: true, tasks: true, services: true })
  .extend({ taskCount: z.int() });

const procedureList = list({
  sort: ['name', 'department', 'created', 'modifiedDate', 'modifiedBy'],
  defaultSort: 'modifiedDate',
  defaultOrder: 'desc',
  filters: { department: idsFilter(), archived },
  row: procedureRow,
});

/* Services */

export const serviceDefinition = z.object({
  id: z.int(),
  name: z.string(),
  department: colored.nullable(),
  type: colored.nullable(),
  company: colored.nullable(),
  status: z.object({ id: z.int(), name: z.string() }),
  description: z.string().nullable(),
  files: z.array(fileRef),
  procedures: z.array(
    ref.extend({
      department: colored.nullable(),
      tasks: z.array(ref.extend({ position: z.int() })),
    }),
  ),
  ...changed,
});
export type ServiceDefinition = z.output<typeof serviceDefinition>;
const serviceRow = serviceDefinition
  .omit({ files: true, procedures: true })
  .extend({ procedureCount: z.int() });

const serviceList = list({
  sort: ['name', 'department', 'type', 'status', 'created', 'modifiedDate', 'modifiedBy'],
  defaultSort: 'modifiedDate',
  defaultOrder: 'desc',
  filters: { status: idsFilter(), department: idsFilter(), type: idsFilter(), archived },
  row: serviceRow,
});

/* Calls: the three kinds have the same ones. */

const lists = { task: taskList, procedure: procedureList, service: serviceList };
const records = {
  task: taskDefinition,
  procedure: procedureDefinition,
  service: serviceDefinition,
};

/** The types tell each kind's schemas: `L` of its list, `R` of a record, `F` of its forms. */
function callsOf<
  K extends keyof typeof definitionForms,
  L extends { query: z.ZodType; answer: z.ZodType },
  R extends z.ZodType,
  F extends { body: z.ZodType; changes: z.ZodType },
>(kind: K, title: string) {
  const path = `/definition/${kind}`;
  const fileLink = z.strictObject({ id: id(), file: id() });
  return {
    list: endpoint({
      method: 'GET',
      path: `${path}/list`,
      // Everybody signed in may read look-ups (decisions, "Projects and catalogue").
      allow: 'everyone',
      summary: `${title}: lista; filter[archived]=1 pokazuje archiwum`,
      list: lists[kind],
      query: lists[kind].query as unknown as L['query'],
      answer: lists[kind].answer as unknown as L['answer'],
    }),
    get: endpoint({
      method: 'GET',
      path: `${path}/:id`,
      allow: 'everyone',
      summary: `${title}: jedna definicja`,
      params: byId,
      answer: z.object({ [kind]: records[kind], item: records[kind] } as unknown as {
        [P in K]: R;
      } & { item: R }),
    }),
    create: endpoint({
      method: 'POST',
      path: `${path}/create`,
      allow: 'manager',
      summary: `${title}: nowa definicja`,
      body: definitionForms[kind].body as unknown as F['body'],
      answer: createdId,
    }),
    update: endpoint({
      method: 'PATCH',
      path: `${path}/:id`,
      allow: 'manager',
      summary: `${title}: zmiana podanych pól; archived=false przywraca z archiwum`,
      params: byId,
      body: definitionForms[kind].changes as unknown as F['changes'],
      answer: z.object({ version: z.int() }),
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${path}/:id`,
      allow: 'manager',
      summary: `${title}: usunięcie; definicja w użyciu zostaje zarchiwizowana`,
      params: byId,
      answer: z.object({ archived: z.boolean() }),
    }),
    attach: endpoint({
      method: 'POST',
      path: `${path}/file/:id/:file`,
      allow: 'manager',
      summary: `${title}: dołączenie pliku`,
      params: fileLink,
      answer: done,
    }),
    detach: endpoint({
      method: 'DELETE',
      path: `${path}/file/:id/:file`,
      allow: 'manager',
      summary: `${title}: usunięcie pliku`,
      params: fileLink,
      answer: done,
    }),
  };
}

export const taskDefinitions = callsOf<
  'task',
  typeof taskList,
  typeof taskDefinition,
  (typeof definitionForms)['task']
>('task', 'Zadania');
export const procedureDefinitions = callsOf<
  'procedure',
  typeof procedureList,
  typeof procedureDefinition,
  (typeof definitionForms)['procedure']
>('procedure', 'Procedury');
export const serviceDefinitions = callsOf<
  'service',
  typeof serviceList,
  typeof serviceDefinition,
  (typeof definitionForms)['service']
>('service', 'Usługi');

const procedureTask = z.strictObject({ procedure: id(), task: id() });

/** Adding a task that the procedure has already is ignored (document 001, section 4). */
export const addTaskToProcedure = endpoint({
  method: 'POST',
  path: '/definition/procedure/task/:procedure/:task',
  allow: 'manager',
  summary: 'Procedury: dodanie zadania na koniec',
  params: procedureTask,
  answer: done,
});

export const removeTaskFromProcedure = endpoint({
  method: 'DELETE',
  path: '/definition/procedure/task/:procedure/:task',
  allow: 'manager',
  summary: 'Procedury: odjęcie zadania',
  params: procedureTask,
  answer: done,
});

export const sortProcedureTasks = endpoint({
  method: 'POST',
  path: '/definition/procedure/task/sort/:id',
  allow: 'manager',
  summary: 'Procedury: kolejność zadań jako mapa id zadania na pozycję',
  params: byId,
  body: taskOrder,
  answer: done,
});

const serviceProcedure = z.strictObject({ service: id(), procedure: id() });

export const addProcedureToService = endpoint({
  method: 'POST',
  path: '/definition/service/procedure/:service/:procedure',
  allow: 'manager',
  summary: 'Usługi: dodanie procedury',
  params: serviceProcedure,
  answer: done,
});

export const removeProcedureFromService = endpoint({
  method: 'DELETE',
  path: '/definition/service/procedure/:service/:procedure',
  allow: 'manager',
  summary: 'Usługi: odjęcie procedury',
  params: serviceProcedure,
  answer: done,
});
