import { expect, test } from 'vitest';
import { workDaysFrom } from '../../kit/calendar/work-days.ts';
import { columnsOf, placeBar, wordsAmong } from './axis-items.ts';

const days = workDaysFrom('2026-11-23', 2);
const axis = { days, today: '2026-11-25', room: 3 };
const lies = (from: string, to: string, late = false) => placeBar({ from, to, late }, axis);

test.each([
  ['2026-11-24', '2026-11-27', 1, 4, 'in'],
  ['2026-11-24', '2026-11-24', 1, 1, 'after'],
  ['2026-12-03', '2026-12-04', 8, 2, 'before'],
  // A weekend stands nowhere: it ends on Friday, it begins on Monday.
  ['2026-11-26', '2026-11-29', 3, 2, 'after'],
  ['2026-11-28', '2026-12-01', 5, 2, 'after'],
  ['2026-11-28', '2026-11-29', 4, 1, 'after'],
  // What goes on beyond the shown days.
  ['2026-10-01', '2026-12-31', 0, 10, 'in'],
])(
  'from %s to %s it takes the columns from %i on, %i of them, its words %s [TIM-10]',
  (from, to, at, length, words) => {
    expect(lies(from, to)).toMatchObject({ at, length, words, tail: 0 });
  },
);

test('what is late reaches from its limit to today, also when the limit lies before the axis [TIM-11]', () => {
  expect(lies('2026-11-23', '2026-11-23', true)).toMatchObject({ at: 0, length: 1, tail: 2 });
  expect(lies('2026-10-01', '2026-10-09', true)).toMatchObject({ at: 0, length: 0, tail: 3 });
  expect(lies('2026-10-01', '2026-10-09')).toBeNull();
  expect(lies('2026-12-07', '2026-12-08')).toBeNull();
});

test('an absence takes its working days; one of a weekend none [TIM-12]', () => {
  expect(columnsOf({ dateFrom: '2026-11-28', dateTo: '2026-11-30' }, days)).toEqual({
    at: 5,
    length: 1,
  });
  expect(columnsOf({ dateFrom: '2026-11-28', dateTo: '2026-11-29' }, days)).toBeNull();
  expect(columnsOf({ dateFrom: '2026-12-31', dateTo: '2027-01-29' }, days)).toBeNull();
});

test('bars begin with the client where there are several, with the work where there is one [TIM-50]', () => {
  const of = (id: number, client: string) => ({ name: 'Wysłać JPK', client: { id, name: client } });
  const [first, other] = [of(1, 'Źródło sp. z o.o.'), of(2, 'Żubr S.A.')];
  expect(wordsAmong([first, other])(first)).toBe('Źródło · Wysłać JPK');
  expect(wordsAmong([first, of(1, 'Źródło sp. z o.o.')])(first)).toBe('Wysłać JPK');
  expect(wordsAmong([first, other])({ name: 'Naprawić drukarkę', client: null })).toBe(
    'Naprawić drukarkę',
  );
});
