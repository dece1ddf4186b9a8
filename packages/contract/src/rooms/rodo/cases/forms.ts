import * as z from 'zod';
import { optionalEmail, optionalPhone } from '../../../kit/fields/contact-fields.ts';
import { day } from '../../../kit/fields/date-fields.ts';
import { choice, longText, requiredLines, requiredText } from '../../../kit/fields/fields.ts';
import { warsawDay } from '../../../kit/values/time.ts';
import { caseKindIds, channelIds } from '../ids.ts';
import type { PersonalCase } from './calls.ts';

/** The forms of a person's request. */

const shape = {
  kind: z.enum(caseKindIds, { error: 'Wybierz, czego żąda osoba' }),
  name: requiredText('Podaj imię i nazwisko osoby'),
  email: optionalEmail(),
  phone: optionalPhone(),
  channel: z.enum(channelIds, { error: 'Wybierz, jak wpłynęło' }),
  description: longText(4000),
  received: day('Podaj dzień wpływu', { back: 10 }).refine((value) => value <= warsawDay(), {
    error: 'Dzień wpływu nie może być późniejszy niż dziś',
  }),
  handler: choice('Wskaż, kto prowadzi sprawę'),
};

export const caseForm = z.strictObject(shape);
export const caseChanges = caseForm.partial();

export const caseFormOf = (one: PersonalCase) =>
  ({
    kind: one.kind,
    name: one.name,
    email: one.email,
    phone: one.phone,
    channel: one.channel,
    description: one.description,
    received: one.received,
    handler: one.handler.id,
  }) satisfies Required<z.input<typeof caseChanges>>;

export const extendForm = z.strictObject({
  reason: requiredLines('Podaj powód: osoba ma go usłyszeć', 2000),
});

export const closeForm = z.strictObject({
  status: z.enum(['done', 'refused'], {
    error: 'Wybierz, jak zakończono sprawę',
  }),
  outcome: requiredLines('Napisz, co odpowiedziano osobie', 4000),
});

export const stepForm = z.strictObject({ text: requiredLines('Napisz, co zrobiono', 2000) });

export const findForm = z.strictObject({
  text: requiredText('Wpisz imię i nazwisko, e-mail albo telefon', 200).refine(
    (value) => value.replace(/\s/g, '').length >= 3,
    { error: 'Wpisz co najmniej 3 znaki' },
  ),
});
