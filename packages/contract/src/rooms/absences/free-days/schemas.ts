import * as z from 'zod';
import { io } from '../../../kit/calls/io.ts';
import { joinSchemas } from '../../../kit/calls/served.ts';
import { dayText } from '../../../kit/values/records.ts';
import { dayOf, pastRemoval } from '../forms.ts';
import * as calls from './calls.ts';
import { freeDayBody, freeDayWords as words } from './forms.ts';

const freeDay = z.object({
  day: dayText,
  half: z.boolean(),
  holiday: z.nullable(z.string()),
  name: z.nullable(z.string()),
  version: z.int(),
});
export type CompanyFreeDay = z.output<typeof freeDay>;

const schemas = {
  listFreeDays: io({
    summary:
      'Dni wolne firmy, od najpóźniejszego, i święta w jej dni wolne, za które nie dano jeszcze dnia',
    answer: z.object({
      list: z.array(freeDay),
      /** Holidays of this year and the next on a day off of the company, other than a Sunday, for which no day is given yet. */
      owed: z.array(z.object({ day: dayText, name: z.string() })),
      may: z.object({ edit: z.boolean() }),
    }),
  }),
  saveFreeDay: io({
    summary: 'Dzień wolny firmy: cały albo pół, własny albo za święto w dzień wolny',
    params: z.strictObject({ day: dayOf(words.day) }),
    body: freeDayBody,
  }),
  removeFreeDay: io({
    summary: 'Usunięcie dnia wolnego firmy',
    params: z.strictObject({ day: dayOf(words.day) }),
    body: pastRemoval,
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
