import * as z from 'zod';
import { choice, id, ids, longText, optionalChoice, required } from './kit/fields.ts';

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

/** Takes a definition back from the archive, where only deleting puts it. */
const archived = z.literal(false).optional();

/** What each kind's form is, and what may be changed later. */
export const definitionForms = {
  task: { body: taskBody, changes: taskBody.extend({ archived }).partial() },
  procedure: { body: procedureBody, changes: procedureBody.extend({ archived }).partial() },
  service: {
    body: serviceBody,
    changes: serviceBody.extend({ status: serviceStatus, archived }).partial(),
  },
};

/** The order of a procedure's tasks. */
export const taskOrder = z.strictObject({
  /** taskId -> position, from 1; every task of the procedure exactly once. */
  order: z.record(z.string().regex(/^\d{1,10}$/), z.int().min(0).max(10_000)),
  id: id().optional(),
});
