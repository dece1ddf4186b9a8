import * as z from 'zod';
import { dayOf, pastReason } from '../forms.ts';
import type { PatternFields } from './calls.ts';

/** The form of a roster. */

const words = {
  minutes: 'Podaj godziny, na przykład 8 albo 7:30',
  day: 'Dzień ma najwyżej 24 godziny',
  weeks: 'Grafik obejmuje od jednego do ośmiu pełnych tygodni',
  none: 'Podaj godziny przynajmniej jednego dnia',
  from: 'Podaj dzień, od którego grafik obowiązuje',
  begins: 'Podaj godzinę, na przykład 8:30',
};
const most = 8 * 7;

export const patternForm = z.strictObject({
  minutes: z
    .array(
      z
        .int({ error: words.minutes })
        .min(0, { error: words.minutes })
        .max(1440, { error: words.day }),
      { error: words.minutes },
    )
    .refine(({ length }) => length >= 7 && length <= most && length % 7 === 0, {
      error: words.weeks,
    })
    .refine((minutes) => minutes.some((value) => value > 0), { error: words.none }),
  begins: z
    .string({ error: words.begins })
    .regex(/^([01]?\d|2[0-3])[:.][0-5]\d$/, { error: words.begins })
    .transform((value) => value.replace('.', ':').padStart(5, '0'))
    .default('08:00'),
  holidays: z.boolean().default(false),
  /** From another day on than until now; left out, the day of the address. */
  validFrom: dayOf(words.from).optional(),
  reason: pastReason(),
  /** The version that was read; another one is 409. Left out: the last write wins. */
  version: z.int().optional(),
});

/** A roster as its form holds it: the day is asked for, the version is the call's. */
export const rosterForm = patternForm.omit({ version: true }).required({ validFrom: true });

/** Of a new one from a day on, `usual` being what holds then. */
export const rosterFormOf = ({
  minutes,
  begins,
  holidays,
  validFrom,
}: Omit<PatternFields, 'version'>) => ({ minutes, begins, holidays, validFrom, reason: '' });
