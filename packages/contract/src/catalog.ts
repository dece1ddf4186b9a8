import * as z from 'zod';
import { done, endpoint } from './kit/endpoint.ts';
import { choice, id, ids, longText, optionalChoice, required } from './kit/fields.ts';
import { idsFilter, list } from './kit/list.ts';
import { byId, colored, createdId, fileRef, may, ref } from './kit/records.ts';

/** Definitions: tasks, procedures (ordered tasks) and services (bundles of procedures). */

export const serviceStatuses = [
  { id: 0, name: 'Nieaktywny' },
  { id: 1, name: 'Aktywny' },
] as const;

const name = required('Nazwa jest wymagana', 250);
const departmentMessage = 'Dział jest wymagany';
const typeMessage = 'Typ jest wymagany';
const order = z.strictObject({
  /** taskId -> position, from 1; every task of the procedure exactly once. */
  order: z.record(z.string().regex(/^\d{1,10}$/), z.int().min(0).max(10_000)),
  id: id().optional(),
});

const changed = {
  created: z.string(),
  modified: z.string(),
  userModified: ref.nullable(),
  version: z.int(),
  may,
};

/* Tasks */

export const taskBody = z.strictObject({
  name,
  type: choice(typeMessage),
  department: optionalChoice(),
  description: longText(),
});

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
  filters: { type: idsFilter(), department: idsFilter() },
  row: taskRow,
});

/* Procedures */

export const procedureBody = z.strictObject({
  name,
  department: choice(departmentMessage),
  description: longText(),
  services: ids().optional(),
  /** In their order; the pages send them with the procedure, all or nothing. */
  tasks: ids().optional(),
});

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
  filters: { department: idsFilter() },
  row: procedureRow,
});

/* Services */

const serviceStatus = choice('Status jest wymagany').refine((value) => value <= 1, {
  error: 'Status jest wymagany',
});
export const serviceBody = z.strictObject({
  name,
  department: choice(departmentMessage),
  type: choice(typeMessage),
  /** Left out: the department's only company. */
  company: optionalChoice(),
  status: serviceStatus.default(1),
  description: longText(),
  /** In their order. */
  procedures: ids().optional(),
});

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
  filters: { status: idsFilter(), department: idsFilter(), type: idsFilter() },
  row: serviceRow,
});

/* Calls: the three kinds have the same ones. */

function callsOf<
  K extends 'task' | 'procedure' | 'service',
  L extends { query: z.ZodType; answer: z.ZodType },
  R extends z.ZodType,
  B extends z.ZodObject,
  C extends z.ZodType,
>(kind: K, title: string, listed: L, record: R, body: B, changes: C) {
  const path = `/definition/${kind}`;
  const fileLink = z.strictObject({ id: id(), file: id() });
  return {
    list: endpoint({
      method: 'GET',
      path: `${path}/list`,
      // Everybody signed in may read look-ups (decisions, "Projects and catalogue").
      allow: 'everyone',
      summary: `${title}: lista`,
      query: listed.query as L['query'],
      answer: listed.answer as L['answer'],
    }),
    get: endpoint({
      method: 'GET',
      path: `${path}/:id`,
      allow: 'everyone',
      summary: `${title}: jedna definicja`,
      params: byId,
      answer: z.object({ [kind]: record, item: record } as { [P in K]: R } & { item: R }),
    }),
    create: endpoint({
      method: 'POST',
      path: `${path}/create`,
      allow: 'manager',
      summary: `${title}: nowa definicja`,
      body,
      answer: createdId,
    }),
    update: endpoint({
      method: 'PATCH',
      path: `${path}/:id`,
      allow: 'manager',
      summary: `${title}: zmiana podanych pól`,
      params: byId,
      body: changes,
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

export const taskDefinitions = callsOf(
  'task',
  'Zadania',
  taskList,
  taskDefinition,
  taskBody,
  taskBody.partial(),
);
export const procedureDefinitions = callsOf(
  'procedure',
  'Procedury',
  procedureList,
  procedureDefinition,
  procedureBody,
  procedureBody.partial(),
);
export const serviceDefinitions = callsOf(
  'service',
  'Usługi',
  serviceList,
  serviceDefinition,
  serviceBody,
  serviceBody.extend({ status: serviceStatus }).partial(),
);

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
  body: order,
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
