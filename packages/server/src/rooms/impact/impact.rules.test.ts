import { movedLimit, proposedRemedy, remediesOf } from '@zaplecze/contract/rooms/impact/lists';
import { expect, test } from 'vitest';

const mondayToWednesday = { dateFrom: '2026-11-23', dateTo: '2026-11-25' };

test.each([
  ['on the first day', '2026-11-23', mondayToWednesday, '2026-11-26'],
  ['on the second', '2026-11-24', mondayToWednesday, '2026-11-27'],
  ['on the third, over a weekend', '2026-11-25', mondayToWednesday, '2026-11-30'],
  ['before it', '2026-11-16', mondayToWednesday, '2026-11-26'],
  [
    'over Christmas Eve and the holidays',
    '2026-12-23',
    { dateFrom: '2026-12-23', dateTo: '2026-12-23' },
    '2026-12-28',
  ],
  [
    'on a Saturday of it',
    '2026-11-28',
    { dateFrom: '2026-11-27', dateTo: '2026-11-29' },
    '2026-11-30',
  ],
])(
  'a limit %s moves as many working days behind the absence as it lay in it [IMP-07]',
  (_, day, absence, moved) => {
    expect(movedLimit(day, absence)).toBe(moved);
  },
);

const task = {
  kind: 'task',
  remedies: remediesOf('task', true, true),
  shared: false,
  finalDate: false,
} as const;

test.each([
  ['somebody stands in', task, { days: 3, covered: true }, 'substitute'],
  ['nobody does', task, { days: 3, covered: false }, 'move'],
  [
    'nobody does and the limit is final',
    { ...task, finalDate: true },
    { days: 3, covered: false },
    'leave',
  ],
  ['it is long', task, { days: 11, covered: true }, 'handOver'],
  ['others do it too', { ...task, shared: true }, { days: 11, covered: true }, 'leave'],
  ['an acceptance can wait', { ...task, kind: 'approval' }, { days: 5, covered: true }, 'leave'],
  [
    'an acceptance cannot wait',
    { ...task, kind: 'approval' },
    { days: 6, covered: true },
    'handOver',
  ],
  [
    'a client is cared for by a substitute',
    { ...task, kind: 'client' },
    { days: 30, covered: true },
    'substitute',
  ],
] as const)('when %s it is proposed so [IMP-06]', (_, row, how, remedy) => {
  expect(proposedRemedy(row, how)).toBe(remedy);
});
