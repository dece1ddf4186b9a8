import type { AbsenceOutcome } from '@zaplecze/contract/rooms/absences/lists';
import { absenceStatus as status } from '@zaplecze/contract/rooms/absences/statuses';
import { expect, test } from 'vitest';
import {
  type By,
  changesPast,
  endedStatus,
  enteredStatus,
  mayDecide,
  outcomeOf,
} from './requests.rules.ts';

const { requested, accepted, withdrawn, cancelled } = status;
const range = (dateFrom: string, dateTo: string) => ({ dateFrom, dateTo });

test.each<[By, boolean, string, number]>([
  ['owner', true, '2026-12-01', requested],
  ['owner', false, '2026-12-01', accepted],
  ['owner', false, '2026-11-30', requested],
  ['decider', true, '2026-12-01', accepted],
  ['decider', false, '2026-11-30', accepted],
])(
  'what the %s enters, approval needed: %s, from %s on, is of status %i [ABS-30, ABS-201]',
  (by, needsApproval, dateFrom, expected) => {
    const how = { by, needsApproval, today: '2026-12-01' };
    expect(enteredStatus(range(dateFrom, '2026-12-04'), how)).toBe(expected);
  },
);

const leave = { owner: 1, type: 2, ...range('2026-12-07', '2026-12-11'), hours: null };
const today = '2026-12-01';

test.each<[string, object | null, AbsenceOutcome]>([
  ['the same', {}, 'saved'],
  ['shortened at its end', { dateTo: '2026-12-09' }, 'change'],
  ['a day longer', { dateTo: '2026-12-12' }, 'change'],
  ['moved', range('2026-12-14', '2026-12-18'), 'change'],
  ['half of one of its days', { ...range('2026-12-07', '2026-12-07'), hours: 4 }, 'change'],
  ['of another type', { type: 3 }, 'change'],
  ['cancelled', null, 'change'],
])('an accepted absence, %s by its person, is: %s [ABS-33]', (_, changes, outcome) => {
  const before = { ...leave, status: accepted };
  const after = changes && { ...leave, ...changes };
  const how = { by: 'owner', needsApproval: true, today } as const;
  expect(outcomeOf(before, after, how)).toBe(outcome);
  // Who decides has decided, and what nobody decides about counts at once.
  expect(outcomeOf(before, after, { ...how, by: 'decider' })).toBe('saved');
  expect(outcomeOf(before, after, { ...how, needsApproval: false })).toBe('saved');
  // What waits is another request.
  const waits = { ...before, status: requested };
  expect(outcomeOf(waits, after, how)).toBe(after ? 'request' : 'saved');
});

test.each<[string, object | null]>([
  ['another type', { type: 3 }],
  ['fewer hours of a day', { ...range('2026-12-07', '2026-12-07'), hours: 4 }],
  ['another hour', { hoursFrom: '10:00' }],
  ['another person', { owner: 3 }],
  ['a day less', { dateFrom: '2026-12-08' }],
  ['nothing any more', null],
])('days that are over become %s by who decides alone [ABS-35]', (_, changes) => {
  const before = { ...leave, status: accepted };
  const after = changes && { ...leave, ...changes };
  for (const needsApproval of [true, false]) {
    const how = { needsApproval, today: '2026-12-20' };
    expect(outcomeOf(before, after, { ...how, by: 'owner' })).toBe('past');
    expect(outcomeOf(before, after, { ...how, by: 'decider' })).toBe('correction');
  }
});

test('a request is withdrawn, what was accepted is cancelled [ABS-34]', () => {
  expect([requested, accepted].map(endedStatus)).toEqual([withdrawn, cancelled]);
});

test.each<[string, [string, string], [string, string] | null, boolean]>([
  ['cancelled before it begins', ['2026-12-11', '2026-12-14'], null, false],
  ['cancelled on its first day', ['2026-12-10', '2026-12-14'], null, false],
  ['cancelled after it began', ['2026-12-09', '2026-12-14'], null, true],
  [
    'ended yesterday, back today',
    ['2026-12-07', '2026-12-14'],
    ['2026-12-07', '2026-12-09'],
    false,
  ],
  ['ended before yesterday', ['2026-12-07', '2026-12-14'], ['2026-12-07', '2026-12-08'], true],
  ['begun earlier than it was', ['2026-12-11', '2026-12-14'], ['2026-12-09', '2026-12-14'], true],
  ['over and made longer', ['2026-12-01', '2026-12-04'], ['2026-12-01', '2026-12-11'], true],
  [
    'that ended yesterday made longer',
    ['2026-12-07', '2026-12-09'],
    ['2026-12-07', '2026-12-11'],
    false,
  ],
  ['begun later', ['2026-12-11', '2026-12-14'], ['2026-12-14', '2026-12-14'], false],
])('on 10 December, an absence %s: past days change is %s [ABS-35]', (_, before, after, past) => {
  const entry = { ...leave, ...range(...before) };
  expect(changesPast(entry, after && { ...leave, ...range(...after) }, '2026-12-10')).toBe(past);
});

const anna = { id: 1, department: 7, head: 5 };
test.each<[string, Parameters<typeof mayDecide>[0], typeof anna, boolean]>([
  ['the head', { id: 5, manager: false, departments: [7] }, anna, true],
  ['who stands in for the head', { id: 6, manager: false, departments: [7] }, anna, true],
  ['the head of another department', { id: 8, manager: false, departments: [9] }, anna, false],
  ['a manager', { id: 9, manager: true, departments: [] }, anna, true],
  ['a colleague', { id: 3, manager: false, departments: [] }, anna, false],
  ['the person', { id: 1, manager: true, departments: [7] }, anna, false],
  [
    'who stands in, of the head’s own',
    { id: 6, manager: false, departments: [7] },
    { ...anna, id: 5 },
    false,
  ],
  [
    'a manager, of the head’s own',
    { id: 9, manager: true, departments: [] },
    { ...anna, id: 5 },
    true,
  ],
])('whether %s decides [ABS-31]', (_, user, person, decides) => {
  expect(mayDecide(user, person)).toBe(decides);
});
