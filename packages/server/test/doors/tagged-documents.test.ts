import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { PostingBook } from '@zaplecze/contract/rooms/reception/desk/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postingBookPdf } from '../../src/rooms/reception/desk/posting-book.pdf.ts';
import { badgePdf } from '../../src/rooms/visits/badge.pdf.ts';
import { type Someone, testApp } from '../http.ts';
import { pdfStructure } from '../pdf-text.ts';

/* Documents to print as reading programs have them: by pdf.js, and in `npm run test:doors` by poppler's pdfinfo too. */

let it: Awaited<ReturnType<typeof testApp>>;
let people: Record<'admin' | 'manager' | 'desk', Someone>;
beforeAll(async () => {
  it = await testApp();
  const [admin, manager, desk] = await Promise.all([
    it.signIn('ROLE_ADMIN'),
    it.signIn('ROLE_MANAGER'),
    it.signIn('ROLE_RECEPTION'),
  ]);
  people = { admin, manager, desk };
});
afterAll(() => it.close());

const get = async (as: Someone, url: string): Promise<Buffer> => {
  const answer = await it.app.inject({ url: `/api${url}`, headers: { 'access-token': as.token } });
  expect(`${url} ${answer.headers['content-type']}`).toBe(`${url} application/pdf`);
  return answer.rawPayload;
};

/** Each document with the pieces that it must tell apart. */
const documents: [string, () => Promise<Buffer>, RegExp, string[]][] = [
  [
    'the report of a month',
    () => get(people.manager, '/report/monthly/export?month=2026-01'),
    /^Raport miesięczny: styczeń 2026 – /,
    ['H1', 'H2', 'P', 'Figure'],
  ],
  [
    'the report of the reception',
    () => get(people.desk, '/reception/download/report?filter[category]=guest'),
    / – /,
    ['H1', 'P', 'Table', 'TR', 'TH'],
  ],
  [
    'the register of processing',
    () => get(people.admin, '/processingActivity/document/export?format=pdf'),
    / – /,
    ['H1', 'P'],
  ],
  [
    'the posting book',
    () => {
      const line = { party: 'Urząd Miasta', address: 'Długa 1, Łódź', taskNumber: null };
      const lines = Array.from({ length: 30 }, (_, at) => ({
        ...line,
        type: 'List',
        sysNumber: `L/${at}`,
      }));
      const book = { day: '2026-11-27', lines } as unknown as PostingBook;
      const sender = { name: 'Kwadrat', address: 'Długa 2, Łódź' };
      return buffer(postingBookPdf(book, sender) as unknown as AsyncIterable<Buffer>);
    },
    /^Pocztowa książka nadawcza/,
    ['H1', 'P', 'Table', 'TR', 'TH', 'TD'],
  ],
  [
    'a guest’s badge',
    () =>
      buffer(
        badgePdf({
          ...{ letterhead: { name: 'Kwadrat', logo: null }, fullName: 'Ewa Nowicka', people: 2 },
          ...{ party: 'Browar', host: 'Jan Lis', day: '27.11.2026', code: 'ABCD2345' },
        }) as unknown as AsyncIterable<Buffer>,
      ),
    /^Identyfikator – Ewa Nowicka$/,
    ['H1', 'P', 'Figure'],
  ],
];

test.each(documents)(
  '%s tells its language, its title and what each piece is [EXP-216]',
  async (_, make, title, roles) => {
    const pdf = await make();
    const told = await pdfStructure(pdf);
    expect(told).toMatchObject({
      ...{ title: expect.stringMatching(title), version: '1.7', lang: 'pl-PL', marked: true },
    });
    expect([...told.roles]).toEqual(expect.arrayContaining(roles));
    expect(told.roles.has('Figure')).toBe(told.alts.length > 0);
    expect(told.words).not.toContain('nieoznaczone');
    if (process.env.LONG !== '1') return;
    const folder = mkdtempSync(join(tmpdir(), 'zaplecze-pdf-'));
    try {
      writeFileSync(join(folder, 'a.pdf'), pdf);
      const run = (...args: string[]) =>
        execFileSync('pdfinfo', args, { cwd: folder, encoding: 'utf8' });
      expect(run('a.pdf')).toMatch(/^Tagged: +yes$/m);
      expect(run('-struct-text', 'a.pdf')).toMatch(/^Document\n {2}(P|H1)/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
