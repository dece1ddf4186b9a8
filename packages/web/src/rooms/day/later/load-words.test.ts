import { expect, test } from 'vitest';
import { loadWords } from './load-words.ts';

test('hours stand against those that one has; where none are left it is said [DAY-03, DAY-08]', () => {
  expect(loadWords({ planned: 6.5, available: 8 })).toBe('6,5 z 8\u00A0godz.');
  expect(loadWords({ planned: 2, available: 0 })).toBe('2\u00A0godz. poza czasem pracy');
  expect(loadWords({ planned: 0, available: 0 })).toBe('bez godzin pracy');
});
