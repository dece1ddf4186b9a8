import * as z from 'zod';
import { ofAnyFields } from '../../kit/fields/across.ts';
import { optionalPostalCode } from '../../kit/fields/contact-fields.ts';
import { dateTime, optionalDateTime } from '../../kit/fields/date-fields.ts';
import {
  choice,
  ids,
  longText,
  optionalChoice,
  requiredLines,
  requiredText,
  text,
} from '../../kit/fields/fields.ts';
import type { Collections } from '../../kit/values/merge.ts';
import { idOf, idsOf } from '../../kit/values/records.ts';
import type { Reception } from './calls.ts';
import { categories, directionIds } from './lists.ts';

/** The forms of guests and parcels. */

const bothGiven = 'Wybierz klienta albo wpisz nazwę firmy, nie jedno i drugie';
const leftBeforeEntry = 'Wyjście nie może być wcześniejsze niż wejście';

/** A guest or a parcel of another decade is a slip of the keyboard. */
const recent = { back: 10, ahead: 1 };

const guestShape = {
  fullName: requiredText('Imię i nazwisko są wymagane'),
  user: choice('Wskaż, do kogo'),
  client: optionalChoice(),
  clientName: text(250),
  operationDate: dateTime('Data jest wymagana', recent),
  /** When the guest left. */
  exitDate: optionalDateTime(recent),
  description: longText(2000),
};

const parcelShape = {
  description: requiredLines('Opis przesyłki jest wymagany', 500),
  type: choice('Rodzaj jest wymagany'),
  direction: z.enum(directionIds, { error: 'Typ przesyłki jest wymagany' }),
  /** The carrier's number. */
  taskNumber: text(100),
  company: choice('Spółka jest wymagana'),
  user: optionalChoice(),
  operationDate: dateTime('Data jest wymagana', recent),
  client: optionalChoice(),
  clientName: text(250),
  /** Left out with a client: the client's own address is copied. */
  clientCity: text(100),
  clientAddress: text(200),
  clientPostal: optionalPostalCode(),
  files: ids(100),
};

type Party = { client?: number | null; clientName?: string | null };

/** Fields that a record without a client needs, all reported at once. */
function demand<S extends z.ZodType<Party>>(schema: S, words: Record<string, string>): S {
  const free = (value: Party) => value.client === null || value.client === undefined;
  const given = (value: Party, field: string) => Boolean((value as Record<string, unknown>)[field]);
  let checked = schema.refine((value) => free(value) || !value.clientName, {
    error: bothGiven,
    path: ['clientName'],
    when: ofAnyFields,
  });
  for (const [field, error] of Object.entries(words)) {
    checked = checked.refine(
      (value) =>
        !free(value) || (field === 'client' ? given(value, 'clientName') : given(value, field)),
      { error, path: [field], when: ofAnyFields },
    );
  }
  return checked;
}

/** `operationDate` left out is now. */
const guestFields = z.strictObject({
  category: z.literal('guest'),
  ...guestShape,
  operationDate: guestShape.operationDate.optional(),
});
export const guestForm = demand(
  guestFields.refine(
    ({ operationDate, exitDate }) => !operationDate || !exitDate || exitDate >= operationDate,
    { error: leftBeforeEntry, path: ['exitDate'], when: ofAnyFields },
  ),
  { client: 'Firma jest wymagana', clientName: 'Nazwa firmy jest wymagana' },
);

const parcelFields = z.strictObject({
  category: z.literal('parcel'),
  ...parcelShape,
  operationDate: parcelShape.operationDate.optional(),
  files: parcelShape.files.optional(),
});
const parcelParty = {
  client: 'Nadawca / Odbiorca jest wymagany',
  clientName: 'Nazwa firmy jest wymagana',
  clientCity: 'Miasto jest wymagane',
  clientAddress: 'Ulica jest wymagana',
  clientPostal: 'Kod pocztowy jest wymagany',
};
export const parcelForm = demand(parcelFields, parcelParty);

/** What parcels that come together have in common. */
const common = { type: true, direction: true, company: true, operationDate: true } as const;

/** As many parcels are registered at once. */
export const mostParcels = 50;

/** Several parcels at once: what they have in common, and each with the rest. */
export const parcelsForm = z.strictObject({
  ...parcelFields.pick(common).shape,
  parcels: z
    .array(demand(parcelFields.omit({ category: true, ...common }), parcelParty))
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
  const { category, description, clientName, operationDate } = record;
  const common = {
    client: idOf(record.client),
    clientName,
    operationDate,
    user: idOf(record.user),
    description,
  };
  if (category === 'guest') {
    return { ...common, category, fullName: record.fullName, exitDate: record.exitDate };
  }
  const { clientCity, clientAddress, clientPostal, direction, taskNumber } = record;
  return {
    ...common,
    ...{ category, clientCity, clientAddress, clientPostal, direction, taskNumber },
    type: idOf(record.type),
    company: idOf(record.company),
    files: idsOf(record.files),
  };
}

export const receptionCollections: Collections<ReceptionChanges> = { files: { kind: 'set' } };
