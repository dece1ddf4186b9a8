import * as z from 'zod';
import { optionalLimit } from '../../kit/fields/date-fields.ts';
import { choice } from '../../kit/fields/fields.ts';
import { plainComment } from '../comments/forms.ts';
import { endDateProblem } from '../tasks/forms.ts';
import { endDateRequired } from '../tasks/lists.ts';

/** The small forms of Mój dzień: each asks for one thing and is sent by a call of its record. */

/** When a task ended; `began`: the first day of its project. */
export const dayEnd = (began: string) =>
  z.strictObject({ dateEndJob: optionalLimit() }).superRefine(({ dateEndJob: end }, context) => {
    const message = end ? endDateProblem(end, { began }) : endDateRequired;
    if (message) context.addIssue({ code: 'custom', message, path: ['dateEndJob'] });
  });

/** A new limit; an empty one is an error where `required` is set. */
export const dayLimit = (required: boolean) =>
  z.strictObject({ limit: optionalLimit() }).refine(({ limit }) => !required || limit, {
    error: 'Termin jest wymagany, gdy jest ostateczny',
    path: ['limit'],
  });

/** The person who takes the work over. */
export const dayGive = z.strictObject({ user: choice('Wskaż osobę') });

export const dayAnswer = z.strictObject({ text: plainComment });
