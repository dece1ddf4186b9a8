import { expect, test } from 'vitest';
import { usedWords } from './used-words.ts';

test.each([
  [{ used: 0, formula: null }, 'jeszcze puste'],
  [{ used: 0, formula: '[a]' }, 'jeszcze puste'],
  [{ used: 1, formula: null }, 'wypełnione: 1 rekord'],
  [{ used: 10_000, formula: null }, 'wypełnione: 10 000 rekordów'],
  [{ used: 10_001, formula: null }, 'wypełnione: ponad 10 000 rekordów'],
  [{ used: 10_001, formula: '[a]' }, 'wyliczone: ponad 10 000 rekordów'],
])('%j says „%s” [CUS-300]', (field, words) => {
  expect(usedWords(field).replaceAll('\u00a0', ' ')).toBe(words);
});
