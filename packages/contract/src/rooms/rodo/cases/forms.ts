import * as z from 'zod';
import { requiredLines, requiredText } from '../../../kit/fields/fields.ts';
import { shapeOf } from '../../../kit/fields/record-fields.schemas.ts';
import { formOf } from '../../../kit/fields/record-fields.ts';
import { warsawDay } from '../../../kit/values/time.ts';
import type { PersonalCase } from './calls.ts';
import { caseFields } from './fields.ts';

/** The forms of a person's request. */

const { received, ...shape } = shapeOf(caseFields);

export const caseForm = z.strictObject({
  ...shape,
  received: received.refine((value) => value <= warsawDay(), {
    error: 'Dzień wpływu nie może być późniejszy niż dziś',
  }),
});
export const caseChanges = caseForm.partial();

export const caseFormOf = (one: PersonalCase) => formOf(caseFields, one);

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
