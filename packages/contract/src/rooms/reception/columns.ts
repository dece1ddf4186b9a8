import type { Fields } from '../../kit/fields/field-kinds.ts';
import type { FilterWordsOf } from '../../kit/lists/filter-words.ts';
import type { receptionList } from './calls.ts';
import { directions } from './lists.ts';

/** Parts of the forms of guests and parcels. */
export type ReceptionSection = 'guest' | 'parcel' | 'ours' | 'party' | 'time' | 'files';

/** A guest or a parcel of another decade is a slip of the keyboard. */
const span = { back: 10, ahead: 1 };

/** The fields of a guest that the list of guests shows, in the order of its file. */
export const guestColumns = {
  fullName: {
    label: 'Imię i nazwisko',
    kind: 'text',
    section: 'guest',
    missing: 'Imię i nazwisko są wymagane',
    max: 200,
    personal: true,
  },
  user: { label: 'Do kogo', kind: 'person', section: 'guest', missing: 'Wskaż, do kogo' },
  client: { label: 'Firma', kind: 'record', of: 'client', section: 'party' },
  operationDate: {
    label: 'Data i godzina wejścia',
    heading: 'Wejście',
    kind: 'moment',
    section: 'time',
    missing: 'Data jest wymagana',
    span,
    counts: true,
  },
  /** When the guest left. */
  exitDate: { label: 'Wyjście', kind: 'moment', section: 'time', span, counts: true },
} as const satisfies Fields<ReceptionSection>;

/** The fields of a parcel that the list of parcels shows. */
export const parcelColumns = {
  description: {
    label: 'Opis przesyłki',
    kind: 'long',
    section: 'parcel',
    missing: 'Opis przesyłki jest wymagany',
    max: 500,
    personal: true,
  },
  /** Given by the server: one after another for each company, direction and year. */
  sysNumber: {
    label: 'Numer systemowy',
    heading: 'Nr systemowy',
    kind: 'text',
    derived: true,
    personal: false,
  },
  type: {
    label: 'Rodzaj',
    kind: 'record',
    of: 'receptionType',
    section: 'parcel',
    missing: 'Rodzaj jest wymagany',
  },
  direction: {
    label: 'Typ przesyłki',
    heading: 'Kierunek',
    kind: 'choice',
    options: directions,
    section: 'parcel',
    missing: 'Typ przesyłki jest wymagany',
  },
  /** The carrier's number. */
  taskNumber: {
    label: 'Numer przesyłki',
    heading: 'Nr przesyłki',
    kind: 'text',
    section: 'parcel',
    max: 100,
    personal: false,
  },
  operationDate: {
    label: 'Data nadania / odbioru',
    heading: 'Data',
    kind: 'moment',
    section: 'parcel',
    missing: 'Data jest wymagana',
    span,
    counts: true,
  },
  company: {
    label: 'Spółka',
    kind: 'record',
    of: 'company',
    section: 'ours',
    missing: 'Spółka jest wymagana',
  },
  client: { label: 'Nadawca / Odbiorca', kind: 'record', of: 'client', section: 'party' },
} as const satisfies Fields<ReceptionSection>;

/** The dialog 'Filtry' of the parcels. */
export const parcelFilters = {
  type: { label: 'Rodzaje przesyłek' },
  client: { label: 'Klient' },
  company: {},
  dateFrom: { label: 'Data od', half: true },
  dateTo: { label: 'Data do', half: true },
} as const satisfies FilterWordsOf<typeof receptionList>;
