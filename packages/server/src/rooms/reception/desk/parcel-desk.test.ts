import { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import {
  confirmParcel,
  getReception,
  listReception,
} from '@zaplecze/contract/rooms/reception/calls';
import * as contract from '@zaplecze/contract/rooms/reception/desk/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../../test/http.ts';
import { type House, parcelOf, receptionHouse } from '../reception.fixture.ts';

let it: TestApp;
let desk: Someone;
let addressee: Someone;
let stranger: Someone;
let house: House;

beforeAll(async () => {
  it = await testApp();
  [desk, addressee, stranger] = await Promise.all([
    it.signIn('ROLE_RECEPTION'),
    it.signIn(),
    it.signIn('ROLE_MANAGER'),
  ]);
  house = await receptionHouse(it);
});
afterAll(() => it.close());

/** What is shared, as the parcel of the fixture has it; the rest of each. */
const several = (parcels: object[], shared: object = {}, as: Someone | null = desk) => {
  const { type, direction, company, operationDate } = parcelOf(house);
  const body = { type, direction, company, operationDate, ...shared, parcels };
  return it.call(contract.createParcels, { as, body });
};
const parcel = (more: object = {}) => {
  const { description, client, taskNumber } = parcelOf(house);
  return { description, client, taskNumber, ...more };
};
const read = async (id: number) =>
  (await it.call(getReception, { as: desk, params: { id } })).data.reception;
const book = { company: 0, day: '2026-11-20' };

test('several parcels are registered at once, with numbers one after another; each addressee is told once [REC-60]', async () => {
  const reader = await it.signIn();
  const user = reader.id;
  // The first numbers of a year that no other parcel is of.
  const { data } = await several(
    [
      parcel({ user, description: 'Pierwsza' }),
      parcel({ user, description: 'Druga', taskNumber: 'RR 1' }),
      parcel({ description: 'Trzecia' }),
    ],
    { operationDate: '2021-11-20 10:00' },
  );
  const made = await Promise.all(data.ids.map(read));
  expect(made.map(({ description }) => description)).toEqual(['Pierwsza', 'Druga', 'Trzecia']);
  expect(made.map(({ sysNumber }) => sysNumber)).toEqual(
    [1, 2, 3].map((at) => `P/MK/2021/0000${at}`),
  );
  // Of what is dated back nobody is told.
  await several(
    [parcel({ user, description: 'Pierwsza' }), parcel({ user, description: 'Druga' })],
    {
      operationDate: new Date().toISOString(),
    },
  );
  const told = (await it.call(listNotifications, { as: reader, query: {} })).data.list;
  expect(told.count).toBe(1);
  expect(told.list[0].content).toMatch(/Pierwsza.*a także.*Druga/);
});

test('one of them that is wrong keeps all of them out, and is told on its own field [REC-60]', async () => {
  const count = async () => (await it.call(listReception, { as: desk })).data.list.count;
  const before = await count();
  const wrong = await several([parcel(), parcel({ client: 999_999 })]);
  expect(wrong.errors).toEqual({ 'parcels.1.client': 'Nadawca / Odbiorca jest wymagany' });
  const kind = await several([parcel()], { type: 999_999 });
  expect(kind.errors).toEqual({ type: 'Rodzaj jest wymagany' });
  expect((await several([parcel(), {}])).errors).toHaveProperty('parcels.1.description');
  expect((await several([])).errors).toEqual({ parcels: 'Dodaj co najmniej jedną przesyłkę' });
  expect(await count()).toBe(before);
  for (const as of [addressee, stranger])
    expect((await several([parcel()], {}, as)).status).toBe(403);
});

test('a parcel is received by a click, or with a signature that stays with it [REC-61]', async () => {
  const [id] = (await several([parcel({ user: addressee.id })])).data.ids;
  const confirm = (body: object, as = desk) => it.call(confirmParcel, { as, params: { id }, body });
  expect((await confirm({ received: true }, stranger)).status).toBe(403);
  const foreign = await it.upload(stranger, 'podpis.pdf');
  expect((await confirm({ received: true, signature: foreign })).status).toBe(404);
  expect((await read(id)).receivedAt).toBeNull();
  const signature = await it.upload(desk, 'Podpis odbioru.pdf');
  expect((await confirm({ received: true, signature })).status).toBe(200);
  expect(await read(id)).toMatchObject({
    receivedBy: { id: desk.id },
    files: [{ fileName: 'Podpis odbioru.pdf' }],
  });
});

test('the book of a day has the company’s outbound mail without e-Doręczenia, as a PDF for the post office [REC-62]', async () => {
  const electronic = await it.db
    .insertInto('receptionType')
    .values({ name: 'e-Doręczenie', electronic: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const out = { direction: 'outbound', company: house.other };
  for (const shared of [
    out,
    { ...out, type: electronic.id },
    { ...out, operationDate: '2026-11-21 00:05' },
    { company: house.other },
    { ...out, operationDate: '2026-11-20 23:55' },
  ])
    await several([parcel({ taskNumber: '(00)559007734' })], shared);
  const asked = { ...book, company: house.other };
  const found = (await it.call(contract.getPostingBook, { as: desk, query: asked })).data.book;
  expect(found.lines.map(({ sysNumber }: { sysNumber: string }) => sysNumber)).toEqual([
    'W/AU/2026/00001',
    'W/AU/2026/00004',
  ]);
  expect(found.lines[0]).toMatchObject({
    ...{ party: 'Żagiel', address: 'Długa 1, 90-001 Łódź', taskNumber: '(00)559007734' },
    type: 'list polecony',
  });
  const sign = (as: Someone) => it.call(contract.signPostingBook, { as, body: asked });
  expect((await sign(addressee)).status).toBe(403);
  const { path } = (await sign(desk)).data;
  const pdf = await it.app.inject({ url: path });
  expect([pdf.statusCode, pdf.rawPayload.subarray(0, 4).toString()]).toEqual([200, '%PDF']);
  const other = path.replace('2026-11-20', '2026-11-21');
  expect((await it.app.inject({ url: other })).statusCode).toBe(401);
});

test('the confirmation of the post office hangs on the book, and is the reception’s [REC-63]', async () => {
  const asked = { ...book, company: house.other };
  const open = async () =>
    (await it.call(contract.openPostingBook, { as: desk, body: asked })).data.id;
  const [id, again] = await Promise.all([open(), open()]);
  expect(again).toBe(id);
  const file = await it.upload(desk, 'stempel.pdf');
  const params = { id, file };
  const { attach, detach } = contract.bookFiles;
  expect((await it.call(attach, { as: stranger, params })).status).toBe(403);
  expect((await it.call(attach, { as: desk, params })).status).toBe(200);
  const { files } = (await it.call(contract.getPostingBook, { as: desk, query: asked })).data.book;
  expect(files).toMatchObject([{ fileName: 'stempel.pdf' }]);
  const url = `/api/media/download/id/${file}/stempel.pdf`;
  const download = (as: Someone) => it.app.inject({ url, headers: { 'access-token': as.token } });
  expect((await download(desk)).statusCode).toBe(200);
  expect((await download(stranger)).statusCode).toBe(403);
  expect((await it.call(detach, { as: desk, params })).status).toBe(200);
});

test('who sent before is offered with the address by a part of the name, the most frequent first; who was forgotten is not [REC-97]', async () => {
  const from = (clientName: string, clientAddress: string) => ({
    ...parcel({ client: null }),
    ...{ clientName, clientAddress, clientCity: 'Żory', clientPostal: '44-240' },
  });
  await several([
    from('Urząd Skarbowy w Żorach', 'Wodzisławska 1'),
    from('Urząd Miasta Żory', 'Wojska Polskiego 25'),
    from('Urząd Miasta Żory', 'Wojska Polskiego 25'),
    from('[dane usunięte]', 'Wojska Polskiego 25'),
  ]);
  const parties = async (search?: string, as = desk) => {
    const query = search === undefined ? {} : { search };
    return (await it.call(contract.listParties, { as, query })).data?.parties;
  };
  expect(await parties('urzad')).toEqual([
    {
      clientName: 'Urząd Miasta Żory',
      clientAddress: 'Wojska Polskiego 25',
      clientCity: 'Żory',
      clientPostal: '44-240',
      ...{ type: expect.any(Number), company: expect.any(Number) },
    },
    expect.objectContaining({ clientName: 'Urząd Skarbowy w Żorach' }),
  ]);
  expect(await parties('SKARB')).toHaveLength(1);
  expect(await parties('dane')).toEqual([]);
  expect((await parties())[0].clientName).toBe('Urząd Miasta Żory');
  const refused = await it.call(contract.listParties, { as: addressee, query: {} });
  expect(refused.status).toBe(403);
});
