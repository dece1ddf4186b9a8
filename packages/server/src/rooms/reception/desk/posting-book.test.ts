import { buffer } from 'node:stream/consumers';
import type { PostingBook } from '@zaplecze/contract/rooms/reception/desk/calls';
import { expect, test } from 'vitest';
import { pdfStructure } from '../../../../test/pdf-text.ts';
import { postingBookPdf } from './posting-book.pdf.ts';

test('the posting book tells its language, its title and its table [EXP-216]', async () => {
  const line = { party: 'Urząd Miasta', address: 'Długa 1, Łódź', taskNumber: null, type: 'List' };
  const lines = Array.from({ length: 30 }, (_, at) => ({ ...line, sysNumber: `L/${at}` }));
  const book = { day: '2026-11-27', lines } as unknown as PostingBook;
  const written = postingBookPdf(book, { name: 'Kwadrat', address: 'Długa 2, Łódź' });
  const content = await buffer(written as unknown as AsyncIterable<Buffer>);
  const { words, roles, ...shown } = await pdfStructure(content);
  expect(shown).toMatchObject({ lang: 'pl-PL', marked: true });
  expect(shown.title).toMatch(/^Pocztowa książka nadawcza/);
  expect([...roles]).toEqual(expect.arrayContaining(['H1', 'P', 'Table', 'TR', 'TH', 'TD']));
  expect(words).not.toContain('nieoznaczone');
});
