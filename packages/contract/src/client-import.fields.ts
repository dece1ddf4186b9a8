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
