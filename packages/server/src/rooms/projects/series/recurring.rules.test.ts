import { addDays } from '@zaplecze/contract/kit/values/time';
import { describe, expect, test } from 'vitest';
import { duePeriod, limitOf, moveLimit, nextPeriod, periodName } from './recurring.rules.ts';

describe('the next period', () => {
  test.each([
    ['2026-11-23', 1, '2026-11-30'],
    ['2026-12-21', 2, '2027-01-04'],
    ['2026-12-01', 3, '2027-01-01'],
    ['2027-01-31', 3, '2027-02-28'],
    ['2028-01-31', 3, '2028-02-29'],
    ['2026-11-30', 4, '2027-02-28'],
    ['2026-08-31', 5, '2027-02-28'],
    ['2028-02-29', 6, '2029-02-28'],
    ['2026-03-28', 1, '2026-04-04'],
    ['2026-10-24', 1, '2026-10-31'],
  ])('after %s at interval %i begins on %s [PRO-33, PRO-75]', (from, interval, next) => {
    expect(nextPeriod(from, interval)).toBe(next);
  });

  test('comes back to the day of the series’ beginning after a shorter month [PRO-75]', () => {
    expect(nextPeriod('2027-02-28', 3, '2027-01-31')).toBe('2027-03-31');
    expect(nextPeriod('2029-02-28', 6, '2028-02-29')).toBe('2030-02-28');
    expect(nextPeriod('2031-02-28', 6, '2028-02-29')).toBe('2032-02-29');
    // Moved by hand: followed from where it is.
    expect(nextPeriod('2027-02-15', 3, '2027-01-31')).toBe('2027-03-15');
  });

  const monthly = { recurrent: 3, from: '2026-11-01', first: '2026-11-01', to: null };
  test.each([
    [monthly, '2026-11-16', null],
    [monthly, '2026-11-17', '2026-12-01'],
    [{ ...monthly, to: '2026-12-01' }, '2026-11-20', '2026-12-01'],
    [{ ...monthly, to: '2026-11-30' }, '2026-11-20', null],
    [{ ...monthly, from: '2026-01-01', first: '2026-01-01' }, '2026-11-10', '2026-11-01'],
    [{ ...monthly, recurrent: 0 }, '2030-01-01', null],
  ])('%j on %s: %s [PRO-71, PRO-77, PRO-78]', (series, today, period) => {
    expect(series.recurrent === 0 ? null : duePeriod(series, today, new Set())).toBe(period);
  });

  test.each([
    [1, 7],
    [2, 7],
    [3, 14],
    [4, 30],
    [5, 30],
    [6, 30],
  ])('at interval %i it is made %i days ahead, no earlier [PRO-71]', (recurrent, ahead) => {
    const series = { ...monthly, recurrent };
    const period = nextPeriod(series.from, recurrent);
    const made = (days: number) => duePeriod(series, addDays(period, -days), new Set());
    expect([made(ahead + 1), made(ahead)]).toEqual([null, period]);
  });

  test('one that was deleted is not made again; the one after it is [PRO-76]', () => {
    expect(duePeriod(monthly, '2026-12-20', new Set(['2026-12-01']))).toBe('2027-01-01');
  });
});

describe('a limit moves', () => {
  const move = (limit: string, from: string, to: string, more: object = {}) =>
    moveLimit(limit, { from, to, interval: 3, final: false, ...more });

  test.each([
    // Warsaw 15:00 stays 15:00 over both clock changes.
    ['2026-03-20T14:00:00Z', '2026-03-01', '2026-04-01', '2026-04-20T13:00:00.000Z'],
    ['2026-10-20T13:00:00Z', '2026-10-01', '2026-11-01', '2026-11-20T14:00:00.000Z'],
    // Year end.
    ['2026-12-15T14:00:00Z', '2026-12-01', '2027-01-01', '2027-01-15T14:00:00.000Z'],
    // Saturday, Sunday, a holiday: the next working day.
    ['2026-11-20T14:00:00Z', '2026-11-01', '2026-12-01', '2026-12-21T14:00:00.000Z'],
    ['2026-11-25T14:00:00Z', '2026-11-01', '2026-12-01', '2026-12-28T14:00:00.000Z'],
    ['2026-11-30T14:00:00Z', '2026-11-01', '2027-02-01', '2027-03-01T14:00:00.000Z'],
  ])('%s from %s to %s: %s [PRO-74]', (limit, from, to, moved) => {
    expect(move(limit, from, to)).toBe(moved);
  });

  test('a final one never later: the working day before [PRO-74]', () => {
    expect(move('2026-11-20T14:00:00Z', '2026-11-01', '2026-12-01', { final: true })).toBe(
      '2026-12-18T14:00:00.000Z',
    );
  });

  test('by weeks, to the same day of the week [PRO-74]', () => {
    expect(move('2026-11-25T14:00:00Z', '2026-11-23', '2026-11-30', { interval: 1 })).toBe(
      '2026-12-02T14:00:00.000Z',
    );
  });

  test('an hour that spring skips is the one after it [PRO-74]', () => {
    // A Sunday night is no working day, so that hour is met only in the rule itself.
    expect(move('2026-02-27T01:30:00Z', '2026-02-01', '2026-03-01')).toBe(
      '2026-03-27T01:30:00.000Z',
    );
  });

  test('from where a person set it, not from where a free day pushed it [PRO-75]', () => {
    const first = {
      dateRealizationLimit: '2026-10-20T13:00:00.000Z',
      finalDate: false,
      limitBase: null,
      limitPeriod: null,
    };
    const at = (from: string, to: string) => ({ from, to, interval: 3 });
    const december = limitOf(first, at('2026-10-01', '2026-12-01'));
    expect(december.dateRealizationLimit).toBe('2026-12-21T14:00:00.000Z');
    const january = limitOf({ finalDate: false, ...december }, at('2026-12-01', '2027-01-01'));
    expect(january.dateRealizationLimit).toBe('2027-01-20T14:00:00.000Z');
    const changed = { finalDate: false, ...december, dateRealizationLimit: '2026-12-10T14:00:00Z' };
    expect(limitOf(changed, at('2026-12-01', '2027-01-01'))).toEqual({
      dateRealizationLimit: '2027-01-11T14:00:00.000Z',
      limitBase: '2026-12-10T14:00:00Z',
      limitPeriod: '2026-12-01',
    });
  });
});

test.each([
  ['Księgowość – Żagiel – 12/2026', '2026-12-01', '2027-01-01', 'Księgowość – Żagiel – 01/2027'],
  ['Raport 10/2026', '2026-11-01', '2026-12-01', 'Raport 11/2026'],
  ['Raport roczny', '2026-11-01', '2026-12-01', 'Raport roczny'],
  ['Raport 13/2026', '2026-11-01', '2026-12-01', 'Raport 13/2026'],
])('%s from %s to %s is called %s [PRO-72]', (name, from, to, next) => {
  expect(periodName(name, from, to)).toBe(next);
});
