import * as z from 'zod';
import { dateTime } from '../../../kit/fields/date-fields.ts';
import { longText, requiredLines, requiredText } from '../../../kit/fields/fields.ts';
import { disclosureKindIds } from '../ids.ts';
import type { Activity, Disclosure } from './calls.ts';

/** The forms of the registers of personal data. */

export const disclosureForm = z.strictObject({
  kind: z.enum(disclosureKindIds, { error: 'Wybierz rodzaj' }),
  at: dateTime('Podaj, kiedy udostępniono', { back: 10 }).refine(
    (value) => Date.parse(value) <= Date.now(),
    { error: 'Udostępnienie nie może być późniejsze niż teraz' },
  ),
  what: requiredLines('Napisz, co udostępniono', 500),
  recipient: requiredText('Podaj odbiorcę', 300),
  purpose: requiredLines('Podaj cel', 500),
  ground: requiredText('Podaj podstawę prawną', 300),
  rows: z
    .union([
      z.int().min(0).max(10_000_000),
      z
        .string()
        .trim()
        .regex(/^\d{0,8}$/, { error: 'Podaj liczbę osób' })
        .transform((value) => (value === '' ? null : Number(value))),
      z.null(),
    ])
    .optional(),
});
export const disclosureChanges = disclosureForm.partial();

export const disclosureFormOf = (one: Disclosure) =>
  ({
    kind: one.kind,
    at: one.at,
    what: one.what,
    recipient: one.recipient,
    purpose: one.purpose,
    ground: one.ground,
    rows: one.rows,
  }) satisfies Required<z.input<typeof disclosureChanges>>;

export const activityForm = z.strictObject({
  name: requiredText('Podaj nazwę czynności', 200),
  purpose: requiredLines('Podaj cel przetwarzania', 2000),
  ground: requiredLines('Podaj podstawę prawną', 1000),
  people: requiredLines('Podaj kategorie osób', 1000),
  data: requiredLines('Podaj kategorie danych', 2000),
  recipients: longText(2000),
  transfers: longText(2000),
  retention: requiredLines('Podaj planowany termin usunięcia', 1000),
  security: longText(4000),
});
export const activityChanges = activityForm.partial();

export const activityFormOf = (one: Activity) =>
  ({
    name: one.name,
    purpose: one.purpose,
    ground: one.ground,
    people: one.people,
    data: one.data,
    recipients: one.recipients,
    transfers: one.transfers,
    retention: one.retention,
    security: one.security,
  }) satisfies Required<z.input<typeof activityChanges>>;
