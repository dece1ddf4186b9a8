import type { ImportColumn } from '../../kit/calls/imports.ts';
import type { CustomName } from '../../kit/fields/custom-fields.ts';
import { headingOf } from '../../kit/fields/field-kinds.ts';
import { personColumns } from '../people/fields.ts';
import type { ImportKind } from './lists.ts';

/**
 * Columns of imported records besides clients, as the import shows and guesses them. `is`: the kind of value of a
 * cell; `of`: the kind of record that a name in it refers to.
 */

/** Records and fixed lists that cells name. */
export type NamedBy =
  | 'client'
  | 'people'
  | 'service'
  | 'projectType'
  | 'company'
  | 'department'
  | 'position'
  | 'documentType'
  | 'documentStatus'
  | 'issueType'
  | 'issueStatus'
  | 'interval'
  | 'role'
  | 'file';

export type ImportFieldInfo = ImportColumn & {
  /** `name`: one record; `names`: several, by semicolons or commas; else as the form reads what is typed. */
  readonly is: 'text' | 'name' | 'names';
  readonly of?: NamedBy;
  /** May be chosen once for the whole file. */
  readonly instead?: true | undefined;
  /** Other columns that this one replaces. */
  readonly gives?: readonly string[];
};

const text = <K extends string>(key: K, name: string, also: string[]) =>
  ({ key, name, is: 'text', also }) as const;
const named = <K extends string>(key: K, name: string, of: NamedBy, also: string[]) =>
  ({ key, name, is: 'name', of, instead: true, also }) as const;
const several = <K extends string>(key: K, name: string, of: NamedBy, also: string[]) =>
  ({ key, name, is: 'names', of, instead: true, also }) as const;

const client = {
  key: 'client',
  name: 'Klient',
  is: 'name',
  of: 'client',
  instead: true,
  also: ['firma', 'nazwa firmy', 'nazwa klienta', 'kontrahent', 'nazwa kontrahenta', 'company'],
} as const;
/** Where a file has both, the number decides. */
const nip = {
  key: 'nip',
  name: 'NIP klienta',
  is: 'name',
  of: 'client',
  gives: ['client'],
  also: ['nip', 'nr nip', 'numer nip', 'nip firmy', 'nip kontrahenta'],
} as const;

const contact = [
  { ...client, needed: true },
  nip,
  { ...text('firstName', 'Imię', ['imiona', 'first name']), needed: true },
  { ...text('lastName', 'Nazwisko', ['last name', 'surname']), needed: true },
  {
    ...text('fullName', 'Imię i nazwisko', ['osoba kontaktowa', 'osoba', 'kontakt']),
    gives: ['firstName', 'lastName'],
  },
  text('phone', 'Telefon', ['tel', 'nr telefonu', 'numer telefonu', 'phone']),
  text('mobile', 'Telefon komórkowy', ['komórka', 'tel komórkowy', 'mobile', 'gsm']),
  text('email', 'E-mail', ['email', 'mail', 'adres e-mail', 'adres email', 'poczta']),
  named('position', 'Stanowisko', 'position', ['funkcja', 'position']),
  text('description', 'Opis', ['uwagi', 'notatki', 'komentarz']),
] satisfies ImportFieldInfo[];

const project = [
  { ...client, needed: true },
  nip,
  {
    ...named('service', 'Usługa', 'service', ['usługi', 'definicja usługi', 'service']),
    needed: true,
  },
  text('name', 'Nazwa', ['nazwa projektu', 'projekt', 'tytuł', 'temat']),
  named('seller', 'Handlowiec', 'people', ['sprzedawca', 'opiekun', 'opiekun handlowy']),
  named('responsible', 'Odpowiedzialny za zadania', 'people', [
    'odpowiedzialny',
    'osoba odpowiedzialna',
    'wykonawca',
    'prowadzący',
  ]),
  named('type', 'Typ usługi', 'projectType', ['rodzaj usługi']),
  named('company', 'Spółka', 'company', ['spolka']),
  text('description', 'Opis', ['uwagi', 'komentarz']),
  text('startDate', 'Data rozpoczęcia', ['start', 'początek', 'rozpoczęcie', 'data startu']),
  text('implementationDate', 'Planowana realizacja', [
    'data realizacji',
    'planowana data realizacji',
    'termin',
    'termin realizacji',
  ]),
  text('unitQuantity', 'Liczba jednostek', ['ilość', 'liczba']),
  text('unitValue', 'Wartość jednostki', ['cena', 'wartość', 'kwota', 'cena jednostkowa']),
  named('recurrent', 'Powtarzanie', 'interval', [
    'cykl',
    'okres',
    'częstotliwość',
    'powtarzalność',
  ]),
  text('recurrentFrom', 'Powtarzanie od', ['cykl od', 'od']),
  text('recurrentTo', 'Powtarzanie do', ['cykl do', 'do']),
] satisfies ImportFieldInfo[];

const issue = [
  {
    ...text('name', 'Nazwa', [
      'tytuł',
      'temat',
      'zgłoszenie',
      'nazwa zgłoszenia',
      'zadanie',
      'nazwa zadania',
      'subject',
    ]),
    needed: true,
  },
  {
    ...several('users', 'Wykonawcy', 'people', [
      'wykonawca',
      'odpowiedzialny',
      'osoba odpowiedzialna',
      'przypisany',
      'przypisane do',
    ]),
    needed: true,
  },
  { ...named('type', 'Typ', 'issueType', ['typ zgłoszenia', 'rodzaj', 'kategoria']), needed: true },
  { ...text('description', 'Opis', ['treść', 'uwagi', 'description']), needed: true },
  client,
  nip,
  named('status', 'Status', 'issueStatus', ['stan', 'status zgłoszenia', 'etap']),
  text('dateRealization', 'Termin realizacji', [
    'termin',
    'deadline',
    'data realizacji',
    'termin wykonania',
  ]),
  text('dateRealizationEstimation', 'Przewidywany termin', [
    'przewidywana data realizacji',
    'przewidywany termin realizacji',
  ]),
  text('timeRequired', 'Liczba godzin', ['czas', 'godziny', 'czas realizacji', 'wymagany czas']),
] satisfies ImportFieldInfo[];

const document = [
  {
    ...named('file', 'Plik', 'file', ['nazwa pliku', 'załącznik', 'filename', 'file']),
    needed: true,
    instead: undefined,
  },
  {
    ...named('type', 'Typ', 'documentType', ['typ dokumentu', 'rodzaj', 'rodzaj dokumentu']),
    needed: true,
  },
  client,
  nip,
  text('description', 'Opis', ['nazwa', 'tytuł', 'uwagi', 'dotyczy']),
  named('status', 'Status', 'documentStatus', ['stan']),
] satisfies ImportFieldInfo[];

type OfPerson = keyof typeof personColumns;
const alsoOf = (key: OfPerson) => [...personColumns[key].also];
const typed = <K extends OfPerson>(key: K) => text(key, headingOf(personColumns[key]), alsoOf(key));
const place = <K extends 'department' | 'position'>(key: K) =>
  named(key, headingOf(personColumns[key]), key, alsoOf(key));

const person = [
  { ...typed('firstName'), needed: true },
  { ...typed('lastName'), needed: true },
  {
    ...text('fullName', 'Imię i nazwisko', ['pracownik', 'nazwisko i imię', 'osoba']),
    gives: ['firstName', 'lastName'],
  },
  { ...typed('email'), needed: true },
  typed('phone'),
  place('department'),
  place('position'),
  named('role', 'Rola', 'role', ['uprawnienia', 'role']),
] satisfies ImportFieldInfo[];

export const recordFields = { contact, project, issue, document, person } satisfies Record<
  ImportKind,
  readonly ImportFieldInfo[]
>;

/** Keys of the columns of a kind: `FieldOf<'issue'>`. */
export type FieldOf<K extends ImportKind> = (typeof recordFields)[K][number]['key'];
export type RecordField = FieldOf<ImportKind>;
/** The same with own fields of the company, which only the database knows. */
export type ImportedField = RecordField | CustomName;

export const fieldsOf = (kind: ImportKind): readonly ImportFieldInfo[] => recordFields[kind];
