import { usualPattern } from '@zaplecze/contract/rooms/absences/patterns/roster';
import { expect, test } from 'vitest';
import { availableDays } from './availability.rules.ts';

/* Thursday, 26 November 2026, in winter time. */

const days = ['2026-11-25', '2026-11-26', '2026-11-27'];
const roster = (person: number, begins: string) => ({
  ...usualPattern,
  ...{ person, begins, validFrom: '2026-01-05' },
});
const hours = (owner: number, many: number) => ({
  ...{ owner, dateFrom: '2026-11-26', dateTo: '2026-11-26', hours: many },
  ...{ isVacation: true, name: 'wyjście', isPrivate: false },
});
const facts = {
  patterns: [roster(2, '12:00'), roster(4, '22:00')],
  parts: [{ person: 3, firstDay: '2026-01-01', lastDay: null, partTime: 0.5, term: false }],
  freeDays: [],
  absences: [hours(5, 2)],
};
/** What is left of yesterday, today and tomorrow for whoever begins at eight, at noon, on half a post, at ten in the evening, and is out for two hours. */
const leftAt = (time: string) =>
  [1, 2, 3, 4, 5].map((person) =>
    availableDays([person], days, facts, Date.parse(`2026-11-26T${time}+01:00`)).map(
      ({ left }) => left / 60,
    ),
  );

test.each([
  ['07:00', [8, 8, 4, 8, 6]],
  ['12:30', [3.5, 7.5, 0, 8, 3.5]],
  ['15:00', [1, 5, 0, 8, 1]],
  ['19:40', [0, 1 / 3, 0, 8, 0]],
  ['23:00', [0, 0, 0, 7, 0]],
])(
  'at %s there is left of today what the person’s own working time still has [ABS-237]',
  (time, today) => {
    const left = leftAt(time);
    expect(left.map(([, now]) => now)).toEqual(today);
    expect(left.map(([yesterday, , tomorrow]) => [yesterday, tomorrow])).toEqual([
      [0, 8],
      [0, 8],
      [0, 4],
      [0, 8],
      [0, 8],
    ]);
  },
);
