import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { saveEmployment } from '@zaplecze/contract/rooms/absences/balances/calls';
import * as employment from '@zaplecze/contract/rooms/absences/employment/calls';
import { removeFreeDay, saveFreeDay } from '@zaplecze/contract/rooms/absences/free-days/calls';
import {
  getPatterns,
  removePattern,
  savePattern,
} from '@zaplecze/contract/rooms/absences/patterns/calls';
import { absenceHistory } from '@zaplecze/contract/rooms/history/calls';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { requestsApp } from '../requests/requests.fixture.ts';
import { findTaken } from './past-days.queries.ts';

const { it, head, anna, piotr, leave, create } = await requestsApp();
afterAll(() => it.close());

const today = warsawDay();
const over = { dateFrom: addDays(today, -10), dateTo: addDays(today, -8) };
const since = addDays(today, -40);
/** Every day of the week and on holidays too, so that the days over are always worked. */
const daily = (minutes: number) => ({ minutes: Array(7).fill(minutes), holidays: true });
const reason = 'pomyłka w grafiku';

beforeEach(async () => {
  const tables = ['calendarEntry', 'notification', 'workingPattern', 'companyFreeDay'] as const;
  for (const table of [...tables, 'employmentTerm', 'employment'] as const)
    await it.db.deleteFrom(table).execute();
});

const roster = (person: number, from: string, body: object) =>
  it.call(savePattern, { as: it.admin, params: { person, from }, body: body as never });
const entered = async (owner: Someone) =>
  (await create(it.manager, { owner: owner.id, type: leave, ...over })).data.id as number;
const minutesOf = async (id: number) => (await findTaken(it.db, over)).get(id)?.minutes;
const wordsTo = async (person: Someone): Promise<string[]> => {
  const rows = await it.db
    .selectFrom('notification')
    .where('user', '=', person.id)
    .where('kind', '=', 'absenceChanged')
    .select('content')
    .orderBy('id')
    .execute();
  return rows.map(({ content }) => content.replaceAll('\u00A0', ' '));
};
/** Anna and Piotr, each on leave on three days that are over, of eight hours. */
async function onLeave() {
  await roster(anna.id, since, daily(480));
  await roster(piotr.id, since, daily(480));
  const [hers, his] = [await entered(anna), await entered(piotr)];
  await it.db.deleteFrom('notification').execute();
  return [hers, his] as const;
}

describe('what changes minutes of leave that was taken needs a reason, which its person reads [ABS-217]', () => {
  const refused = { reason: expect.stringContaining('Podaj powód') };

  test('a roster of a person, written, moved and removed', async () => {
    const [hers, his] = await onLeave();
    const from = addDays(today, -20);
    const shorter = daily(240);
    const tried = await roster(anna.id, from, shorter);
    expect([tried.status, tried.errors]).toEqual([400, refused]);
    expect(await minutesOf(hers)).toBe(1440);
    expect((await roster(anna.id, from, { ...shorter, reason })).status).toBe(200);
    expect([await minutesOf(hers), await minutesOf(his)]).toEqual([720, 1440]);
    expect(await wordsTo(piotr)).toEqual([]);
    expect(await wordsTo(anna)).toEqual([
      expect.stringContaining(`12 godz. zamiast 24 godz. (Zmiana grafiku pracy: ${reason})`),
    ]);
    // To the middle of the leave, and away.
    const moved = { ...shorter, validFrom: addDays(today, -9) };
    expect((await roster(anna.id, from, moved)).errors).toEqual(refused);
    expect((await roster(anna.id, from, { ...moved, reason })).status).toBe(200);
    expect(await minutesOf(hers)).toBe(960);
    const gone = { as: it.manager, params: { person: anna.id, from: moved.validFrom } };
    expect((await it.call(removePattern, gone)).errors).toEqual(refused);
    expect((await it.call(removePattern, { ...gone, body: { reason } })).status).toBe(200);
    expect(await minutesOf(hers)).toBe(1440);
    expect(await wordsTo(anna)).toHaveLength(3);
    const { data } = await it.call(absenceHistory, { as: anna, params: { id: hers } });
    expect(JSON.stringify(data.list).replaceAll('\u00A0', ' ')).toContain(
      `Zmiana grafiku pracy, 12 godz. zamiast 24 godz.: ${reason}`,
    );
  });

  test('the company’s roster and its days off, of everybody concerned', async () => {
    await it.db.deleteFrom('workingPattern').execute();
    await roster(0, since, daily(480));
    const [hers, his] = [await entered(anna), await entered(piotr)];
    await it.db.deleteFrom('notification').execute();
    const day = over.dateFrom;
    const asked = { as: it.admin, params: { day } };
    const free = (more: object = {}) =>
      it.call(saveFreeDay, { ...asked, body: { half: true, ...more } as never });
    if ((await free()).errors?.reason) {
      expect((await free({ reason })).status).toBe(200);
      expect([await minutesOf(hers), await minutesOf(his)]).toEqual([1200, 1200]);
      expect((await it.call(removeFreeDay, asked)).errors).toEqual(refused);
      expect((await it.call(removeFreeDay, { ...asked, body: { reason } })).status).toBe(200);
      expect([await wordsTo(anna), await wordsTo(piotr)].map(({ length }) => length)).toEqual([
        2, 2,
      ]);
    }
    await it.db.deleteFrom('notification').execute();
    const tried = await roster(0, addDays(today, -15), daily(360));
    expect(tried.errors?.reason).toContain('2\u00A0osoby');
    expect((await roster(0, addDays(today, -15), { ...daily(360), reason })).status).toBe(200);
    expect(await wordsTo(anna)).toEqual([expect.stringContaining('Zmiana grafiku firmy')]);
    expect(await wordsTo(piotr)).toHaveLength(1);
  });

  test('days of employment and the part of a post', async () => {
    await roster(0, since, daily(480));
    const hers = await entered(anna);
    const params = { person: anna.id };
    const body = { firstDay: addDays(today, -9), partTime: 1 };
    const term = (more: object = {}) =>
      it.call(employment.createTerm, {
        ...{ as: it.manager, params },
        body: { ...body, ...more } as never,
      });
    expect((await term()).errors).toEqual(refused);
    const { data } = await term({ reason });
    expect(await minutesOf(hers)).toBe(960);
    const of = { as: it.manager, params: { id: data.id } };
    const later = { ...body, firstDay: addDays(today, -8) };
    expect((await it.call(employment.updateTerm, { ...of, body: later as never })).errors).toEqual(
      refused,
    );
    expect((await it.call(employment.removeTerm, of)).errors).toEqual(refused);
    expect((await it.call(employment.removeTerm, { ...of, body: { reason } })).status).toBe(200);
    expect(await minutesOf(hers)).toBe(1440);
    const year = Number(over.dateFrom.slice(0, 4));
    const part = (more: object) =>
      it.call(saveEmployment, {
        ...{ as: it.manager, params: { id: anna.id, year } },
        body: { partTime: 0.5, ...more },
      });
    expect((await part({})).errors).toEqual(refused);
    expect((await part({ reason })).status).toBe(200);
    expect(await minutesOf(hers)).toBe(720);
  });
});

test('what changes nothing that was taken asks nothing [ABS-217]', async () => {
  const [hers] = await onLeave();
  expect((await roster(anna.id, addDays(today, -5), daily(240))).status).toBe(200);
  expect((await roster(anna.id, addDays(today, 5), daily(420))).status).toBe(200);
  expect((await roster(it.manager.id, since, daily(240))).status).toBe(200);
  expect(await minutesOf(hers)).toBe(1440);
  expect(await wordsTo(anna)).toEqual([]);
});

test('of the writer’s own leave whoever decides about them hears [ABS-217]', async () => {
  await roster(0, since, daily(480));
  const { id: department } = await it.db
    .selectFrom('person')
    .where('id', '=', anna.id)
    .select('department as id')
    .executeTakeFirstOrThrow();
  await it.db.updateTable('person').set({ department }).where('id', '=', it.admin.id).execute();
  await entered(it.admin);
  await it.db.deleteFrom('notification').execute();
  expect((await roster(0, addDays(today, -15), { ...daily(360), reason })).status).toBe(200);
  expect(await wordsTo(head)).toEqual([expect.stringContaining(reason)]);
  expect(await wordsTo(it.admin)).toEqual([]);
  expect((await it.call(getPatterns, { as: it.admin, params: { person: 0 } })).status).toBe(200);
});
