import type { Day } from '@zaplecze/contract/rooms/day/calls';
import { expect, test } from 'vitest';
import { stoodForIn } from './day-ways.ts';

test('work of those stood in for leads to the list of each of them, of nobody who has none there [DAY-106]', () => {
  const [late, later] = [{ id: 1 }, { id: 2 }];
  const people = [
    { user: { id: 7, name: 'Ewa Stępień' }, rows: [late, later] },
    { user: { id: 8, name: 'Jan Lis' }, rows: [later] },
  ];
  const day = { substituting: { people } } as unknown as Day;
  const [way, ...more] = stoodForIn(day, [late], 'overdue');
  expect(more).toEqual([]);
  expect(way?.words).toBe('za: Ewa Stępień');
  expect(decodeURIComponent(way?.to ?? '')).toMatch(/due.*overdue.*user.*7/);
});
