import { normOf, usualPattern } from '@zaplecze/contract/rooms/absences/patterns/roster';
import { describe, expect, test } from 'vitest';
import {
  type CountedAbsence,
  minutesOf,
  sharesTime,
  type TimedAbsence,
  takenDays,
} from './absence-days.rules.ts';

const norm = (day: string) => normOf(usualPattern, day, new Map());
const year = { dateFrom: '2026-01-01', dateTo: '2027-12-31' };
const leave: CountedAbsence = {
  ...{ id: 1, type: 1, dateFrom: '2026-07-06', dateTo: '2026-07-17' },
  ...{ hours: null, waits: false, isVacation: true, interrupts: false },
};
const daysOf = (absences: CountedAbsence[], type: number) =>
  minutesOf(takenDays(absences, norm, year).filter((one) => one.type === type)) / 480;

describe('no part of a day is taken twice', () => {
  test('two leaves that meet take each day once, of the older one [ABS-64]', () => {
    const first = { ...leave, dateFrom: '2027-02-08', dateTo: '2027-02-12' };
    const second = { ...leave, id: 2, dateFrom: '2027-02-10', dateTo: '2027-02-16' };
    expect(daysOf([second, first], 1)).toBe(7);
  });

  test('hours of a day take no more than it has [ABS-64]', () => {
    const part = (id: number) => ({
      ...{ ...leave, id, dateFrom: '2026-07-06', dateTo: '2026-07-06', hours: 4 },
    });
    expect(daysOf([part(1), part(2), part(3)], 1)).toBe(1);
    expect(daysOf([{ ...leave, dateTo: '2026-07-06' }, part(2)], 1)).toBe(1);
  });

  test('C19 sickness gives its days of leave back, whichever was entered first [ABS-65]', () => {
    const sick = {
      ...{ ...leave, type: 7, interrupts: true },
      ...{ id: 2, dateFrom: '2026-07-09', dateTo: '2026-07-15' },
    };
    expect([daysOf([leave, sick], 1), daysOf([leave, sick], 7)]).toEqual([5, 5]);
    expect(daysOf([{ ...leave, id: 3 }, sick], 1)).toBe(5);
  });

  test('who works elsewhere takes nothing of leave, and what waits nothing of what is accepted [ABS-64]', () => {
    const remote = { ...leave, id: 0, type: 10, isVacation: false };
    const waits = { ...leave, id: 0, type: 2, waits: true };
    // Nor does a day on leave count as one of remote work.
    const half = { ...remote, dateTo: '2026-07-20' };
    expect([daysOf([leave, half], 1), daysOf([leave, half], 10)]).toEqual([10, 1]);
    expect([daysOf([leave, waits], 1), daysOf([leave, waits], 2)]).toEqual([10, 0]);
  });
});

const day: TimedAbsence = { dateFrom: '2026-07-06', dateTo: '2026-07-06' };
const at = (hoursFrom: string | null, hours: number) => ({ ...day, hours, hoursFrom });
test.each<[string, TimedAbsence, TimedAbsence, boolean]>([
  ['days that share one', leave, { ...leave, dateFrom: '2026-07-17', dateTo: '2026-07-20' }, true],
  ['days that follow', leave, { ...leave, dateFrom: '2026-07-18', dateTo: '2026-07-20' }, false],
  ['a whole day and hours of it', day, at('8:00', 4), true],
  ['hours that meet', at('08:00', 4), at('11:30', 2), true],
  ['hours that follow', at('08:00', 4), at('12:00', 4), false],
  ['hours without a beginning', at(null, 4), at('12:00', 4), false],
])('whether absences take the same time: %s [ABS-64]', (_, a, b, shares) => {
  expect([sharesTime(a, b), sharesTime(b, a)]).toEqual([shares, shares]);
});
