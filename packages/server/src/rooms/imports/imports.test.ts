import * as contract from '@zaplecze/contract/rooms/imports/calls';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { waitingJobs } from '../../../test/waiting-jobs.ts';
import { newNip } from '../clients/import/import.fixture.ts';
import { importsApp } from './imports.fixture.ts';

/* Contact persons and staff, and who may bring files in; what work is made of: work.test.ts. */

const { it, admin, manager, worker, makeClient, ...ways } = await importsApp();
const { send, shown, given, check, run, imported, problemsOf } = ways;
afterAll(() => it.close());

/** A client that no other test has, with the contacts that come in to it. */
let own: { id: number; nip: string; name: string };
beforeEach(async () => {
  const nip = newNip();
  const name = `Gęśla Jaźń ${nip} sp. z o.o.`;
  own = { id: await makeClient({ name, nip }), nip, name };
});

const contacts = () =>
  it.db
    .selectFrom('clientPerson')
    .select(['id', 'firstName', 'lastName', 'email', 'phone', 'description'])
    .where('client', '=', own.id)
    .orderBy('id')
    .execute();

describe('contact persons', () => {
  const header = 'NIP klienta;Klient;Imię;Nazwisko;Telefon;E-mail';

  test('come in to the clients that their NIP or name says, in the words of the form [EXP-16, EXP-19]', async () => {
    const rows = [
      header,
      `${own.nip.slice(0, 3)}-${own.nip.slice(3)};;Ewa;Lis;600 100 200;ewa@gesla.example`,
      `;gesla jazn ${own.nip} sp. z o.o.;Jan;Lis;;jan@gesla.example`,
    ];
    expect(
      await problemsOf('contact', [
        ...rows,
        ';Nikt taki;Ola;Lis;600 100 200;',
        `;${own.name};;Lis;12;x@`,
        `${own.nip};;Ela;Lis;;`,
      ]),
    ).toEqual([
      [4, 'client', 'Nie ma takiego klienta: Nikt taki'],
      [5, 'firstName', 'Imię jest wymagane'],
      [5, 'phone', 'Telefon musi mieć przynajmniej 9 cyfr'],
      [5, 'email', 'Nieprawidłowy adres e-mail'],
      [6, 'phone', 'Podaj telefon albo adres e-mail'],
    ]);
    const done = await imported('contact', rows);
    expect(done).toMatchObject({ state: 'done', imported: 2, skipped: 0 });
    const made = await contacts();
    expect(made).toMatchObject([
      { firstName: 'Ewa', phone: '600 100 200' },
      { firstName: 'Jan', email: 'jan@gesla.example' },
    ]);
    const { rows: history } = await sql<{ who: number }>`select who from history
      where entity = 'clientPerson' and "entityId" = any(${made.map(({ id }) => id)})`.execute(
      it.db,
    );
    expect(history.map(({ who }) => who)).toEqual([manager.id, manager.id]);
  });

  test('with something wrong in a cell hold the file until they are left out [EXP-70]', async () => {
    const rows = [
      header,
      `${own.nip};;Iga;Dobra;tel. 22 111 22 33 w. 12;iga@gesla.example`,
      `${own.nip};;Ola;Zła;600 100 200 po 16;ola@gesla.example`,
    ];
    const { id, settings } = await given('contact', rows);
    const { data } = await check(id, settings);
    expect(data.problems).toMatchObject([
      { row: 3, field: 'phone', message: expect.stringContaining('numer wewnętrzny') },
    ]);
    expect(await run(id, settings)).toMatchObject({ state: 'ready', imported: 0 });
    expect(await run(id, { ...settings, skipFaulty: true })).toMatchObject({
      ...{ state: 'done', imported: 1, skipped: 1 },
    });
    expect(await contacts()).toMatchObject([{ lastName: 'Dobra', phone: '22 111 22 33 wew. 12' }]);
  });

  test('that are there already are left out, changed or added, as was chosen [EXP-20]', async () => {
    await imported('contact', [
      header,
      `${own.nip};;Ewa;Lis;600 100 200;ewa@gesla.example`,
      `${own.nip};;Jan;Lis;;jan@gesla.example`,
    ]);
    const rows = [
      header,
      `${own.nip};;Ewa;Lis;700 100 200;EWA@gesla.example`,
      `${own.nip};;Adam;Nowy;;a@gesla.example`,
    ];
    const { id, settings } = await given('contact', rows);
    const { data } = await check(id, settings);
    expect(data).toMatchObject({
      ...{ made: 1, changed: 0, duplicateCount: 1 },
      duplicates: [{ row: 2, name: 'Ewa Lis', record: 'Ewa Lis', earlier: null }],
    });
    expect((await check(id, { ...settings, duplicates: 'update' })).data).toMatchObject({
      ...{ made: 1, changed: 1 },
    });
    expect(await run(id, { ...settings, duplicates: 'update' })).toMatchObject({ imported: 2 });
    const found = await contacts();
    expect(found.filter(({ lastName }) => lastName === 'Lis')).toHaveLength(2);
    expect(found[0]).toMatchObject({ firstName: 'Ewa', phone: '700 100 200' });
    expect(await imported('contact', rows, { duplicates: 'import' })).toMatchObject({
      imported: 2,
    });
    expect(await contacts()).toHaveLength(5);
  });
});

describe('staff', () => {
  const rows = [
    'Pracownik;E-mail;Rola',
    'Zofia Maria Ul;zofia@firma.example;Kierownik',
    'Jan Mak;jan@firma.example;',
  ];

  test('are told nothing, or are invited once everybody is in, as was chosen [EXP-25]', async () => {
    expect(await imported('person', rows, {}, admin)).toMatchObject({ imported: 2 });
    const { rows: told } = await sql<{ firstName: string; roles: string[]; invited: boolean }>`
      select "firstName", roles, exists (select from "passwordReset" r where r.person = p.id) as invited
      from person p where email like '%@firma.example' order by id`.execute(it.db);
    expect(told).toEqual([
      { firstName: 'Zofia Maria', roles: ['ROLE_MANAGER'], invited: false },
      { firstName: 'Jan', roles: ['ROLE_USER'], invited: false },
    ]);
    const more = [rows[0] ?? '', 'Ula Sad;ula@firma.example;', ...rows.slice(1)];
    expect(await imported('person', more, { invite: true }, admin)).toMatchObject({
      imported: 1,
      skipped: 2,
    });
    const { rows: invited } = await sql<{ email: string }>`select p.email from person p
      join "passwordReset" r on r.person = p.id`.execute(it.db);
    expect(invited).toEqual([{ email: 'ula@firma.example' }]);
    expect((await waitingJobs(it.db)).some(({ task }) => task.includes('mail'))).toBe(true);
  });
});

describe('who may', () => {
  test('managers all but staff, administrators everything, each their own files [EXP-17]', async () => {
    const line = 'Imię;Nazwisko\r\nA;B';
    expect((await send('contact', line, worker)).status).toBe(403);
    expect((await send('person', line, manager)).status).toBe(403);
    expect((await send('person', line, admin)).status).toBe(200);
    const { json } = await send('contact', line, manager);
    const { id } = json.data;
    const { settings } = await shown(id);
    for (const [endpoint, body] of [
      [contract.getRecords, undefined],
      [contract.checkRecords, settings],
      [contract.runRecords, settings],
      [contract.removeRecords, undefined],
    ] as const) {
      expect((await it.call(endpoint, { as: admin, params: { id }, body })).status).toBe(403);
    }
    expect((await it.call(contract.removeRecords, { as: manager, params: { id } })).status).toBe(
      200,
    );
    expect((await it.call(contract.getRecords, { as: manager, params: { id } })).status).toBe(404);
  });

  test('nobody once they have lost the right meanwhile [EXP-21]', async () => {
    const leaving = await it.signIn('ROLE_MANAGER');
    const rows = ['Klient;Imię;Nazwisko;E-mail', `${own.nip};Po;Odejściu;po@gesla.example`];
    const { id, settings } = await given('contact', rows, {}, leaving);
    await it.call(contract.runRecords, { as: leaving, params: { id }, body: settings });
    await it.db
      .updateTable('person')
      .set({ roles: ['ROLE_USER'] })
      .where('id', '=', leaving.id)
      .execute();
    const { runRecords } = await import('./imports.jobs.ts');
    const { house } = await import('../house.ts');
    const { importContext } = await import('./write-rows.ts');
    await runRecords(it.services, importContext(house), id);
    expect(await contacts()).toEqual([]);
  });
});
