import {
  easter,
  holidayOf,
  isWorkingDay,
  workingDay,
} from '@zaplecze/contract/kit/values/holidays';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../../test/http.ts';
import { isMorning } from '../../../kit/jobs/clock.ts';
import { aboutTask } from '../notify.ts';
import { limitWords, stageOf } from './deadlines.rules.ts';
import { remind } from './deadlines.ts';

describe('days free from work', () => {
  test.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('Easter of %i is %s', (year, day) => {
    expect(easter(year)).toBe(day);
  });
  test.each([
    ['2026-04-06', 'Poniedziałek Wielkanocny'],
    ['2026-05-24', 'Zielone Świątki'],
    ['2026-06-04', 'Boże Ciało'],
    ['2024-12-24', null],
    ['2025-12-24', 'Wigilia Bożego Narodzenia'],
    ['2026-11-11', 'Narodowe Święto Niepodległości'],
    ['2026-11-12', null],
  ])('%s: %s', (day, name) => {
    expect(holidayOf(day)).toBe(name);
  });
  test('the nearest working day goes around weekends and holidays, both ways', () => {
    expect(isWorkingDay('2026-12-24')).toBe(false);
    expect(workingDay('2026-12-24', 1)).toBe('2026-12-28');
    expect(workingDay('2026-12-27', -1)).toBe('2026-12-23');
    expect(workingDay('2026-11-23', 1)).toBe('2026-11-23');
  });
});

describe('the reminder due', () => {
  const at = (text: string) => new Date(text);
  test.each([
    ['2026-11-26T14:00:00Z', 3],
    ['2026-11-25T14:00:00Z', 3],
    ['2026-11-24T14:00:00Z', 1],
    ['2026-11-23T14:00:00Z', 0],
    ['2026-11-23T05:59:00Z', -1],
    ['2026-11-27T14:00:00Z', null],
  ])('on Monday 2026-11-23 for a limit at %s: %s [NOT-20]', (limit, stage) => {
    expect(stageOf(at(limit), at('2026-11-23T06:00:00Z'))).toBe(stage);
  });
  test.each([
    ['2026-11-23T14:00:00Z', 1],
    ['2026-11-22T14:00:00Z', 0],
    ['2026-11-25T14:00:00Z', 3],
  ])('on Friday 2026-11-20, the weekend ahead, for %s: %s [NOT-21]', (limit, stage) => {
    expect(stageOf(at(limit), at('2026-11-20T06:00:00Z'))).toBe(stage);
  });
  test('days of a limit are those on which the company works [NOT-20, ABS-151]', () => {
    const works = (day: string) => !['2026-11-23', '2026-11-24'].includes(day);
    expect(stageOf(at('2026-11-25T14:00:00Z'), at('2026-11-22T06:00:00Z'), works)).toBe(1);
    expect(stageOf(at('2026-11-24T14:00:00Z'), at('2026-11-22T06:00:00Z'), works)).toBe(0);
  });
  test('days of a limit are Warsaw’s: 23:30 UTC belongs to the next day [NOT-20]', () => {
    expect(stageOf(at('2026-11-24T23:30:00Z'), at('2026-11-24T06:00:00Z'))).toBe(1);
  });
  test('its words are the calendar’s [NOT-23]', () => {
    const now = at('2026-11-20T06:00:00Z');
    expect(limitWords(at('2026-11-20T14:00:00Z'), now)).toBe('dziś, 20.11.2026, 15:00');
    expect(limitWords(at('2026-11-21T14:00:00Z'), now)).toBe('jutro, 21.11.2026, 15:00');
    expect(limitWords(at('2026-11-23T14:00:00Z'), now)).toBe('za 3 dni, 23.11.2026, 15:00');
  });
  test('seven o’clock of Warsaw comes once a day, in summer and in winter [NOT-21]', () => {
    const hours = (day: string) => ['05', '06'].filter((h) => isMorning(at(`${day}T${h}:00:00Z`)));
    expect(hours('2026-07-01')).toEqual(['05']);
    expect(hours('2026-12-01')).toEqual(['06']);
    expect(hours('2026-10-25')).toEqual(['06']);
    expect(hours('2026-03-29')).toEqual(['05']);
  });
});

describe('reminders', () => {
  let it: TestApp;
  let someone: Someone;
  beforeAll(async () => {
    it = await testApp();
    someone = await it.signIn();
  });
  afterAll(() => it.close());

  const about = aboutTask({
    name: 'VAT',
    id: 7,
    project: 1,
    task: 2,
    procedure: 3,
    service: 4,
    projectName: 'Bilans 11/2026',
    clientName: 'Zagiel',
  });
  const run = (now: string, limit = '2026-11-26T14:00:00.000Z') =>
    it.db.transaction().execute((tx) =>
      remind(tx, 'projectTask', [{ record: 7, people: [someone.id], limit, about }], {
        now: new Date(now),
        works: isWorkingDay,
      }),
    );
  const told = async () =>
    (await it.db.selectFrom('notification').select('kind').orderBy('id').execute()).map(
      (row) => row.kind,
    );

  test('each is given once however many servers ask at once; a limit that moves is a new one [NOT-22, NOT-20]', async () => {
    await Promise.all([run('2026-11-23T06:00:00Z'), run('2026-11-23T06:00:00Z')]);
    await run('2026-11-24T06:00:00Z');
    expect(await told()).toEqual(['deadline']);
    await run('2026-11-25T06:00:00Z');
    await run('2026-11-26T06:00:00Z');
    expect(await told()).toEqual(['deadline', 'deadline', 'deadline']);
    await run('2026-11-27T06:00:00Z');
    await run('2026-11-30T06:00:00Z');
    expect(await told()).toEqual(['deadline', 'deadline', 'deadline', 'overdue']);
    await run('2026-11-30T06:00:00Z', '2026-12-01T14:00:00.000Z');
    expect(await told()).toHaveLength(5);
  });
});
