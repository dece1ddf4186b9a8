import * as z from 'zod';
import { io } from '../../../kit/calls/io.ts';
import { joinSchemas } from '../../../kit/calls/served.ts';
import { ref } from '../../../kit/values/records.ts';
import type { DifferenceReason } from './calls.ts';
import * as calls from './calls.ts';

const reasons = calls.differenceReasons.map(({ id }) => id) as [
  DifferenceReason,
  ...DifferenceReason[],
];

const difference = z.object({
  user: ref,
  type: ref,
  /** Hours that were left by the rules before, and that are left now. */
  before: z.number(),
  after: z.number(),
  /** Of the person's day, for words in days. */
  dayHours: z.number(),
  reasons: z.array(z.enum(reasons)),
});
export type BalanceDifference = z.output<typeof difference>;

const schemas = {
  listDifferences: io({
    summary: 'Salda, które różnią się po zmianie zasad liczenia: przed, teraz i dlaczego',
    answer: z.object({
      list: z.array(difference),
      year: z.int(),
      /** It is shown on „Urlopy i salda”: somebody's balance differs, and nobody has put it away. */
      shown: z.boolean(),
    }),
  }),
  endReport: io({ summary: 'Raport przeczytany: nie pokazuje się więcej' }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
