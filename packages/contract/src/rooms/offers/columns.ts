import type { Fields } from '../../kit/fields/field-kinds.ts';
import type { FilterWordsOf } from '../../kit/lists/filter-words.ts';
import { offerList } from './calls.ts';
import { offerStatuses } from './lists.ts';

/** Parts of an offer's form. */
export type OfferSection = 'offer' | 'sale' | 'files';

/** The fields of an offer that its list and the list's file show, in the order of the file. */
export const offerColumns = {
  name: {
    label: 'Nazwa',
    kind: 'text',
    section: 'offer',
    missing: 'Nazwa jest wymagana',
    max: 250,
    personal: true,
  },
  client: {
    label: 'Klient',
    kind: 'record',
    of: 'client',
    section: 'offer',
    missing: 'Klient jest wymagany',
  },
  seller: {
    label: 'Sprzedawca',
    kind: 'person',
    section: 'sale',
    missing: 'Sprzedawca jest wymagany',
  },
  status: { label: 'Status', kind: 'choice', options: offerStatuses, known: true },
  /** Net, PLN. */
  value: { label: 'Wartość netto', kind: 'money', section: 'sale', counts: true },
  /** The day on which the client gets it. */
  submission: {
    label: 'Data złożenia klientowi',
    heading: 'Data złożenia',
    kind: 'day',
    section: 'sale',
    span: { ahead: 10 },
    counts: true,
  },
  /** The last day on which the client may accept it. */
  validTo: { label: 'Ważna do', kind: 'day', section: 'sale', span: { ahead: 10 }, counts: true },
  created: { label: 'Data utworzenia', kind: 'moment', known: true, derived: true, counts: true },
  modified: { label: 'Data aktualizacji', kind: 'moment', known: true, derived: true },
  ...offerList.fields,
} as const satisfies Fields<OfferSection>;

/** The dialog 'Filtry'. */
export const offerFilters = {
  client: {},
  type: { label: 'Usługa', of: 'projectType' },
  seller: { half: true },
  createdBy: { label: 'Utworzona przez', of: 'person', half: true },
  dateFrom: { label: 'Utworzono od', half: true },
  dateTo: { label: 'Utworzono do', half: true },
  status: {},
  company: { label: 'Spółka sprzedawcy', of: 'company', half: true },
  department: { label: 'Dział sprzedawcy', of: 'department', half: true },
  decidedFrom: { label: 'Decyzja od', half: true },
  decidedTo: { label: 'Decyzja do', half: true },
  sentFrom: { label: 'Złożona od', half: true },
  sentTo: { label: 'Złożona do', half: true },
  refusalReason: { label: 'Powód odmowy', of: 'refusalReason' },
  clientTag: { label: 'Tag klienta', of: 'tag' },
  noReason: { label: 'Bez powodu odmowy', half: true },
  noValue: { label: 'Bez wartości', half: true },
  noTag: { label: 'Klient bez tagu', half: true },
  expired: { label: 'Po ważności', half: true },
} as const satisfies FilterWordsOf<typeof offerList>;
