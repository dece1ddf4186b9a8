import type { ImportField } from '../clients/import/fields.ts';
import type { FieldOf } from './fields.ts';
import type { ImportKind } from './lists.ts';

/**
 * Exports of other programs, known by their headings, and what their columns are here. Which of these sets of columns
 * are public and which are only likely is told in docs/decisions/0068; whoever brings a file in may change each.
 */
type Program<K extends string> = {
  program: 'Bitrix24' | 'EspoCRM' | 'Livespace';
  /** All headings of one of these sets are there. */
  signs: readonly (readonly string[])[];
  columns: Readonly<Record<string, K>>;
};

/** Bitrix24 calls the same columns so in its two languages, in exports of companies and of contacts alike. */
const bitrixSigns = {
  company: [
    ['Company Name', 'Responsible', 'Work Phone'],
    ['Company Name', 'Responsible person', 'Work Phone'],
    ['Company Name', 'Work Phone', 'Work E-mail'],
    ['Nazwa firmy', 'Osoba odpowiedzialna', 'Telefon służbowy'],
    ['Nazwa firmy', 'Telefon służbowy', 'E-mail służbowy'],
  ],
  contact: [
    ['First Name', 'Last Name', 'Work Phone', 'Work E-mail'],
    ['Imię', 'Nazwisko', 'Telefon służbowy', 'E-mail służbowy'],
  ],
  deal: [
    ['Deal Name', 'Stage'],
    ['Nazwa deala', 'Etap'],
    ['Nazwa deala', 'Etap deala'],
  ],
  task: [
    ['Task name', 'Responsible person'],
    ['Task name', 'Assignee'],
    ['Title', 'Responsible person', 'Deadline'],
    ['Nazwa zadania', 'Osoba odpowiedzialna', 'Termin ostateczny'],
    ['Nazwa zadania', 'Osoba odpowiedzialna', 'Termin'],
  ],
} as const;

export const clientPrograms: readonly Program<ImportField>[] = [
  {
    program: 'EspoCRM',
    signs: [
      ['name', 'billingAddressStreet'],
      ['name', 'billingAddressCity'],
      ['name', 'emailAddress', 'phoneNumber', 'industry'],
    ],
    columns: {
      name: 'name',
      emailAddress: 'email',
      phoneNumber: 'phone',
      website: 'website',
      billingAddressStreet: 'street',
      billingAddressCity: 'city',
      billingAddressPostalCode: 'postalCode',
      billingAddressState: 'province',
      assignedUserName: 'clientService',
      nip: 'nip',
      vatId: 'nip',
      taxId: 'nip',
    },
  },
  {
    program: 'Bitrix24',
    signs: bitrixSigns.company,
    columns: {
      'Company Name': 'name',
      'Nazwa firmy': 'name',
      Responsible: 'clientService',
      'Responsible person': 'clientService',
      'Osoba odpowiedzialna': 'clientService',
      'Work Phone': 'phone',
      'Telefon służbowy': 'phone',
      'Work E-mail': 'email',
      'E-mail służbowy': 'email',
      'Corporate Website': 'website',
      'Strona firmowa': 'website',
      'Street, house no.': 'street',
      'Ulica, numer domu': 'street',
      City: 'city',
      Miasto: 'city',
      'Postal code': 'postalCode',
      'Kod pocztowy': 'postalCode',
      'State / Province': 'province',
      Województwo: 'province',
      'Tax ID': 'nip',
      NIP: 'nip',
    },
  },
  {
    program: 'Livespace',
    signs: [
      ['Nazwa firmy', 'NIP', 'REGON', 'Opiekun'],
      ['Firma', 'NIP', 'REGON', 'Opiekun'],
    ],
    columns: {
      'Nazwa firmy': 'name',
      Firma: 'name',
      NIP: 'nip',
      Opiekun: 'clientService',
      Tagi: 'tags',
      Telefon: 'phone',
      'E-mail': 'email',
      'Strona www': 'website',
      Ulica: 'street',
      Miasto: 'city',
      'Kod pocztowy': 'postalCode',
      Województwo: 'province',
    },
  },
];

export const recordPrograms: { [K in ImportKind]: readonly Program<FieldOf<K>>[] } = {
  contact: [
    {
      program: 'EspoCRM',
      signs: [
        ['firstName', 'lastName', 'accountName'],
        ['firstName', 'lastName', 'emailAddress', 'accountName'],
      ],
      columns: {
        firstName: 'firstName',
        lastName: 'lastName',
        accountName: 'client',
        title: 'position',
        emailAddress: 'email',
        phoneNumber: 'phone',
        description: 'description',
      },
    },
    {
      program: 'Bitrix24',
      signs: bitrixSigns.contact,
      columns: {
        'First Name': 'firstName',
        Imię: 'firstName',
        'Last Name': 'lastName',
        Nazwisko: 'lastName',
        Company: 'client',
        Firma: 'client',
        Position: 'position',
        Stanowisko: 'position',
        'Work Phone': 'phone',
        'Telefon służbowy': 'phone',
        'Work E-mail': 'email',
        'E-mail służbowy': 'email',
        Comment: 'description',
        Komentarz: 'description',
      },
    },
    {
      program: 'Livespace',
      signs: [
        ['Imię', 'Nazwisko', 'Firma', 'Opiekun'],
        ['Imię', 'Nazwisko', 'Nazwa firmy', 'Opiekun'],
      ],
      columns: {
        Imię: 'firstName',
        Nazwisko: 'lastName',
        Firma: 'client',
        'Nazwa firmy': 'client',
        NIP: 'nip',
        Stanowisko: 'position',
        Telefon: 'phone',
        'E-mail': 'email',
        Opis: 'description',
      },
    },
  ],
  project: [
    {
      program: 'EspoCRM',
      signs: [['name', 'accountName', 'stage', 'closeDate']],
      columns: {
        name: 'name',
        accountName: 'client',
        amount: 'unitValue',
        closeDate: 'implementationDate',
        assignedUserName: 'seller',
        description: 'description',
      },
    },
    {
      program: 'Bitrix24',
      signs: bitrixSigns.deal,
      columns: {
        'Deal Name': 'name',
        'Nazwa deala': 'name',
        Company: 'client',
        Firma: 'client',
        Amount: 'unitValue',
        Kwota: 'unitValue',
        Responsible: 'seller',
        'Responsible person': 'seller',
        'Osoba odpowiedzialna': 'seller',
        'Start date': 'startDate',
        'Data rozpoczęcia': 'startDate',
        'Close date': 'implementationDate',
        'Data zakończenia': 'implementationDate',
        Comment: 'description',
        Komentarz: 'description',
      },
    },
    {
      program: 'Livespace',
      signs: [
        ['Nazwa szansy', 'Opiekun'],
        ['Szansa sprzedaży', 'Opiekun'],
      ],
      columns: {
        'Nazwa szansy': 'name',
        'Szansa sprzedaży': 'name',
        Firma: 'client',
        'Nazwa firmy': 'client',
        NIP: 'nip',
        Opiekun: 'seller',
        Wartość: 'unitValue',
        Opis: 'description',
      },
    },
  ],
  issue: [
    {
      program: 'EspoCRM',
      signs: [
        ['name', 'number', 'status', 'accountName'],
        ['name', 'status', 'dateEnd', 'assignedUserName'],
        ['name', 'status', 'priority', 'assignedUserName'],
      ],
      columns: {
        name: 'name',
        status: 'status',
        type: 'type',
        accountName: 'client',
        parentName: 'client',
        assignedUserName: 'users',
        dateEnd: 'dateRealization',
        description: 'description',
      },
    },
    {
      program: 'Bitrix24',
      signs: bitrixSigns.task,
      columns: {
        'Task name': 'name',
        Title: 'name',
        'Nazwa zadania': 'name',
        'Responsible person': 'users',
        Assignee: 'users',
        'Osoba odpowiedzialna': 'users',
        Deadline: 'dateRealization',
        Termin: 'dateRealization',
        'Termin ostateczny': 'dateRealization',
        Status: 'status',
        Description: 'description',
        Opis: 'description',
        Company: 'client',
        Firma: 'client',
      },
    },
    {
      program: 'Livespace',
      signs: [
        ['Nazwa zadania', 'Opiekun', 'Termin'],
        ['Zadanie', 'Przypisane do', 'Termin'],
        ['Nazwa zadania', 'Wykonawca', 'Firma'],
      ],
      columns: {
        'Nazwa zadania': 'name',
        Zadanie: 'name',
        Opiekun: 'users',
        'Przypisane do': 'users',
        Wykonawca: 'users',
        Termin: 'dateRealization',
        Firma: 'client',
        'Nazwa firmy': 'client',
        Opis: 'description',
        Status: 'status',
      },
    },
  ],
  document: [],
  person: [
    {
      program: 'EspoCRM',
      signs: [['userName', 'firstName', 'lastName']],
      columns: {
        firstName: 'firstName',
        lastName: 'lastName',
        emailAddress: 'email',
        phoneNumber: 'phone',
        title: 'position',
      },
    },
  ],
};
