import { strFromU8, unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { pdfWords } from '../../../../test/pdf-text.ts';
import { choices, fieldsOn } from '../custom-fields.fixture.ts';
import { recordsApp } from '../records.fixture.ts';

const { it, admin, desk, ways } = await recordsApp();
const { field } = fieldsOn(it, admin);
afterAll(() => it.close());

const report = (query: string, as: Someone = desk) =>
  it.app.inject({
    url: `/api/reception/download/report?${query}`,
    headers: { 'access-token': as.token },
  });

/** The cells of a workbook, row by row. */
function rowsOf(file: Buffer): string[][] {
  const files = unzipSync(new Uint8Array(file));
  const xml = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  return [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c [^>]*?(?:\/>|>(.*?)<\/c>)/gs)].map(([, cell = '']) =>
      cell.replace(/<[^>]+>/g, ''),
    ),
  );
}

test.each(['guest', 'parcel'] as const)(
  'the report of the reception has own fields of a %s that its reader sees, and the filter of the list by them [CUS-231]',
  async (category) => {
    const place = await field('text', { label: `Miejsce ${category}` }, category);
    const kind = await field('choice', { label: 'Rodzaj wizyty', ...choices('Stała') }, category);
    const cost = await field('money', { label: 'Opłata', unit: null }, category);
    const hidden = await field(
      'text',
      { label: 'Skryte', sees: 'admin', edits: 'admin' },
      category,
    );
    const id = await ways[category].make({
      ...{ [place.key]: 'P-12', [kind.key]: kind.options.Stała ?? 0, [cost.key]: 1200 },
    });
    await ways[category].save(id, { [hidden.key]: 'tajne' }, admin);
    await ways[category].make({ [place.key]: 'inne miejsce' });

    const of = `filter[category]=${category}`;
    const sheet = async (query: string, as = desk) =>
      rowsOf((await report(`format=xlsx&${query}`, as)).rawPayload);
    const [heads = [], ...rows] = await sheet(of);
    expect(heads.slice(-3)).toEqual([`Miejsce ${category}`, 'Rodzaj wizyty', 'Opłata']);
    expect(rows).toHaveLength(2);
    const own = rows.map((row) => row.slice(heads.length - 3).map(plain));
    expect(own).toContainEqual(['P-12', 'Stała', '1 200,00 zł']);
    expect(JSON.stringify([heads, rows])).not.toMatch(/Skryte|tajne/);
    const [whole = []] = await sheet(of, admin);
    expect(whole.at(-1)).toBe('Skryte');

    const paper = plain(await pdfWords((await report(of)).rawPayload));
    expect(paper).toContain('Pola własne');
    expect(paper).toContain(`Miejsce ${category}: P-12; Rodzaj wizyty: Stała`);
    expect(paper).not.toMatch(/Skryte|tajne/);

    // On paper they are as wide as the page, and whole.
    const long = await field('long', { label: 'Uwagi' }, category);
    const more = await field('long', { label: 'Ciąg dalszy' }, category);
    const words = (length: number) => Array.from({ length }, (_, at) => `słowo${at}`).join(' ');
    await ways[category].save(id, { [long.key]: words(1000), [more.key]: words(1001) });
    const wider = plain(await pdfWords((await report(of)).rawPayload));
    expect(wider).toContain(`Miejsce ${category}: P-12; Rodzaj wizyty: Stała; Opłata: 1 200,00 zł`);
    // Of what is longer than a page the next one goes on.
    for (const last of [998, 999, 1000]) expect(wider).toContain(`słowo${last}`);
    expect(wider.split('słowo999')).toHaveLength(3);

    const narrowed = await sheet(`${of}&filter[custom.${place.key}.has]=inne`);
    expect(narrowed).toHaveLength(2);
    expect(JSON.stringify(narrowed)).not.toContain('P-12');
    expect((await report(`${of}&filter[custom.${hidden.key}.has]=tajne`)).statusCode).toBe(400);
  },
);

const plain = (text: unknown) => String(text).replace(/[\s\u00a0\u202f]+/g, ' ');
