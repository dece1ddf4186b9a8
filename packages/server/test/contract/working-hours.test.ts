import { restOfWeek } from '@zaplecze/contract/kit/fields/limits';
import {
  afterWorkingHours,
  workingDayBefore,
  workingHours,
} from '@zaplecze/contract/kit/values/working-hours';
import { expect, test } from 'vitest';

const at = (text: string) => Date.parse(text);

test.each([
  // Winter: Warsaw is an hour ahead.
  ['2026-11-23T08:00+01:00', '2026-11-23T16:00+01:00', 8],
  ['2026-11-23T09:30+01:00', '2026-11-23T12:00+01:00', 2.5],
  ['2026-11-23T05:00+01:00', '2026-11-23T23:00+01:00', 8],
  // Over a night, a weekend, a holiday (11 November), a turn of the year.
  ['2026-11-23T15:00+01:00', '2026-11-24T09:00+01:00', 2],
  ['2026-11-20T15:00+01:00', '2026-11-23T09:00+01:00', 2],
  ['2026-11-21T10:00+01:00', '2026-11-22T18:00+01:00', 0],
  ['2026-11-10T15:00+01:00', '2026-11-12T09:00+01:00', 2],
  ['2026-12-31T15:00+01:00', '2027-01-04T09:00+01:00', 2],
  // The clock goes forward on 29 March and back on 25 October 2026.
  ['2026-03-27T15:00+01:00', '2026-03-30T09:00+02:00', 2],
  ['2026-10-23T15:00+02:00', '2026-10-26T09:00+01:00', 2],
  ['2026-11-23T12:00+01:00', '2026-11-23T12:00+01:00', 0],
  ['2026-11-24T12:00+01:00', '2026-11-23T12:00+01:00', 0],
])('from %s to %s there are %d working hours [DAY-11]', (from, to, hours) => {
  expect(workingHours(at(from), at(to))).toBe(hours);
});

test.each([
  // Winter; the end of a day rather than the beginning of the next one.
  ['2026-11-23T08:00+01:00', 8, '2026-11-23T16:00+01:00'],
  ['2026-11-23T08:00+01:00', 8.5, '2026-11-24T08:30+01:00'],
  ['2026-11-23T09:15+01:00', 0.25, '2026-11-23T09:30+01:00'],
  // Reported before work, after it, at a weekend.
  ['2026-11-23T05:00+01:00', 4, '2026-11-23T12:00+01:00'],
  ['2026-11-23T23:30+01:00', 4, '2026-11-24T12:00+01:00'],
  ['2026-11-20T16:00+01:00', 1, '2026-11-23T09:00+01:00'],
  ['2026-11-21T12:00+01:00', 1, '2026-11-23T09:00+01:00'],
  // Over a weekend, 11 November, Christmas Eve and the turn of the year.
  ['2026-11-20T15:00+01:00', 16, '2026-11-24T15:00+01:00'],
  ['2026-11-10T15:00+01:00', 2, '2026-11-12T09:00+01:00'],
  ['2026-12-23T12:00+01:00', 8, '2026-12-28T12:00+01:00'],
  ['2026-12-31T15:00+01:00', 2, '2027-01-04T09:00+01:00'],
  // The clock goes forward on 29 March and back on 25 October 2026.
  ['2026-03-27T15:00+01:00', 2, '2026-03-30T09:00+02:00'],
  ['2026-10-23T15:00+02:00', 2, '2026-10-26T09:00+01:00'],
  // Forty working days.
  ['2026-11-23T08:00+01:00', 320, '2027-01-21T16:00+01:00'],
])('%s and %d working hours are %s [ISS-62]', (from, hours, until) => {
  expect(new Date(afterWorkingHours(at(from), hours)).toISOString()).toBe(
    new Date(at(until)).toISOString(),
  );
  expect(workingHours(at(from), at(until))).toBe(hours);
});

test.each([
  ['2026-11-23', '2026-11-24', '2026-11-29'],
  ['2026-11-27', '2026-11-28', '2026-11-29'],
  ['2026-11-28', '2026-11-30', '2026-12-06'],
  ['2026-11-29', '2026-11-30', '2026-12-06'],
])('on %s the week goes on from %s to %s [DAY-08]', (today, dateFrom, dateTo) => {
  expect(restOfWeek(today)).toEqual({ dateFrom, dateTo });
});

test('the working day before a Monday is the Friday [DAY-05]', () => {
  expect(workingDayBefore('2026-11-23')).toBe('2026-11-20');
  expect(workingDayBefore('2026-11-12')).toBe('2026-11-10');
});
