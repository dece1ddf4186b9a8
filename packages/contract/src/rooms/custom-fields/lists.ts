import {
  type CustomAudience,
  type CustomKind,
  customRecordNames,
  customRecords,
} from '../../kit/fields/custom-fields.ts';

/** Words of own fields on screens and in files. */

export const customRecordOptions = customRecords.map((id) => ({ id, name: customRecordNames[id] }));

export const customKindWords = {
  text: 'Tekst',
  long: 'Długi tekst',
  decimal: 'Liczba',
  money: 'Kwota',
  day: 'Dzień',
  moment: 'Dzień i godzina',
  flag: 'Tak lub nie',
  choice: 'Wybór z listy',
  choices: 'Kilka z listy',
  person: 'Pracownik',
  client: 'Klient',
  website: 'Adres strony',
  phone: 'Telefon',
  email: 'E-mail',
  account: 'Rachunek bankowy',
  nip: 'NIP',
  regon: 'REGON',
  pesel: 'PESEL',
} as const satisfies Record<CustomKind, string>;

export const customAudienceWords = {
  everyone: 'wszyscy',
  reception: 'recepcja',
  manager: 'kierownicy',
  admin: 'administratorzy',
} as const satisfies Record<CustomAudience, string>;

/** Kinds of which one chooses from an own list. */
export const isChoice = (kind: CustomKind): boolean => kind === 'choice' || kind === 'choices';

/** What says who somebody is, or where their money is: it cannot be told to be nobody's. */
export const alwaysPersonal = (kind: CustomKind): boolean =>
  kind === 'pesel' || kind === 'account' || kind === 'phone' || kind === 'email';
