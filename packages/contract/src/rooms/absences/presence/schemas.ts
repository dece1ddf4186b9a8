import * as z from 'zod';
import { io } from '../../../kit/calls/io.ts';
import { joinSchemas } from '../../../kit/calls/served.ts';
import { dayText, ref } from '../../../kit/values/records.ts';
import { dayOf } from '../forms.ts';
import * as calls from './calls.ts';

const presence = z.object({
  user: z.int(),
  /** Not at work all day; else for a part of it, or at work elsewhere. */
  away: z.boolean(),
  /** Works here on that day; else nobody counts them as absent. */
  employed: z.boolean(),
  /** At work all day, but not in the office. */
  elsewhere: z.boolean(),
  /** Why, or where they are instead: 'urlop wypoczynkowy', 'praca zdalna'; of private kinds only that they are away. */
  words: z.string(),
  /** The last day of it, days off after it left out; of whom employment begins no more, the day itself. */
  until: dayText,
  /** Who does their work and is there. */
  standIns: z.array(ref),
});
export type Presence = z.output<typeof presence>;

const schemas = {
  listPresence: io({
    summary:
      'Kto danego dnia (dziś) jest poza pracą albo pracuje gdzie indziej, do kiedy i kto zastępuje',
    query: z.strictObject({ day: dayOf('Podaj dzień').optional() }),
    answer: z.object({ day: dayText, list: z.array(presence.extend({ name: z.string() })) }),
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
