import { absenceStatus as status } from '@zaplecze/contract/rooms/absences/statuses';
import { expect, test } from 'vitest';
import {
  type By,
  changedStatus,
  changesPast,
  endedStatus,
  enteredStatus,
  mayDecide,
} from './requests.rules.ts';

const { requested, accepted, withdrawn, cancelled } = status;
const range = (dateFrom: string, dateTo: string) => ({ dateFrom, dateTo });

test.each<[By, boolean, number]>([
  ['owner', true, requested],
  ['owner', false, accepted],
  ['decider', true, accepted],
  ['decider', false, accepted],
])('what the %s enters, approval needed: %s, is of status %i [ABS-30]', (by, needs, expected) => {
  expect(enteredStatus(by, needs)).toBe(expected);
});

const leave = { owner: 1, type: 2, ...range('2026-12-07', '2026-12-11'), hours: null };

test.each<[string, object, number]>([
  ['the same', {}, accepted],
  ['shortened at its end', { dateTo: '2026-12-09' }, accepted],
  ['shortened at its beginning', { dateFrom: '2026-12-08' }, accepted],
  ['half of one of its days', { ...range('2026-12-07', '2026-12-07'), hours: 4 }, accepted],
  ['a day longer', { dateTo: '2026-12-12' }, requested],
  ['moved', range('2026-12-14', '2026-12-18'), requested],
  ['of another type', { type: 3 }, requested],
])('an accepted absence, %s, is then of status %i [ABS-33]', (_, changes, expected) => {
  const how = { by: 'owner', needsApproval: true } as const;
  const before = { ...leave, status: accepted };
  expect(changedStatus(before, { ...leave, ...changes }, how)).toBe(expected);
  expect(changedStatus(before, { ...leave, ...changes }, { ...how, by: 'decider' })).toBe(accepted);
  const free = { ...how, needsApproval: false };
  expect(changedStatus({ ...before, status: requested }, leave, free)).toBe(accepted);
});

test('more hours than were accepted are asked for anew, fewer are not [ABS-33]', () => {
  const how = { by: 'owner', needsApproval: true } as const;
  const part = { ...leave, ...range('2026-12-07', '2026-12-07'), hours: 4, status: accepted };
  expect(changedStatus(part, { ...part, hours: 6 }, how)).toBe(requested);
  expect(changedStatus(part, { ...part, hours: null }, how)).toBe(requested);
  expect(changedStatus(part, { ...part, hours: 2 }, how)).toBe(accepted);
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
  ['begun later', ['2026-12-11', '2026-12-14'], ['2026-12-14', '2026-12-14'], false],
])('on 10 December, an absence %s: past days change is %s [ABS-35]', (_, before, after, past) => {
  expect(changesPast(range(...before), after && range(...after), '2026-12-10')).toBe(past);
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
