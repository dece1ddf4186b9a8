import { createIssue } from '@zaplecze/contract/rooms/issues/calls';
import { findPersonal, listCases } from '@zaplecze/contract/rooms/rodo/cases/calls';
import { listActivities } from '@zaplecze/contract/rooms/rodo/registers/activities/table';
import { listConsents, listDisclosures } from '@zaplecze/contract/rooms/rodo/registers/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoModel } from '../../../test/demo-model.ts';
import { demoApp } from '../../demo/demo.fixture.ts';
import { parsePersonQuery } from '../../kit/records/person-query.ts';
import { textsOf } from '../../kit/records/personal.ts';
import { house } from '../house.ts';
import { casesApp } from './cases/cases.fixture.ts';

let it: Awaited<ReturnType<typeof casesApp>>;
beforeAll(async () => {
  it = await casesApp();
  // Made by whoever needs it first: not within the limit of one test.
  await demoModel();
});
afterAll(() => it.close());

const issue = (body: object) =>
  it.call(createIssue, {
    as: it.user,
    body: {
      ...{ name: 'Sprawa', client: null, users: [it.manager.id], description: 'Bez uwag' },
      ...{ type: 1, dateRealization: null, ...body },
    },
  });

test('a person is found in every corner: contacts, staff, clients, guests, senders, texts, names of files, history [ROD-18]', async () => {
  const client = await it.createClient({
    name: 'Biuro Zenobia Gżegżółka',
    persons: [
      { firstName: 'Zenobia', lastName: 'Gżegżółka', phone: '22 555 00 11', email: null },
      it.person,
    ],
  });
  await it.guest('Gżegżółka Zenobia');
  await it.db
    .updateTable('person')
    .set({ firstName: 'Zenobia', lastName: 'Gżegżółka' })
    .where('id', '=', it.stranger.id)
    .execute();
  await sql`with kind as (insert into "receptionType" (name) values ('list') returning id),
      company as (insert into company (name, color) values ('Spółka', '#112233') returning id)
    insert into reception (category, "clientName", direction, type, company, "sysYear", "sysOrder")
    select 'parcel', 'Zenobia Gżegżółka', 'inbound', kind.id, company.id, 2026, 1
    from kind, company`.execute(it.db);
  await it.upload(it.user, 'umowa_Zenobia_Gzegzolka.pdf');
  const made = await issue({ name: 'Oddzwonić do pani Gżegżółki' });
  const gone = await issue({ name: 'Telefon od Zenobii Gżegżółki' });
  await sql`delete from issue where id = ${gone.data.id}`.execute(it.db);
  const groups = await it.find('Zenobia Gżegżółka');
  expect(groups.map(({ kind }) => kind).sort()).toEqual([
    'client',
    'contact',
    'file',
    'guest',
    'history',
    'issue',
    'notification',
    'parcel',
    'staff',
  ]);
  const places = groups.flatMap((group) => group.places);
  const contact = places.find((place) => place.contact);
  expect(contact).toMatchObject({
    title: 'Zenobia Gżegżółka (Biuro Zenobia Gżegżółka)',
    certain: true,
    address: `/client/view/${client}`,
  });
  const called = places.find(({ key }) => key === `issue/${made.data.id}/name`);
  expect(called).toMatchObject({
    excerpt: 'Oddzwonić do pani Gżegżółki',
    certain: false,
    address: `/issue/view/${made.data.id}`,
  });
  expect(await it.kinds('22-555-00-11')).toEqual(['contact']);
  expect(await it.kinds('Nikt Takinieistnieje')).toEqual([]);
});

describe('the spelling does not matter', () => {
  beforeAll(async () => {
    await it.createClient({
      persons: [
        {
          ...{ firstName: 'Świętopełk', lastName: 'Brzęczyszczykiewicz', phone: '511 222 333' },
          email: 'swietopelk@poczta.example',
        },
      ],
    });
  });
  test.each([
    ['BRZĘCZYSZCZYKIEWICZ świętopełk', true],
    ['swietopelk brzeczyszczykiewicz', true],
    ['Świętopełka Brzęczyszczykiewicza', false],
    ['Brzęczyszczykiewiczowi', false],
    ['Św. Brzęczyszczykiewicz', false],
    ['Ś. Brzęczyszczykiewicz', false],
    ['+48 511222333', true],
    ['511-222-333', true],
    ['0048 511 222 333', true],
    ['SWIETOPELK@poczta.example', true],
    ['Brzęczyszczykiewicz, tel. 511 222 333', true],
  ])('%j finds the person, for certain: %s [ROD-19]', async (text, certain) => {
    const contacts = (await it.find(text)).find(({ kind }) => kind === 'contact');
    expect(contacts?.places[0]?.certain).toBe(certain);
  });

  test('declined surnames are found whichever form was typed, and other surnames are not [ROD-19]', async () => {
    for (const name of [
      'Sprawa Dudka',
      'Sprawa Pałce',
      'Sprawa Kowalskiej',
      'Lisowi',
      'Listopad',
    ]) {
      await issue({ name: `Odmiana: ${name}` });
    }
    const found = async (text: string) => {
      const group = (await it.find(text)).find(({ kind }) => kind === 'issue');
      return (group?.places ?? [])
        .flatMap(({ excerpt }) => (excerpt.startsWith('Odmiana') ? [excerpt] : []))
        .map((excerpt) => excerpt.replace('Odmiana: ', ''));
    };
    expect(await found('Dudek')).toEqual(['Sprawa Dudka']);
    expect(await found('Pałka')).toEqual(['Sprawa Pałce']);
    expect(await found('Anna Kowalska')).toEqual(['Sprawa Kowalskiej']);
    expect(await found('Kowalskim')).toEqual(['Sprawa Kowalskiej']);
    expect(await found('Lis')).toEqual(['Lisowi']);
  });

  test('a telephone and an e-mail are read out of what was typed [ROD-19]', () => {
    expect(parsePersonQuery('Pan Jan Nowak, tel. +48 600 700 800, jan@x.pl')).toEqual({
      words: ['jan', 'nowak'],
      phones: ['+48 600 700 800'],
      emails: ['jan@x.pl'],
    });
  });
});

test('every column of words that a room has registered is looked through [ROD-20]', async () => {
  const demo = await demoApp();
  try {
    const admin = demo.someone('admin');
    const planted: string[] = [];
    await demo.db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      const seen = new Set<string>();
      for (const { table, columns } of textsOf(house.personal)) {
        for (const column of columns.filter((one) => !seen.has(`${table}/${one}`))) {
          seen.add(`${table}/${column}`);
          const { rows } = await sql<{ id: number }>`update ${sql.table(table)}
            set ${sql.ref(column)} = 'Wisława Brzdąkalska' where id = (select id
            from ${sql.table(table)} order by ${sql.ref(column)} is null, id limit 1) returning id`.execute(
            tx,
          );
          if (rows[0]) planted.push(`${table}/${rows[0].id}/${column}`);
        }
      }
    });
    expect(planted.length).toBeGreaterThan(25);
    const answer = await demo.call(findPersonal, {
      as: admin,
      body: { text: 'Wislawa Brzdakalska' },
    });
    const keys: string[] = answer.data.groups.flatMap(({ places }: { places: { key: string }[] }) =>
      places.map(({ key }) => key),
    );
    expect(planted.filter((key) => !keys.includes(key))).toEqual([]);
  } finally {
    await demo.close();
  }
});

test('search, requests, disclosures and activities are the administrators’, consents the managers’ too [ROD-21]', async () => {
  const body = { text: 'Jan Kowalski' };
  expect((await it.call(findPersonal, { as: it.manager, body })).status).toBe(403);
  for (const endpoint of [listCases, listDisclosures, listActivities]) {
    expect((await it.call(endpoint, { as: it.manager })).status).toBe(403);
    expect((await it.call(endpoint, { as: it.admin })).status).toBe(200);
  }
  expect((await it.call(listConsents, { as: it.user })).status).toBe(403);
  expect((await it.call(listConsents, { as: it.manager })).status).toBe(200);
});
