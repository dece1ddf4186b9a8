import { expect, test } from 'vitest';
import { guessedType } from './guessed-type.ts';

const named = (...names: string[]) => names.map((name, id) => ({ id, name }));
const types = named('Umowa', 'Aneks', 'Pełnomocnictwo', 'Korespondencja');

test.each([
  ['Aneks nr 2 do umowy z Kuźnią.pdf', 'Aneks'],
  ['UMOWA_2026.docx', 'Umowa'],
  ['pelnomocnictwo ogolne.pdf', 'Pełnomocnictwo'],
])('the type of %s is %s, as its name says [DOC-84]', (file, type) => {
  expect(guessedType(file, types)?.name).toBe(type);
});

test('a name that says nothing gives „Inne”, else what is usual, else the first [DOC-84]', () => {
  expect(guessedType('skan0001.pdf', [...types, { id: 9, name: 'Inne' }], 3)?.name).toBe('Inne');
  expect(guessedType('skan0001.pdf', types, 3)?.name).toBe('Korespondencja');
  expect(guessedType('skan0001.pdf', types)?.name).toBe('Umowa');
  expect(guessedType('skan0001.pdf', [])).toBeUndefined();
});
