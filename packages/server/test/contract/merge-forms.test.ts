import {
  type Elements,
  mergeForms,
  same,
  settleConflicts,
} from '@zaplecze/contract/kit/values/merge';
import { describe, expect, test } from 'vitest';

const set: Elements = { kind: 'set' };
const order: Elements = { kind: 'order' };
const rows: Elements = { kind: 'rows', key: ['id'], entity: 'clientPerson', owner: 'client' };

type List = unknown[];
const merge = (elements: Elements, [base, yours, current]: [List, List, List]) =>
  mergeForms({ base: { l: base }, yours: { l: yours }, current: { l: current } }, { l: elements });

describe('a set of two editors [HIS-11]', () => {
  test.each([
    ['both add', [1], [1, 2], [1, 3], [1, 3, 2]],
    ['both add the same', [1], [1, 2], [1, 2], [1, 2]],
    ['one removes, the other adds', [1, 2], [2], [1, 2, 3], [2, 3]],
    ['both remove the same', [1, 2], [2], [2], [2]],
    ['one empties it', [1, 2], [], [1, 2], []],
    ['the other has emptied it', [1, 2], [1, 2, 3], [], [3]],
  ])('%s', (_, base, yours, current, expected) => {
    expect(merge(set, [base, yours, current])).toEqual({ merged: { l: expected }, conflicts: [] });
  });
});

describe('an order of two editors [HIS-15]', () => {
  test.each([
    ['one moves, the other adds', [1, 2, 3], [3, 1, 2], [1, 2, 9, 3], [3, 1, 2, 9]],
    ['one adds, the other moves', [1, 2, 3], [1, 9, 2, 3], [3, 2, 1], [3, 2, 1, 9]],
    ['both add at their places', [1, 2], [1, 7, 2], [1, 2, 8], [1, 7, 2, 8]],
    ['one adds at the beginning', [1, 2], [7, 1, 2], [1, 2, 8], [7, 1, 2, 8]],
    ['one removes what the other moved', [1, 2, 3], [1, 3], [2, 1, 3], [1, 3]],
    ['both move to the same', [1, 2, 3], [2, 1, 3], [2, 1, 3], [2, 1, 3]],
  ])('%s', (_, base, yours, current, expected) => {
    expect(merge(order, [base, yours, current])).toEqual({
      merged: { l: expected },
      conflicts: [],
    });
  });

  test('both move differently: a question, and neither answer loses an element [HIS-15]', () => {
    const { merged, conflicts } = merge(order, [
      [1, 2, 3],
      [2, 1, 3, 7],
      [3, 2, 1, 8],
    ]);
    expect(merged.l).toEqual([3, 7, 2, 1, 8]);
    expect(conflicts).toEqual([
      {
        path: 'l',
        field: 'l',
        key: null,
        part: null,
        theirs: [3, 7, 2, 1, 8],
        yours: [2, 1, 8, 3, 7],
      },
    ]);
  });
});

describe('records of two editors', () => {
  const jan = { id: 1, name: 'Jan', phone: '1' };
  const ewa = { id: 2, name: 'Ewa', phone: '2' };
  const added = { name: 'Ola', phone: '3' };

  test.each([
    ['both add', [jan], [jan, added], [jan, ewa], [jan, added, ewa]],
    [
      'different fields of one',
      [jan],
      [{ ...jan, name: 'J' }],
      [{ ...jan, phone: '9' }],
      [{ id: 1, name: 'J', phone: '9' }],
    ],
    [
      'one removes, the other changes another',
      [jan, ewa],
      [ewa],
      [jan, { ...ewa, phone: '9' }],
      [{ ...ewa, phone: '9' }],
    ],
    ['an untouched one that the other removed', [jan, ewa], [jan, ewa], [ewa], [ewa]],
    ['one that neither has known is left to be refused', [jan], [jan, ewa], [jan], [jan, ewa]],
  ])('%s', (_, base, yours, current, expected) => {
    expect(merge(rows, [base, yours, current])).toEqual({ merged: { l: expected }, conflicts: [] });
  });

  test.each([
    [
      'the same field',
      [{ ...jan, phone: 'a' }],
      [{ ...jan, phone: 'b' }],
      { path: 'l.1.phone', theirs: 'b', yours: 'a' },
      [{ ...jan, phone: 'a' }],
    ],
    [
      'one removed what the other changed',
      [],
      [{ ...jan, phone: 'b' }],
      { path: 'l.1', theirs: { ...jan, phone: 'b' }, yours: null },
      [],
    ],
    [
      'one changed what the other removed',
      [{ ...jan, phone: 'a' }],
      [],
      { path: 'l.1', theirs: null, yours: { ...jan, phone: 'a' } },
      [{ name: 'Jan', phone: 'a' }],
    ],
  ])(
    '%s is asked about, and the answer carried out [HIS-13]',
    (_, yours, current, asked, settled) => {
      const { merged, conflicts } = merge(rows, [[jan], yours, current]);
      expect(conflicts).toMatchObject([asked]);
      expect(merged.l).toEqual(current);
      const answer = (whose: 'theirs' | 'yours') =>
        settleConflicts(merged, conflicts, { [asked.path]: whose }, { l: rows }).l;
      expect(answer('theirs')).toEqual(current);
      expect(answer('yours')).toEqual(settled);
    },
  );
});

test.each([
  ['', null, true],
  [undefined, '', true],
  [0, null, false],
  [false, null, false],
  ['2026-11-22T10:00:00Z', '2026-11-22T10:00:00.000+00:00', true],
  ['2026-11-22T10:00:00Z', '2026-11-22T11:00:00+01:00', true],
  ['2026-11-22', '2026-11-23', false],
  [[1, 2], [2, 1], false],
  [{ a: 1, b: null }, { a: 1 }, true],
])('%j and %j are the same: %s [HIS-21]', (a, b, expected) => {
  expect(same(a, b)).toBe(expected);
});
