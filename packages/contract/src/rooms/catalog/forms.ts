import * as z from 'zod';
import {
  choice,
  id,
  ids,
  longText,
  optionalChoice,
  requiredText,
} from '../../kit/fields/fields.ts';
import { hours, optionalMoney } from '../../kit/fields/number-fields.ts';
import type { Collections } from '../../kit/values/merge.ts';
import { idOf, idsOf } from '../../kit/values/records.ts';
import { intervals } from '../projects/lists.ts';
import type { ProcedureDefinition, ServiceDefinition, TaskDefinition } from './calls.ts';
import { serviceStatus } from './lists.ts';
import { limitOrigins, performers } from './rules.ts';

/** The forms of definitions, and what else may be changed of them. */

const name = requiredText('Nazwa jest wymagana', 250);
const departmentMessage = 'Dział jest wymagany';
const typeMessage = 'Typ jest wymagany';
export const taskBody = z.strictObject({
  name,
  type: choice(typeMessage),
  department: optionalChoice(),
  description: longText(),
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
  name,
  department: choice(departmentMessage),
  description: longText(),
  services: ids().optional(),
  /** In their order; the pages send them with the procedure, all or nothing. */
  tasks: ids().optional(),
  /** Rules of its tasks; of those that are not named here they stay. */
  steps: z.array(step).max(1000).optional(),
});

/** Files of a procedure's steps in its form, each under a name of its task; they go by calls of their own. */
export const stepFilesField = z.record(z.string(), ids()).optional();

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
  /** Of one unit in a project, and how often such projects recur. */
  usualValue: optionalMoney(),
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

/** Not chosen yet: the form requires a choice. */
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
    steps: procedure.tasks.map(({ id: task, rule, checklist, checklistRequired }) => ({
      ...{ task, ...rule, checklist, checklistRequired },
    })),
  }) satisfies Required<Changes<'procedure'>>;

export const serviceFormOf = (service: ServiceDefinition) =>
  ({
    name: service.name,
    department: service.department?.id ?? unchosen,
    type: service.type?.id ?? unchosen,
    company: idOf(service.company),
    status: service.status.id,
    description: service.description,
    usualValue: service.usualValue,
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
