import { type CustomRecord, customRecords } from '@zaplecze/contract/kit/fields/custom-fields';
import { listClients } from '@zaplecze/contract/rooms/clients/calls';
import { listDocuments } from '@zaplecze/contract/rooms/documents/calls';
import { listIssues } from '@zaplecze/contract/rooms/issues/calls';
import { createOffer, listOffers } from '@zaplecze/contract/rooms/offers/calls';
import { updatePerson } from '@zaplecze/contract/rooms/people/calls';
import { listProjects } from '@zaplecze/contract/rooms/projects/calls';
import { type FoundGroup, search } from '@zaplecze/contract/rooms/search/calls';
import { afterAll, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { importsApp } from '../imports/imports.fixture.ts';
import { fieldsOn } from './custom-fields.fixture.ts';

const { it, admin, manager, client, house, imported } = await importsApp();
afterAll(() => it.close());
const { field } = fieldsOn(it, admin);
await it.db.insertInto('documentType').values({ name: 'Umowa' }).execute();

const lists = {
  project: listProjects,
  issue: listIssues,
  document: listDocuments,
  offer: listOffers,
} as const;

/** Makes a record of each kind with a value of its own field. */
const make = {
  project: (head: string, value: string) =>
    imported('project', [
      `Klient;Usługa;Nazwa;Odpowiedzialny;${head}`,
      `7010000011;Pełna księgowość;Jeden;Anna Żądło;${value}`,
    ]),
  issue: (head: string, value: string) =>
    imported('issue', [
      `Nazwa;Wykonawcy;Typ;Opis;${head}`,
      `Jeden;Anna Żądło;Umowy;Treść;${value}`,
    ]),
  document: async (head: string, value: string) =>
    imported('document', [`Plik;Typ;${head}`, `najem.txt;Umowa;${value}`], {
      files: [await it.upload(manager, 'najem.txt', 'treść umowy')],
    }),
  offer: (head: string, value: string) =>
    it.call(createOffer, {
      as: manager,
      body: {
        ...{ name: 'Jedna', client, seller: manager.id, projectTypes: [house.kind] },
        ...{ submission: '2026-11-20', custom: { [head]: value } },
      } as never,
    }),
};

test('each kind of records that has own fields is tried here or with clients', () => {
  expect(customRecords).toEqual(expect.arrayContaining(Object.keys(make)));
});

test.each(Object.keys(make) as (keyof typeof make)[])(
  'a record of the kind %s is found by its own field, in its list and in Ctrl K [CUS-115, CUS-116]',
  async (kind) => {
    const of: CustomRecord = kind;
    const { key } = await field('text', { label: 'Sygnatura' }, of);
    await make[kind](key, 'XII GC 4411/26');
    const query = { search: '4411/26' };
    const { data: all } = await it.call(lists[kind] as typeof listIssues, { as: manager, query });
    expect(all.list.list).toHaveLength(1);
    const { data } = await it.call(search, { as: manager, query: { q: 'GC 4411/26' } });
    const rows = data.groups.find((group: FoundGroup) => group.kind === kind)?.rows ?? [];
    expect(rows).toMatchObject([
      { id: all.list.list[0].id, notes: expect.arrayContaining(['Sygnatura: XII GC 4411/26']) },
    ]);
  },
);

test('a colleague is found by own fields in Ctrl K, one who has left by administrators alone [CUS-313]', async () => {
  const { key } = await field('text', { label: 'Numer szafki' }, 'person');
  const person = await it.signIn();
  const body = { custom: { [key]: 'SZ-7719' } } as never;
  expect((await it.call(updatePerson, { as: admin, params: { id: person.id }, body })).status).toBe(
    200,
  );
  const found = async (as: Someone) => {
    const { data } = await it.call(search, { as, query: { q: 'sz-7719' } });
    const group = data.groups.find(({ kind }: FoundGroup) => kind === 'person');
    return (
      group?.rows.map(({ id, notes }: { id: number; notes: string[] }) => [id, notes.at(-1)]) ?? []
    );
  };
  const one = [[person.id, 'Numer szafki: SZ-7719']];
  expect(await found(manager)).toEqual(one);
  await it.db.updateTable('person').set({ active: false }).where('id', '=', person.id).execute();
  expect(await found(manager)).toEqual([]);
  expect((await found(admin)).map(([id]: [number]) => id)).toEqual([person.id]);
});

test('a client is found in Ctrl K and in its list by own fields of its contact persons, not of one whose processing is restricted [CUS-313, CUS-322]', async () => {
  const { key } = await field('text', { label: 'Numer karty' }, 'contact');
  await imported('contact', [
    `NIP klienta;Imię;Nazwisko;E-mail;${key}`,
    '7010000011;Łucja;Karciana;karciana@gesla.example;KRT-5521',
  ]);
  const found = async () => {
    const { data } = await it.call(search, { as: manager, query: { q: 'krt-5521' } });
    const group = data.groups.find(({ kind }: FoundGroup) => kind === 'client');
    return (
      group?.rows.map(({ id, notes }: { id: number; notes: string[] }) => [id, notes.at(-1)]) ?? []
    );
  };
  const listed = async (filter?: object) => {
    const query = { search: 'krt-5521', ...(filter && { filter }) } as never;
    const { data, status } = await it.call(listClients, { as: manager, query });
    return status === 200 ? data.list.list.map(({ id }: { id: number }) => id) : status;
  };
  expect(await found()).toEqual([[client, 'Łucja Karciana, Numer karty: KRT-5521']]);
  expect(await listed()).toEqual([client]);
  // They are found by it, and not asked for it: it is no field of theirs.
  expect(await listed({ [`custom.${key}.has`]: 'krt' })).toBe(400);
  await it.db
    .updateTable('clientPerson')
    .set({ restricted: new Date() })
    .where('lastName', '=', 'Karciana')
    .execute();
  expect(await found()).toEqual([]);
  expect(await listed()).toEqual([]);
});
