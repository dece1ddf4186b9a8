import * as z from 'zod';
import { serviceStatus } from './catalog.lists.ts';
import type { ProcedureDefinition, ServiceDefinition, TaskDefinition } from './catalog.ts';
import { choice, id, ids, longText, optionalChoice, required } from './kit/fields.ts';
import type { Collections } from './kit/merge.ts';
import { idOf, idsOf } from './kit/records.ts';

/** The forms of definitions, and what else may be changed of them. */

const name = required('Nazwa jest wymagana', 250);
const departmentMessage = 'Dział jest wymagany';
const typeMessage = 'Typ jest wymagany';
export const taskBody = z.strictObject({
  name,
  type: choice(typeMessage),
  department: optionalChoice(),
  description: longText(),
});

export const procedureBody = z.strictObject({
  name,
  department: choice(departmentMessage),
  description: longText(),
  services: ids().optional(),
  /** In their order; the pages send them with the procedure, all or nothing. */
  tasks: ids().optional(),
});

const status = choice('Status jest wymagany').refine((value) => value <= 1, {
  error: 'Status jest wymagany',
});
export const serviceBody = z.strictObject({
  name,
  department: choice(departmentMessage),
  type: choice(typeMessage),
  /** Left out: the department's only company. */
  company: optionalChoice(),
  status: status.default(serviceStatus.active),
  description: longText(),
  /** In their order. */
  procedures: ids().optional(),
});

/** Takes a definition back from the archive, where only deleting puts it. */
const archived = z.literal(false).optional();

/** What each kind's form is, and what may be changed later. */
export const definitionForms = {
  task: { body: taskBody, changes: taskBody.extend({ archived }).partial() },
  procedure: { body: procedureBody, changes: procedureBody.extend({ archived }).partial() },
  service: {
    body: serviceBody,
    changes: serviceBody.extend({ status, archived }).partial(),
  },
};

type Changes<K extends keyof typeof definitionForms> = Omit<
  z.input<(typeof definitionForms)[K]['changes']>,
  'archived'
>;

/** Not chosen yet: what the form asks for. */
const unchosen = null as never;

/** Definitions as their forms hold them. */
export const taskDefinitionFormOf = (task: TaskDefinition) =>
  ({
    name: task.name,
    type: task.type?.id ?? unchosen,
    department: idOf(task.department),
    description: task.description,
  }) satisfies Required<Changes<'task'>>;

export const procedureFormOf = (procedure: ProcedureDefinition) =>
  ({
    name: procedure.name,
    department: procedure.department?.id ?? unchosen,
    description: procedure.description,
    services: idsOf(procedure.services),
    tasks: idsOf(procedure.tasks),
  }) satisfies Required<Changes<'procedure'>>;

export const serviceFormOf = (service: ServiceDefinition) =>
  ({
    name: service.name,
    department: service.department?.id ?? unchosen,
    type: service.type?.id ?? unchosen,
    company: idOf(service.company),
    status: service.status.id,
    description: service.description,
    procedures: idsOf(service.procedures),
  }) satisfies Required<Changes<'service'>>;

export const procedureCollections: Collections<Changes<'procedure'>> = {
  services: { kind: 'set', linkOf: { entity: 'serviceDefinition', field: 'procedures' } },
  tasks: { kind: 'order' },
};
export const serviceCollections: Collections<Changes<'service'>> = {
  procedures: { kind: 'order' },
};

/** The order of a procedure's tasks. */
export const taskOrder = z.strictObject({
  /** taskId -> position, from 1; every task of the procedure exactly once. */
  order: z.record(z.string().regex(/^\d{1,10}$/), z.int().min(0).max(10_000)),
  id: id().optional(),
});
