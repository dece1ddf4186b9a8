import { readLimit } from '@zaplecze/contract/kit/fields/typed-time';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import {
  createReception,
  getReception,
  listReception,
} from '@zaplecze/contract/rooms/reception/calls';
import * as announcing from '@zaplecze/contract/rooms/visits/announced/calls';
import * as contract from '@zaplecze/contract/rooms/visits/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';
import { type FrontDoor, frontDoor, standIn } from './visits.fixture.ts';

let it: TestApp;
let door: FrontDoor;

beforeAll(async () => {
  it = await testApp();
  door = await frontDoor(it);
});
afterAll(() => it.close());

const read = (id: number, as: Someone = door.author) =>
  it.call(announcing.getAnnounced, { as, params: { id } });
const today = async (query: object = {}) =>
  (await it.call(contract.getFrontDoor, { as: door.desk, query: query as never })).data;
const visit = (id: number, as: Someone = door.host) =>
  it.call(contract.getVisit, { as, params: { id } });
const answer = (id: number, words: string, as: Someone = door.host) =>
  it.call(contract.answerVisit, { as, params: { id }, body: { answer: words } });
const names = (rows: { fullName: string }[]) => rows.map(({ fullName }) => fullName);

test('anyone announces a guest: day, hour, whom, company, number of people, car; the host is told [VIS-01, VIS-02]', async () => {
  const id = await door.announce({ fullName: 'Zofia Bąk' });
  expect((await read(id)).data.announced).toMatchObject({
    fullName: 'Zofia Bąk',
    user: { id: door.host.id },
    clientName: 'Kwiaciarnia Mak',
    people: 3,
    car: 'EL 4521K',
    entered: null,
    may: { edit: true, delete: true },
  });
  const [first] = await door.told(door.host);
  expect(first?.content).toContain('Zapowiedziany gość do Ciebie: <a href="/guest/announced/');
  const before = (await door.told(door.host)).length;
  await door.announce({ fullName: 'Mój Gość' }, door.host);
  expect(await door.told(door.host)).toHaveLength(before);
});

test('all that is missing from an announcement is told at once [VIS-01]', async () => {
  const { errors } = await it.call(announcing.announceGuest, { as: door.author, body: {} });
  expect(errors).toEqual({
    fullName: 'Imię i nazwisko są wymagane',
    user: 'Wskaż, do kogo',
    expected: 'Podaj dzień i godzinę',
    client: 'Firma jest wymagana',
    clientName: 'Nazwa firmy jest wymagana',
  });
  const wrong = door.guestOf({ people: 300, user: 999_999 });
  const refused = await it.call(announcing.announceGuest, { as: door.author, body: wrong });
  expect(refused.errors).toEqual({ people: 'Podaj liczbę osób od 1 do 200' });
});

test('an announcement is read and kept by its author, the host and the reception alone; lists show one’s own [VIS-03]', async () => {
  const id = await door.announce({ fullName: 'Tylko Nasz' });
  const params = { id };
  for (const as of [door.author, door.host, door.desk])
    expect((await read(id, as)).status).toBe(200);
  expect((await read(id, door.stranger)).status).toBe(403);
  for (const call of [announcing.updateAnnounced, announcing.removeAnnounced])
    expect((await it.call(call, { as: door.stranger, params, body: {} })).status).toBe(403);
  const list = async (as: Someone) =>
    names((await it.call(announcing.listAnnounced, { as, query: {} })).data.list.list);
  expect(await list(door.host)).toContain('Tylko Nasz');
  expect(await list(door.author)).toContain('Tylko Nasz');
  expect(await list(door.stranger)).toEqual([]);
  expect(await list(door.desk)).toEqual([]);
  const { data } = await it.call(announcing.updateAnnounced, {
    ...{ as: door.host, params },
    body: { car: '', people: 1 },
  });
  expect(data.version).toBe(2);
  expect((await read(id)).data.announced).toMatchObject({ car: null, people: 1 });
  expect((await it.call(announcing.removeAnnounced, { as: door.author, params })).status).toBe(200);
  expect((await read(id)).status).toBe(404);
});

test('two who change an announcement are joined; the same field changed by both is asked about [VIS-03]', async () => {
  const id = await door.announce();
  const change = (as: Someone, body: object) =>
    it.call(announcing.updateAnnounced, {
      ...{ as, params: { id }, body },
      headers: { 'if-match': '"1"' },
    });
  expect((await change(door.host, { car: 'WA 1' })).status).toBe(200);
  expect((await change(door.author, { people: 2 })).status).toBe(200);
  const both = await change(door.author, { car: 'WA 2' });
  expect([both.status, both.json.conflicts]).toEqual([
    409,
    { car: { theirs: 'WA 1', yours: 'WA 2' } },
  ]);
});

test('the reception sees who is expected today by the hour, and lets in with one call [VIS-10, VIS-11]', async () => {
  const later = await door.announce({ fullName: 'Wieczorny' });
  const id = await door.announce({ fullName: 'Południowy' });
  for (const [guest, hour] of [
    [later, '23:10'],
    [id, '12:00'],
  ] as const)
    await it.db
      .updateTable('announcedGuest')
      .set({ expected: readLimit(`${warsawDay()} ${hour}`) ?? '' })
      .where('id', '=', guest)
      .execute();
  await door.announce({ fullName: 'Jutrzejszy', expected: `${addDays(warsawDay(), 1)} 12:00` });
  const expected = names((await today()).expected);
  expect(expected).not.toContain('Jutrzejszy');
  expect(expected.indexOf('Południowy')).toBeLessThan(expected.indexOf('Wieczorny'));
  expect(names((await today({ day: addDays(warsawDay(), 1) })).expected)).toEqual(['Jutrzejszy']);
  const enter = (as: Someone) => it.call(contract.letIn, { as, params: { id } });
  for (const as of [door.host, door.stranger]) expect((await enter(as)).status).toBe(403);
  const [first, second] = await Promise.all([enter(door.desk), enter(door.desk)]);
  expect(first.data.id).toBe(second.data.id);
  const record = await it.call(getReception, { as: door.desk, params: { id: first.data.id } });
  expect(record.data.reception).toMatchObject({
    fullName: 'Południowy',
    clientName: 'Kwiaciarnia Mak',
    user: { id: door.host.id },
    exitDate: null,
  });
  const after = await today();
  expect(names(after.expected)).not.toContain('Południowy');
  expect(after.guests[0]).toMatchObject({ fullName: 'Południowy', people: 3, car: 'EL 4521K' });
  const changed = await it.call(announcing.updateAnnounced, {
    ...{ as: door.host, params: { id } },
    body: { car: 'X' },
  });
  expect(changed.status).toBe(409);
  expect((await read(later)).data.announced.entered).toBeNull();
});

test('the host is told at once and answers where it is read; the reception sees the answer [VIS-12, VIS-13]', async () => {
  const id = await door.come({ fullName: 'Ktoś Czeka' });
  const notice = async (as: Someone) =>
    (await door.told(as)).find(
      ({ content }) => content.includes('Ktoś Czeka</a> (Kwi') && content.startsWith('Gość'),
    );
  expect(await notice(door.host)).toMatchObject({ guest: { id, answer: null }, status: { id: 0 } });
  for (const as of [door.author, door.desk, door.stranger])
    expect((await answer(id, 'coming', as)).status).toBe(403);
  expect((await answer(id, 'nie ma mnie')).status).toBe(400);
  expect((await answer(id, 'fiveMinutes')).status).toBe(200);
  const shown = (await today()).guests.find((one: { id: number }) => one.id === id);
  expect(shown).toMatchObject({ answer: 'fiveMinutes', answeredBy: { id: door.host.id } });
  expect(await notice(door.host)).toMatchObject({
    guest: { id, answer: 'fiveMinutes' },
    status: { id: 1 },
  });
  await answer(id, 'coming');
  expect(await notice(door.host)).toMatchObject({ guest: null });
  expect((await visit(id)).data.visit).toMatchObject({ answer: 'coming', may: { answer: true } });
});

test('whoever stands in for the host is told, reads the visit and answers [VIS-14]', async () => {
  const [helper, away] = [await it.signIn(), await it.signIn()];
  await standIn(it, helper.id, away.id);
  const id = await door.come({ fullName: 'Do Nieobecnej', user: away.id });
  const [first] = await door.told(helper);
  expect(first).toMatchObject({ guest: { id, answer: null } });
  expect(first?.content).toContain(`Zastępstwo: ${away.name}`);
  expect((await visit(id, door.stranger)).status).toBe(403);
  expect((await it.call(getReception, { as: helper, params: { id } })).status).toBe(200);
  expect((await answer(id, 'coming', helper)).status).toBe(200);
  expect((await visit(id, away)).data.visit.answeredBy).toMatchObject({ id: helper.id });
});

test('a badge is a PDF; its code notes the exit once, and an unknown code is 404 [VIS-15, VIS-16]', async () => {
  const id = await door.come({ fullName: 'Identyfikowana' });
  const params = { id };
  expect((await it.call(contract.signBadge, { as: door.host, params })).status).toBe(403);
  const { path } = (await it.call(contract.signBadge, { as: door.desk, params })).data;
  const pdf = await it.app.inject({ url: path });
  expect([pdf.statusCode, pdf.rawPayload.subarray(0, 4).toString()]).toEqual([200, '%PDF']);
  const { badge } = await it.db
    .selectFrom('guestVisit')
    .select('badge')
    .where('reception', '=', id)
    .executeTakeFirstOrThrow();
  const leave = (code: string, as = door.desk) =>
    it.call(contract.leaveByBadge, { as, body: { badge: code } });
  expect((await leave(badge, door.host)).status).toBe(403);
  expect((await leave('ZG-AAAAAAAAAAAAAAAA')).status).toBe(404);
  expect((await leave('RR123')).errors).toEqual({ badge: 'To nie jest kod identyfikatora' });
  expect((await leave(badge.toLowerCase())).data).toEqual({
    fullName: 'Identyfikowana',
    already: false,
  });
  expect((await leave(badge)).data.already).toBe(true);
  expect((await visit(id)).data.visit.left).not.toBeNull();
  expect((await answer(id, 'coming')).status).toBe(409);
  const present = { filter: { category: 'guest', present: 1 } } as never;
  const inside = (await it.call(listReception, { as: door.desk, query: present })).data.list.list;
  expect(names(inside)).not.toContain('Identyfikowana');
});

test('who is entered for later today is on the desk, and not in the building [VIS-150]', async () => {
  const [now, later] = [0, 60_000].map((ahead) => new Date(Date.now() + ahead).toISOString());
  const entered = async (fullName: string, times: object): Promise<number> => {
    const guest = { category: 'guest', clientName: 'Firma', user: door.host.id };
    const body = { ...guest, fullName, ...times };
    return (await it.call(createReception, { as: door.desk, body })).data.id;
  };
  const id = await entered('Później', { operationDate: later });
  const here = await entered('Obecna', { operationDate: now, exitDate: later });
  expect((await visit(id)).data.visit).toMatchObject({ left: null, inside: false });
  expect((await visit(here)).data.visit).toMatchObject({ left: null, inside: true });
});
