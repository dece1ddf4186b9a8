import * as z from 'zod';
import { mostCustomFields } from '../../kit/fields/custom-fields.ts';
import { choice, id, ids, optionalChoice, requiredText } from '../../kit/fields/fields.ts';
import { hours } from '../../kit/fields/number-fields.ts';
import { shapeOf } from '../../kit/fields/record-fields.schemas.ts';
import { formOf } from '../../kit/fields/record-fields.ts';
import type { Collections } from '../../kit/values/merge.ts';
import { idsOf } from '../../kit/values/records.ts';
import { intervals } from '../projects/lists.ts';
import type { ProcedureDefinition, ServiceDefinition, TaskDefinition } from './calls.ts';
import {
  procedureDefinitionFields,
  serviceDefinitionFields,
  taskDefinitionFields,
} from './fields.ts';
import { serviceStatus } from './lists.ts';
import { limitOrigins, performers } from './rules.ts';

/** The forms of definitions, and what else may be changed of them. */

export const taskBody = z.strictObject({
  ...shapeOf(taskDefinitionFields),
  fieldsToFill: ids(mostCustomFields).optional(),
});

const days = 'Podaj liczbę dni roboczych, najwyżej 500';
const oneOf = <const L extends readonly { id: string }[]>(list: L, error: string) =>
  z.enum(list.map(({ id }) => id) as [L[number]['id'], ...L[number]['id'][]], { error });

/** The rule of a task in a procedure, and what is to be ticked off; what is left out says nothing. */
const step = z
  .strictObject({
    task: id(),
    limitFrom: oneOf(limitOrigins, 'Wybierz, od czego liczyć termin').nullable().default(null),
    limitDays: z
      .union([z.int({ error: days }).min(0, { error: days }).max(500, { error: days }), z.null()], {
        error: days,
      })
      .default(null),
    finalDate: z.boolean().default(false),
    estimation: hours().default(null),
    who: oneOf(performers, 'Wybierz, kto wykonuje zadanie').nullable().default(null),
    whoPerson: optionalChoice().default(null),
    whoDepartment: optionalChoice().default(null),
    whoPosition: optionalChoice().default(null),
    checklist: z
      .array(requiredText('Wpisz punkt listy albo go usuń', 200))
      .max(50, { error: 'Najwyżej 50 punktów' })
      .default([]),
    /** The task cannot be closed before all of it is ticked off. */
    checklistRequired: z.boolean().default(false),
  })
  .superRefine((rule, { addIssue }) => {
    const missing = (path: string, message: string) =>
      addIssue({ code: 'custom', path: [path], message });
    if (rule.limitFrom !== null && rule.limitDays === null) missing('limitDays', days);
    if (rule.limitDays !== null && rule.limitFrom === null) {
      missing('limitFrom', 'Wybierz, od czego liczyć termin');
    }
    if (rule.finalDate && rule.limitFrom === null) {
      missing('limitFrom', 'Termin jest wymagany, gdy jest ostateczny');
    }
    if (rule.who === 'person' && !rule.whoPerson) missing('whoPerson', 'Wskaż osobę');
    if (rule.who === 'position' && !rule.whoPosition) missing('whoPosition', 'Wskaż stanowisko');
  });
export type StepForm = z.input<typeof step>;

export const procedureBody = z.strictObject({
  ...shapeOf(procedureDefinitionFields),
  services: ids().optional(),
  /** In their order; the pages send them with the procedure, all or nothing. */
  tasks: ids().optional(),
  /** Rules of its tasks; of those that are not named here they stay. */
  steps: z.array(step).max(1000).optional(),
});

/** Files of a procedure's steps in its form, each under a name of its task; they go by calls of their own. */
export const stepFilesField = z.record(z.string(), ids()).optional();

const { status, ...serviceShape } = shapeOf(serviceDefinitionFields);
export const serviceBody = z.strictObject({
  ...serviceShape,
  status: status.default(serviceStatus.active),
  usualInterval: z
    .union([choice('Nieprawidłowa wartość').refine((value) => value < intervals.length), z.null()])
    .optional(),
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

/** Definitions as their forms hold them; one without a type or a department has to be given it. */
export const taskDefinitionFormOf = (task: TaskDefinition) =>
  ({
    ...(formOf(taskDefinitionFields, task) as Required<Changes<'task'>>),
    fieldsToFill: idsOf(task.fieldsToFill),
  }) satisfies Required<Changes<'task'>>;

export const taskDefinitionCollections: Collections<Changes<'task'>> = {
  fieldsToFill: { kind: 'set' },
};

export const procedureFormOf = (procedure: ProcedureDefinition) =>
  ({
    ...(formOf(procedureDefinitionFields, procedure) as Required<Changes<'procedure'>>),
    services: idsOf(procedure.services),
    tasks: idsOf(procedure.tasks),
    steps: procedure.tasks.map(({ id: task, rule, checklist, checklistRequired }) => ({
      ...{ task, ...rule, checklist, checklistRequired },
    })),
  }) satisfies Required<Changes<'procedure'>>;

export const serviceFormOf = (service: ServiceDefinition) =>
  ({
    ...(formOf(serviceDefinitionFields, service) as Required<Changes<'service'>>),
    usualInterval: service.usualInterval,
    procedures: idsOf(service.procedures),
  }) satisfies Required<Changes<'service'>>;

export const procedureCollections: Collections<Changes<'procedure'>> = {
  services: { kind: 'set', linkOf: { entity: 'serviceDefinition', field: 'procedures' } },
  tasks: { kind: 'order' },
  steps: { kind: 'rows', key: ['task'], entity: 'procedureTask', owner: 'procedure' },
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
