import { expect, test } from 'vitest';
import { standingWords } from './impact-words.ts';

const days = { dateFrom: '2026-11-23', dateTo: '2026-11-25' };
const [anna, jan, ewa] = ['Anna Nowak', 'Jan Kos', 'Ewa Lis'].map((name, at) => ({
  id: at + 1,
  name,
})) as [{ id: number; name: string }, { id: number; name: string }, { id: number; name: string }];
const away = [{ dateFrom: '2026-11-24', dateTo: '2026-11-24' }];

test('a chain of substitutes is told link by link, with the days on which one is away too [IMP-16]', () => {
  const first = { of: anna, user: jan, ...days, away, bound: true };
  expect(standingWords(anna.id, [{ ...first, away: [] }])).toEqual([
    'Zastępuje: Jan Kos, 23–25.11.2026.',
  ]);
  expect(standingWords(anna.id, [first])).toEqual([
    'Zastępuje: Jan Kos, 23–25.11.2026. Też nieobecność: 24.11.2026. Wtedy nikt nie zastępuje.',
  ]);
  const second = { of: jan, user: ewa, ...days, away: [], bound: false };
  expect(standingWords(anna.id, [first, second])).toEqual([
    'Zastępuje: Jan Kos, 23–25.11.2026. Też nieobecność: 24.11.2026.',
    'Za osobę Jan Kos zastępuje: Ewa Lis, 23–25.11.2026.',
  ]);
});
