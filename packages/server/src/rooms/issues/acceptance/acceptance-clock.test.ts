import { workingDaysFrom } from '@zaplecze/contract/kit/values/holidays';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { removeFreeDay, saveFreeDay } from '@zaplecze/contract/rooms/absences/free-days/calls';
import { removePattern, savePattern } from '@zaplecze/contract/rooms/absences/patterns/calls';
import { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import { saveOrganization } from '@zaplecze/contract/rooms/organization/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { handOverIssues } from '../handover/handover.queries.ts';
import { acceptanceApp } from './acceptance.fixture.ts';
import { acceptByClock, planAcceptances } from './acceptance.jobs.ts';
import { dayOfAcceptance, isNextDay } from './acceptance.rules.ts';

/** Acceptance by itself, some working days after an issue was done. */

let app: Awaited<ReturnType<typeof acceptanceApp>>;
let orderer: Someone;
let doer: Someone;
beforeAll(async () => {
  app = await acceptanceApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  [orderer, doer] = await Promise.all([app.it.signIn(), app.it.signIn()]);
  await setAfter(null);
  await app.it.db.deleteFrom('issue').execute();
});

/** Instants of Warsaw days in November 2026; the 11th is a holiday, the 7th a Saturday. */
const at = (day: string, hour: number) =>
  new Date(`2026-11-${day}T${String(hour - 1).padStart(2, '0')}:00:00Z`);
const morning = (day: string) => acceptByClock(app.it.db, at(day, 7));
const evening = (day: string) => acceptByClock(app.it.db, at(day, 16));

const setAfter = async (acceptAfter: number | string | null) => {
  const body = { name: 'Meridian', acceptAfter };
  return await app.it.call(saveOrganization, { as: app.admin, body });
};
/** An issue that was done at a moment, as the morning's job finds it. */
async function doneAt(moment: Date, more: object = {}): Promise<number> {
  const id = await app.made({ users: [doer.id], ...more }, orderer);
  await app.patch(id, { status: 9 }, doer);
  await app.it.db
    .updateTable('issueStatus')
    .set({ created: moment })
    .where('issue', '=', id)
    .where('status', '=', 9)
    .execute();
  await app.it.db.deleteFrom('issueAcceptance').where('issue', '=', id).execute();
  return id;
}
const status = async (id: number) => (await app.read(id)).status.id;
const dayOf = async (id: number) => (await app.read(id)).acceptsOn;
const announced = async (as: Someone) =>
  (await app.told(as)).filter((words) => words.startsWith('Zgłoszenie zaakceptuje się samo'));
const automatic = async (as: Someone) =>
  (await app.told(as)).filter((words) => words.includes('automatycznie'));

test.each([
  // done, after, now, told → day
  ['2026-11-09', 1, '2026-11-09', true, '2026-11-10'],
  ['2026-11-09', 1, '2026-11-09', false, '2026-11-12'],
  ['2026-11-09', 2, '2026-11-09', true, '2026-11-12'],
  ['2026-11-06', 3, '2026-11-06', true, '2026-11-12'],
  ['2026-11-07', 1, '2026-11-07', true, '2026-11-09'],
  ['2026-12-23', 1, '2026-12-23', true, '2026-12-28'],
  ['2026-11-02', 3, '2026-11-19', false, '2026-11-23'],
  ['2026-11-02', 20, '2026-11-19', false, '2026-12-01'],
] as const)(
  'done on %s, %i working days, on %s (told: %s): accepted on %s [ISS-92]',
  (done, after, now, told, day) => {
    const noon = (one: string) => new Date(`${one}T11:00:00Z`);
    expect(dayOfAcceptance({ done: noon(done), after }, noon(now), told)).toBe(day);
  },
);

test('only the next working day leaves no morning to announce it [ISS-93]', () => {
  const now = at('10', 12);
  expect(isNextDay('2026-11-12', now)).toBe(true);
  expect(isNextDay('2026-11-13', now)).toBe(false);
});

test('nothing is accepted by itself until the company wants it [ISS-90]', async () => {
  const id = await doneAt(at('03', 10));
  await morning('05');
  await evening('06');
  expect([await status(id), await dayOf(id), await announced(orderer)]).toEqual([9, null, []]);
});

test.each([0, 61, 1.5, 'trzy'])('%s is no number of days [ISS-90]', async (days) => {
  const answer = await setAfter(days);
  expect([answer.status, answer.errors]).toEqual([
    400,
    { acceptAfter: 'Podaj liczbę dni od 1 do 60' },
  ]);
});

test('the notice, the letter and the issue say on which day it is accepted by itself [ISS-91, ISS-81]', async () => {
  await setAfter('3');
  const id = await app.made({ users: [doer.id] }, orderer);
  await app.patch(id, { status: 9 }, doer);
  const day = workingDaysFrom(warsawDay(), 3);
  expect(await dayOf(id)).toBe(day);
  const words = `bez decyzji zaakceptuje się samo ${day.split('-').reverse().join('.')}`;
  expect(await app.told(orderer)).toContainEqual(expect.stringContaining(words));
  const { list } = (await app.it.call(listNotifications, { as: orderer })).data.list;
  expect(list[0].acceptance).toMatchObject({ acceptsOn: day });
  await app.work();
  const letter = await app.letterAbout(orderer, id);
  expect(letter?.text).toContain(words);
  expect(await app.check(app.tokenIn(letter?.text))).toMatchObject({ issue: { acceptsOn: day } });
});

test('it is announced on the working day before, and accepted once with the end of work of its day [ISS-92, ISS-93, ISS-94]', async () => {
  await setAfter(4);
  const id = await doneAt(at('05', 10));
  await morning('06');
  expect([await dayOf(id), await announced(orderer)]).toEqual(['2026-11-12', []]);
  await evening('10');
  expect(await status(id)).toBe(9);
  await morning('10');
  await Promise.all([morning('10'), morning('10')]);
  const [words, ...more] = await announced(orderer);
  expect(words).toContain('(12.11.2026, po godzinie 16)');
  expect(more).toEqual([]);
  await morning('12');
  expect(await status(id)).toBe(9);
  await Promise.all([evening('12'), evening('12')]);
  const { status: now, statusHistory, acceptsOn } = await app.read(id);
  expect([now.id, acceptsOn]).toEqual([30, null]);
  expect(statusHistory[0]).toMatchObject({ way: 'auto', createdBy: null, status: { id: 30 } });
  expect(statusHistory.filter(({ way }) => way === 'auto')).toHaveLength(1);
  for (const one of [orderer, doer]) expect(await automatic(one)).toHaveLength(1);
  expect((await automatic(doer))[0]).toContain('po 4\u00A0dniach roboczych bez decyzji');
});

test('the announcement has the ways to decide as well [ISS-93, ISS-80]', async () => {
  await setAfter(2);
  const id = await doneAt(at('05', 10));
  // The letter of the done issue is sent before: of two the newer one has the link that works.
  await app.work();
  await morning('06');
  await app.work();
  const letter = await app.letterAbout(orderer, id);
  expect(letter?.text).toContain('zaakceptuje się samo');
  const answer = await app.decide({ token: app.tokenIn(letter?.text), decision: 'accept' });
  expect(answer.status).toBe(200);
  await evening('09');
  expect((await app.read(id)).statusHistory.map(({ way }) => way)).toEqual(['link', null, null]);
});

test('a return and a reopening before stop it; done anew it waits anew [ISS-95]', async () => {
  await setAfter(2);
  const id = await doneAt(at('05', 10));
  await morning('06');
  await app.patch(id, { status: 2, comment: 'Popraw' }, orderer);
  await evening('09');
  expect([await status(id), await dayOf(id)]).toEqual([2, null]);
  await app.patch(id, { status: 9 }, doer);
  expect(await dayOf(id)).toBe(workingDaysFrom(warsawDay(), 2));
});

test('servers that were off at the announcement announce it later, and accept no earlier than a day after [ISS-96]', async () => {
  await setAfter(2);
  const id = await doneAt(at('02', 10));
  await evening('05');
  expect(await status(id)).toBe(9);
  await morning('06');
  expect(await dayOf(id)).toBe('2026-11-09');
  expect(await announced(orderer)).toHaveLength(1);
  await evening('06');
  expect(await status(id)).toBe(9);
  // The end of work that was missed is made up in the morning.
  await morning('10');
  expect(await status(id)).toBe(30);
});

test('another number of days moves those that wait, never into an acceptance without an announcement [ISS-96]', async () => {
  await setAfter(3);
  const id = await doneAt(at('05', 10));
  await morning('06');
  expect(await dayOf(id)).toBe('2026-11-10');
  await morning('09');
  expect(await announced(orderer)).toHaveLength(1);
  // Later: the announced day is none any more, the new one is announced in its turn.
  await setAfter(5);
  await planAcceptances(app.it.db, at('09', 10));
  expect(await dayOf(id)).toBe('2026-11-13');
  await evening('10');
  expect(await status(id)).toBe(9);
  await morning('12');
  expect(await announced(orderer)).toHaveLength(2);
  // Earlier than could be announced: as early as it can be.
  const fresh = await doneAt(at('12', 10));
  await planAcceptances(app.it.db, at('12', 11));
  await setAfter(1);
  await planAcceptances(app.it.db, at('13', 12));
  expect(await dayOf(fresh)).toBe('2026-11-17');
  // Switched off: nothing more happens.
  await setAfter(null);
  await planAcceptances(app.it.db, at('16', 12));
  expect(await dayOf(fresh)).toBe(null);
  await evening('17');
  expect(await status(fresh)).toBe(9);
});

test('a new orderer is told first; without one nothing is accepted by itself [ISS-96, ISS-35]', async () => {
  await setAfter(2);
  const [given, left] = [await doneAt(at('05', 10)), await doneAt(at('05', 10))];
  const [heir, gone] = await Promise.all([app.it.signIn(), app.it.signIn()]);
  await app.it.db.updateTable('issue').set({ orderedBy: gone.id }).where('id', '=', left).execute();
  await morning('06');
  await handOverIssues(app.it.db, orderer.id, heir.id);
  await app.it.db.updateTable('person').set({ active: false }).where('id', '=', gone.id).execute();
  await evening('09');
  expect([await status(given), await status(left)]).toEqual([9, 9]);
  await morning('10');
  expect(await announced(heir)).toHaveLength(1);
  await evening('12');
  expect([await status(given), await status(left)]).toEqual([30, 9]);
});

test('of many issues that wait, their orderer is told as one [ISS-93]', async () => {
  await setAfter(1);
  for (const name of ['Mysz', 'Ekran', 'Drukarka']) await doneAt(at('02', 10), { name });
  await morning('06');
  const [words, ...more] = await announced(orderer);
  expect(words).toMatch(/Mysz.* a także Ekran, Drukarka/);
  expect(more).toEqual([]);
});

test('the working day before is the notice itself when one day is set [ISS-93]', async () => {
  await setAfter(1);
  const told = await app.made({ users: [doer.id] }, orderer);
  await app.patch(told, { status: 9 }, doer);
  const own = await app.made({ users: [orderer.id] }, orderer);
  await app.patch(own, { status: 9 }, orderer);
  const plans = await app.it.db
    .selectFrom('issueAcceptance')
    .select(['issue', 'day', 'toldTo'])
    .execute();
  expect(plans).toEqual(
    expect.arrayContaining([
      { issue: told, day: workingDaysFrom(warsawDay(), 1), toldTo: orderer.id },
      { issue: own, day: workingDaysFrom(warsawDay(), 2), toldTo: null },
    ]),
  );
});

test('working days are those of the company: its roster and its days off [ABS-151]', async () => {
  const { it, admin } = app;
  await setAfter(2);
  const params = { person: 0, from: '2026-11-02' };
  const body = { minutes: [0, 480, 480, 480, 480, 480, 0], begins: '8:00' } as never;
  await it.call(savePattern, { as: admin, params, body });
  await it.call(saveFreeDay, { as: admin, params: { day: '2026-11-13' }, body: {} as never });
  const id = await doneAt(at('10', 10));
  await morning('10');
  // The 11th is a holiday, the 13th is given off; the company works on Saturday the 14th.
  expect(await dayOf(id)).toBe('2026-11-14');
  await morning('12');
  expect(await announced(orderer)).toHaveLength(1);
  await evening('13');
  expect(await status(id)).toBe(9);
  await evening('14');
  expect(await status(id)).toBe(30);
  await it.call(removePattern, { as: admin, params });
  await it.call(removeFreeDay, { as: admin, params: { day: '2026-11-13' } });
});
