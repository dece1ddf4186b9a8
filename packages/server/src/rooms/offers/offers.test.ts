import { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import * as contract from '@zaplecze/contract/rooms/offers/calls';
import { offerLocked } from '@zaplecze/contract/rooms/offers/lists';
import { type ExpectedRow, offersExpected } from '@zaplecze/contract/rooms/reports/offers/calls';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { insertClient } from '../../../test/client.ts';
import type { Someone } from '../../../test/http.ts';
import { offersApp } from './offers.fixture.ts';

const { it, admin, manager, seller, stranger, client, audit, taxes, ...calls } = await offersApp();
const { create, list } = calls;
let offer: number;
afterAll(() => it.close());

const read = (id = offer, as = stranger) => calls.read(id, as);
const patch = (changes: object, as: Someone | null = manager, headers = {}) =>
  calls.patch(offer, changes, as, headers);
const comment = (said: object, as: Someone | null = manager) => calls.comment(offer, said, as);

beforeEach(async () => {
  offer = (await create({ files: [await it.upload(manager)] })).data.id;
});

test('a new offer waits for a decision; everyone reads it with its files [OFF-02, OFF-30]', async () => {
  expect(await read()).toMatchObject({
    name: 'Audyt roczny',
    status: { id: 0, name: 'Oczekuje na decyzję' },
    client: { name: 'Żagiel' },
    seller: { id: seller.id },
    projectTypes: [{ name: 'Audyt' }],
    submission: '2026-11-20',
    files: [{ fileName: 'umowa.pdf' }],
    comments: [],
    may: { edit: false, delete: false, decide: false },
  });
});

test.each([
  [{ projectTypes: [] }, 'projectTypes', 'Usługa jest wymagana'],
  [{ projectTypes: undefined }, 'projectTypes', 'Usługa jest wymagana'],
  [{ projectTypes: [999_999] }, 'projectTypes', 'Usługa jest wymagana'],
  [{ client: null }, 'client', 'Klient jest wymagany'],
  [{ client: 999_999 }, 'client', 'Klient jest wymagany'],
  [{ seller: '' }, 'seller', 'Sprzedawca jest wymagany'],
  [{ seller: 999_999 }, 'seller', 'Sprzedawca jest wymagany'],
  [{ name: '  ' }, 'name', 'Nazwa jest wymagana'],
  [{ files: [] }, 'files', 'Plik jest wymagany!'],
  [{ previous: 999_999 }, 'previous', 'Nie ma takiej oferty'],
  [{ status: 2 }, 'status', 'Nieznane pole'],
])('%j is refused on %s: %s [OFF-20, OFF-21, OFF-30]', async (more, field, message) => {
  const answer = await create(more);
  expect(answer.status).toBe(400);
  expect(answer.errors?.[field]).toBe(message);
});

test('all wrong fields of the form are told at once [OFF-20]', async () => {
  const answer = await it.call(contract.createOffer, { as: manager, body: {} });
  expect(answer.errors).toEqual({
    name: 'Nazwa jest wymagana',
    client: 'Klient jest wymagany',
    seller: 'Sprzedawca jest wymagany',
    projectTypes: 'Usługa jest wymagana',
  });
});

test('an offer created alone gets its files by their own calls [OFF-22]', async () => {
  offer = (await create()).data.id;
  const file = await it.upload(seller);
  const params = { id: offer, file };
  expect((await it.call(contract.offerFiles.attach, { as: stranger, params })).status).toBe(403);
  expect((await it.call(contract.offerFiles.attach, { as: manager, params })).status).toBe(404);
  expect((await it.call(contract.offerFiles.attach, { as: seller, params })).status).toBe(200);
  expect((await read()).files).toHaveLength(1);
  const another = { id: offer, file: await it.upload(seller) };
  await it.call(contract.offerFiles.attach, { as: seller, params: another });
  expect((await it.call(contract.offerFiles.detach, { as: stranger, params })).status).toBe(403);
  expect((await it.call(contract.offerFiles.detach, { as: seller, params })).status).toBe(200);
  expect((await it.call(contract.offerFiles.detach, { as: seller, params })).status).toBe(404);
});

test('an edit replaces the files, and refuses to leave none [OFF-21]', async () => {
  expect((await patch({ files: [] })).errors).toEqual({ files: 'Plik jest wymagany!' });
  const second = await it.upload(manager, 'kosztorys.pdf');
  expect((await patch({ files: [second] })).status).toBe(200);
  expect((await read()).files).toMatchObject([{ id: second }]);
});

test('managers create and delete, managers and the seller edit, others only read [OFF-01]', async () => {
  expect((await create({}, seller)).status).toBe(403);
  expect((await create({}, null)).status).toBe(401);
  expect((await patch({ name: 'Inna' }, stranger)).status).toBe(403);
  expect((await comment({ comment: 'Słowo' }, stranger)).status).toBe(403);
  expect((await patch({ name: 'Audyt półroczny', projectTypes: [taxes] }, seller)).status).toBe(
    200,
  );
  expect(await read(offer, seller)).toMatchObject({
    name: 'Audyt półroczny',
    projectTypes: [{ name: 'Podatki' }],
    may: { edit: true, delete: false, decide: true },
  });
  const remove = (as: Someone, id = offer) => it.call(contract.removeOffer, { as, params: { id } });
  expect((await remove(seller)).status).toBe(403);
  expect((await remove(manager, 999_999)).status).toBe(404);
  expect((await remove(manager)).status).toBe(200);
  expect((await it.call(contract.getOffer, { as: manager, params: { id: offer } })).status).toBe(
    404,
  );
});

test.each([1, 3, 4])('status %i demands a comment [OFF-31, OFF-32]', async (status) => {
  for (const answer of [
    await patch({ status }),
    await patch({ status, comment: ' ' }),
    await comment({ comment: '', offerStatus: status }),
  ]) {
    expect(answer.status).toBe(400);
    expect(answer.errors).toEqual({ comment: 'Komentarz jest wymagany' });
  }
  expect((await comment({ comment: 'Za drogo', offerStatus: status })).status).toBe(200);
  expect(await read()).toMatchObject({
    status: { id: status },
    comments: [{ comment: 'Za drogo', status: { id: status }, createdBy: { id: manager.id } }],
  });
});

test('0 and 2 need no comment; a comment alone keeps the status; saying nothing is refused [OFF-31, OFF-32]', async () => {
  expect((await patch({ status: 2 })).status).toBe(200);
  expect((await comment({ comment: 'Podpisano' })).status).toBe(200);
  expect((await comment({})).errors).toEqual({ comment: 'Komentarz jest wymagany' });
  const found = await read();
  expect(found.status.id).toBe(2);
  expect(found.comments).toMatchObject([
    { status: { id: 2 }, comment: null },
    { status: { id: 2 }, comment: 'Podpisano' },
  ]);
  expect((await patch({ status: 7 })).errors).toEqual({ status: 'Status jest wymagany' });
});

test('outside 0 and 3 fields and files are closed, status and comment apart, an admin excepted [OFF-33]', async () => {
  const file = await it.upload(manager);
  await patch({ status: 1, comment: 'Nie teraz' });
  expect((await read(offer, manager)).may).toEqual({ edit: false, delete: true, decide: true });
  const refused = await patch({ name: 'Inna' });
  expect(refused.status).toBe(409);
  expect(refused.message).toBe(offerLocked);
  const params = { id: offer, file };
  expect((await it.call(contract.offerFiles.attach, { as: manager, params })).status).toBe(409);
  expect((await patch({ name: 'Inna' }, admin)).status).toBe(200);
  expect((await patch({ status: 3, comment: 'Jednak wracamy' }, seller)).status).toBe(200);
  expect((await patch({ name: 'Poprawiona' }, seller)).status).toBe(200);
});

test('one call changes fields, files and status together, or nothing [OFF-26]', async () => {
  const failed = await patch({ name: 'Nowa', status: 3 });
  expect(failed.errors).toEqual({ comment: 'Komentarz jest wymagany' });
  expect((await read()).name).toBe('Audyt roczny');
  await patch({ name: 'Nowa', status: 3, comment: 'Dopisać zakres' });
  expect(await read()).toMatchObject({ name: 'Nowa', status: { id: 3 } });
});

test('seller and creator are told of a decision, who decides is not [OFF-35]', async () => {
  const decider = await it.signIn('ROLE_ADMIN');
  await patch({ status: 2 }, decider);
  const told = async (as: Someone) =>
    (await it.call(listNotifications, { as, query: {} })).data.list.list[0]?.content;
  expect(await told(seller)).toContain('Decyzja w sprawie oferty');
  expect(await told(manager)).toContain('Zaakceptowana');
  expect(await told(decider)).toBeUndefined();
});

test('a comment is told to seller, creator and who wrote before; with a decision, to whom it does not tell [OFF-36]', async () => {
  const told = async (as: Someone): Promise<string[]> =>
    (await it.call(listNotifications, { as, query: { perPage: 100 } })).data.list.list.map(
      ({ content }: { content: string }) => content.replace(/<[^>]*>/g, ''),
    );
  const news = async (act: () => Promise<unknown>) => {
    const people = [manager, seller, admin, stranger];
    const before = await Promise.all(people.map(async (one) => (await told(one)).length));
    await act();
    const after = await Promise.all(people.map(told));
    return after.map((list, at) => list.slice(0, list.length - (before[at] ?? 0)));
  };
  const words = (one: Someone) => [`Nowy komentarz do oferty Audyt roczny: ${one.name}`];
  expect(await news(() => comment({ comment: 'Proszą o rabat' }, admin))).toEqual([
    words(admin),
    words(admin),
    [],
    [],
  ]);
  expect(await news(() => comment({ comment: 'Damy 5%' }, seller))).toEqual([
    words(seller),
    [],
    words(seller),
    [],
  ]);
  const refused = ['Decyzja w sprawie oferty Audyt roczny: Odmowa'];
  expect(await news(() => patch({ status: 1, comment: 'Za drogo' }))).toEqual([
    [],
    refused,
    words(manager),
    [],
  ]);
});

test('an offer is submitted anew once; a second try names the first [OFF-124]', async () => {
  const previous = offer;
  const next = await create({ previous, name: 'Audyt - złożona ponownie' });
  expect(next.status).toBe(200);
  const second = await create({ previous });
  expect([second.status, second.errors]).toEqual([
    400,
    { previous: 'Tę ofertę złożono już ponownie: „Audyt - złożona ponownie”' },
  ]);
});

test('of an offer that waits or was accepted and its next one the next alone is to come [OFF-195]', async () => {
  const expected = async () => {
    const { data } = await it.call(offersExpected, { as: manager, query: {} });
    return (data.list as ExpectedRow[]).reduce((sum, row) => sum + row.waiting + row.accepted, 0);
  };
  for (const status of [0, 2]) {
    const before = await expected();
    const own = async (more: object) =>
      await create({ files: [await it.upload(manager)], validTo: null, ...more });
    const first = (await own({ value: 1000 })).data.id;
    if (status === 2) await calls.patch(first, { status }, manager, {});
    expect(await expected()).toBe(before + 1000);
    const next = await own({ value: 1200, previous: first });
    expect(next.status).toBe(200);
    expect(await expected()).toBe(before + 1200);
    const followed = await read(first);
    expect(followed.status.id).toBe(4);
    expect(followed.comments.at(-1)?.comment).toMatch(/^Złożona ponownie: „/);
  }
});

test('an offer submitted anew leads to the previous one and back [OFF-41]', async () => {
  await patch({ status: 4, comment: 'Nowa wycena' });
  const copy = (await create({ previous: offer, name: 'Audyt roczny - złożona ponownie' })).data.id;
  expect((await read(copy)).previous).toEqual({ id: offer, name: 'Audyt roczny' });
  expect((await read()).next).toMatchObject([{ id: copy }]);
  await it.call(contract.removeOffer, { as: manager, params: { id: offer } });
  expect((await read(copy)).previous).toBeNull();
});

test('the list takes every filter, sort and search [OFF-11]', async () => {
  await patch({ status: 2 });
  const today = new Date().toISOString().slice(0, 10);
  for (const filter of [
    { client: [client] },
    { seller: [seller.id] },
    { type: [audit] },
    { status: [2] },
    { createdBy: [manager.id] },
    { dateFrom: '2020-01-01', dateTo: '2100-01-01' },
    { dateFrom: today },
  ]) {
    expect((await list({ filter })).count).toBeGreaterThan(0);
  }
  for (const filter of [
    { client: [999_999] },
    { seller: [stranger.id] },
    { createdBy: [seller.id] },
    { dateFrom: '2099-01-01' },
    { dateTo: '2020-01-01' },
  ]) {
    expect((await list({ filter })).count).toBe(0);
  }
  expect((await list({ search: 'zagiel' })).count).toBeGreaterThan(0);
  expect((await list({ search: 'ro' })).count).toBeGreaterThan(0);
  expect((await list({ search: 'nic takiego' })).count).toBe(0);
  const dates = (await list()).list.map((row: contract.OfferRow) => row.created);
  expect(dates).toEqual([...dates].sort().reverse());
  expect((await it.call(contract.listOffers, { as: seller, query: { sort: 'x' } })).status).toBe(
    400,
  );
});

test('the names of client and seller in the list follow their records [OFF-12]', async () => {
  const own = { client: await insertClient(it.db), seller: (await it.signIn()).id };
  await create(own);
  await it.db.updateTable('client').set({ name: 'Żuraw' }).where('id', '=', own.client).execute();
  await it.db
    .updateTable('person')
    .set({ lastName: 'Źdźbło' })
    .where('id', '=', own.seller)
    .execute();
  expect((await list({ search: 'zuraw' })).count).toBeGreaterThan(0);
  expect((await list({ search: 'zdzblo' })).count).toBeGreaterThan(0);
});
