import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { pdfStructure } from '../../../test/pdf-text.ts';
import { badgePdf } from './badge.pdf.ts';

test('a badge tells its language, its title and its code in words [EXP-216]', async () => {
  const badge = badgePdf({
    ...{ letterhead: { name: 'Kwadrat', logo: null }, fullName: 'Ewa Nowicka', people: 2 },
    ...{ party: 'Browar', host: 'Jan Lis', day: '27.11.2026', code: 'ABCD2345' },
  });
  const content = await buffer(badge as unknown as AsyncIterable<Buffer>);
  const { words, ...shown } = await pdfStructure(content);
  expect(shown).toMatchObject({
    ...{ title: 'Identyfikator – Ewa Nowicka', lang: 'pl-PL', marked: true },
    alts: ['Kod QR: ABCD2345'],
  });
  expect(words).not.toContain('nieoznaczone');
});
