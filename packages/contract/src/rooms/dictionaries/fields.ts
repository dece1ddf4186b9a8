import type { Fields } from '../../kit/fields/field-kinds.ts';
import { absenceUnits, leaveLowering, limitKinds } from '../absences/lists.ts';
import { type DictionaryKind, dictionaries, dictionaryKinds } from './lists.ts';

/** The fields of the dictionaries: all have a name, some a colour, a few their own. */

const own = 'own';
const flag = 'flag';

/** What a kind has besides its name and colour, in the order of its form. */
export const ownFields = {
  company: {
    departments: { label: 'Działy', kind: 'records', of: 'department', section: own },
    /** Letters to this address become issues. */
    issuesEmail: { label: 'Adres zgłoszeń', kind: 'email', section: own },
  },
  department: {
    /** Who decides about absences of its people. */
    head: { label: 'Kierownik działu', kind: 'person', section: own },
    /** Chosen at the company. */
    companies: { label: 'Spółki', kind: 'records', of: 'company' },
  },
  receptionType: {
    electronic: { label: 'Przychodzi na adres do e-Doręczeń', kind: flag, section: own },
  },
  agreementType: { description: { label: 'Treść zgody', kind: 'long', section: own } },
  calendarType: {
    isVacation: { label: 'Urlop', kind: flag, section: own },
    /** Colleagues see only "Nieobecność". */
    isPrivate: { label: 'Prywatny', kind: flag, section: own },
    needsApproval: { label: 'Wymaga akceptacji', kind: flag, section: own },
    /** Its days give back the leave that they meet (art. 166 of the Labour Code). */
    interruptsLeave: { label: 'Przerywa urlop', kind: flag, section: own },
    /** A month or more of it lowers the holiday leave of its year (art. 155²). */
    lowersLeave: { label: 'Obniża wymiar urlopu', kind: 'choice', options: leaveLowering },
    /** The smallest part that may be taken; this, the kind and the days of a limit are checked in ways of their own. */
    unit: { label: 'Części dnia', kind: 'choice', options: absenceUnits },
    limited: { label: 'Limit roczny', kind: flag, section: own },
    limitKind: { label: 'Rodzaj limitu', kind: 'choice', options: limitKinds },
    limitDays: { label: 'Dni w roku', kind: 'number', max: 366 },
    /** What is taken of it is taken of that type too. */
    within: { label: 'W ramach', kind: 'record', of: 'calendarType', section: own },
    /** Over the limit is refused, not only asked about. */
    limitForbids: { label: 'Ponad limit nie można', kind: flag, section: own },
  },
} as const satisfies { [K in DictionaryKind]?: Fields<'own'> };

const name = {
  label: 'Nazwa',
  kind: 'text',
  section: 'entry',
  missing: 'Nazwa jest wymagana',
} as const;
const color = {
  label: 'Kolor',
  kind: 'color',
  section: 'entry',
  missing: 'Kolor jest wymagany',
} as const;

type Own = typeof ownFields;
const ownOf = (kind: DictionaryKind) =>
  (ownFields as { [K in DictionaryKind]?: Fields<'own'> })[kind];

/** All fields of the entries, by their kinds, in the order of the form. */
export const dictionaryRecords = Object.fromEntries(
  dictionaryKinds.map((kind) => [
    kind,
    { name, ...(dictionaries[kind].colored && { color }), ...ownOf(kind) },
  ]),
) as unknown as {
  [K in DictionaryKind]: { name: typeof name } & (K extends keyof Own ? Own[K] : unknown);
};

export const dictionaryFields = (kind: DictionaryKind): Fields<'entry' | 'own'> =>
  dictionaryRecords[kind];
