import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
