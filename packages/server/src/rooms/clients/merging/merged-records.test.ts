import {
  checkNip,
  createAgreement,
  createContact,
  updateClient,
  updateContact,
} from '@zaplecze/contract/rooms/clients/calls';
import * as merging from '@zaplecze/contract/rooms/clients/merging/calls';
import { createOffer, listOffers } from '@zaplecze/contract/rooms/offers/calls';
import { clientGlance, clientStory, createClientNote } from '@zaplecze/contract/rooms/story/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { fieldsOf, kindOfAddress } from '../../../kit/records/merged-records.ts';
import { routes } from '../../house.ts';
import { clientsApp } from '../clients.fixture.ts';
import { newNip } from '../import/import.fixture.ts';
import { mergingCalls, twoClients } from './merging.fixture.ts';

let app: Awaited<ReturnType<typeof clientsApp>>;
let calls: Awaited<ReturnType<typeof mergingCalls>>;
let stays: number;
let goes: number;
beforeAll(async () => {
  app = await clientsApp();
  calls = await mergingCalls(app.it);
});
afterAll(() => app.it.close());
beforeEach(async () => {
  [stays, goes] = await twoClients(app);
});

describe('a colleague who has the merged client open', () => {
  const save = (id: number, version: number, body: object) =>
    app.it.call(updateClient, {
      as: app.user,
      params: { id },
      body,
      headers: { 'if-match': `"${version}"` },
    });

  test('saves what was typed into the one that stays, whose own fields and people stay [CLI-128]', async () => {
    const opened = await app.read(goes);
    await calls.merge(stays, goes);
    const [{ id: ewa = 0 } = {}] = opened.persons;
    const persons = [
      { id: ewa, firstName: 'Ewa', lastName: 'Lis', phone: '602602602', email: null },
    ];
    const saved = await save(goes, opened.version, { street: 'Nowa 1', persons });
    expect([saved.status, saved.errors]).toEqual([200, undefined]);
    const now = await app.read(stays);
    expect(now).toMatchObject({ street: 'Nowa 1', city: 'Łódź' });
    const phones = Object.fromEntries(now.persons.map(({ lastName, phone }) => [lastName, phone]));
    expect(phones).toEqual({
      Kowalski: expect.stringContaining('600'),
      Lis: expect.stringContaining('602'),
    });
  });

  test('checks a NIP and looks for duplicates beside the one that stays [CLI-128]', async () => {
    await calls.merge(stays, goes);
    const { it, user } = app;
    const { nip, name, city, postalCode } = await app.read(stays);
    const held = await it.call(checkNip, { as: user, params: { nip }, query: { except: goes } });
    expect(held.data.list).toEqual([]);
    const query = { name, nip, city, postalCode, except: goes };
    const { list } = (await it.call(merging.similarClients, { as: user, query })).data;
    expect(list.map(({ id }: { id: number }) => id)).not.toContain(stays);
  });

  test('is asked where both say something different, and goes on with the newest version [CLI-128]', async () => {
    const { version } = await app.read(goes);
    await calls.merge(stays, goes);
    const asked = await save(goes, version, { city: 'Pabianice' });
    expect([asked.status, Object.keys(asked.errors ?? {})]).toEqual([409, ['city']]);
    const newest = (await app.read(stays)).version;
    expect(newest).toBeGreaterThan(version);
    expect((await save(goes, newest, { city: 'Pabianice' })).status).toBe(200);
    expect((await app.read(stays)).city).toBe('Pabianice');
  });

  test('writes notes, adds people and offers, reads story and lists, and means the one that stays [CLI-128]', async () => {
    await calls.merge(stays, goes);
    const { it, manager, service } = app;
    const params = { id: goes };
    const note = await it.call(createClientNote, {
      as: manager,
      params,
      body: { text: 'Telefon' },
    });
    expect(note.status).toBe(200);
    for (const endpoint of [clientStory, clientGlance])
      expect((await it.call(endpoint, { as: manager, params })).status).toBe(200);
    const contact = { firstName: 'Adam', lastName: 'Duda', phone: '603603603', client: goes };
    expect((await it.call(createContact, { as: manager, body: contact })).status).toBe(200);
    expect((await app.read(stays)).persons.map(({ lastName }) => lastName)).toContain('Duda');
    const offer = { name: 'Oferta', client: goes, seller: manager.id, projectTypes: [service] };
    const made = await it.call(createOffer, {
      as: manager,
      body: { ...offer, submission: '2026-11-20' },
    });
    expect([made.status, made.errors]).toEqual([200, undefined]);
    const query = { filter: { client: String(goes) } } as never;
    const { list } = (await it.call(listOffers, { as: manager, query })).data.list;
    expect(list.map((one: { client: { id: number } }) => one.client.id)).toEqual([stays]);
  });
});

/** Names of the numbers that a call takes, however deep they stand. */
function* numbersIn(schema: unknown, name = ''): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return;
  const { type, properties, items, ...rest } = schema as JsonSchema;
  if (name && [type].flat().some((one) => one === 'integer' || one === 'number')) yield name;
  for (const [key, inner] of Object.entries(properties ?? {})) yield* numbersIn(inner, key);
  yield* numbersIn(items, name);
  for (const either of [rest.anyOf, rest.oneOf, rest.allOf].flat()) yield* numbersIn(either, name);
}
type JsonSchema = Record<'type' | 'items' | 'anyOf' | 'oneOf' | 'allOf', unknown> & {
  properties?: object;
};

/** In calls about clients, numbers of something else; `only` but for their own list. */
const ofOthers = new Set([
  ...['agreement', 'case', 'clientService', 'clientTag', 'company', 'department', 'file', 'only'],
  ...['persons', 'position', 'projectTypes', 'province', 'fvProvince', 'tags', 'user', 'users'],
  ...['withdrawn', 'noCarer', 'silentFor', 'openIssues', 'sameNip', 'before', 'days', 'files'],
  ...[
    'user2',
    'orderedBy',
    'agreementType',
    'status',
    'type',
    'version',
    'page',
    'perPage',
    'exactCount',
    'sums',
    'sheet',
    'heading',
  ],
]);

describe('every call that takes the number of a client or a contact person', () => {
  const calls = routes.map(({ endpoint, schemas }) => {
    const parts = [schemas.params, schemas.query, schemas.body];
    const names = parts.flatMap((part) => [
      ...numbersIn(z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' })),
    ]);
    return { path: endpoint.path, names: new Set(names) };
  });

  test('follows by its address, but for imports, which have numbers of their own, and the history [CLI-122, CLI-128]', () => {
    const others = calls
      .map(({ path }) => path)
      .filter((path) => /\/client(Person)?\/.*:id/.test(path))
      .filter((path) => kindOfAddress(path) === null);
    expect(others.filter((path) => !path.startsWith('/client/import/'))).toEqual([
      '/history/client/:id',
    ]);
  });

  test('follows by its fields, whatever they are called [CLI-128]', () => {
    const others = calls.flatMap(({ path, names }) => {
      const about = /\/client(Person|Agreement)?\//.test(path);
      return [...names]
        .filter((name) => about || /client|contact/i.test(name))
        .filter((name) => name !== 'id' && !(name in fieldsOf(path)) && !ofOthers.has(name))
        .map((name) => `${path} ${name}`);
    });
    expect(others).toEqual([]);
  });
});

describe('contact persons', () => {
  const person = async (id: number, lastName: string) =>
    (await app.read(id)).persons.find((one) => one.lastName === lastName)?.id ?? 0;

  test('are made one: what is empty is filled, consents move, the old number leads on [CLI-129]', async () => {
    const { it, manager, user, consent } = app;
    const kept = await person(goes, 'Lis');
    const twin = { firstName: 'E.', lastName: 'Lisowa', phone: null, email: 'ewa@lis.pl' };
    await it.call(createContact, { as: user, body: { ...twin, client: goes } });
    const gone = await person(goes, 'Lisowa');
    const file = await it.upload(user);
    await it.call(createAgreement, {
      as: user,
      body: { client: goes, person: gone, agreementType: consent, dateFrom: '2026-01-01', file },
    });
    const merge = (id: number, other: number, as = manager) =>
      it.call(merging.mergeContacts, { as, params: { id }, body: { person: other } });
    expect((await merge(kept, gone, user)).status).toBe(403);
    expect((await merge(kept, kept)).status).toBe(400);
    expect((await merge(kept, await person(stays, 'Kowalski'))).errors).toHaveProperty('person');
    expect((await merge(kept, gone)).status).toBe(200);
    const { persons, agreements } = await app.read(goes);
    expect(persons).toMatchObject([{ id: kept, phone: '601601601', email: 'ewa@lis.pl' }]);
    expect(agreements.every((one) => one.person?.id === kept)).toBe(true);
    const late = { as: user, params: { id: gone }, body: { description: 'Księgowa' } };
    expect((await it.call(updateContact, late)).status).toBe(200);
    expect((await app.read(goes)).persons[0]).toMatchObject({ id: kept, description: 'Księgowa' });
  });
});

test('„To nie duplikat” ends the hint on both sides, and can be taken back [CLI-127]', async () => {
  const { it, manager, user } = app;
  const hints = async (of: number) => {
    const { name, nip, city, postalCode } = await app.read(of);
    const query = { name, nip, city, postalCode, except: of };
    const { list } = (await it.call(merging.similarClients, { as: user, query })).data;
    return list.map(({ id }: { id: number }) => id);
  };
  const [stays, goes] = [
    await app.create({ nip: newNip(), name: 'Tartak Sosna', city: 'Iława' }),
    await app.create({ nip: newNip(), name: 'TARTAK „SOSNA”', city: 'Iława' }),
  ];
  expect(await hints(stays)).toContain(goes);
  const pair = { as: manager, params: { id: goes }, body: { client: stays } };
  expect((await it.call(merging.createDistinctClients, pair)).status).toBe(200);
  expect((await it.call(merging.createDistinctClients, pair)).status).toBe(200);
  expect(await hints(stays)).not.toContain(goes);
  expect(await hints(goes)).not.toContain(stays);
  const back = { as: manager, params: { id: stays, client: goes } };
  expect((await it.call(merging.removeDistinctClients, back)).status).toBe(200);
  expect(await hints(goes)).toContain(stays);
});

test('the NIP of a client that became a part of another one leads to that one [CLI-229]', async () => {
  const { nip } = await app.read(goes);
  await calls.merge(stays, goes);
  const check = await app.it.call(checkNip, { as: app.user, params: { nip } });
  expect(check.data.list).toMatchObject([{ id: stays }]);
  const alike = await app.it.call(merging.similarClients, { as: app.user, query: { nip } });
  expect(alike.data.list).toMatchObject([{ id: stays, sameNip: true }]);
});

test('a client split off has its contact person again, though joined meanwhile with one of the other [CLI-230]', async () => {
  const [{ id: own = 0 } = {}] = (await app.read(stays)).persons;
  const [{ id: joined = 0 } = {}] = (await app.read(goes)).persons;
  await calls.merge(stays, goes);
  const manager = await app.it.signIn('ROLE_MANAGER');
  const merged = await app.it.call(merging.mergeContacts, {
    ...{ as: manager, params: { id: own }, body: { person: joined } },
  });
  expect(merged.status).toBe(200);
  await calls.split(goes);
  expect((await app.read(goes)).persons).toMatchObject([{ id: joined }]);
  const changed = await app.it.call(updateContact, {
    ...{ as: manager, params: { id: joined }, body: { lastName: 'Prezeska' } },
  });
  expect(changed.status).toBe(200);
  const [there] = (await app.read(stays)).persons;
  expect(there).toMatchObject({ id: own });
  expect(JSON.stringify(there)).not.toContain('Prezeska');
});
