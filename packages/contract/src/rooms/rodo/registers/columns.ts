import type { Fields } from '../../../kit/fields/field-kinds.ts';
import type { FilterWordsOf } from '../../../kit/lists/filter-words.ts';
import { channels, consentStates, disclosureKinds, endReasons } from '../lists.ts';
import type { consentList, disclosureList } from './calls.ts';

/** The fields of the registers of personal data, in the order of their files; and the words of their filters. */

export const consentColumns = {
  type: { label: 'Typ zgody', kind: 'record', of: 'agreementType', known: true },
  person: { label: 'Osoba', kind: 'record', of: 'clientPerson' },
  client: { label: 'Klient', kind: 'record', of: 'client', known: true },
  state: { label: 'Stan', kind: 'choice', options: consentStates, known: true },
  given: { label: 'Wyrażona', kind: 'day' },
  withdrawn: { label: 'Wycofana', kind: 'day' },
  /** Why it ended besides a withdrawal: its person was made anonymous that day. */
  endReason: { label: 'Powód zakończenia', kind: 'choice', options: endReasons },
  channel: { label: 'Jak wyrażono', kind: 'choice', options: channels },
  /** The number of the wording that was accepted; null: it is none that the type ever had. */
  wordingVersion: { label: 'Wersja treści', kind: 'number' },
  wording: { label: 'Treść', kind: 'long' },
  file: { label: 'Plik', kind: 'record', of: 'file' },
} as const satisfies Fields;

/** The dialog 'Filtry'; the state stands above the list. */
export const consentFilters = {
  type: {},
  client: {},
  channel: {},
  dateFrom: { label: 'Wyrażona od', half: true },
  dateTo: { label: 'Wyrażona do' },
} as const satisfies FilterWordsOf<typeof consentList>;

/** Parts of the form of a disclosure: what and when, and to whom. */
export type DisclosureSection = 'what' | 'whom';

/** All fields of a disclosure. */
export const disclosureColumns = {
  at: {
    label: 'Kiedy',
    kind: 'moment',
    section: 'what',
    missing: 'Podaj, kiedy udostępniono',
    span: { back: 10 },
  },
  kind: {
    label: 'Rodzaj',
    kind: 'choice',
    options: disclosureKinds,
    section: 'what',
    missing: 'Wybierz rodzaj',
  },
  what: {
    label: 'Co udostępniono',
    heading: 'Co',
    kind: 'long',
    section: 'what',
    missing: 'Napisz, co udostępniono',
    max: 500,
    personal: true,
  },
  /** From 0, hence checked in a way of its own. */
  rows: { label: 'Ile osób', heading: 'Ile', kind: 'number', section: 'what' },
  recipient: {
    label: 'Odbiorca',
    kind: 'text',
    section: 'whom',
    missing: 'Podaj odbiorcę',
    max: 300,
    personal: true,
  },
  purpose: {
    label: 'Cel',
    kind: 'long',
    section: 'whom',
    missing: 'Podaj cel',
    max: 500,
    personal: true,
  },
  ground: {
    label: 'Podstawa prawna',
    heading: 'Podstawa',
    kind: 'text',
    section: 'whom',
    missing: 'Podaj podstawę prawną',
    max: 300,
    personal: true,
  },
  /** Null: the system. */
  by: { label: 'Kto', kind: 'person', derived: true },
} as const satisfies Fields<DisclosureSection>;

export const disclosureFilters = {
  kind: {},
  user: { label: 'Kto', of: 'person' },
  dateFrom: { half: true, label: 'Od' },
  dateTo: { label: 'Do' },
} as const satisfies FilterWordsOf<typeof disclosureList>;
