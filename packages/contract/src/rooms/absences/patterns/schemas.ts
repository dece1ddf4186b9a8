import * as z from 'zod';
import { io } from '../../../kit/calls/io.ts';
import { joinSchemas } from '../../../kit/calls/served.ts';
import { id } from '../../../kit/fields/fields.ts';
import { dayText } from '../../../kit/values/records.ts';
import { dayOf, pastRemoval } from '../forms.ts';
import * as calls from './calls.ts';
import { patternForm } from './forms.ts';

const pattern = z.object({
  validFrom: dayText,
  /** Of each day from Monday on, of one to eight weeks in turn. */
  minutes: z.array(z.int()),
  begins: z.string(),
  holidays: z.boolean(),
  version: z.int(),
});
export type PatternFields = z.output<typeof pattern>;

const of = z.strictObject({ person: z.union([z.literal('0').transform(() => 0), id()]) });
const from = of.extend({ from: dayOf('Podaj dzień') });

const schemas = {
  getPatterns: io({
    row: 'ta osoba, kierownik albo administrator; firmowy każdy',
    summary: 'Grafiki pracy osoby (0: firmy), od najnowszego',
    params: of,
    answer: z.object({
      list: z.array(pattern),
      /** What holds today, the company's in proportion to the post where the person has none. */
      current: pattern
        .pick({ minutes: true, begins: true, holidays: true })
        .extend({ of: z.enum(['person', 'company', 'law']) }),
      may: z.object({ edit: z.boolean() }),
    }),
  }),
  savePattern: io({
    row: 'nie własny, gdy jest kto inny; firmowy administrator',
    summary: 'Grafik pracy osoby (0: firmy) od dnia',
    params: from,
    body: patternForm,
    answer: z.object({ version: z.int() }),
  }),
  removePattern: io({
    row: 'nie własny, gdy jest kto inny; firmowy administrator',
    summary: 'Usunięcie grafiku, który zaczyna się danego dnia',
    params: from,
    body: pastRemoval,
  }),
};
export type Schemas = typeof schemas;
export type Patterns = z.output<Schemas['getPatterns']['answer']>;

joinSchemas(calls, schemas);
