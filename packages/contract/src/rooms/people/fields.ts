import type { Fields, Records } from '../../kit/fields/field-kinds.ts';
import { programFields } from './programs/fields.ts';
import { replacementFields } from './replacements/fields.ts';

/** Parts of the profile form. */
type PersonSection = 'person' | 'work';

/** The fields of a person that the team has, in the order of the form. */
export const personColumns = {
  firstName: {
    label: 'Imię',
    kind: 'text',
    section: 'person',
    missing: 'Imię jest wymagane',
    max: 100,
    also: ['imiona', 'first name'],
  },
  lastName: {
    label: 'Nazwisko',
    kind: 'text',
    section: 'person',
    missing: 'Nazwisko jest wymagane',
    max: 100,
    also: ['last name', 'surname'],
  },
  phone: {
    label: 'Telefon',
    kind: 'phone',
    section: 'person',
    missing: 'Telefon jest wymagany',
    also: ['tel', 'numer telefonu', 'komórka', 'nr telefonu'],
  },
  email: {
    label: 'Adres e-mail',
    heading: 'E-mail',
    kind: 'email',
    section: 'person',
    missing: 'Adres e-mail jest wymagany',
    also: ['email', 'adres e-mail', 'adres email', 'mail', 'poczta'],
  },
  department: {
    label: 'Dział',
    kind: 'record',
    of: 'department',
    section: 'work',
    also: ['zespół', 'jednostka', 'department'],
  },
  position: {
    label: 'Stanowisko',
    kind: 'record',
    of: 'position',
    section: 'work',
    also: ['funkcja', 'position'],
  },
} as const satisfies Fields<PersonSection>;

/** All fields that are typed and chosen in a profile. */
export const personFields = {
  ...personColumns,
  businessArea: { label: 'Obszar działalności', kind: 'long', section: 'work', max: 500 },
} as const satisfies Fields<PersonSection>;

/** What else the history of a person has lines of. */
export const personMarks = {
  picture: { label: 'Zdjęcie', kind: 'picture' },
  roles: { label: 'Role', kind: 'roles' },
  active: { label: 'Konto czynne', kind: 'flag' },
  clients: { label: 'Opieka nad klientami', kind: 'records', of: 'client' },
} as const satisfies Fields;

/** Records whose fields the history and questions of two editors name. */
export const personRecords = {
  person: { ...personFields, ...personMarks },
  replacement: replacementFields,
  program: programFields,
} as const satisfies Records;
