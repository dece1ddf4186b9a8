import { daysOf } from '@zaplecze/contract/kit/values/days';
import { addDays } from '@zaplecze/contract/kit/values/time';
import { expect, test } from 'vitest';
import type { AvailableDay } from './availability.rules.ts';
import { awayPeriods, isAbsentOn, presenceOf, standInPeriods } from './presence.rules.ts';

/* Days on which nobody works between others, day by day: what is said of them before, on and after. */

const start = '2026-01-01';
const day = (at: number) => addDays(start, at);
const idle = { norm: 0, workday: false };
const kinds: Record<string, Partial<AvailableDay>> = {
  works: {},
  leave: { away: true, why: ['urlop'] },
  off: { norm: 0 },
  remote: { elsewhere: ['praca zdalna'] },
  part: { why: ['szkolenie'] },
  nobody: idle,
  gone: { ...idle, employed: false },
};

/** A person whose days are of these kinds, one after the other, before and after which they work. */
function daysOfKinds(list: string[]) {
  return (person: number, one: string): AvailableDay => ({
    ...{ person, day: one, norm: 480, owes: false, workday: true, free: 480, left: 480 },
    ...{ employed: true, away: false, why: [], elsewhere: [], partElsewhere: [] },
    ...(person === 1 &&
      kinds[list[daysOf({ dateFrom: start, dateTo: one }).length - 1] ?? 'works']),
  });
}

const times = (count: number, kind: string) => Array.from({ length: count }, () => kind);

test.each([
  { beside: ['leave', 'leave'], count: 2, away: true },
  { beside: ['leave', 'off'], count: 2, away: true },
  { beside: ['off', 'leave'], count: 2, away: true },
  { beside: ['leave', 'leave'], count: 31, away: true },
  { beside: ['leave', 'leave'], count: 32, away: false },
  { beside: ['leave', 'leave'], count: 45, away: false },
  { beside: ['leave', 'works'], count: 2, away: false },
  { beside: ['works', 'leave'], count: 2, away: false },
  { beside: ['leave', 'remote'], count: 2, away: false },
  { beside: ['remote', 'remote'], count: 2, away: false },
  { beside: ['leave', 'part'], count: 2, away: false },
  { beside: ['leave', 'gone'], count: 2, away: false },
  { beside: ['gone', 'leave'], count: 2, away: false },
])(
  '$count days on which nobody works between $beside: all of them away or none: $away [ABS-347]',
  ({ beside: [before = '', after = ''], count, away }) => {
    const dayOf = daysOfKinds([before, ...times(count, 'nobody'), after]);
    const between = daysOf({ dateFrom: day(1), dateTo: day(count) });
    expect(between.map((one) => isAbsentOn(1, one, dayOf))).toEqual(between.map(() => away));
    // Whoever is away across them is so until one day, said before, on each of them and after.
    const until = away ? day(count + 1) : day(0);
    const said = [day(0), ...(away ? between : [])].map(
      (one) => presenceOf(1, one, [], dayOf)?.until,
    );
    if (before !== 'gone' && before !== 'works' && before !== 'remote')
      expect(new Set(said)).toEqual(new Set([until]));
    const periods = awayPeriods(1, { dateFrom: day(0), dateTo: day(count + 1) }, dayOf);
    const met = between.filter((one) =>
      periods.some(({ dateFrom, dateTo }) => dateFrom <= one && one <= dateTo),
    );
    if (before !== 'gone') expect(met).toEqual(away ? between : []);
  },
);

test('a substitute who is away across days on which nobody works is represented on them, too [ABS-347]', () => {
  const range = { dateFrom: day(0), dateTo: day(5) };
  const agreed = (replacedUser: number, user: number) => ({
    ...{ replacedUser, user: { id: user, name: `Osoba ${user}` } },
    ...range,
  });
  const dayOf = daysOfKinds(['works', 'leave', 'nobody', 'nobody', 'off', 'works']);
  const periods = standInPeriods(2, range, [agreed(2, 1), agreed(1, 3)], dayOf);
  expect(periods.map(({ user, dateFrom, dateTo }) => [user.id, dateFrom, dateTo])).toEqual([
    [1, day(0), day(0)],
    [3, day(1), day(4)],
    [1, day(5), day(5)],
  ]);
});
