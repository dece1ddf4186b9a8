import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { announceGuest, removeAnnounced } from '@zaplecze/contract/rooms/visits/announced/calls';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { createFeed, entriesOf, feedOf, feedsApp, getCalendar, wordsOf } from './feeds.fixture.ts';

let app: Awaited<ReturnType<typeof feedsApp>>;
let work: typeof app.work;
let away: typeof app.away;

beforeAll(async () => {
  app = await feedsApp();
  ({ work, away } = app);
});
afterAll(() => app.close());

const announce = async (host: Someone, fields: object) => {
  const body = { fullName: 'Ewa Nowicka', user: host.id, people: 2, ...fields };
  const { data } = await work.it.call(announceGuest, { as: host, body });
  return data.id as number;
};

test('announced guests stand in the calendar of their host at their hour, and nobody else’s [FEE-13, FEE-15]', async () => {
  await work.begin();
  const [own, other] = [await feedOf(work.it, work.anna), await feedOf(work.it, work.piotr)];
  const day = addDays(warsawDay(), 3);
  const guest = await announce(work.anna, { expected: `${day}T11:30:00Z`, clientName: 'Browar' });
  const event = (await entriesOf(work.it, own.path)).get(`gosc-${guest}`);
  expect(wordsOf(event)).toBe('Gość: Ewa Nowicka (Browar)');
  expect(event?.start.toISOString()).toBe(`${day}T11:30:00.000Z`);
  expect(event?.categories).toEqual(['Gość']);
  expect(String(event?.description)).toBe('Liczba osób: 2');
  expect((await entriesOf(work.it, other.path)).has(`gosc-${guest}`)).toBe(false);
  await work.it.call(removeAnnounced, { as: work.anna, params: { id: guest } });
  expect((await entriesOf(work.it, own.path)).get(`gosc-${guest}`)?.status).toBe('CANCELLED');
});

test('limits and guests remind as it was chosen, whole days in the morning; absences never [FEE-14]', async () => {
  await work.begin();
  const { id, task } = await app.taskOf(work.anna);
  await announce(work.anna, {
    expected: `${addDays(warsawDay(), 4)}T08:00:00Z`,
    clientName: 'Browar',
  });
  const triggers = async (alarm: string) => {
    const { path } = await feedOf(work.it, work.anna, 'own', { alarm });
    const calendar = ICAL.Component.fromString((await getCalendar(work.it, path)).body);
    return new Map(
      calendar.getAllSubcomponents('vevent').map((event) => {
        const reminder = event.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger');
        const name = String(event.getFirstPropertyValue('uid')).split('@')[0] ?? '';
        return [name.startsWith('gosc') ? 'gosc' : name, reminder ? String(reminder) : null];
      }),
    );
  };
  await app.limit(task, addDays(warsawDay(), 20));
  expect((await triggers('none')).get(`zadanie-${id}`)).toBeNull();
  expect((await triggers('day')).get(`zadanie-${id}`)).toBe('-PT15H');
  expect((await triggers('hour')).get(`zadanie-${id}`)).toBe('PT8H');
  await app.limit(task, `${addDays(warsawDay(), 20)}T10:00:00Z`);
  const seen = await triggers('quarter');
  expect([seen.get(`zadanie-${id}`), seen.get('gosc')]).toEqual(['-PT15M', '-PT15M']);
  const { it } = away;
  const someone = await it.signIn();
  const day = addDays(warsawDay(), 9);
  await away.made(someone, { type: away.secret, dateFrom: day, dateTo: day });
  const theirs = await feedOf(it, someone, 'own', { alarm: 'day' });
  expect((await getCalendar(it, theirs.path)).body).not.toContain('VALARM');
  expect((await createFeed(it, someone, { kind: 'own', alarm: 'week' })).errors).toEqual({
    alarm: 'Wybierz przypomnienie',
  });
});

test('HEAD of an address answers as GET without the body, OPTIONS names the methods [FEE-12]', async () => {
  const own = await feedOf(work.it, work.anna);
  const ask = (method: 'HEAD' | 'OPTIONS', url: string) => work.it.app.inject({ method, url });
  const [head, whole] = [await ask('HEAD', own.path), await getCalendar(work.it, own.path)];
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
