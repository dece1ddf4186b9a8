import { createContact, listClients, updateContact } from '@zaplecze/contract/rooms/clients/calls';
import { listPeople } from '@zaplecze/contract/rooms/people/calls';
import { listReception } from '@zaplecze/contract/rooms/reception/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertClient } from '../client.ts';
import { type Someone, type TestApp, testApp } from '../http.ts';

let it: TestApp;
let admin: Someone;
beforeAll(async () => {
  it = await testApp();
  admin = await it.signIn('ROLE_ADMIN', 'ROLE_RECEPTION');
  await insertClient(it.db, {
    name: 'Obca',
    nip: '1111111111',
    phone: '111 111 111',
    fvPhone: '111111111',
  });
});
afterAll(() => it.close());

const namesOf = async (
  endpoint: typeof listClients | typeof listPeople | typeof listReception,
  search: string,
  more = {},
): Promise<string[]> => {
  const { data } = await it.call(endpoint, { as: admin, query: { search, ...more } });
  const rows = Array.isArray(data.list) ? data.list : data.list.list;
  return rows.map((row: { name?: string; fullName?: string }) => row.name ?? row.fullName);
};

const asTyped = [
  '600700800',
  '600 700 800',
  '600-700-800',
  '+48600700800',
  '+48 600 700 800',
  '0048600700800',
  '48 600 700 800',
  '(600) 700-800',
  '600 700',
  '700-800',
];
/** How it is kept: what people typed. */
const asKept = ['600700800', '+48 600 700 800', '600-700-800', '(60) 070 08 00'];

describe.each(asKept.map((phone, at) => [phone, 'ABCD'[at]] as const))(
  'a telephone kept as "%s" is found',
  (phone, firm) => {
    test('as a client’s, its invoices’ and its contact person’s [CLI-13, SHE-18]', async () => {
      const client = { nip: '2222222222', phone: '222222222', fvPhone: '222222222' };
      await insertClient(it.db, { ...client, name: `${firm} firmowy`, phone });
      await insertClient(it.db, { ...client, name: `${firm} faktur`, fvPhone: phone });
      const id = await insertClient(it.db, { ...client, name: `${firm} osoby` });
      const made = await it.call(createContact, {
        as: admin,
        body: { client: id, firstName: 'Jan', lastName: 'Nowak', phone },
      });
      expect(made.status).toBe(200);
      for (const typed of asTyped) {
        const found = await namesOf(listClients, typed, { perPage: 100 });
        expect(found, typed).toEqual(
          expect.arrayContaining([`${firm} firmowy`, `${firm} faktur`, `${firm} osoby`]),
        );
        expect(found, typed).not.toContain('Obca');
      }
      const params = { id: made.data.id };
      await it.call(updateContact, { as: admin, params, body: { phone: '999 999 999' } });
      expect(await namesOf(listClients, '600 700 800', { perPage: 100 })).not.toContain(
        `${firm} osoby`,
      );
    });

    test('as a colleague’s [PEO-05]', async () => {
      const one = await it.signIn();
      await it.db.updateTable('person').set({ phone }).where('id', '=', one.id).execute();
      for (const typed of asTyped)
        expect(await namesOf(listPeople, typed), typed).toContain(one.name);
      await it.db.updateTable('person').set({ phone: null }).where('id', '=', one.id).execute();
    });

    test('in what the reception wrote down of a guest [SHE-18]', async () => {
      await it.db
        .insertInto('reception')
        .values({
          category: 'guest',
          fullName: phone,
          description: `kurier, tel. ${phone}, pokój 12`,
        })
        .execute();
      const guests = { filter: { category: 'guest' } };
      for (const typed of asTyped)
        expect(await namesOf(listReception, typed, guests), typed).toContain(phone);
    });
  },
);

test.each([
  '5260250995',
  '526-025-09-95',
  '526-02-50-995',
  'PL5260250995',
  'PL 526 025 09 95',
  '0250-995',
])('a NIP typed as "%s" is found [SHE-18]', async (typed) => {
  const name = 'Z numerem';
  await insertClient(it.db, { name, phone: '333333333', fvPhone: '333333333' });
  expect(await namesOf(listClients, typed)).toContain(name);
  expect(await namesOf(listClients, typed)).not.toContain('Obca');
});

test('words and numbers together narrow the search [SHE-18]', async () => {
  await insertClient(it.db, { name: 'Żuraw', phone: '(22) 123-45-67', nip: '4444444444' });
  expect(await namesOf(listClients, 'zuraw 22 123 45 67')).toEqual(['Żuraw']);
  expect(await namesOf(listClients, 'zuraw (22) 123-45-67')).toEqual(['Żuraw']);
  expect(await namesOf(listClients, 'bocian 22 123 45 67')).toEqual([]);
});

test('numbers with an extension and two in one field are found, typed with any dash [SHE-18, SHE-70]', async () => {
  await insertClient(it.db, { name: 'Wewnętrzny', phone: '22 555 45 67 wew. 12' });
  await insertClient(it.db, { name: 'Podwójny', phone: '225554568, 600 555 200' });
  expect(await namesOf(listClients, '22\u2011555\u201145\u201167')).toEqual(['Wewnętrzny']);
  expect(await namesOf(listClients, '22–555–45–68')).toEqual(['Podwójny']);
  expect(await namesOf(listClients, '\u202a+48 600 555 200\u202c')).toEqual(['Podwójny']);
});
