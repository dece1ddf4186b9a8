import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import * as contract from '@zaplecze/contract/rooms/feeds/calls';
import type { FeedKind } from '@zaplecze/contract/rooms/feeds/lists';
import * as tasks from '@zaplecze/contract/rooms/tasks/calls';
import { announceGuest, removeAnnounced } from '@zaplecze/contract/rooms/visits/announced/calls';
import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { loadCalendar } from '../../../test/peers/calendar-client.ts';
import { absencesApp } from '../absences/absences.fixture.ts';
import { projectApp } from '../projects/projects.fixture.ts';

/** Limits of projects and absences stand in companies of their own, made by the fixtures of their rooms. */
let work: Awaited<ReturnType<typeof projectApp>>;
let away: Awaited<ReturnType<typeof absencesApp>>;
let served: string;

beforeAll(async () => {
  [work, away] = await Promise.all([projectApp(), absencesApp()]);
  served = await work.it.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => Promise.all([work.it.close(), away.it.close()]));

type App = Pick<typeof work.it, 'app' | 'call' | 'db'>;
const made = (it: App, as: Someone | null, body: object) =>
  it.call(contract.createFeed, { as, body });
const feed = async (it: App, as: Someone, kind: FeedKind = 'own', more: object = {}) => {
  const { data } = await made(it, as, { kind, ...more });
  return { id: data.id as number, path: new URL(data.address).pathname };
};
const get = (it: App, path: string, headers: Record<string, string> = {}) =>
  it.app.inject({ url: path, headers });

/** What a calendar makes of an answer: its entries by name of their record. */
function read(text: string): Map<string, VEvent> {
  const all = Object.values(nodeIcal.sync.parseICS(text)).filter((one) => one?.type === 'VEVENT');
  return new Map((all as VEvent[]).map((one) => [one.uid.split('@')[0] ?? '', one]));
}
const entries = async (it: App, path: string) => read((await get(it, path)).body);
const wordsOf = (event: VEvent | undefined) => String(event?.summary ?? '');
const dayOf = (time: Date) => warsawDay(time);

const taskOf = (as: Someone) =>
  work.it.db
    .selectFrom('projectTask')
    .select(['id', 'task'])
    .where('user', '=', as.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
/** The next such day of a year that lies ahead: a calendar looks back and ahead only so far. */
function nextDay(monthAndDay: string): string {
  const day = `${warsawDay().slice(0, 4)}-${monthAndDay}`;
  return day > warsawDay() ? day : `${Number(day.slice(0, 4)) + 1}-${monthAndDay}`;
}
const limit = (task: number, dateRealizationLimit: string) =>
  work.patch(work.manager, task, { dateRealizationLimit });

test('an address opens one’s own limits to whoever has it, in a calendar that loads it; limits of a day are whole days [FEE-01, FEE-02]', async () => {
  await work.begin();
  const { id, task } = await taskOf(work.anna);
  const { id: foreign } = await taskOf(work.piotr);
  const day = addDays(warsawDay(), 20);
  await limit(task, day);
  const own = await feed(work.it, work.anna);
  const loaded = await loadCalendar(`${served}${own.path}`);
  const event = loaded.find(({ uid }) => uid.startsWith(`zadanie-${id}@`)) as VEvent;
  expect(wordsOf(event)).toBe('Termin: Zebrać dokumenty');
  expect(event.datetype).toBe('date');
  expect(dayOf(event.start)).toBe(day);
  expect(String(event.description)).toContain('Klient: ');
  expect(String(event.url)).toContain(`/task/`);
  // Piotr's task of the same project is his.
  const names = [...(await entries(work.it, own.path)).keys()];
  expect(names).toContain(`zadanie-${id}`);
  expect(names).not.toContain(`zadanie-${foreign}`);
});

test('a limit with an hour stands there by the clock of Warsaw, in summer as in winter [FEE-02, FEE-06]', async () => {
  await work.begin();
  const { id, task } = await taskOf(work.anna);
  const own = await feed(work.it, work.anna);
  for (const [day, utc] of [
    [nextDay('01-15'), '13:30'],
    [nextDay('07-15'), '12:30'],
  ]) {
    await limit(task, `${day}T${utc}:00Z`);
    const text = (await get(work.it, own.path)).body;
    const event = read(text).get(`zadanie-${id}`);
    expect(event?.end?.toISOString()).toBe(`${day}T${utc}:00.000Z`);
    expect(text).toContain(`DTEND;TZID=Europe/Warsaw:${String(day).replaceAll('-', '')}T143000`);
  }
});

test('what is written is well formed: folded lines, the zone written out, everything that must be there [FEE-06]', async () => {
  await work.begin();
  const { task } = await taskOf(work.anna);
  await limit(task, `${addDays(warsawDay(), 90)}T10:00:00Z`);
  const own = await feed(work.it, work.anna);
  const answer = await get(work.it, own.path);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const lines = answer.body.split('\r\n');
  expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !line.includes('\n'))).toBe(true);
  ICAL.design.strict = true;
  const calendar = ICAL.Component.fromString(answer.body);
  expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe(
    'Europe/Warsaw',
  );
  const events = calendar.getAllSubcomponents('vevent');
  expect(events.length).toBeGreaterThan(0);
  for (const event of events) {
    for (const name of ['uid', 'dtstamp', 'sequence', 'dtstart', 'dtend', 'summary', 'status'])
      expect(event.getAllProperties(name), name).toHaveLength(1);
  }
});

test('a change counts up under the same name, what is gone is called off for a month, then forgotten [FEE-07]', async () => {
  await work.begin();
  const { id, task } = await taskOf(work.anna);
  const own = await feed(work.it, work.anna);
  const now = async () => (await entries(work.it, own.path)).get(`zadanie-${id}`);
  const first = await now();
  expect(first).toMatchObject({ sequence: 0, status: 'CONFIRMED' });
  await limit(task, addDays(warsawDay(), 60));
  const moved = await now();
  expect(moved).toMatchObject({ uid: first?.uid, sequence: 1 });
  expect(await now()).toMatchObject({ sequence: 1 });
  await work.close(work.anna, task);
  expect(await now()).toMatchObject({ sequence: 2, status: 'CANCELLED' });
  // Nothing of the task is told any more, but when it was.
  expect(wordsOf(await now())).toBe('Odwołane');
  await work.it.db
    .updateTable('feedEvent')
    .set({ modified: new Date(Date.now() - 31 * 86_400_000) })
    .where('feed', '=', own.id)
    .where('cancelled', '=', true)
    .execute();
  expect(await now()).toBeUndefined();
  await work.it.call(tasks.updateTask, {
    as: work.manager,
    params: work.at(task),
    body: { status: 1 },
  });
  expect(await now()).toMatchObject({ status: 'CONFIRMED' });
});

test('a calendar that has it all is answered so, without its content [FEE-08]', async () => {
  await work.begin();
  const { task } = await taskOf(work.anna);
  const own = await feed(work.it, work.anna);
  const { headers } = await get(work.it, own.path);
  const tag = { 'if-none-match': String(headers.etag) };
  const known = await get(work.it, own.path, tag);
  expect([known.statusCode, known.body]).toEqual([304, '']);
  const since = { 'if-modified-since': String(headers['last-modified']) };
  expect((await get(work.it, own.path, since)).statusCode).toBe(304);
  await limit(task, addDays(warsawDay(), 61));
  expect((await get(work.it, own.path, tag)).statusCode).toBe(200);
});

test('absences of a department are there as its reader sees them on the screen [FEE-03]', async () => {
  const { it } = away;
  const department = (
    await it.db
      .insertInto('department')
      .values({ name: 'Kadry' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
  const [ill, reader, other] = await Promise.all([it.signIn(), it.signIn(), it.signIn()]);
  await it.db
    .updateTable('person')
    .set({ department })
    .where('id', 'in', [ill.id, reader.id])
    .execute();
  const day = addDays(warsawDay(), 10);
  const days = { dateFrom: day, dateTo: addDays(day, 2) };
  const entry = await away.made(ill, { type: away.secret, ...days });
  await away.made(other, days);
  const colleagues = await feed(it, reader, 'department', { department });
  const managers = await feed(it, it.manager, 'department', { department });
  const seen = await entries(it, colleagues.path);
  expect([...seen.values()].map(wordsOf)).toEqual([`${ill.name}: Nieobecność`]);
  const event = seen.get(`nieobecnosc-${entry}`);
  expect([dayOf(event?.start as Date), dayOf(event?.end as Date)]).toEqual([day, addDays(day, 3)]);
  expect([...(await entries(it, managers.path)).values()].map(wordsOf)).toEqual([
    `${ill.name}: zwolnienie lekarskie`,
  ]);
  const own = await feed(it, ill);
  expect([...(await entries(it, own.path)).values()].map(wordsOf)).toEqual([
    'zwolnienie lekarskie',
  ]);
});

test('leave stands there without the days that sickness gave back, in two entries where it is parted [ABS-247]', async () => {
  const { it } = away;
  const someone = await it.signIn();
  const sick = (
    await it.db
      .insertInto('calendarType')
      .values({ name: 'L4', interruptsLeave: true })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
  const monday = addDays(warsawDay(), 15 - new Date(`${warsawDay()}T12:00:00Z`).getUTCDay());
  const [tuesday, wednesday, friday] = [1, 2, 4].map((days) => addDays(monday, days));
  // Every day is worked, so that no holiday parts anything.
  await it.db
    .insertInto('workingPattern')
    .values({
      person: someone.id,
      validFrom: addDays(monday, -30),
      minutes: Array(7).fill(480),
      holidays: true,
    })
    .execute();
  const whole = { dateFrom: monday, dateTo: friday };
  const leave = await away.made(someone, whole);
  const remote = await away.made(someone, {
    type: away.remote,
    dateFrom: friday,
    dateTo: addDays(monday, 5),
  });
  const middle = { dateFrom: tuesday, dateTo: wednesday };
  await away.made(someone, { type: sick, ...middle });
  const own = await feed(it, someone);
  const seen = [...(await entries(it, own.path)).values()]
    .map((one) => [wordsOf(one), dayOf(one.start), addDays(dayOf(one.end as Date), -1)].join(' '))
    .sort();
  expect(seen).toEqual(
    [
      `L4 ${tuesday} ${wednesday}`,
      `urlop wypoczynkowy ${monday} ${monday}`,
      `urlop wypoczynkowy ${addDays(monday, 3)} ${friday}`,
      `praca zdalna ${addDays(monday, 5)} ${addDays(monday, 5)}`,
    ].sort(),
  );
  expect([leave, remote].every(Boolean)).toBe(true);
});

test('periods are the managers’, for as long as they are managers [FEE-04]', async () => {
  const today = warsawDay();
  const project = (await work.create({ recurrent: 3, recurrentFrom: addDays(today, 5) })).data.id;
  const single = (await work.create()).data.id;
  expect((await made(work.it, work.anna, { kind: 'periods' })).status).toBe(403);
  const { path } = await feed(work.it, work.manager, 'periods');
  const seen = await entries(work.it, path);
  expect(wordsOf(seen.get(`okres-${project}`))).toContain('Okres: ');
  expect(seen.has(`okres-${single}`)).toBe(false);
  const boss = await work.it.signIn('ROLE_MANAGER');
  const theirs = await feed(work.it, boss, 'periods');
  await work.it.db
    .updateTable('person')
    .set({ roles: ['ROLE_USER'] })
    .where('id', '=', boss.id)
    .execute();
  expect((await get(work.it, theirs.path)).statusCode).toBe(404);
});

test('an address opens nothing once it is revoked, or its owner has left; who comes back makes another [FEE-05]', async () => {
  const { it } = away;
  const [owner, leaver] = [await it.signIn(), await it.signIn()];
  const own = await feed(it, owner);
  const list = async () => (await it.call(contract.listFeeds, { as: owner })).data.list;
  await get(it, own.path);
  expect(await list()).toMatchObject([{ id: own.id, kind: 'own', lastUsed: expect.any(String) }]);
  const token = own.path.split('/')[4] ?? '';
  expect(JSON.stringify(await list())).not.toContain(token);
  const revoke = (as: Someone) => it.call(contract.removeFeed, { as, params: { id: own.id } });
  expect((await revoke(leaver)).status).toBe(403);
  expect((await revoke(owner)).status).toBe(200);
  const gone = await get(it, own.path);
  expect(gone.statusCode).toBe(404);
  expect(gone.json().message).toBe('Nie ma takiego kalendarza albo jego adres unieważniono');
  const theirs = await feed(it, leaver);
  await it.db.updateTable('person').set({ active: false }).where('id', '=', leaver.id).execute();
  expect((await get(it, theirs.path)).statusCode).toBe(404);
  await it.db.updateTable('person').set({ active: true }).where('id', '=', leaver.id).execute();
  expect((await get(it, theirs.path)).statusCode).toBe(404);
});

test('nobody who reads the database learns an address [FEE-09]', async () => {
  const own = await feed(work.it, work.piotr);
  const token = own.path.split('/')[4] ?? '';
  const { rows } = await work.it.db.pool.query('select f::text as row from "calendarFeed" f');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(JSON.stringify(rows)).not.toContain(Buffer.from(token).toString('hex'));
});

test('a department’s absences want the department; there are twenty addresses at most [FEE-01]', async () => {
  expect((await made(work.it, work.anna, { kind: 'department' })).errors).toEqual({
    department: 'Wybierz dział',
  });
  expect((await made(work.it, work.anna, { kind: 'department', department: 9999 })).errors).toEqual(
    { department: 'Nie ma takiego działu' },
  );
  expect((await made(work.it, null, { kind: 'own' })).status).toBe(401);
  const many = await work.it.signIn();
  for (let count = 0; count < 20; count += 1) await feed(work.it, many);
  expect((await made(work.it, many, { kind: 'own' })).errors?.kind).toContain('najwyżej 20');
});

const announce = async (host: Someone, fields: object) => {
  const body = { fullName: 'Ewa Nowicka', user: host.id, people: 2, ...fields };
  const { data } = await work.it.call(announceGuest, { as: host, body });
  return data.id as number;
};

test('announced guests stand in the calendar of their host at their hour, and nobody else’s [FEE-13, FEE-15]', async () => {
  await work.begin();
  const [own, other] = [await feed(work.it, work.anna), await feed(work.it, work.piotr)];
  const day = addDays(warsawDay(), 3);
  const guest = await announce(work.anna, { expected: `${day}T11:30:00Z`, clientName: 'Browar' });
  const event = (await entries(work.it, own.path)).get(`gosc-${guest}`);
  expect(wordsOf(event)).toBe('Gość: Ewa Nowicka (Browar)');
  expect(event?.start.toISOString()).toBe(`${day}T11:30:00.000Z`);
  expect(event?.categories).toEqual(['Gość']);
  expect(String(event?.description)).toBe('Liczba osób: 2');
  expect((await entries(work.it, other.path)).has(`gosc-${guest}`)).toBe(false);
  await work.it.call(removeAnnounced, { as: work.anna, params: { id: guest } });
  expect((await entries(work.it, own.path)).get(`gosc-${guest}`)?.status).toBe('CANCELLED');
});

test('limits and guests remind as it was chosen, whole days in the morning; absences never [FEE-14]', async () => {
  await work.begin();
  const { id, task } = await taskOf(work.anna);
  await announce(work.anna, {
    expected: `${addDays(warsawDay(), 4)}T08:00:00Z`,
    clientName: 'Browar',
  });
  const triggers = async (alarm: string) => {
    const { path } = await feed(work.it, work.anna, 'own', { alarm });
    const calendar = ICAL.Component.fromString((await get(work.it, path)).body);
    return new Map(
      calendar.getAllSubcomponents('vevent').map((event) => {
        const reminder = event.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger');
        const name = String(event.getFirstPropertyValue('uid')).split('@')[0] ?? '';
        return [name.startsWith('gosc') ? 'gosc' : name, reminder ? String(reminder) : null];
      }),
    );
  };
  await limit(task, addDays(warsawDay(), 20));
  expect((await triggers('none')).get(`zadanie-${id}`)).toBeNull();
  expect((await triggers('day')).get(`zadanie-${id}`)).toBe('-PT15H');
  expect((await triggers('hour')).get(`zadanie-${id}`)).toBe('PT8H');
  await limit(task, `${addDays(warsawDay(), 20)}T10:00:00Z`);
  const seen = await triggers('quarter');
  expect([seen.get(`zadanie-${id}`), seen.get('gosc')]).toEqual(['-PT15M', '-PT15M']);
  const { it } = away;
  const someone = await it.signIn();
  const day = addDays(warsawDay(), 9);
  await away.made(someone, { type: away.secret, dateFrom: day, dateTo: day });
  const theirs = await feed(it, someone, 'own', { alarm: 'day' });
  expect((await get(it, theirs.path)).body).not.toContain('VALARM');
  expect((await made(it, someone, { kind: 'own', alarm: 'week' })).errors).toEqual({
    alarm: 'Wybierz przypomnienie',
  });
});

test('HEAD of an address answers as GET without the body, OPTIONS names the methods [FEE-12]', async () => {
  const own = await feed(work.it, work.anna);
  const ask = (method: 'HEAD' | 'OPTIONS', url: string) => work.it.app.inject({ method, url });
  const [head, whole] = [await ask('HEAD', own.path), await get(work.it, own.path)];
  expect([head.statusCode, head.body]).toEqual([200, '']);
  for (const name of ['content-type', 'etag', 'content-length'])
    expect(head.headers[name], name).toBe(whole.headers[name]);
  const options = await ask('OPTIONS', own.path);
  expect([options.statusCode, options.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS']);
  const gone = own.path.replace(/[^/]{43}/, 'x'.repeat(43));
  expect((await ask('HEAD', gone)).statusCode).toBe(404);
});

test('HEAD of a download says that it is there and notes no download that nobody took [FEE-12]', async () => {
  const { it } = work;
  const downloads = async () =>
    (await it.db.selectFrom('listExport').select('id').execute()).length;
  const before = await downloads();
  const url = '/api/client/list/export';
  const headers = { 'access-token': (await it.signIn('ROLE_ADMIN')).token };
  const head = await it.app.inject({ method: 'HEAD', url, headers });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect(head.headers['content-length']).toBeUndefined();
  expect((await it.app.inject({ method: 'HEAD', url })).statusCode).toBe(401);
  expect(await downloads()).toBe(before);
  expect((await it.app.inject({ method: 'GET', url, headers })).statusCode).toBe(200);
  expect(await downloads()).toBe(before + 1);
});
