import * as z from 'zod';
import { personRef, ref, statusRef } from '../values/records.ts';
import { type CustomRecord, mostCustomFields } from './custom-fields.ts';

/**
 * What the description of the API says of a schema in the names of own fields of this installation: the records that they are
 * of, and where in a call they stand.
 */
export const customMark = 'x-custom-fields';
export type CustomMark = {
  of: readonly CustomRecord[];
  as: 'answer' | 'input' | 'filter' | 'sort' | 'sums';
};

const customValues = z.record(
  z.string(),
  z.union([
    z.string(),
    z.number(),
    z.boolean(),
    ref.extend({
      color: z.string().nullable().optional(),
      picture: personRef.shape.picture.optional(),
    }),
    z.array(statusRef),
  ]),
);

/**
 * Own fields in an answer (custom-fields.ts): those that the caller sees and that are not empty, by their keys.
 *
 * @param of the kinds of record that the answer may be of
 */
export const customAnswer = (...of: CustomRecord[]) =>
  customValues.meta({
    description: 'Pola własne firmy: wartości wypełnionych, po kluczach (`GET /customField/list`)',
    [customMark]: { of, as: 'answer' } satisfies CustomMark,
  });

/**
 * Own fields in a form: of those that are left out nothing changes, null empties. Each value is checked by the field's kind where
 * the fields are known (server, kit/custom-fields/save.ts).
 */
export const customInput = (...of: CustomRecord[]) =>
  z
    .record(z.string().max(60), z.unknown())
    .refine((values) => Object.keys(values).length <= mostCustomFields, {
      error: `Najwyżej ${mostCustomFields} pól`,
    })
    .optional()
    .meta({
      description:
        'Pola własne firmy po kluczach (`GET /customField/list`); pominięte zostają, null opróżnia. Tekst, liczba, dzień, chwila, true albo false, numer pozycji listy, osoby albo klienta; przy wyborze kilku lista numerów',
      [customMark]: { of, as: 'input' } satisfies CustomMark,
    });
