import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { importApp } from '../../src/rooms/clients/import/import.fixture.ts';
import { importsApp } from '../../src/rooms/imports/imports.fixture.ts';

/* A file of each program, after its published headings (docs/decisions/0145), in the charset that it writes. */

const file = (name: string) => readFileSync(join(import.meta.dirname, 'files', name));

const clients = await importApp();
const records = await importsApp();
afterAll(() => Promise.all([clients.it.close(), records.it.close()]));

type Matched = Record<string, string>;
const matchedBy = (columns: { header: string }[], fields: (string | null)[]): Matched =>
  Object.fromEntries(
    columns.flatMap(({ header }, at) => (fields[at] ? [[header, fields[at]]] : [])),
  ) as Matched;

describe('as clients', () => {
  test.each([
    [
      'google-contacts.csv',
      'Google',
      {
        'First Name': 'personFirstName',
        'Last Name': 'personLastName',
        'Organization Name': 'name',
        'Organization Title': 'personPosition',
        Notes: 'personDescription',
        'E-mail 1 - Value': 'personEmail',
        'Phone 1 - Value': 'personPhone',
        'Phone 2 - Value': 'personMobile',
        'Address 1 - Street': 'street',
        'Address 1 - City': 'city',
        'Address 1 - Region': 'province',
        'Address 1 - Postal Code': 'postalCode',
        'Website 1 - Value': 'website',
      },
    ],
    [
      'outlook-english.csv',
      'Outlook',
      {
        'First Name': 'personFirstName',
        'Last Name': 'personLastName',
        Company: 'name',
        'Job Title': 'personPosition',
        'Business Street': 'street',
        'Business City': 'city',
        'Business State': 'province',
        'Business Postal Code': 'postalCode',
        'Business Phone': 'personPhone',
        'Company Main Phone': 'phone',
        'Mobile Phone': 'personMobile',
        'E-mail Address': 'personEmail',
        Notes: 'personDescription',
        'Web Page': 'website',
      },
    ],
    [
      'outlook-polish.csv',
      'Outlook',
      {
        Imię: 'personFirstName',
        Nazwisko: 'personLastName',
        Firma: 'name',
        Stanowisko: 'personPosition',
        'Adres służbowy - ulica': 'street',
        'Adres służbowy - miejscowość': 'city',
        'Adres służbowy - województwo': 'province',
        'Adres służbowy - kod pocztowy': 'postalCode',
        'Telefon służbowy': 'personPhone',
        'Główny telefon do firmy': 'phone',
        'Telefon komórkowy': 'personMobile',
        'Adres e-mail': 'personEmail',
        Notatki: 'personDescription',
        'Strona sieci Web': 'website',
      },
    ],
    [
      'hubspot-companies.csv',
      'HubSpot',
      {
        'Company name': 'name',
        'Company owner': 'clientService',
        'Phone Number': 'phone',
        'Street Address': 'street',
        City: 'city',
        'State/Region': 'province',
        'Postal Code': 'postalCode',
        'Website URL': 'website',
      },
    ],
    [
      'pipedrive-people.csv',
      'Pipedrive',
      {
        'Person - Name': 'person',
        'Person - Email - Work': 'personEmail',
        'Person - Phone - Work': 'personPhone',
        'Person - Phone - Mobile': 'personMobile',
        'Organization - Name': 'name',
        'Organization - House number of Address': 'houseNumber',
        'Organization - Street/road name of Address': 'street',
        'Organization - Apartment/suite no of Address': 'flatNumber',
        'Organization - City/town/village/locality of Address': 'city',
        'Organization - State/county of Address': 'province',
        'Organization - ZIP/Postal code of Address': 'postalCode',
      },
    ],
    [
      'phone.vcf',
      'vCard',
      {
        Firma: 'name',
        Imię: 'personFirstName',
        Nazwisko: 'personLastName',
        Stanowisko: 'personPosition',
        'Telefon osoby': 'personPhone',
        'E-mail osoby': 'personEmail',
        'Telefon firmy': 'phone',
        'E-mail firmy': 'email',
        Ulica: 'street',
        Miasto: 'city',
        Województwo: 'province',
        'Kod pocztowy': 'postalCode',
        'Strona WWW': 'website',
        Notatka: 'personDescription',
      },
    ],
  ] satisfies [string, string, Matched][])(
    'columns of %s are known: those of people are the contact person’s [EXP-211, EXP-212]',
    async (name, program, matched) => {
      const { id, settings } = await clients.given(file(name));
      const shown = await clients.shown(id);
      expect(shown.program).toBe(program);
      expect(matchedBy(shown.columns, settings.columns)).toEqual(matched);
    },
  );

  test.each([
    ['wfirma-kontrahenci.csv', 'wFirma', 'Źródlana 7'],
    ['fakturownia-klienci.csv', 'Fakturownia', 'Źródlana 7'],
    ['subiekt-kontrahenci.csv', 'Subiekt', 'Źródlana 7/2'],
    ['optima-kontrahenci.csv', 'Comarch Optima', 'Źródlana 7/2'],
  ])(
    '%s comes in: the whole name, the street with its number [EXP-211, EXP-213]',
    async (name, program, street) => {
      const { id, settings } = await clients.given(file(name), { instead: clients.instead() });
      const shown = await clients.shown(id);
      expect(shown.program).toBe(program);
      const { data: before } = await clients.check(id, settings);
      expect(before.missing).toEqual([]);
      // The contact person stands where each firm writes it; that is shown by hand.
      const columns = shown.columns.map(({ header }, at) =>
        header === 'Uwagi' ? ('person' as const) : (settings.columns[at] ?? null),
      );
      const { data } = await clients.check(id, { ...settings, columns });
      expect(data.problems).toEqual([]);
      expect(data.samples).toMatchObject([
        {
          name: 'Gęśla Jaźń spółka z ograniczoną odpowiedzialnością',
          nip: '1234563218',
          address: `${street}, 90-001 Łódź`,
          contact: 'Świętosława Żądło-Ćwik',
        },
      ]);
    },
  );

  test('a village without streets has its name before the number; an address of one column is taken apart [EXP-213]', async () => {
    const header =
      'Nazwa;NIP;Telefon;E-mail;Ulica;Nr domu;Nr lokalu;Kod pocztowy;Miasto;Osoba kontaktowa';
    const row = (place: string, nip: string) => `A ${nip};${nip};600100200;a@b.pl;${place};Jan Lis`;
    const places: [string, string][] = [
      [';12;;62-052;Kowalewo', 'Kowalewo 12, 62-052 Kowalewo'],
      ['Długa;5A;7;90-001;Łódź', 'Długa 5A/7, 90-001 Łódź'],
      ['Długa 5A;5A;;90-001;Łódź', 'Długa 5A, 90-001 Łódź'],
      ['Długa 5;;7;90-001;Łódź', 'Długa 5/7, 90-001 Łódź'],
      ['Plac Wolności;;3;90-001;Łódź', 'Plac Wolności m. 3, 90-001 Łódź'],
      ['ul. Długa 5/7, 90-001 Łódź, Polska;;;;', 'ul. Długa 5/7, 90-001 Łódź'],
      ['Długa, 90-001 Łódź;5;;;', 'Długa 5, 90-001 Łódź'],
    ];
    for (const part of [places.slice(0, 4), places.slice(4)]) {
      const lines = part.map(([place], at) => row(place, `123456321${at}`));
      const { id, settings } = await clients.given([header, ...lines].join('\n'), {
        instead: clients.instead(),
      });
      const { data } = await clients.check(id, settings);
      expect(data.problems).toEqual([]);
      expect(data.samples.map(({ address }: { address: string }) => address)).toEqual(
        part.map(([, address]) => address),
      );
    }
  });
});

describe('as contact persons', () => {
  const whole = {
    ...{ firstName: 'Świętosława', lastName: 'Żądło-Ćwik', email: 's.zadlo@gesla.pl' },
    phone: '22 123 45 67, 600 100 200',
  };

  test.each([
    [
      'google-contacts.csv',
      'Google',
      { ...whole, phone: '22 123 45 67, 22 123 45 68, 600 100 200' },
    ],
    ['outlook-english.csv', 'Outlook', whole],
    ['outlook-polish.csv', 'Outlook', whole],
    ['hubspot-contacts.csv', 'HubSpot', whole],
    ['pipedrive-people.csv', 'Pipedrive', whole],
    ['phone.vcf', 'vCard', { ...whole, phone: '+48 22 123 45 67, +48 600 100 200' }],
    ['old-phone.vcf', 'vCard', { ...whole, lastName: 'Żądło', phone: '600100200' }],
  ])('%s comes in, both telephones and all [EXP-211, EXP-214]', async (name, program, expected) => {
    const { it, send, shown, run, makeClient } = records;
    await it.db.deleteFrom('clientPerson').execute();
    await it.db.deleteFrom('client').where('name', '=', 'Gęśla Jaźń').execute();
    const client = await makeClient({ name: 'Gęśla Jaźń', nip: '7010000028' });
    const { status, json } = await send('contact', file(name));
    expect([status, json.message]).toEqual([200, undefined]);
    const read = await shown(json.data.id);
    expect(read).toMatchObject({ program, rows: 1 });
    expect(await run(json.data.id, read.settings)).toMatchObject({ state: 'done', imported: 1 });
    const { firstName, lastName, email, phone } = expected;
    const person = await it.db
      .selectFrom('clientPerson')
      .select(['client', 'firstName', 'lastName', 'email', 'phone'])
      .executeTakeFirstOrThrow();
    expect(person).toEqual({ client, firstName, lastName, email, phone });
  });

  test('the cards that a client is downloaded as come in again as its contact persons [EXP-214]', async () => {
    const { it, send, shown, run, manager, makeClient } = records;
    await it.db.deleteFrom('clientPerson').execute();
    const client = await makeClient({ name: 'Browar; Łódź, „Żagiel”', nip: '7010000034' });
    const anna = {
      client,
      firstName: 'Anna',
      lastName: 'Kos',
      email: 'a@kos.pl',
      phone: '600100200',
    };
    await it.db.insertInto('clientPerson').values(anna).execute();
    const { rawPayload } = await it.app.inject({
      url: `/api/client/vcard/${client}`,
      headers: { 'access-token': manager.token },
    });
    await it.db.deleteFrom('clientPerson').execute();
    const { json } = await send('contact', rawPayload);
    const read = await shown(json.data.id);
    expect(await run(json.data.id, read.settings)).toMatchObject({ state: 'done', imported: 1 });
    const row = await it.db
      .selectFrom('clientPerson')
      .select(['client', 'firstName', 'lastName', 'email', 'phone'])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ ...anna, phone: '+48600100200' });
  });
});
