import {
  day,
  lastMoment,
  optionalDateTime,
  optionalLimit,
} from '@zaplecze/contract/kit/fields/date-fields';
import { readDay, readInstant, readLimit } from '@zaplecze/contract/kit/fields/typed-time';
import { isLastMinute, isPast } from '@zaplecze/contract/kit/values/time';
import { expect, test } from 'vitest';

const today = '2026-11-22';

test.each([
  ['25.11.2026', '2026-11-25'],
  [' 5.1.2026 ', '2026-01-05'],
  ['2026-11-25', '2026-11-25'],
  ['25-11-2026', '2026-11-25'],
  ['25/11/2026', '2026-11-25'],
  ['25.11.26', '2026-11-25'],
  ['25.11', '2026-11-25'],
  ['25.11.', '2026-11-25'],
  ['29.2.2028', '2028-02-29'],
  ['2026-02-30', null],
  ['30.02.2026', null],
  ['29.2.2026', null],
  ['31.04', null],
  ['0.1.2026', null],
  ['11.25.2026', null],
  ['25.11-2026', null],
  ['25.11.202', null],
  ['25.11.2026 14:30', null],
  ['jutro', null],
  ['', null],
])('the day typed as "%s" is %s [SHE-27]', (text, expected) => {
  expect(readDay(text, today)).toBe(expected);
});

test.each([
  ['2026-11-22', '05.01', '2027-01-05'],
  ['2026-12-31', '28.02', '2027-02-28'],
  ['2026-12-31', '01.03', '2026-03-01'],
  ['2026-10-31', '05.01', '2026-01-05'],
  ['2027-01-02', '31.12', '2026-12-31'],
  ['2027-02-28', '02.11', '2026-11-02'],
  ['2027-03-01', '31.12', '2027-12-31'],
  ['2027-01-02', '05.01', '2027-01-05'],
])('on %s the day typed as "%s" is that of the near year: %s [SHE-28]', (now, text, expected) => {
  expect(readDay(text, now)).toBe(expected);
});

test.each([
  ['25.11.2026 14:30', '2026-11-25T13:30:00.000Z'],
  ['25.11.2026, 9:05', '2026-11-25T08:05:00.000Z'],
  ['25.11 14:30', '2026-11-25T13:30:00.000Z'],
  ['2026-11-25 14:30', '2026-11-25T13:30:00.000Z'],
  ['2026-11-25T14:30:15', '2026-11-25T13:30:15.000Z'],
  ['2026-11-25T14:30:00+02:00', '2026-11-25T12:30:00.000Z'],
  ['25.11.2026', '2026-11-24T23:00:00.000Z'],
  ['25.11.2026 24:00', null],
  ['25.11.2026 14:60', null],
  ['25.11.2026 14', null],
  // The hour that spring skips is none; of autumn's two it is the later one, winter time.
  ['29.03.2026 02:30', null],
  ['25.10.2026 02:30', '2026-10-25T01:30:00.000Z'],
  ['2026-02-30 10:00', null],
  ['14:30', null],
])('the moment typed as "%s" is %s [SHE-27, SHE-36]', (text, expected) => {
  expect(readInstant(text, undefined, today)).toBe(expected);
});

test.each([
  ['25.11.2026', '2026-11-25T22:59:00.000Z'],
  ['2026-07-01', '2026-07-01T21:59:00.000Z'],
  ['25.11.2026 14:30', '2026-11-25T13:30:00.000Z'],
])(
  'the limit typed as "%s" is %s: a day means its last minute in Warsaw [SHE-29]',
  (text, expected) => {
    expect(readLimit(text, today)).toBe(expected);
  },
);

test('a limit set by day is known by its last minute, in summer too [SHE-29]', () => {
  expect(isLastMinute('2026-11-25T22:59:00.000Z')).toBe(true);
  expect(isLastMinute('2026-07-01T21:59:00Z')).toBe(true);
  expect(isLastMinute('2026-11-25T21:59:00.000Z')).toBe(false);
  expect(isLastMinute('2026-11-24T23:00:00.000Z')).toBe(false);
});

test('a limit set by day is overdue from the next day, one with an hour from the next minute [SHE-29]', () => {
  const limit = '2026-11-25T22:59:00.000Z';
  expect(isPast(limit, Date.parse('2026-11-25T22:59:59.999Z'))).toBe(false);
  expect(isPast(limit, Date.parse('2026-11-25T23:00:00.000Z'))).toBe(true);
  expect(isPast('2026-11-25T13:30:00Z', Date.parse('2026-11-25T13:30:59Z'))).toBe(false);
  expect(isPast('2026-11-25T13:30:00Z', Date.parse('2026-11-25T13:31:00Z'))).toBe(true);
});

const messageOf = (result: { error?: { issues: { message: string }[] } }) =>
  result.error?.issues[0]?.message;

test('fields say what is wrong with a date, and that of no year that calendars know [SHE-30]', () => {
  expect(messageOf(day('Data jest wymagana').safeParse(' '))).toBe('Data jest wymagana');
  expect(messageOf(day().safeParse('2026-02-30'))).toBe('Nieprawidłowa data, wpisz np. 25.11.2026');
  expect(messageOf(day().safeParse('25.11.1926'))).toBe('Data musi być z lat 2000–2199');
  expect(messageOf(optionalDateTime().safeParse('31.11.2026 10:00'))).toBe(
    'Nieprawidłowa data, wpisz np. 25.11.2026 14:30',
  );
  const span = { back: 10, ahead: 1 };
  expect(messageOf(optionalDateTime(span).safeParse('2198-01-01'))).toBe(
    'Data nie może być późniejsza niż rok od dziś',
  );
  expect(messageOf(day(undefined, span).safeParse('2001-01-01'))).toBe(
    'Data nie może być wcześniejsza niż 10 lat temu',
  );
  expect(optionalLimit().parse('')).toBeNull();
  expect(optionalLimit().parse(null)).toBeNull();
  expect(optionalLimit().parse(undefined)).toBeUndefined();
  expect(lastMoment('Data do jest wymagana').parse('3.07.2026')).toBe('2026-07-03T21:59:59.000Z');
});
