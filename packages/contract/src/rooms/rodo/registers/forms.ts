import * as z from 'zod';
import { shapeOf } from '../../../kit/fields/record-fields.schemas.ts';
import { formOf } from '../../../kit/fields/record-fields.ts';
import type { Disclosure } from './calls.ts';
import { disclosureColumns } from './columns.ts';

/** The form of a disclosure. */

const { at, ...shape } = shapeOf(disclosureColumns);

export const disclosureForm = z.strictObject({
  ...shape,
  at: at.refine((value) => Date.parse(value) <= Date.now(), {
    error: 'Udostępnienie nie może być późniejsze niż teraz',
  }),
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

export const disclosureFormOf = (one: Disclosure) => formOf(disclosureColumns, one);
