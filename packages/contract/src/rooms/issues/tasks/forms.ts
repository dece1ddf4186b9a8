import * as z from 'zod';
import { optionalLimit } from '../../../kit/fields/date-fields.ts';
import { choice, id, longText, requiredText } from '../../../kit/fields/fields.ts';
import { hours } from '../../../kit/fields/number-fields.ts';

/** A task of a project that is linked to an issue, and one that is made of it. */

/** `ends`: the issue is done when the task is. */
export const issueTaskLink = z.strictObject({
  task: id('Wskaż zadanie'),
  ends: z.boolean().default(false),
});

export const issueTaskForm = z.strictObject({
  project: choice('Wskaż projekt'),
  /** One of the project's procedures: the task comes at its end. */
  procedure: choice('Wskaż procedurę'),
  /** The kind of the task: a definition that the procedure does not have in this project yet. */
  task: choice('Wskaż rodzaj zadania'),
  name: requiredText('Nazwa jest wymagana', 250),
  description: longText(20_000),
  user: choice('Zadanie musi mieć przypisanego użytkownika'),
  /** Limit; a day alone means its end. */
  dateRealizationLimit: optionalLimit(),
  /** Hours. */
  estimation: hours().optional(),
  /** It does not wait for the tasks before it. */
  free: z.boolean().default(true),
  /** The issue is done when the task is. */
  ends: z.boolean().default(true),
});
