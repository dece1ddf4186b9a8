import { bulkKinds } from '@zaplecze/contract/rooms/bulk/lists';
import { expect, test } from 'vitest';
import { changedWords, restoredWords, rowsCounted } from './row-words.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test.each([
  ['offer', 1, 'Zmieniono 1 ofertę: ważność'],
  ['offer', 2, 'Zmieniono 2 oferty: ważność'],
  ['offer', 5, 'Zmieniono 5 ofert: ważność'],
  ['client', 1, 'Zmieniono 1 klienta: ważność'],
  ['client', 3, 'Zmieniono 3 klientów: ważność'],
  ['project', 22, 'Zmieniono 22 projekty: ważność'],
  ['assignment', 12, 'Zmieniono 12 zadań: ważność'],
  ['procedureDefinition', 1, 'Zmieniono 1 procedurę: ważność'],
] as const)(
  'a change of %s × %i is told by their name and what was changed: %s [BUL-115]',
  (kind, count, words) => {
    expect(plain(changedWords({ kind, label: 'Ważność' }, count))).toBe(words);
  },
);

test('rows that are counted have their name in its own forms [BUL-115]', () => {
  expect([1, 2, 5].map((count) => plain(rowsCounted('client', count)))).toEqual([
    ...['1 klient', '2 klienci', '5 klientów'],
  ]);
  for (const kind of bulkKinds) expect(rowsCounted(kind, 7)).toMatch(/^7\u00A0\p{L}+$/u);
});

test('taking back tells what came back, what did not, and why [BUL-115]', () => {
  const refused = [{ message: 'Ktoś w międzyczasie to zmienił' }];
  const told = (done: number, some: { message: string }[]) =>
    plain(restoredWords('offer', { done, refused: some }));
  expect(told(2, [])).toBe('Przywrócono 2 oferty');
  expect(told(2, refused)).toBe(
    'Przywrócono 2 oferty. Bez zmian: 1 oferta (Ktoś w międzyczasie to zmienił)',
  );
  expect(told(0, refused)).toBe('Bez zmian: 1 oferta (Ktoś w międzyczasie to zmienił)');
});
