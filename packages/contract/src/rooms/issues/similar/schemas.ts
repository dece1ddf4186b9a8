import * as z from 'zod';
import { io } from '../../../kit/calls/io.ts';
import { joinSchemas } from '../../../kit/calls/served.ts';
import { cleanLine } from '../../../kit/fields/clean.ts';
import { cleanedText, id } from '../../../kit/fields/fields.ts';
import { instant, personRef, statusRef } from '../../../kit/values/records.ts';
import * as calls from './calls.ts';

const similarIssue = z.object({
  id: z.int(),
  name: z.string(),
  status: statusRef,
  users: z.array(personRef),
  created: instant,
});
export type SimilarIssue = z.output<typeof similarIssue>;

const schemas = {
  findSimilarIssues: io({
    summary: 'Otwarte zgłoszenia klienta o podobnej nazwie, które wolno widzieć; najwyżej pięć',
    query: z.strictObject({ client: id(), name: cleanedText(cleanLine, 250).max(250) }),
    answer: z.object({ list: z.array(similarIssue) }),
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
