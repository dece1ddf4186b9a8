import type { Fields } from '../../../kit/fields/field-kinds.ts';
import type { FilterWordsOf } from '../../../kit/lists/filter-words.ts';
import { caseKinds, caseStatuses } from '../lists.ts';
import type { caseList } from './calls.ts';

export type CaseSection = 'case';

/** The fields of a person's request that its list and the list's file show, in the order of the file. */
export const caseColumns = {
  id: { label: 'Nr', kind: 'number', derived: true },
  kind: {
    label: 'Czego żąda osoba',
    heading: 'Żądanie',
    kind: 'choice',
    options: caseKinds,
    section: 'case',
    missing: 'Wybierz, czego żąda osoba',
  },
  name: {
    label: 'Imię i nazwisko',
    heading: 'Osoba',
    kind: 'text',
    section: 'case',
    missing: 'Podaj imię i nazwisko osoby',
    max: 200,
    personal: true,
  },
  received: {
    label: 'Wpłynęło',
    kind: 'day',
    section: 'case',
    missing: 'Podaj dzień wpływu',
    span: { back: 10 },
  },
  /** The last day for the answer, the extension included. */
  due: { label: 'Termin odpowiedzi', kind: 'day', known: true, derived: true },
  extended: { label: 'Przedłużona', kind: 'flag', derived: true },
  handler: {
    label: 'Prowadzi',
    kind: 'person',
    section: 'case',
    missing: 'Wskaż, kto prowadzi sprawę',
  },
  status: { label: 'Stan', kind: 'choice', options: caseStatuses, known: true },
  closed: { label: 'Zakończono', kind: 'day', derived: true },
} as const satisfies Fields<CaseSection>;

/** The dialog 'Filtry'; the status stands above the list. */
export const caseFilters = {
  late: { label: 'Po terminie' },
  kind: { label: 'Żądanie' },
  handler: {},
  dateFrom: { label: 'Wpłynęło od', half: true },
  dateTo: { label: 'Wpłynęło do' },
} as const satisfies FilterWordsOf<typeof caseList>;
