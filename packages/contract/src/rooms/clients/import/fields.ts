import type { CustomName } from '../../../kit/fields/custom-fields.ts';
import type { Field } from '../../../kit/fields/field-kinds.ts';
import { type ClientField, clientFields, fileOrder } from '../fields.ts';

/** A plain field. A name is enough, or a NIP in its place. */
function own(key: ClientField) {
  const { label, heading = label, also = [] }: Field = clientFields[key];
  return { key, name: heading, needed: key === 'name', also };
}

/** Headings of what a contact person has, beside those of the firm: „Telefon osoby”, „Telefon osoby kontaktowej”. */
const ofPerson = (word: string) => [
  ...[`${word} osoby`, `${word} osoby kontaktowej`, `${word} osoby do kontaktu`],
  ...[`${word} kontaktu`, `${word} (osoba)`, `${word} (osoba kontaktowa)`],
];

/**
 * What a column of the file can be. `name` is its heading in the file that our own list writes,
 * `also` are headings of other programs; `needed` must come from a column or from `instead`.
 */
export const importFields = [
  ...fileOrder.first.map(own),
  { key: 'nameSecond', name: 'Nazwa: druga część', also: ['nazwa 2', 'nazwa2'] },
  { key: 'nameThird', name: 'Nazwa: trzecia część', also: ['nazwa 3', 'nazwa3'] },
  ...fileOrder.firm.map(own),
  {
    key: 'houseNumber',
    name: 'Numer domu',
    also: ['nr domu', 'nrdomu', 'nr budynku', 'numer budynku', 'dom'],
  },
  {
    key: 'flatNumber',
    name: 'Numer lokalu',
    also: ['nr lokalu', 'nrlokalu', 'nr mieszkania', 'numer mieszkania', 'lokal'],
  },
  { key: 'status', name: 'Status', needed: true, also: ['status klienta'] },
  {
    key: 'clientService',
    name: 'Opiekunowie',
    needed: true,
    also: ['opiekun', 'opiekun klienta', 'handlowiec'],
  },
  { key: 'projectTypes', name: 'Usługi', also: ['usługa', 'typ usługi'] },
  {
    key: 'person',
    name: 'Osoba kontaktowa',
    also: [
      'kontakt',
      'imię i nazwisko',
      'osoba do kontaktu',
      'osoby kontaktowe',
      ...ofPerson('imię i nazwisko'),
    ],
  },
  {
    key: 'personFirstName',
    name: 'Osoba kontaktowa: imię',
    also: ['imię', ...ofPerson('imię')],
  },
  {
    key: 'personLastName',
    name: 'Osoba kontaktowa: nazwisko',
    also: ['nazwisko', ...ofPerson('nazwisko')],
  },
  {
    key: 'personPhone',
    name: 'Osoba kontaktowa: telefon',
    also: ['telefon kontaktowy', ...ofPerson('telefon'), ...ofPerson('tel.')],
  },
  {
    key: 'personMobile',
    name: 'Osoba kontaktowa: komórka',
    also: ['telefon komórkowy', 'tel komórkowy', 'telefonkom', 'gsm', ...ofPerson('komórka')],
  },
  {
    key: 'personEmail',
    name: 'Osoba kontaktowa: e-mail',
    also: [
      'e-mail kontaktowy',
      ...['e-mail', 'email', 'mail', 'adres e-mail'].flatMap((word) => ofPerson(word)),
    ],
  },
  {
    key: 'personPosition',
    name: 'Osoba kontaktowa: stanowisko',
    also: ['stanowisko', ...ofPerson('stanowisko')],
  },
  { key: 'personDescription', name: 'Osoba kontaktowa: opis', also: [] },
  { key: 'otherPersons', name: 'Pozostałe osoby kontaktowe', also: [] },
  { key: 'tags', name: 'Tagi', also: ['tag', 'etykiety'] },
  ...fileOrder.invoice.map(own),
  { key: 'color', name: 'Kolor', also: [] },
] as const satisfies { key: string; name: string; needed?: boolean; also: readonly string[] }[];

export type ImportField = (typeof importFields)[number]['key'];
/** The same with own fields of the company, which only the database knows. */
export type ImportedField = ImportField | CustomName;

export const importFieldName = (key: ImportField) =>
  importFields.find((field) => field.key === key)?.name ?? key;
