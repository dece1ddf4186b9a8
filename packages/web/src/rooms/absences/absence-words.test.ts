import { expect, test } from 'vitest';
import { lengthOf, standInsOf } from './absence-words.ts';

test.each([
  ['2026-11-23', '2026-11-23', 1, '1 dzień, w tym 1 roboczy'],
  ['2026-11-21', '2026-11-22', 0, '2 dni, w tym 0 roboczych'],
  ['2026-11-20', '2026-11-24', 3, '5 dni, w tym 3 robocze'],
  ['2026-11-20', '2026-11-24', undefined, '5 dni'],
])('from %s to %s with %s days of work there are "%s"', (dateFrom, dateTo, workDays, words) => {
  expect(lengthOf({ dateFrom, dateTo }, workDays).replaceAll('\u00A0', ' ')).toBe(words);
});

test.each([
  ['2026-11-20', '2026-11-24', 'Ewa Żuk (24–25.11.2026)'],
  ['2026-11-26', '2026-11-27', 'Jan Mak (27.11.2026)'],
  ['2026-11-20', '2026-11-23', ''],
  ['2026-11-25', '2026-11-27', 'Ewa Żuk (24–25.11.2026), Jan Mak (27.11.2026)'],
])('who is away from %s to %s is stood in for by "%s"', (dateFrom, dateTo, words) => {
  const replacements = [
    {
      replacedUser: 1,
      user: { id: 2, name: 'Ewa Żuk' },
      dateFrom: '2026-11-24',
      dateTo: '2026-11-25',
    },
    {
      replacedUser: 1,
      user: { id: 3, name: 'Jan Mak' },
      dateFrom: '2026-11-27',
      dateTo: '2026-11-27',
    },
    {
      replacedUser: 9,
      user: { id: 4, name: 'Ola Lis' },
      dateFrom: '2026-11-01',
      dateTo: '2026-11-30',
    },
  ];
  expect(standInsOf({ owner: 1, dateFrom, dateTo }, replacements)).toBe(words);
});
