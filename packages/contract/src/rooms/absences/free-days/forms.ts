import * as z from 'zod';
import { text } from '../../../kit/fields/fields.ts';
import { weekday } from '../../../kit/values/days.ts';
import { holidayOf } from '../../../kit/values/holidays.ts';
import { dayOf, pastReason } from '../forms.ts';
import type { CompanyFreeDay } from './calls.ts';

/** The form of a day that the company gives off. */

export const freeDayWords = {
  day: 'Podaj dzień',
  whole: 'Za święto w sobotę należy się cały dzień',
  holiday: 'To nie jest święto, które wypada w sobotę',
  own: 'To święto, które i tak jest wolne',
  noWork: 'Za święto oddaje się dzień, w którym firma pracuje',
};
const words = freeDayWords;
const saturday = 5;

const shape = z.strictObject({
  half: z.boolean().default(false),
  /** The holiday on a Saturday that it is given for. */
  holiday: z.union([z.null(), z.literal('').transform(() => null), dayOf(words.day)]).default(null),
  name: text(100)
    .transform((value) => value || null)
    .default(null),
  reason: pastReason(),
});

const isSaturdayHoliday = (day: string) => weekday(day) === saturday && holidayOf(day) !== null;
const isRight = {
  half: { error: words.whole, path: ['half'] },
  holiday: { error: words.holiday, path: ['holiday'] },
};

export const freeDayBody = shape
  .refine(({ half, holiday }) => !half || holiday === null, isRight.half)
  .refine(({ holiday }) => holiday === null || isSaturdayHoliday(holiday), isRight.holiday);

const freeDayOf = dayOf(words.day).refine((day) => holidayOf(day) === null, {
  error: words.own,
});

/** With the day, which is asked for. */
export const freeDayForm = shape
  .extend({ day: freeDayOf })
  .refine(({ half, holiday }) => !half || holiday === null, isRight.half)
  .refine(({ holiday }) => holiday === null || isSaturdayHoliday(holiday), isRight.holiday);

export const freeDayFormOf = ({ day, half, holiday, name }: CompanyFreeDay) => ({
  ...{ day, half, holiday, name, reason: '' },
});
