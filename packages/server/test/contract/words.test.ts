import { countWords, sentence, withoutForm } from '@zaplecze/contract/kit/values/words';
import { nameBesideClient, withoutClient } from '@zaplecze/contract/rooms/projects/name';
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
])('a count of %i takes its right word: %s [SHE-32]', (count, words) => {
  expect(countWords(count, 'zadanie', 'zadania', 'zadań').replaceAll('\u00A0', ' ')).toBe(words);
});

test.each([
  ['Ten NIP jest już w bazie: Nowak sp. z o.o.', 'Ten NIP jest już w bazie: Nowak sp. z o.o.'],
  ['Ten NIP jest już w bazie: Nowak i Syn', 'Ten NIP jest już w bazie: Nowak i Syn.'],
  ['Zastępuje: Jan Kowalski ', 'Zastępuje: Jan Kowalski.'],
  ['Gotowe?', 'Gotowe?'],
  ['', ''],
])('the sentence "%s" ends once [SHE-12]', (text, whole) => {
  expect(sentence(text)).toBe(whole);
});

test.each([
  ['Pełna księgowość – Kowalscy sp. z o.o. – 11/2026', 'Pełna księgowość', '11/2026'],
  ['Usługa – z myślnikiem – Kowalscy sp. z o.o. – 1/2027', 'Usługa – z myślnikiem', '1/2027'],
  ['Audyt – Kowalscy sp. z o.o.', 'Audyt', undefined],
  ['Zaległe księgi za pół roku', 'Zaległe księgi za pół roku', undefined],
  ['Kowalscy sp. z o.o.', 'Kowalscy sp. z o.o.', undefined],
  ['Audyt – Nowak – 11/2026', 'Audyt – Nowak – 11/2026', undefined],
])('beside its client the project "%s" is "%s" of "%s" [PRO-156]', (whole, name, period) => {
  expect(nameBesideClient(whole, 'Kowalscy sp. z o.o.')).toEqual({ name, period });
});

test.each([
  ['Pełna księgowość – Kowalscy sp. z o.o. – 11/2026', 'Pełna księgowość 11/2026'],
  ['Audyt – Kowalscy sp. z o.o.', 'Audyt'],
  ['Zaległe księgi – Nowak – 11/2026', 'Zaległe księgi – Nowak – 11/2026'],
])('on its client’s page the project "%s" is "%s" [SHE-407]', (whole, name) => {
  expect(withoutClient(whole, 'Kowalscy sp. z o.o.')).toBe(name);
});

test.each([
  ['Meridian Księgowość sp. z o.o.', 'Meridian Księgowość'],
  ['Meridian Audyt S.A.', 'Meridian Audyt'],
  ['Kowalscy sp. j.', 'Kowalscy'],
  ['Sp. z o.o.', 'Sp. z o.o.'],
  ['Nowak', 'Nowak'],
])('the company "%s" without its legal form [SHE-12]', (name, short) => {
  expect(withoutForm(name)).toBe(short);
});
