import * as z from 'zod';
import { id } from '../../../kit/fields/fields.ts';
import { absenceForm, dayOf, pastReason, absenceMessages as words } from '../forms.ts';
import type { Balance, PersonBalances } from './calls.ts';

/** The forms of yearly balances: how somebody is employed, and what they may take. */

/** Days of leave as they are typed ('7,5'); null for none. */
export const daysNumber = (message: string) =>
  z
    .union([
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d{0,3}([.,]\d{1,3})?$/, { error: message }),
      z.null(),
    ])
    .transform((value) =>
      value === null || value === '' ? null : Number(String(value).replace(',', '.')),
    )
    .refine((value) => value === null || (value >= 0 && value <= 366), { error: message });

export const employmentForm = z.strictObject({
  partTime: z
    .number({ error: 'Wybierz etat' })
    .gt(0, { error: 'Wybierz etat' })
    .max(1, { error: 'Wybierz etat' })
    .transform((value) => Math.round(value * 10_000) / 10_000),
  vacationDays: z
    .int({ error: 'Wybierz wymiar' })
    .min(0, { error: 'Wybierz wymiar' })
    .max(60, { error: 'Wybierz wymiar' }),
  reason: pastReason(),
});

export const employmentFormOf = ({ partTime, vacationDays }: PersonBalances) => ({
  partTime,
  vacationDays,
  reason: '',
});

/** Days; null lets the rules say. */
export const balanceForm = z.strictObject({
  entitled: daysNumber('Podaj liczbę dni'),
  carried: daysNumber('Podaj liczbę dni'),
});

export const balanceFormOf = ({ written }: Balance) => ({ ...written });

/** What is asked about an absence before it is saved. */
export const absenceChecked = z
  .strictObject({
    owner: id(words.owner),
    type: id(words.type),
    dateFrom: dayOf(words.from),
    dateTo: dayOf(words.to),
    hours: z.coerce.number().gt(0).max(24).optional(),
    hoursFrom: absenceForm.shape.hoursFrom,
    /** The entry that is being changed, which counts no more. */
    except: id().optional(),
  })
  .superRefine((value, context) => {
    const { except: _, hours, ...entry } = value;
    const checked = absenceForm.safeParse({ ...entry, hours: hours ?? null });
    for (const issue of checked.error?.issues ?? [])
      context.addIssue({ code: 'custom', message: issue.message, path: issue.path });
  });
