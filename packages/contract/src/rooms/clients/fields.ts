import { type Fields, namesOf, type Records } from '../../kit/fields/field-kinds.ts';
import { clientList } from './calls.ts';
import { agreementFields, contactFields } from './contact-fields.ts';
import { clientStatuses, missingCarer } from './lists.ts';

/** Parts of a client's form, and of its page. */
export type ClientSection = 'company' | 'place' | 'invoice' | 'work';

/**
 * The plain fields of a client, in the order of the form. One that the list shows is declared in
 * `clientList` instead: pages load that first, and these later.
 */
export const clientFields = {
  name: {
    label: 'Nazwa firmy',
    kind: 'text',
    section: 'company',
    missing: 'Nazwa firmy jest wymagana',
    max: 250,
    heading: 'Nazwa',
    also: [
      ...['firma', 'klient', 'kontrahent', 'nazwa firmy', 'nazwa klienta', 'nazwa kontrahenta'],
      ...['nazwa pełna', 'pełna nazwa', 'nazwa 1', 'nazwa1'],
    ],
  },
  phone: {
    label: 'Telefon',
    kind: 'phone',
    section: 'company',
    missing: 'Telefon jest wymagany',
    also: ['tel', 'nr telefonu', 'numer telefonu', 'telefon firmy', 'telefon 1', 'komórka'],
  },
  email: {
    label: 'E-mail',
    kind: 'email',
    section: 'company',
    missing: 'Adres e-mail jest wymagany',
    also: ['email', 'mail', 'adres e-mail', 'adres email', 'poczta'],
  },
  // Every page loads the list's fields: what only imports read of them is said here.
  website: {
    ...clientList.fields.website,
    also: ['www', 'strona www', 'strona', 'adres strony', 'witryna', 'url'],
  },
  regon: {
    label: 'REGON',
    kind: 'regon',
    section: 'company',
    also: ['nr regon', 'numer regon'],
  },
  krs: {
    label: 'KRS',
    kind: 'krs',
    section: 'company',
    also: ['nr krs', 'numer krs'],
  },
  legalForm: {
    label: 'Forma prawna',
    kind: 'text',
    section: 'company',
    max: 150,
    also: ['forma', 'forma organizacyjna'],
  },
  street: {
    label: 'Ulica i numer',
    kind: 'text',
    section: 'place',
    missing: 'Nazwa ulicy jest wymagana',
    max: 200,
    heading: 'Ulica',
    also: ['adres', 'ulica i numer', 'ulica nr', 'ulica i nr'],
  },
  postalCode: {
    label: 'Kod pocztowy',
    kind: 'postalCode',
    section: 'place',
    missing: 'Kod pocztowy jest wymagany',
    also: ['kod', 'kod poczt', 'kodpocztowy'],
  },
  city: {
    label: 'Miasto',
    kind: 'text',
    section: 'place',
    missing: 'Nazwa miasta jest wymagana',
    max: 100,
    also: ['miejscowość', 'miejscowosc poczta'],
  },
  province: {
    label: 'Województwo',
    kind: 'province',
    section: 'place',
    missing: 'Nazwa województwa jest wymagana',
    also: ['woj'],
  },
  fvName: {
    label: 'Nazwa firmy na fakturze',
    kind: 'text',
    section: 'invoice',
    missing: 'Nazwa firmy jest wymagana',
    max: 250,
    heading: 'Faktura: nazwa',
    also: ['nazwa do faktury', 'nabywca'],
  },
  nip: {
    label: 'NIP',
    kind: 'nip',
    section: 'invoice',
    missing: 'NIP jest wymagany',
    also: ['nr nip', 'numer nip', 'nip firmy'],
  },
  fvPhone: {
    label: 'Telefon do faktur',
    kind: 'phone',
    section: 'invoice',
    missing: 'Numer telefonu jest wymagany',
    heading: 'Faktura: telefon',
    also: ['telefon do faktury'],
  },
  fvEmail: {
    label: 'E-mail do faktur',
    kind: 'email',
    section: 'invoice',
    missing: 'Adres e-mail jest wymagany',
    heading: 'Faktura: e-mail',
    also: ['e-mail do faktury', 'email do faktur'],
  },
  fvStreet: {
    label: 'Ulica i numer na fakturze',
    kind: 'text',
    section: 'invoice',
    missing: 'Nazwa ulicy jest wymagana',
    max: 200,
    heading: 'Faktura: ulica',
    also: ['ulica do faktury'],
  },
  fvPostalCode: {
    label: 'Kod pocztowy na fakturze',
    kind: 'postalCode',
    section: 'invoice',
    missing: 'Kod pocztowy jest wymagany',
    heading: 'Faktura: kod pocztowy',
    also: ['kod pocztowy do faktury'],
  },
  fvCity: {
    label: 'Miasto na fakturze',
    kind: 'text',
    section: 'invoice',
    missing: 'Nazwa miasta jest wymagana',
    max: 100,
    heading: 'Faktura: miasto',
    also: ['miasto do faktury'],
  },
  fvProvince: {
    label: 'Województwo na fakturze',
    kind: 'province',
    section: 'invoice',
    missing: 'Nazwa województwa jest wymagana',
    heading: 'Faktura: województwo',
    also: ['województwo do faktury'],
  },
} as const satisfies Fields<ClientSection>;

export type ClientField = keyof typeof clientFields;

/** Fields of the invoice, and those of the firm that they are copied from. */
export const likeService = {
  fvName: 'name',
  fvPhone: 'phone',
  fvEmail: 'email',
  fvCity: 'city',
  fvStreet: 'street',
  fvPostalCode: 'postalCode',
  fvProvince: 'province',
} as const satisfies { [N in ClientField]?: ClientField };

/** In files the name and the NIP stand first: they say which client it is. */
const first: ClientField[] = ['name', 'nip'];
const others = namesOf(clientFields).filter((name) => !first.includes(name));
const ofInvoice = (name: ClientField) => clientFields[name].section === 'invoice';

/** The order of a client's fields in files; what is no plain field stands between these. */
export const fileOrder = {
  first,
  firm: others.filter((name) => !ofInvoice(name)),
  invoice: others.filter(ofInvoice),
};

/** How one works with a client, in the order of its page. */
export const clientWork = {
  status: {
    label: 'Status',
    kind: 'choice',
    section: 'work',
    options: clientStatuses,
    missing: 'Status jest wymagany',
  },
  projectTypes: {
    label: 'Usługi',
    kind: 'records',
    of: 'projectType',
    section: 'work',
    missing: 'Wymagane jest wybranie minimum jednej usługi',
    max: 1000,
  },
  clientService: { label: 'Opiekunowie', kind: 'people', section: 'work', missing: missingCarer },
  tags: { label: 'Tagi', kind: 'records', of: 'tag', section: 'work' },
} as const satisfies Fields<ClientSection>;

/** What else the history of a client has lines of. */
export const clientMarks = {
  ...clientWork,
  color: { label: 'Kolor', kind: 'text' },
  merged: { label: 'Połączeni klienci', kind: 'records', of: 'client' },
} as const satisfies Fields;

/** Records whose fields the history and questions of two editors name. */
export const clientRecords = {
  client: { ...clientFields, ...clientMarks },
  clientPerson: contactFields,
  clientAgreement: agreementFields,
} as const satisfies Records;
