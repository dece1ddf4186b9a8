import { daysOf } from '@zaplecze/contract/kit/values/days';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { createAbsence } from '@zaplecze/contract/rooms/absences/calls';
import { createTerm } from '@zaplecze/contract/rooms/absences/employment/calls';
import { saveFreeDay } from '@zaplecze/contract/rooms/absences/free-days/calls';
import { savePattern } from '@zaplecze/contract/rooms/absences/patterns/calls';
import { createIssue, getIssue } from '@zaplecze/contract/rooms/issues/calls';
import { updateIssueType } from '@zaplecze/contract/rooms/issues/types/calls';
import { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import { announceGuest } from '@zaplecze/contract/rooms/visits/announced/calls';
import { letIn } from '@zaplecze/contract/rooms/visits/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { availabilityOf, findWorkdays } from '../../rooms/absences/index.ts';
import { presenceOfDay, today } from '../../rooms/absences/working-time/one-answer.fixture.ts';
import { fullAssistant } from '../../rooms/assistant/assistant.fixture.ts';
import { dangersOf, findTaskSubjects } from '../../rooms/radar/index.ts';
import { demoApp } from '../demo.fixture.ts';

/*
 * What assistants, the door, the radar and promises say of people and days in the demonstration company. Anna is away, Piotr
 * stands in for her and Ewa for Piotr, who is away today; nobody stands in for Marek, who is away too and works Tuesday
 * to Saturday, nor for Zofia, whose employment ends with her leave.
 */

let it: Awaited<ReturnType<typeof demoApp>>;
let reader: Parameters<typeof presenceOfDay>[0];
let [anna, piotr, ewa, marek, zofia]: Someone[] = [];

beforeAll(async () => {
  it = await demoApp();
  reader = { it, manager: it.someone('kierownik'), admin: it.someone('admin') };
  [anna, piotr, ewa, marek, zofia] = await Promise.all([
    it.signIn(),
    it.signIn(),
    it.signIn(),
    it.signIn(),
    it.signIn(),
  ]);
  const { id: type } = await it.db
    .selectFrom('calendarType')
    .select('id')
    .where('name', '=', 'urlop wypoczynkowy')
    .executeTakeFirstOrThrow();
  const pattern = { minutes: [0, 480, 480, 480, 480, 480, 0] } as never;
  const params = { person: someone(marek).id, from: today };
  await it.call(savePattern, { as: reader.manager, params, body: pattern });
  // Of days without work alone nobody takes leave: on a weekend it has begun before.
  const works = await findWorkdays(it.db);
  let begun = today;
  while (!works(begun)) begun = addDays(begun, -1);
  const away = async (of: Someone | undefined, until: number) => {
    const body = { owner: someone(of).id, type, dateFrom: begun, dateTo: addDays(today, until) };
    expect((await it.call(createAbsence, { as: reader.manager, body })).status).toBe(200);
  };
  await away(anna, 8);
  await away(piotr, 0);
  await away(marek, 8);
  // Her employment ends with her leave.
  await it.call(createTerm, {
    ...{ as: reader.manager, params: { person: someone(zofia).id } },
    body: { firstDay: '2020-01-01', lastDay: addDays(today, 5), partTime: 1 } as never,
  });
  await away(zofia, 5);
  await standIn(piotr, anna);
  await standIn(ewa, piotr);
}, 120_000);
afterAll(() => it.close());

const someone = (one: Someone | undefined): Someone => {
  if (!one) throw new Error('Nobody has signed in');
  return one;
};
const standIn = (user: Someone | undefined, replaced: Someone | undefined) =>
  it.db
    .insertInto('replacement')
    .values({
      ...{ user: someone(user).id, replacedUser: someone(replaced).id },
      ...{ dateFrom: `${addDays(today, -1)}T12:00:00Z`, dateTo: `${addDays(today, 20)}T12:00Z` },
    })
    .execute();

test('assistants are told of every day what the screens are told [ABS-140]', async () => {
  const url = new URL('/api/mcp', await it.app.listen({ host: '127.0.0.1', port: 0 }));
  const { use } = await fullAssistant(it, url, await it.signIn('ROLE_MANAGER'));
  let away = 0;
  for (const day of daysOf({ dateFrom: today, dateTo: addDays(today, 10) })) {
    const told = (await use('who_is_away', { day })).data.presence.list;
    const known = await presenceOfDay(reader, day);
    expect(told.length).toBe(known.size);
    // What is empty is left out for them.
    for (const row of told)
      expect({ standIns: [], ...row }).toMatchObject({ ...known.get(row.user) });
    away += known.size;
  }
  expect(away).toBeGreaterThan(10);
});

test('a guest who is let in is told of to everybody whom the reception reads to stand in for an absent host [ABS-140]', async () => {
  const presence = await presenceOfDay(reader, today);
  for (const host of [anna, piotr, marek].map(someone)) {
    const body = {
      ...{ fullName: `Gość ${host.id}`, user: host.id, clientName: 'Kwiaciarnia Mak' },
      expected: new Date().toISOString(),
    };
    const made = await it.call(announceGuest, { as: reader.manager, body: body as never });
    expect(made.status).toBe(200);
    const params = { id: made.data.id };
    const entered = await it.call(letIn, { as: it.someone('recepcja'), params });
    expect(entered.status).toBe(200);
    const standIns = presence.get(host.id)?.standIns.map(({ id }) => id) ?? [];
    expect([host.id, standIns]).toEqual([host.id, host === marek ? [] : [someone(ewa).id]]);
    for (const one of [host, ...[ewa].map(someone).filter(({ id }) => standIns.includes(id))]) {
      const { list } = (await it.call(listNotifications, { as: one, query: {} })).data.list;
      expect([one.id, JSON.stringify(list).includes(`Gość ${host.id}`)]).toEqual([one.id, true]);
    }
  }
});

test('the radar holds that work for away which nobody does on its last day, until its person is back or has left [ABS-140, ABS-349]', async () => {
  const { id } = await it.db
    .selectFrom('projectTask as t')
    .innerJoin('project as p', 'p.id', 't.project')
    .where('t.status', '=', 1)
    .where('p.status', 'in', [0, 1, 2])
    .select('t.id')
    .orderBy('t.id')
    .executeTakeFirstOrThrow();
  const works = await findWorkdays(it.db);
  const found: [string, number, string | null][] = [];
  const known: [string, number, string | null][] = [];
  const ahead = daysOf({ dateFrom: addDays(today, 1), dateTo: addDays(today, 14) }).filter(works);
  for (const day of ahead) {
    const presence = await presenceOfDay(reader, day);
    for (const { id: user } of [anna, piotr, marek, ewa, zofia].map(someone)) {
      const limit = { dateRealizationLimit: `${day} 23:59 Europe/Warsaw`, user, estimation: null };
      await it.db.updateTable('projectTask').set(limit).where('id', '=', id).execute();
      const [danger] = await dangersOf(it.db, await findTaskSubjects(it.db, [id]));
      const away = danger?.reasons.find(({ kind }) => kind === 'away');
      found.push([day, user, away?.day ?? null]);
      const one = presence.get(user);
      // A day off by one's roster is no absence: who gives work knows of it.
      const [own] = await availabilityOf(it.db, [user], { dateFrom: day, dateTo: day });
      const stands = one && own?.away && one.standIns.length === 0;
      known.push([day, user, stands ? one.until : null]);
    }
  }
  expect(found).toEqual(known);
  expect(known.some(([, , until]) => until !== null)).toBe(true);
});

test('what a type of issues promises counts the hours that the company’s days have [ABS-140, ABS-141]', async () => {
  const usual = await it.signIn();
  const hours = 20;
  const promise = { answerHours: 2, doneHours: hours };
  const saved = await it.call(updateIssueType, {
    ...{ as: reader.admin, params: { id: 1 }, body: promise as never },
  });
  expect(saved.status).toBe(200);
  const works = await findWorkdays(it.db);
  const days = daysOf({ dateFrom: addDays(today, 1), dateTo: addDays(today, 20) });
  const [half, off] = days.filter(works);
  for (const [day, body] of [
    [half, { half: true }],
    [off, {}],
  ] as const) {
    const params = { day: day ?? '' };
    await it.call(saveFreeDay, { as: reader.admin, params, body: body as never });
  }
  const body = { name: 'Obiecane', users: [usual.id], type: 1, description: 'x' };
  const made = await it.call(createIssue, { as: reader.manager, body: body as never });
  expect(made.status).toBe(200);
  const { issue } = (await it.call(getIssue, { as: reader.manager, params: { id: made.data.id } }))
    .data;
  const due = warsawDay(Date.parse(issue.promisedDone));
  const free = await availabilityOf(it.db, [usual.id], { dateFrom: today, dateTo: due });
  const [last, ...before] = free.toReversed();
  const until = before.reduce((sum, day) => sum + day.left, 0);
  expect([until < hours * 60, hours * 60 <= until + (last?.left ?? 0)]).toEqual([true, true]);
});
