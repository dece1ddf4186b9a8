import { listClients } from '@zaplecze/contract/rooms/clients/calls';
import { listPeople } from '@zaplecze/contract/rooms/people/calls';
import { getFrontDoor } from '@zaplecze/contract/rooms/visits/calls';
import * as contract from '@zaplecze/contract/rooms/visits/kiosk/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/http.ts';
import {
  createNamedPerson,
  type FrontDoor,
  frontDoor,
  introduce,
  makeKiosk,
} from './visits.fixture.ts';

let it: TestApp;
let door: FrontDoor;
let kiosk: { id: number; token: string };

beforeAll(async () => {
  it = await testApp();
  door = await frontDoor(it);
  await introduce(it, door.admin);
});
afterAll(() => it.close());
beforeEach(async () => {
  await sql`delete from "rateLimit"`.execute(it.db);
  kiosk = await makeKiosk(it, door.admin);
});

const find = (surname: string, token = kiosk.token) =>
  it.call(contract.findHosts, { body: { token, surname } });
const guest = (host: number, surname: string, more: object = {}) => ({
  ...{ token: kiosk.token, host, surname },
  ...{ fullName: 'Olena Koval', company: '', people: 1, car: '' },
  ...more,
});
const enter = (body: object) => it.call(contract.enterByKiosk, { body });
const guests = async () =>
  (await it.call(getFrontDoor, { as: door.desk, query: {} })).data.guests as {
    fullName: string;
    party: string;
    byKiosk: boolean;
  }[];

test('there is no screen before the company has said who it is; then an administrator makes one, and its token is told once [VIS-30]', async () => {
  const empty = await testApp();
  onTestFinished(() => empty.close());
  const [admin, desk] = [await empty.signIn('ROLE_ADMIN'), await empty.signIn('ROLE_RECEPTION')];
  const make = (as = admin) => empty.call(contract.createKiosk, { as, body: { name: 'Wejście' } });
  expect((await make()).status).toBe(409);
  await introduce(empty, admin);
  expect((await make(desk)).status).toBe(403);
  const made = (await make()).data;
  const listed = (await empty.call(contract.listKiosks, { as: admin })).data;
  expect(listed).toMatchObject({ ready: true, list: [{ id: made.id, name: 'Wejście' }] });
  expect(JSON.stringify(listed)).not.toContain(made.token);
  const { rows } = await empty.db
    .selectFrom('history')
    .selectAll()
    .where('entity', '=', 'kiosk')
    .execute()
    .then((found) => ({ rows: JSON.stringify(found) }));
  expect(rows).not.toContain(made.token);
  expect(rows).not.toContain('tokenHash');
});

test('the screen shows the notice: who keeps the data, how long [VIS-31, VIS-43]', async () => {
  await introduce(it, door.admin, { guestDays: 30 });
  const { data } = await it.call(contract.openKiosk, { body: { token: kiosk.token } });
  expect(data.house).toMatchObject({
    company: 'Meridian',
    address: 'Piotrkowska 1, Łódź',
    days: 30,
  });
});

test('a screen’s token opens nothing of the product, and nobody’s session opens a screen [VIS-32]', async () => {
  for (const call of [listClients, listPeople, getFrontDoor, contract.listKiosks])
    expect((await it.call(call, { as: kiosk.token })).status).toBe(401);
  const others = it.app.accessTable.filter(
    ({ allow, method, url }) => allow !== 'public' && method === 'GET' && url.startsWith('/api/'),
  );
  expect(others.length).toBeGreaterThan(50);
  for (const { url } of others) {
    const headers = { 'access-token': kiosk.token };
    const { statusCode } = await it.app.inject({ url: url.replace(/:\w+/g, '1'), headers });
    expect([url, statusCode]).toEqual([url, 401]);
  }
  for (const as of [door.admin, door.desk]) {
    const body = { token: as.token, surname: 'Nowak' };
    expect((await it.call(contract.findHosts, { as, body })).status).toBe(403);
    expect((await it.call(contract.openKiosk, { as, body: { token: as.token } })).status).toBe(403);
  }
});

test('a host is found by three letters of the surname at least, by name alone; of too many none is shown [VIS-33]', async () => {
  const id = await createNamedPerson(it, 'Anna', 'Żółkiewska');
  const gone = await createNamedPerson(it, 'Jan', 'Żółkiewski');
  await it.db.updateTable('person').set({ active: false }).where('id', '=', gone).execute();
  expect((await find('Żó')).status).toBe(400);
  expect((await find('zol')).data).toEqual({
    list: [{ id, name: 'Anna Żółkiewska' }],
    more: false,
  });
  expect((await find('%%%')).data.list).toEqual([]);
  for (let at = 0; at < 6; at++) await createNamedPerson(it, `Nr${at}`, 'Masowicz');
  expect((await find('mas')).data).toEqual({ list: [], more: true });
});

test('a guest lets themself in, the host is told; only whom the letters have shown can be visited [VIS-34]', async () => {
  const host = await it.signIn();
  const own = it.db.updateTable('person').where('id', '=', host.id);
  await own.set({ lastName: 'Wierzbicka' }).execute();
  expect((await enter(guest(door.stranger.id, 'wie'))).status).toBe(400);
  expect((await enter(guest(host.id, 'wie'))).data).toEqual({ host: 'Osoba Wierzbicka' });
  expect((await guests())[0]).toMatchObject({
    ...{ fullName: 'Olena Koval', party: 'Osoba prywatna', byKiosk: true },
  });
  expect((await door.told(host))[0]?.content).toContain('Gość do Ciebie');
});

test('who was announced is that guest: no second row, the company as it was announced [VIS-35]', async () => {
  const user = await createNamedPerson(it, 'Maria', 'Jaworska');
  await door.announce({ fullName: 'Łukasz Mróz', user });
  const before = (await guests()).length;
  await enter(guest(user, 'jawor', { fullName: 'lukasz mroz', company: 'Cokolwiek' }));
  const now = await guests();
  expect(now).toHaveLength(before + 1);
  expect(now[0]).toMatchObject({ fullName: 'Łukasz Mróz', party: 'Kwiaciarnia Mak' });
});

test('a guest leaves by the code of the badge; an unknown one is told nothing else [VIS-36]', async () => {
  const reception = await door.come();
  const visit = await it.db
    .selectFrom('guestVisit')
    .select(['badge', 'reception'])
    .where('reception', '=', reception)
    .executeTakeFirstOrThrow();
  const leave = (badge: string) =>
    it.call(contract.leaveByKiosk, { body: { token: kiosk.token, badge } });
  expect((await leave('ZG-BBBBBBBBBBBBBBBB')).status).toBe(200);
  expect((await leave(visit.badge)).status).toBe(200);
  const left = await it.db
    .selectFrom('reception')
    .select('exitDate')
    .where('id', '=', visit.reception)
    .executeTakeFirstOrThrow();
  expect(left.exitDate).not.toBeNull();
});

test('searches of one screen are counted: nobody reads the staff off it letter by letter [VIS-33]', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 101; at++) statuses.push((await find('abc')).status);
  expect(statuses.filter((status) => status === 429)).toEqual([429]);
});

test('a screen left alone makes few notices to one host, and few guests a minute, in polite words [VIS-80]', async () => {
  const victim = await createNamedPerson(it, 'Zofia', 'Nękana');
  const enterAs = (host: number, surname: string, at: number) =>
    enter(guest(host, surname, { fullName: `Zabawa ${at}` }));
  const statuses: number[] = [];
  let words = '';
  for (let at = 0; at < 9; at++) {
    const { status, message } = await enterAs(victim, 'nękana', at);
    statuses.push(status);
    if (status === 429) words = message ?? '';
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429, 429]);
  expect(words).toContain('Do tej osoby zapisało się przed chwilą kilku gości');
  const notices = await it.db
    .selectFrom('notification')
    .select('id')
    .where('user', '=', victim)
    .execute();
  expect(notices).toHaveLength(6);
  const others = await createNamedPerson(it, 'Adam', 'Spokojny');
  await sql`update "rateLimit" set count = 10 where key = ${`kioskMinute:${kiosk.id}`}`.execute(
    it.db,
  );
  await sql`insert into "rateLimit" (key, "window", count) select key, "window" + interval '1 minute', count
    from "rateLimit" where key = ${`kioskMinute:${kiosk.id}`}`.execute(it.db);
  const held = await enterAs(others, 'spokojny', 10);
  expect([held.status, held.message]).toEqual([429, expect.stringContaining('wielu gości')]);
});

test('a screen that was turned off opens nothing from the next call on; guesses are counted [VIS-37]', async () => {
  const params = { id: kiosk.id };
  expect((await it.call(contract.revokeKiosk, { as: door.admin, params })).status).toBe(200);
  expect((await find('wierz')).status).toBe(403);
  const tries = [];
  for (let at = 0; at < 31; at++) tries.push((await find('abc', `x${'y'.repeat(40)}${at}`)).status);
  expect(tries.at(-1)).toBe(429);
});
