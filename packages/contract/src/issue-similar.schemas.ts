import * as z from 'zod';
import { cleanLine } from './kit/clean.ts';
import { id, typed } from './kit/fields.ts';
import { io } from './kit/io.ts';
import { personRef, statusRef } from './kit/records.ts';

const similarIssue = z.object({
  id: z.int(),
  name: z.string(),
  status: statusRef,
  users: z.array(personRef),
  created: z.string(),
});
export type SimilarIssue = z.output<typeof similarIssue>;

export const schemas = {
  findSimilarIssues: io({
    summary: 'Otwarte zgłoszenia klienta o podobnej nazwie, które wolno widzieć; najwyżej pięć',
    query: z.strictObject({ client: id(), name: typed(cleanLine, 250).max(250) }),
    answer: z.object({ list: z.array(similarIssue) }),
  }),
};
export type Schemas = typeof schemas;
