import { daysOf } from '@zaplecze/contract/kit/values/days';
import { isWorkingDay } from '@zaplecze/contract/kit/values/holidays';
import type { PersonRef } from '@zaplecze/contract/kit/values/records';
import { addDays } from '@zaplecze/contract/kit/values/time';
import { loadWeeks } from '@zaplecze/contract/rooms/reports/work/lists';
import { describe, expect, test } from 'vitest';
import { availableDays } from '../../absences/index.ts';
import type { LoadFacts } from './load.queries.ts';
import { type FreeMinutes, loadRows, partsOf, spreadingFrom } from './load.rules.ts';

const person = (id: number, more: Partial<LoadFacts> = {}): LoadFacts => ({
  user: { id, name: `Osoba ${id}`, picture: null } satisfies PersonRef,
  department: null,
  rates: [],
  unplanned: 0,
  ...more,
});
/** Hours due on a day, as they are spread. */
const due = (day: string, hours: number, today: string) => {
  const days = spreadingFrom(today)(day);
  return { days, rate: hours / days };
};
/** Whole days that somebody is away. */
type Away = { dateFrom: string; dateTo: string };
const freeOf = (ids: number[], weeks: string[], away: Away[] = []): FreeMinutes => {
  const range = { dateFrom: weeks[0] ?? '', dateTo: addDays(weeks.at(-1) ?? '', 6) };
  const absences = away.map((days) => ({
    ...{ ...days, owner: 1, hours: null, isVacation: true, name: '', isPrivate: false },
  }));
  const days = availableDays(ids, daysOf(range), {
    patterns: [],
    parts: [],
    freeDays: [],
    absences,
  });
  return new Map(
    ids.map((id) => [
      id,
      new Map(days.filter((one) => one.person === id).map(({ day, free }) => [day, free])),
    ]),
  );
};
const weeksOf = (loaded: LoadFacts, weeks: string[], today: string, away?: Away[]) =>
  loadRows([loaded], { weeks, today, free: freeOf([1], weeks, away) })[0]?.weeks.map(
    ({ planned, capacity }) => [planned, capacity],
  );

describe('hours are spread over working days from today to their limit [REP-12]', () => {
  // Wednesday, 16 December 2026; 24, 25 December, 1 and 6 January are free.
  const today = '2026-12-16';
  const weeks = ['2026-12-14', '2026-12-21', '2026-12-28', '2027-01-04'];

  test('over the turn of the year and its holidays', () => {
    // 16–18 three days, 21–23 three, 28–31 four, 4, 5, 7, 8 January four: fourteen days of an hour.
    const rates = [due('2027-01-08', 14, today)];
    expect(weeksOf(person(1, { rates }), weeks, today)).toEqual([
      [3, 24],
      [3, 24],
      [4, 32],
      [4, 32],
    ]);
  });

  test('what is overdue, or due on a free day, is for the next working day', () => {
    const rates = [due('2026-12-01', 5, today), due('2026-12-16', 2, today)];
    expect(weeksOf(person(1, { rates }), weeks, today)?.[0]).toEqual([7, 24]);
    // Sunday: nothing of its week is left, the next one is the first.
    expect(loadWeeks({}, '2026-11-22')[0]).toBe('2026-11-23');
    // The company gives the Friday off: its next day of work is in the week after.
    expect(loadWeeks({}, '2026-11-27', (day) => day !== '2026-11-27' && isWorkingDay(day))[0]).toBe(
      '2026-11-30',
    );
    const sunday = [due('2026-11-22', 4, '2026-11-22')];
    expect(weeksOf(person(1, { rates: sunday }), ['2026-11-23'], '2026-11-22')).toEqual([[4, 40]]);
  });

  test('hours are spread over the days on which the company works [REP-12, ABS-151]', () => {
    const works = (day: string) => !['2026-11-23', '2026-11-24', '2026-11-25'].includes(day);
    const days = spreadingFrom('2026-11-23', works)('2026-12-01');
    expect(days).toBe(6);
    const [row] = loadRows([person(1, { rates: [{ days, rate: 6 / days }] })], {
      ...{ weeks: ['2026-11-23', '2026-11-30'], today: '2026-11-23', works },
      free: new Map(),
    });
    expect(row?.weeks.map(({ planned }) => planned)).toEqual([4, 2]);
  });

  test('who is away has fewer hours, and nobody is away twice', () => {
    const away = [
      { dateFrom: '2026-12-18', dateTo: '2026-12-22' },
      { dateFrom: '2026-12-22', dateTo: '2026-12-31' },
    ];
    expect(weeksOf(person(1), weeks, today, away)).toEqual([
      [0, 16],
      [0, 0],
      [0, 0],
      [0, 32],
    ]);
  });

  test('a change of the clock moves no hour', () => {
    const rates = [due('2026-10-30', 10, '2026-10-19')];
    expect(weeksOf(person(1, { rates }), ['2026-10-19', '2026-10-26'], '2026-10-19')).toEqual([
      [5, 40],
      [5, 40],
    ]);
  });
});

test('whoever has the fullest week stands first [REP-12]', () => {
  const busy = person(2, { rates: [due('2026-11-27', 60, '2026-11-23')] });
  const rows = loadRows([person(1), busy], {
    ...{ weeks: ['2026-11-23'], today: '2026-11-23' },
    free: freeOf([1, 2], ['2026-11-23']),
  });
  expect(rows.map(({ user }) => user.id)).toEqual([2, 1]);
  expect(rows[0]?.weeks).toEqual([{ planned: 60, capacity: 40 }]);
});

test('a cell’s parts add up to it [REP-13]', () => {
  const part = (id: number, limit: string, estimation: number) => ({
    ...{ kind: 'task' as const, id, name: `Zadanie ${id}`, project: null, client: null },
    ...{ address: null, limit, estimation },
  });
  const parts = [
    part(1, '2026-11-27T22:59:00Z', 5),
    part(2, '2026-12-04T22:59:00Z', 20),
    part(3, '2026-11-20T22:59:00Z', 3),
  ];
  const told = (week: string) =>
    partsOf(parts, week, { today: '2026-11-23' }).map(({ id, hours }) => [id, hours]);
  expect(told('2026-11-23')).toEqual([
    [2, 10],
    [1, 5],
    [3, 3],
  ]);
  expect(told('2026-11-30')).toEqual([[2, 10]]);
});
