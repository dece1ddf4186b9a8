import * as z from 'zod';
import { done, endpoint } from './kit/endpoint.ts';
import { ids, optionalChoice } from './kit/fields.ts';
import { byId, createdId } from './kit/records.ts';

/** Clients from a file of a spreadsheet: columns are matched, cells checked, all come in or none. */

/** Bytes and rows that a file may have. */
export const largestImport = 10 * 1024 * 1024;
export const mostImportRows = 20_000;

/**
 * What a column of the file can be. `name` is its heading in the file that our own list writes,
 * `also` are headings of other programs; `needed` must come from a column or from `instead`.
 */
export const importFields = [
  {
    key: 'name',
    name: 'Nazwa',
    needed: true,
    also: ['firma', 'klient', 'kontrahent', 'nazwa firmy', 'nazwa klienta', 'nazwa kontrahenta'],
  },
  { key: 'nip', name: 'NIP', needed: true, also: ['nr nip', 'numer nip', 'nip firmy'] },
  {
    key: 'phone',
    name: 'Telefon',
    needed: true,
    also: ['tel', 'nr telefonu', 'numer telefonu', 'telefon firmy', 'komórka'],
  },
  {
    key: 'email',
    name: 'E-mail',
    needed: true,
    also: ['email', 'mail', 'adres e-mail', 'adres email', 'poczta'],
  },
  {
    key: 'street',
    name: 'Ulica',
    needed: true,
    also: ['adres', 'ulica i numer', 'ulica nr', 'ulica i nr'],
  },
  { key: 'postalCode', name: 'Kod pocztowy', needed: true, also: ['kod', 'kod poczt'] },
  { key: 'city', name: 'Miasto', needed: true, also: ['miejscowość', 'miejscowosc poczta'] },
  { key: 'province', name: 'Województwo', needed: true, also: ['woj'] },
  { key: 'status', name: 'Status', needed: true, also: ['status klienta'] },
  {
    key: 'clientService',
    name: 'Opiekunowie',
    needed: true,
    also: ['opiekun', 'opiekun klienta', 'handlowiec'],
  },
  { key: 'projectTypes', name: 'Usługi', needed: true, also: ['usługa', 'typ usługi'] },
  {
    key: 'person',
    name: 'Osoba kontaktowa',
    needed: true,
    also: ['kontakt', 'imię i nazwisko', 'osoba do kontaktu', 'osoby kontaktowe'],
  },
  { key: 'personFirstName', name: 'Osoba kontaktowa: imię', also: ['imię'] },
  { key: 'personLastName', name: 'Osoba kontaktowa: nazwisko', also: ['nazwisko'] },
  { key: 'personPhone', name: 'Osoba kontaktowa: telefon', also: ['telefon kontaktowy'] },
  { key: 'personEmail', name: 'Osoba kontaktowa: e-mail', also: ['e-mail kontaktowy'] },
  { key: 'personPosition', name: 'Osoba kontaktowa: stanowisko', also: ['stanowisko'] },
  { key: 'personDescription', name: 'Osoba kontaktowa: opis', also: [] },
  { key: 'otherPersons', name: 'Pozostałe osoby kontaktowe', also: [] },
  { key: 'tags', name: 'Tagi', also: ['tag', 'etykiety'] },
  { key: 'fvName', name: 'Faktura: nazwa', also: ['nazwa do faktury', 'nabywca'] },
  { key: 'fvPhone', name: 'Faktura: telefon', also: ['telefon do faktury'] },
  { key: 'fvEmail', name: 'Faktura: e-mail', also: ['e-mail do faktury', 'email do faktur'] },
  { key: 'fvStreet', name: 'Faktura: ulica', also: ['ulica do faktury'] },
  { key: 'fvPostalCode', name: 'Faktura: kod pocztowy', also: ['kod pocztowy do faktury'] },
  { key: 'fvCity', name: 'Faktura: miasto', also: ['miasto do faktury'] },
  { key: 'fvProvince', name: 'Faktura: województwo', also: ['województwo do faktury'] },
  { key: 'color', name: 'Kolor', also: [] },
] as const satisfies { key: string; name: string; needed?: boolean; also: readonly string[] }[];

export type ImportField = (typeof importFields)[number]['key'];
export const importFieldName = (key: ImportField) =>
  importFields.find((field) => field.key === key)?.name ?? key;

const field = z.enum(importFields.map(({ key }) => key) as [ImportField, ...ImportField[]]);

/** How the file is read; kept with it, so that nothing is lost when something fails. */
export const importSettings = z.strictObject({
  /** For each column of the file in its order: what it is, or null for what is left out. */
  columns: z
    .array(field.nullable())
    .max(100)
    .refine(
      (columns) => {
        const chosen = columns.filter((one) => one !== null);
        return new Set(chosen).size === chosen.length;
      },
      { error: 'Dwie kolumny pliku nie mogą trafić w to samo miejsce' },
    ),
  /** For rows whose cell is empty or that have no such column. */
  instead: z.strictObject({
    clientService: ids(),
    projectTypes: ids(),
    status: z.int().min(0).max(3).nullable(),
    province: optionalChoice().transform((value) => value ?? null),
  }),
  /** For every row, besides its own. */
  tags: ids(),
  /** What happens to rows whose NIP is in the base or higher up in the file. */
  duplicates: z.enum(['skip', 'import']),
});
export type ImportSettings = z.output<typeof importSettings>;

/** 'waiting' and 'running' are work in the background; 'ready' may still have failed before. */
export const importStates = ['ready', 'waiting', 'running', 'done'] as const;

const clientImport = z.object({
  id: z.int(),
  fileName: z.string(),
  /** The sheet of a workbook. */
  sheet: z.string().nullable(),
  /** The file's columns with a few of their values. */
  columns: z.array(z.object({ header: z.string(), samples: z.array(z.string()) })),
  rows: z.int(),
  settings: importSettings,
  state: z.enum(importStates),
  /** How many clients are written, of how many, while it runs. */
  written: z.int(),
  total: z.int(),
  /** What came in and what was left out, once it is done. */
  imported: z.int(),
  skipped: z.int(),
  /** Why the last attempt did not succeed. */
  failure: z.string().nullable(),
});
export type ClientImport = z.output<typeof clientImport>;

const cell = z.object({
  /** The row as the spreadsheet numbers it. */
  row: z.int(),
  field,
  value: z.string(),
  message: z.string(),
});
export type ImportCell = z.output<typeof cell>;

const duplicate = z.object({
  row: z.int(),
  name: z.string(),
  nip: z.string(),
  /** The client of the base, or the row of the file, that has this NIP already. */
  client: z.object({ id: z.int(), name: z.string() }).nullable(),
  earlier: z.int().nullable(),
});

/** Problems told of; there may be more, as `problemCount` says. */
export const mostTold = 200;

export const importPreview = z.object({
  /** Clients that would come in, if there were no problems. */
  clients: z.int(),
  /** What nothing gives: neither a column nor the choice for the whole file. */
  missing: z.array(field),
  problems: z.array(cell),
  problemCount: z.int(),
  /** Doubtful, but no obstacle (a NIP whose checksum is wrong). */
  warnings: z.array(cell),
  warningCount: z.int(),
  duplicates: z.array(duplicate),
  duplicateCount: z.int(),
  /** The first clients as they would be. */
  samples: z.array(
    z.object({
      row: z.int(),
      name: z.string(),
      nip: z.string(),
      address: z.string(),
      contact: z.string(),
      carers: z.string(),
      status: z.string(),
    }),
  ),
});
export type ImportPreview = z.output<typeof importPreview>;

/** Multipart with `file`, as /media/upload has it. */
export const readImport = endpoint({
  method: 'POST',
  path: '/client/import',
  allow: 'manager',
  summary: 'Wczytanie pliku XLSX lub CSV z klientami (multipart: file); jeszcze nic nie zapisuje',
  answer: createdId,
});

const owner = 'kto wczytał plik';

export const getImport = endpoint({
  method: 'GET',
  path: '/client/import/:id',
  allow: 'manager',
  row: owner,
  summary: 'Wczytany plik: kolumny, dopasowanie, postęp importu',
  params: byId,
  answer: z.object({ import: clientImport }),
});

export const checkImport = endpoint({
  method: 'POST',
  path: '/client/import/:id/check',
  allow: 'manager',
  row: owner,
  summary: 'Sprawdzenie każdej komórki i powtórzonych numerów NIP; zapamiętuje dopasowanie',
  params: byId,
  body: importSettings,
  answer: importPreview,
});

export const runImport = endpoint({
  method: 'POST',
  path: '/client/import/:id/run',
  allow: 'manager',
  row: owner,
  summary: 'Import wszystkich klientów z pliku albo żadnego, w tle',
  params: byId,
  body: importSettings,
  answer: done,
});

export const removeImport = endpoint({
  method: 'DELETE',
  path: '/client/import/:id',
  allow: 'manager',
  row: owner,
  summary: 'Zapomnienie wczytanego pliku',
  params: byId,
  answer: done,
});
