import * as z from 'zod';
import { customInput } from '../../kit/fields/custom-fields.schemas.ts';
import { customIds } from '../../kit/fields/custom-fields.ts';
import { longText, optionalChoice } from '../../kit/fields/fields.ts';
import { ofAnyFields } from '../../kit/fields/form-rules.ts';
import { shapeOf } from '../../kit/fields/record-fields.schemas.ts';
import { formOf } from '../../kit/fields/record-fields.ts';
import type { Collections } from '../../kit/values/merge.ts';
import type { Reception } from './calls.ts';
import { guestFields, parcelFields } from './fields.ts';
import { categories, directionIds } from './lists.ts';

/** The forms of guests and parcels. */

const bothGiven = 'Wybierz klienta albo wpisz nazwę firmy, nie jedno i drugie';
const leftBeforeEntry = 'Wyjście nie może być wcześniejsze niż wejście';

const guestShape = { ...shapeOf(guestFields), custom: customInput('guest') };
const parcelShape = {
  ...shapeOf(parcelFields),
  custom: customInput('parcel'),
  direction: z.enum(directionIds, { error: parcelFields.direction.missing }),
};

type Party = { client?: number | null; clientName?: string | null };

/** Fields that a record without a client needs, all reported at once. */
function demand<S extends z.ZodType<Party>>(schema: S, words: Record<string, string>): S {
  const free = (value: Party) => value.client === null || value.client === undefined;
  const isFilled = (value: Party, field: string) =>
    Boolean((value as Record<string, unknown>)[field]);
  let checked = schema.refine((value) => free(value) || !value.clientName, {
    error: bothGiven,
    path: ['clientName'],
    when: ofAnyFields,
  });
  for (const [field, error] of Object.entries(words)) {
    checked = checked.refine(
      (value) =>
        !free(value) ||
        (field === 'client' ? isFilled(value, 'clientName') : isFilled(value, field)),
      { error, path: [field], when: ofAnyFields },
    );
  }
  return checked;
}

/** `operationDate` left out is now. */
const guest = z.strictObject({
  category: z.literal('guest'),
  ...guestShape,
  operationDate: guestShape.operationDate.optional(),
});
export const guestForm = demand(
  guest.refine(
    ({ operationDate, exitDate }) => !operationDate || !exitDate || exitDate >= operationDate,
    { error: leftBeforeEntry, path: ['exitDate'], when: ofAnyFields },
  ),
  { client: 'Firma jest wymagana', clientName: 'Nazwa firmy jest wymagana' },
);

const parcel = z.strictObject({
  category: z.literal('parcel'),
  ...parcelShape,
  operationDate: parcelShape.operationDate.optional(),
});
const parcelParty = {
  client: 'Nadawca / Odbiorca jest wymagany',
  clientName: 'Nazwa firmy jest wymagana',
  clientCity: 'Miasto jest wymagane',
  clientAddress: 'Ulica jest wymagana',
  clientPostal: 'Kod pocztowy jest wymagany',
};
export const parcelForm = demand(parcel, parcelParty);

/** What parcels that come together have in common. */
const common = { type: true, direction: true, company: true, operationDate: true } as const;

/** As many parcels are registered at once. */
export const mostParcels = 50;

/** Several parcels at once: what they have in common, and each with the rest. */
export const parcelsForm = z.strictObject({
  ...parcel.pick(common).shape,
  parcels: z
    .array(demand(parcel.omit({ category: true, ...common }), parcelParty))
    .min(1, { error: 'Dodaj co najmniej jedną przesyłkę' })
    .max(mostParcels, { error: `Najwyżej ${mostParcels} przesyłek naraz` }),
});

export const receptionCreate = z.discriminatedUnion('category', [guestForm, parcelForm]);
export type ReceptionCreate = z.output<typeof receptionCreate>;

/** Which of them a record takes, and what it then lacks, its category decides. */
export const receptionChanges = z
  .strictObject({
    ...guestShape,
    ...parcelShape,
    user: optionalChoice(),
    description: longText(2000),
    category: z.enum(categories),
  })
  .partial();
type ReceptionChanges = z.input<typeof receptionChanges>;

/** A record as its form holds it: the fields of its category alone. */
export function receptionFormOf(record: Reception) {
  const { category } = record;
  const custom = customIds(record.custom);
  return category === 'guest'
    ? { category, ...formOf(guestFields, record), custom }
    : { category, ...formOf(parcelFields, record), custom };
}

export const receptionCollections: Collections<ReceptionChanges> = { files: { kind: 'set' } };
