import * as z from 'zod';
import { io } from '../../../kit/calls/io.ts';
import { joinSchemas } from '../../../kit/calls/served.ts';
import { choice } from '../../../kit/fields/fields.ts';
import * as calls from './calls.ts';
import { issueTypeChanges } from './forms.ts';

const issueType = z.object({
  id: z.int(),
  name: z.string(),
  /** Working hours from the report; null: nothing is promised. */
  answerHours: z.number().nullable(),
  doneHours: z.number().nullable(),
  /** Points that a new issue of the type begins with, and whether it is done only when all is ticked off. */
  checklist: z.array(z.string()),
  checklistRequired: z.boolean(),
  version: z.int(),
});
export type IssueType = z.output<typeof issueType>;

const schemas = {
  listIssueTypes: io({
    summary: 'Typy zgłoszeń z obiecanym czasem odpowiedzi i realizacji, w godzinach pracy',
    answer: z.object({ list: z.array(issueType) }),
  }),
  updateIssueType: io({
    summary: 'Zmiana obiecanego czasu; otwarte zgłoszenia tego typu dostają nowe chwile',
    // 0 is a type.
    params: z.strictObject({ id: choice('Nie ma takiego typu') }),
    body: issueTypeChanges,
    answer: z.object({ version: z.int() }),
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
