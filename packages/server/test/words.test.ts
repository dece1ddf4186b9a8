import { counted, sentence, shortened } from '@zaplecze/contract/kit/words';
import { expect, test } from 'vitest';

test.each([
  [0, '0 zadań'],
  [1, '1 zadanie'],
  [2, '2 zadania'],
  [5, '5 zadań'],
  [12, '12 zadań'],
  [22, '22 zadania'],
  [112, '112 zadań'],
  [1_000_004, '1 000 004 zadania'],
])('a count of %i takes its right word: %s', (count, words) => {
  expect(counted(count, 'zadanie', 'zadania', 'zadań').replaceAll('\u00A0', ' ')).toBe(words);
});

test.each([
  ['Ten NIP jest już w bazie: Nowak sp. z o.o.', 'Ten NIP jest już w bazie: Nowak sp. z o.o.'],
  ['Ten NIP jest już w bazie: Nowak i Syn', 'Ten NIP jest już w bazie: Nowak i Syn.'],
  ['Zastępuje: Jan Kowalski ', 'Zastępuje: Jan Kowalski.'],
  ['Gotowe?', 'Gotowe?'],
  ['', ''],
])('the sentence "%s" ends once', (text, whole) => {
  expect(sentence(text)).toBe(whole);
});

test.each([
  ['Nowak i Syn', 30, 'Nowak i Syn'],
  ['Dokładnie trzydzieści znaków 30', 31, 'Dokładnie trzydzieści znaków 30'],
  [
    'Księgi rachunkowe – Zakład Przetwórstwa Mięsnego Kowalscy sp. z o.o. – 11/2026',
    50,
    'Księgi rachunkowe – Zakład…sp. z o.o. – 11/2026',
  ],
])('the name "%s" in %i characters keeps its end', (name, most, short) => {
  expect(shortened(name, most)).toBe(short);
});
