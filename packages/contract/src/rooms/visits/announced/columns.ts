import type { Fields } from '../../../kit/fields/field-kinds.ts';
import type { FilterWordsOf } from '../../../kit/lists/filter-words.ts';
import type { announcedList } from './calls.ts';

/** Parts of the form of an announced guest. */
export type AnnouncedSection = 'guest' | 'party' | 'more';

/** The fields of an announced guest that the list shows, in the order of the form. */
export const announcedColumns = {
  fullName: {
    label: 'Imię i nazwisko',
    kind: 'text',
    section: 'guest',
    missing: 'Imię i nazwisko są wymagane',
    max: 200,
    personal: true,
  },
  /** Day and hour at which the guest is expected. */
  expected: {
    label: 'Dzień i godzina',
    heading: 'Kiedy',
    kind: 'moment',
    section: 'guest',
    missing: 'Podaj dzień i godzinę',
    span: { back: 1, ahead: 2 },
  },
  /** How many come, the guest included. */
  people: { label: 'Liczba osób', kind: 'number', section: 'guest', max: 200, known: true },
  user: { label: 'Do kogo', kind: 'person', section: 'guest', missing: 'Wskaż, do kogo' },
  client: { label: 'Firma', kind: 'record', of: 'client', section: 'party' },
  car: { label: 'Samochód', kind: 'text', section: 'more', max: 60, personal: true },
  /** When the guest was let in. */
  entered: { label: 'Wejście', kind: 'moment', derived: true },
} as const satisfies Fields<AnnouncedSection>;

/** The dialog 'Filtry'. */
export const announcedFilters = {
  dateFrom: { label: 'Data od', half: true },
  dateTo: { label: 'Data do', half: true },
} as const satisfies FilterWordsOf<typeof announcedList>;
