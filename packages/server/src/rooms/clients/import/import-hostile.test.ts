import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createArticle } from '@zaplecze/contract/rooms/knowledge/calls';
import { strToU8, zipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { importApp } from './import.fixture.ts';

const { it, send, manager } = await importApp();
afterAll(() => it.close());

const insert = async (table: 'knowledgeBaseType' | 'department', values: object) =>
  (
    await it.db
      .insertInto(table)
      .values(values as never)
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

/** A workbook of one sheet. */
const workbook = (sheet: string, shared = '') =>
  Buffer.from(
    zipSync({
      'xl/workbook.xml': strToU8(
        '<workbook><sheets><sheet name="A" sheetId="1" r:id="a"/></sheets></workbook>',
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      'xl/sharedStrings.xml': strToU8(`<sst><si><t>${shared}</t></si></sst>`),
      'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
    }),
  );
const upload = async (content: string | Buffer) => (await send(content)).status;

const cells = `<row>${'<c t="s"><v>0</v></c>'.repeat(90)}</row>`;
const hostile: [string, () => Promise<number>, number][] = [
  ['200,000 nested tags in a workbook', () => upload(workbook('<a>'.repeat(200_000))), 400],
  [
    'one long text in 180,000 cells',
    () => upload(workbook(cells.repeat(2_000), 'x'.repeat(9_000))),
    400,
  ],
  ['three million empty lines', () => upload('\n'.repeat(3_000_000)), 400],
  ['five million quotes', () => upload(`Nazwa\n"${'""'.repeat(2_500_000)}`), 200],
  [
    '200 kB of nested HTML in an article',
    async () => {
      const body = {
        name: 'Długi',
        type: await insert('knowledgeBaseType', { name: 'Typ' }),
        department: await insert('department', { name: 'Dział' }),
        description: '<p><b>'.repeat(33_000),
      };
      return (await it.call(createArticle, { as: manager, body })).status;
    },
    200,
  ],
];

test.each(hostile)(
  '/api/health answers while somebody sends %s [CLI-108, EXP-15]',
  async (_, act, status) => {
    const delay = monitorEventLoopDelay({ resolution: 10 });
    let answer: number | undefined;
    const acting = act().then((found) => {
      answer = found;
    });
    delay.enable();
    while (answer === undefined) {
      const { statusCode } = await it.app.inject('/api/health');
      expect(statusCode).toBe(200);
    }
    await acting;
    delay.disable();
    // On a slow machine the last one is too entangled for its six seconds.
    expect([status, 400]).toContain(answer);
    // The figure is 200 ms on a machine of its own; what is looked for here are many seconds.
    expect(delay.max / 1e6).toBeLessThan(1_500);
  },
);
