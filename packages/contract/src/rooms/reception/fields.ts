import type { Fields, Records } from '../../kit/fields/field-kinds.ts';
import type { AllFilterWords, FilterWordsOf } from '../../kit/lists/filter-words.ts';
import type { receptionList } from './calls.ts';
import { guestColumns, parcelColumns, parcelFilters, type ReceptionSection } from './columns.ts';

/** Somebody who is none of our clients. */
export const typedParty = {
  clientName: { label: 'Nazwa firmy', kind: 'text', section: 'party', max: 250, personal: true },
} as const satisfies Fields<ReceptionSection>;

/** All fields of a guest, in the order of the form. */
export const guestFields = {
  ...guestColumns,
  ...typedParty,
  description: { label: 'Notatka', kind: 'long', section: 'time', max: 2000, personal: true },
} as const satisfies Fields<ReceptionSection>;

const { client, ...ours } = parcelColumns;

/** All fields of a parcel, in the order of its page. */
export const parcelFields = {
  ...ours,
  user: { label: 'Osoba z zespołu', heading: 'Osoba', kind: 'person', section: 'ours' },
  client,
  ...typedParty,
  /** Left out with a client: the client's own address is copied. */
  clientAddress: { label: 'Ulica', kind: 'text', section: 'party', max: 200, personal: false },
  clientPostal: { label: 'Kod pocztowy', kind: 'postalCode', section: 'party' },
  clientCity: { label: 'Miasto', kind: 'text', section: 'party', max: 100, personal: false },
  files: { label: 'Pliki przesyłki', kind: 'files', section: 'files', max: 100 },
} as const satisfies Fields<ReceptionSection>;

/** The fields of both, as two editors are asked about them: which register it is does not stand there. */
export const receptionFields = {
  ...parcelFields,
  ...guestFields,
  client: { ...guestFields.client, label: 'Klient' },
  operationDate: { ...guestFields.operationDate, label: 'Data i godzina' },
  description: { ...guestFields.description, label: 'Opis' },
} as const satisfies Fields<ReceptionSection>;

/** Filters of pills and links. */
export const receptionFilters = {
  category: {
    label: 'Co',
    options: [
      { id: 'guest', name: 'goście' },
      { id: 'parcel', name: 'przesyłki' },
    ],
  },
  direction: { label: 'Kierunek' },
  user: { label: 'Osoba', of: 'person' },
  present: { label: 'Obecni', onlyWithOne: true },
} as const satisfies FilterWordsOf<typeof receptionList>;

/** All filters of both registers. */
export const registerFilters = {
  ...parcelFilters,
  ...receptionFilters,
} as const satisfies AllFilterWords<typeof receptionList>;

/** Records whose fields the history and questions of two editors name. */
export const receptionRecords = { reception: receptionFields } as const satisfies Records;
