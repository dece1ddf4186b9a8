import * as z from 'zod';
import { wrongDay } from '../../../kit/fields/date-words.ts';
import { text } from '../../../kit/fields/fields.ts';
import { weekday } from '../../../kit/values/days.ts';
import { holidayOf } from '../../../kit/values/holidays.ts';
import { dayOf, pastReason } from '../forms.ts';
import type { CompanyFreeDay } from './calls.ts';

/** The form of a day that the company gives off. */

export const freeDayWords = {
  day: 'Podaj dzień',
  whole: 'Za święto należy się cały dzień',
  holiday: 'To nie jest święto, które wypada w dzień wolny firmy, inny niż niedziela',
  own: 'To święto, które i tak jest wolne',
  taken: 'Ten dzień jest już na liście dni wolnych',
  changed: 'Ten dzień wolny zmienił się w międzyczasie. Otwórz go jeszcze raz.',
  noWork: 'Za święto oddaje się dzień, w którym firma pracuje',
};
const words = freeDayWords;
const sunday = 6;

const shape = z.strictObject({
  half: z.boolean().default(false),
  /** The holiday on a day off of the company, other than a Sunday, that it is given for (art. 130 § 2). */
  holiday: z
    .union([z.null(), z.literal('').transform(() => null), dayOf(words.day)], { error: wrongDay })
    .default(null),
  name: text(100)
    .transform((value) => value || null)
    .default(null),
  reason: pastReason(),
});

/** What the law says of the day; whether the company has it off by its roster the server knows. */
const mayOweDay = (day: string) => weekday(day) !== sunday && holidayOf(day) !== null;
const isRight = {
  half: { error: words.whole, path: ['half'] },
  holiday: { error: words.holiday, path: ['holiday'] },
};

export const freeDayBody = shape
  .extend({
    /** The version that was read, 0 for a new day; another one is refused. Left out: the last write wins. */
    version: z.int().optional(),
  })
  .refine(({ half, holiday }) => !half || holiday === null, isRight.half)
  .refine(({ holiday }) => holiday === null || mayOweDay(holiday), isRight.holiday);

const freeDayOf = dayOf(words.day).refine((day) => holidayOf(day) === null, {
  error: words.own,
});

/** With the day, which is asked for. */
export const freeDayForm = shape
  .extend({ day: freeDayOf })
  .refine(({ half, holiday }) => !half || holiday === null, isRight.half)
  .refine(({ holiday }) => holiday === null || mayOweDay(holiday), isRight.holiday);

export const freeDayFormOf = ({ day, half, holiday, name }: CompanyFreeDay) => ({
  ...{ day, half, holiday, name, reason: '' },
});
