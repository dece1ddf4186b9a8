/** Public registers of companies: which there are, and what they tell. */

export const registries = [
  { id: 'mf', name: 'Wykaz podatników VAT' },
  { id: 'krs', name: 'KRS' },
  { id: 'gus', name: 'REGON (GUS)' },
  { id: 'ceidg', name: 'CEIDG' },
] as const;
export type Registry = (typeof registries)[number]['id'];

export const registryName = (id: string): string =>
  registries.find((one) => one.id === id)?.name ?? id;

/** The facts that a register may return, with their labels. */
export const registryFacts = {
  name: 'Nazwa',
  nip: 'NIP',
  regon: 'REGON',
  krs: 'KRS',
  legalForm: 'Forma prawna',
  street: 'Ulica i numer',
  postalCode: 'Kod pocztowy',
  city: 'Miasto',
  /** Its name, as the dictionary of provinces has it. */
  province: 'Województwo',
  phone: 'Telefon',
  email: 'E-mail',
  website: 'Strona internetowa',
  vatStatus: 'Status VAT',
  /** One fact for each of them. */
  account: 'Rachunek',
  representation: 'Reprezentacja',
  state: 'Stan',
} as const;
export type RegistryField = keyof typeof registryFacts;

/** Whether a company is at work, in the words of the product; each register has its own. */
export const companyStates = {
  active: 'Aktywny',
  suspended: 'Zawieszony',
  liquidation: 'W likwidacji',
  bankruptcy: 'W upadłości',
  gone: 'Wykreślony',
} as const;

/** The list of VAT payers about a company that it does not have. */
export const notOnList = 'Nie figuruje w wykazie';

/** A status of a company or of its VAT with a colour: green where all is well. */
export const companyState = (name: string) => ({
  id: 0,
  name,
  color: name === 'Czynny' || name === companyStates.active ? '#2F9E44' : '#E03131',
});

/** Fields of a client's form that a fact fills, each accepted or left by itself. */
export const filledBy = {
  name: ['name', 'fvName'],
  nip: ['nip'],
  regon: ['regon'],
  krs: ['krs'],
  legalForm: ['legalForm'],
  street: ['street', 'fvStreet'],
  postalCode: ['postalCode', 'fvPostalCode'],
  city: ['city', 'fvCity'],
  province: ['province', 'fvProvince'],
  phone: ['phone', 'fvPhone'],
  email: ['email', 'fvEmail'],
  website: ['website'],
} as const satisfies { [F in RegistryField]?: readonly string[] };
