import * as z from 'zod';
import { fileSchemasBy, titledFileSchemas } from '../../kit/calls/file-calls.schemas.ts';
import { io, recordIo } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { id } from '../../kit/fields/fields.ts';
import { answersOf } from '../../kit/fields/record-fields.schemas.ts';
import { pageIo } from '../../kit/lists/list.schemas.ts';
import { byId, coloredRef, createdId, fileRef, may, ref } from '../../kit/values/records.ts';
import * as calls from './calls.ts';
import { procedureList, serviceList, taskList } from './calls.ts';
import { procedureColumns, serviceColumns, taskDefinitionColumns } from './columns.ts';
import { serviceDefinitionFields } from './fields.ts';
import { definitionForms, taskOrder } from './forms.ts';
import { limitOrigins, performers } from './rules.ts';

const entry = coloredRef.nullable();
const changed = {
  version: z.int(),
  /** Used somewhere when it was deleted: kept there, chosen no more. */
  archived: z.boolean(),
  may,
};

export const taskDefinition = z.object({
  id: z.int(),
  ...answersOf(taskDefinitionColumns),
  type: entry,
  department: entry,
  files: z.array(fileRef),
  procedures: z.array(ref),
  /** Own fields of its tasks that are to be filled before they are closed; those that the caller sees. */
  fieldsToFill: z.array(ref),
  ...changed,
});
export type TaskDefinition = z.output<typeof taskDefinition>;
const taskRow = taskDefinition.omit({ files: true, procedures: true, fieldsToFill: true });

const keysOf = <const L extends readonly { id: string }[]>(list: L) =>
  z.enum(list.map(({ id }) => id) as [L[number]['id'], ...L[number]['id'][]]);

const stepRule = z.object({
  limitFrom: keysOf(limitOrigins).nullable(),
  limitDays: z.int().nullable(),
  finalDate: z.boolean(),
  estimation: z.number().nullable(),
  who: keysOf(performers).nullable(),
  whoPerson: z.int().nullable(),
  whoDepartment: z.int().nullable(),
  whoPosition: z.int().nullable(),
});

/** A task in a procedure with its rule; `named`: whom or what the rule refers to. */
const ruledTask = ref.extend({
  position: z.int(),
  rule: stepRule,
  named: ref.nullable(),
  checklist: z.array(z.string()),
  checklistRequired: z.boolean(),
  /** Of this step alone, beside those of the task's definition. */
  files: z.array(fileRef),
});
export type RuledTask = z.output<typeof ruledTask>;

const { taskCount: _, ...procedureFields } = answersOf(procedureColumns);
export const procedureDefinition = z.object({
  id: z.int(),
  ...procedureFields,
  department: entry,
  services: z.array(ref),
  files: z.array(fileRef),
  tasks: z.array(ruledTask.extend({ type: coloredRef.nullable() })),
  ...changed,
});
export type ProcedureDefinition = z.output<typeof procedureDefinition>;
const procedureRow = procedureDefinition
  .omit({ files: true, tasks: true, services: true })
  .extend({ taskCount: z.int() });

const { procedureCount: __, ...serviceFields } = answersOf(serviceColumns);
export const serviceDefinition = z.object({
  id: z.int(),
  ...serviceFields,
  department: entry,
  type: entry,
  company: entry,
  usualValue: answersOf(serviceDefinitionFields).usualValue,
  usualInterval: z.int().nullable(),
  files: z.array(fileRef),
  procedures: z.array(
    ref.extend({
      department: coloredRef.nullable(),
      tasks: z.array(ruledTask),
    }),
  ),
  ...changed,
});
export type ServiceDefinition = z.output<typeof serviceDefinition>;
const serviceRow = serviceDefinition
  .omit({ files: true, procedures: true, usualValue: true, usualInterval: true })
  .extend({ procedureCount: z.int() });

/* The three kinds of definitions have the same calls. */

/** What the calls of a kind share; lists, records and forms are its own. */
const common = (title: string) => ({
  remove: recordIo({
    summary: `${title}: usunięcie; definicja w użyciu zostaje zarchiwizowana`,
    answer: z.object({ archived: z.boolean() }),
  }),
  ...titledFileSchemas(title),
});
const listed = (title: string) => `${title}: lista; filter[archived]=1 pokazuje archiwum`;
const got = (title: string) => ({ summary: `${title}: jedna definicja`, params: byId });
const createdBy = (title: string) => ({ summary: `${title}: nowa definicja`, answer: createdId });
const changedBy = (title: string) => ({
  summary: `${title}: zmiana podanych pól; archived=false przywraca z archiwum`,
  params: byId,
  answer: z.object({ version: z.int() }),
});

const { task, procedure, service } = definitionForms;

export const definitionSchemas = {
  task: {
    list: pageIo({ summary: listed('Zadania'), list: taskList, rows: taskRow }),
    get: io({
      ...got('Zadania'),
      answer: z.object({ task: taskDefinition, item: taskDefinition }),
    }),
    create: io({ ...createdBy('Zadania'), body: task.body }),
    update: io({ ...changedBy('Zadania'), body: task.changes }),
    ...common('Zadania'),
  },
  procedure: {
    list: pageIo({ summary: listed('Procedury'), list: procedureList, rows: procedureRow }),
    get: io({
      ...got('Procedury'),
      answer: z.object({ procedure: procedureDefinition, item: procedureDefinition }),
    }),
    create: io({ ...createdBy('Procedury'), body: procedure.body }),
    update: io({ ...changedBy('Procedury'), body: procedure.changes }),
    ...common('Procedury'),
  },
  service: {
    list: pageIo({ summary: listed('Usługi'), list: serviceList, rows: serviceRow }),
    get: io({
      ...got('Usługi'),
      answer: z.object({ service: serviceDefinition, item: serviceDefinition }),
    }),
    create: io({ ...createdBy('Usługi'), body: service.body }),
    update: io({ ...changedBy('Usługi'), body: service.changes }),
    ...common('Usługi'),
  },
};
export type DefinitionSchemas = typeof definitionSchemas;

const step = { procedure: id(), task: id() };
const procedureTask = z.strictObject(step);
export const stepFiles = fileSchemasBy(step, { of: 'zadania w procedurze' });
export type StepFileIo = (typeof stepFiles)['attach'];

const serviceProcedure = z.strictObject({ service: id(), procedure: id() });

const schemas = {
  addTaskToProcedure: io({
    summary: 'Procedury: dodanie zadania na koniec',
    params: procedureTask,
  }),
  removeTaskFromProcedure: io({ summary: 'Procedury: odjęcie zadania', params: procedureTask }),
  sortProcedureTasks: recordIo({
    summary: 'Procedury: kolejność zadań jako mapa id zadania na pozycję',
    body: taskOrder,
  }),
  addProcedureToService: io({ summary: 'Usługi: dodanie procedury', params: serviceProcedure }),
  removeProcedureFromService: io({
    summary: 'Usługi: odjęcie procedury',
    params: serviceProcedure,
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
joinSchemas(calls.stepFiles, stepFiles, 'Step');
joinSchemas(calls.taskDefinitions, definitionSchemas.task, 'TaskDefinition');
joinSchemas(calls.procedureDefinitions, definitionSchemas.procedure, 'ProcedureDefinition');
joinSchemas(calls.serviceDefinitions, definitionSchemas.service, 'ServiceDefinition');
