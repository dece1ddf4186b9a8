import { strToU8, zipSync } from 'fflate';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const cell = (text: string) =>
  text === '' ? '<c/>' : `<c t="inlineStr"><is><t>${escaped(text)}</t></is></c>`;
const row = (cells: string[]) => `<row>${cells.map(cell).join('')}</row>`;

/** A workbook of texts: each sheet by its name, with its rows from the first one on. */
export function workbookOf(sheets: Record<string, string[][]>): Buffer {
  const all = Object.entries(sheets);
  const files: Record<string, string> = {
    'xl/workbook.xml': `<workbook><sheets>${all
      .map(([name], at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="r${at}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${all
      .map((_, at) => `<Relationship Id="r${at}" Target="worksheets/sheet${at}.xml"/>`)
      .join('')}</Relationships>`,
  };
  for (const [at, [, rows]] of all.entries())
    files[`xl/worksheets/sheet${at}.xml`] =
      `<worksheet><sheetData>${rows.map(row).join('')}</sheetData></worksheet>`;
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)]))),
  );
}
