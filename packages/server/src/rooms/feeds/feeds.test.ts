import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import * as contract from '@zaplecze/contract/rooms/feeds/calls';
import * as tasks from '@zaplecze/contract/rooms/tasks/calls';
import ICAL from 'ical.js';
import type { VEvent } from 'node-ical';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { loadCalendar } from '../../../test/peers/calendar-client.ts';
import {
  createFeed,
  dayOf,
  entriesOf,
  feedOf,
  feedsApp,
  getCalendar,
  readEntries,
  wordsOf,
} from './feeds.fixture.ts';

let app: Awaited<ReturnType<typeof feedsApp>>;
let work: typeof app.work;
let away: typeof app.away;
let served: string;

beforeAll(async () => {
  app = await feedsApp();
  ({ work, away } = app);
  served = await work.it.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** The next such day of a year that lies ahead: a calendar looks back and ahead only so far. */
function nextDay(monthAndDay: string): string {
  const day = `${warsawDay().slice(0, 4)}-${monthAndDay}`;
  return day > warsawDay() ? day : `${Number(day.slice(0, 4)) + 1}-${monthAndDay}`;
}

test('an address opens one’s own limits to whoever has it, in a calendar that loads it; limits of a day are whole days [FEE-01, FEE-02]', async () => {
  await work.begin();
  const { id, task } = await app.taskOf(work.anna);
  const { id: foreign } = await app.taskOf(work.piotr);
  const day = addDays(warsawDay(), 20);
  await app.limit(task, day);
  const own = await feedOf(work.it, work.anna);
  const loaded = await loadCalendar(`${served}${own.path}`);
  const event = loaded.find(({ uid }) => uid.startsWith(`zadanie-${id}@`)) as VEvent;
  expect(wordsOf(event)).toBe('Termin: Zebrać dokumenty');
  expect(event.datetype).toBe('date');
  expect(dayOf(event.start)).toBe(day);
  expect(String(event.description)).toContain('Klient: ');
  expect(String(event.url)).toContain(`/task/`);
  // Piotr's task of the same project is his.
  const names = [...(await entriesOf(work.it, own.path)).keys()];
  expect(names).toContain(`zadanie-${id}`);
  expect(names).not.toContain(`zadanie-${foreign}`);
});

test('a limit with an hour stands there by the clock of Warsaw, in summer as in winter [FEE-02, FEE-06]', async () => {
  await work.begin();
  const { id, task } = await app.taskOf(work.anna);
  const own = await feedOf(work.it, work.anna);
  for (const [day, utc] of [
    [nextDay('01-15'), '13:30'],
    [nextDay('07-15'), '12:30'],
  ]) {
    await app.limit(task, `${day}T${utc}:00Z`);
    const text = (await getCalendar(work.it, own.path)).body;
    const event = readEntries(text).get(`zadanie-${id}`);
    expect(event?.end?.toISOString()).toBe(`${day}T${utc}:00.000Z`);
    expect(text).toContain(`DTEND;TZID=Europe/Warsaw:${String(day).replaceAll('-', '')}T143000`);
  }
});

test('what is written is well formed: folded lines, the zone written out, everything that must be there [FEE-06]', async () => {
  await work.begin();
  const { id, task } = await app.taskOf(work.anna);
  await app.limit(task, `${addDays(warsawDay(), 90)}T10:00:00Z`);
  const long = { name: `${'x'.repeat(160)} ${'zażółć '.repeat(12)}`.trim() };
  await work.it.db.updateTable('projectTask').set(long).where('id', '=', id).execute();
  const own = await feedOf(work.it, work.anna);
  const answer = await getCalendar(work.it, own.path);
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
  const { id, task } = await app.taskOf(work.anna);
  const own = await feedOf(work.it, work.anna);
  const now = async () => (await entriesOf(work.it, own.path)).get(`zadanie-${id}`);
  const first = await now();
  expect(first).toMatchObject({ sequence: 0, status: 'CONFIRMED' });
  await app.limit(task, addDays(warsawDay(), 60));
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
  const { task } = await app.taskOf(work.anna);
  const own = await feedOf(work.it, work.anna);
  const { headers } = await getCalendar(work.it, own.path);
  const tag = { 'if-none-match': String(headers.etag) };
  const known = await getCalendar(work.it, own.path, tag);
  expect([known.statusCode, known.body]).toEqual([304, '']);
  const since = { 'if-modified-since': String(headers['last-modified']) };
  expect((await getCalendar(work.it, own.path, since)).statusCode).toBe(304);
  await app.limit(task, addDays(warsawDay(), 61));
  expect((await getCalendar(work.it, own.path, tag)).statusCode).toBe(200);
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
  const colleagues = await feedOf(it, reader, 'department', { department });
  const managers = await feedOf(it, it.manager, 'department', { department });
  const seen = await entriesOf(it, colleagues.path);
  expect([...seen.values()].map(wordsOf)).toEqual([`${ill.name}: Nieobecność`]);
  const event = seen.get(`nieobecnosc-${entry}`);
  expect([dayOf(event?.start as Date), dayOf(event?.end as Date)]).toEqual([day, addDays(day, 3)]);
  expect([...(await entriesOf(it, managers.path)).values()].map(wordsOf)).toEqual([
    `${ill.name}: zwolnienie lekarskie`,
  ]);
  const own = await feedOf(it, ill);
  expect([...(await entriesOf(it, own.path)).values()].map(wordsOf)).toEqual([
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
  const own = await feedOf(it, someone);
  const seen = [...(await entriesOf(it, own.path)).values()]
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
  expect((await createFeed(work.it, work.anna, { kind: 'periods' })).status).toBe(403);
  const { path } = await feedOf(work.it, work.manager, 'periods');
  const seen = await entriesOf(work.it, path);
  expect(wordsOf(seen.get(`okres-${project}`))).toContain('Okres: ');
  expect(seen.has(`okres-${single}`)).toBe(false);
  const boss = await work.it.signIn('ROLE_MANAGER');
  const theirs = await feedOf(work.it, boss, 'periods');
  await work.it.db
    .updateTable('person')
    .set({ roles: ['ROLE_USER'] })
    .where('id', '=', boss.id)
    .execute();
  expect((await getCalendar(work.it, theirs.path)).statusCode).toBe(404);
});

test('an address opens nothing once it is revoked, or its owner has left; who comes back makes another [FEE-05]', async () => {
  const { it } = away;
  const [owner, leaver] = [await it.signIn(), await it.signIn()];
  const own = await feedOf(it, owner);
  const list = async () => (await it.call(contract.listFeeds, { as: owner })).data.list;
  await getCalendar(it, own.path);
  expect(await list()).toMatchObject([{ id: own.id, kind: 'own', lastUsed: expect.any(String) }]);
  const token = own.path.split('/')[4] ?? '';
  expect(JSON.stringify(await list())).not.toContain(token);
  const revoke = (as: Someone) => it.call(contract.removeFeed, { as, params: { id: own.id } });
  expect((await revoke(leaver)).status).toBe(403);
  expect((await revoke(owner)).status).toBe(200);
  const gone = await getCalendar(it, own.path);
  expect(gone.statusCode).toBe(404);
  expect(gone.json().message).toBe('Nie ma takiego kalendarza albo jego adres unieważniono');
  const theirs = await feedOf(it, leaver);
  await it.db.updateTable('person').set({ active: false }).where('id', '=', leaver.id).execute();
  expect((await getCalendar(it, theirs.path)).statusCode).toBe(404);
  await it.db.updateTable('person').set({ active: true }).where('id', '=', leaver.id).execute();
  expect((await getCalendar(it, theirs.path)).statusCode).toBe(404);
});

test('nobody who reads the database learns an address [FEE-09]', async () => {
  const own = await feedOf(work.it, work.piotr);
  const token = own.path.split('/')[4] ?? '';
  const { rows } = await work.it.db.pool.query('select f::text as row from "calendarFeed" f');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(JSON.stringify(rows)).not.toContain(Buffer.from(token).toString('hex'));
});

test('a department’s absences want the department; there are twenty addresses at most [FEE-01]', async () => {
  expect((await createFeed(work.it, work.anna, { kind: 'department' })).errors).toEqual({
    department: 'Wybierz dział',
  });
  expect(
    (await createFeed(work.it, work.anna, { kind: 'department', department: 9999 })).errors,
  ).toEqual({ department: 'Nie ma takiego działu' });
  expect((await createFeed(work.it, null, { kind: 'own' })).status).toBe(401);
  const many = await work.it.signIn();
  for (let count = 0; count < 20; count += 1) await feedOf(work.it, many);
  expect((await createFeed(work.it, many, { kind: 'own' })).errors?.kind).toContain('najwyżej 20');
});
