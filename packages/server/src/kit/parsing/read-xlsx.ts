import { type CellFormat, formatOf, shownNumber } from './cell-format.ts';
import { local, type Parts, unpack, walkXml } from './office-parts.ts';
import { type NumberedRow, tableLimits, wrongFile } from './table-limits.ts';

/*
 * Not a library: the four that were tried unpacked 400 kB to 400 MB (0.9 GB of memory, or no answer in 40 s), and two
 * took a sheet that breaks off for a whole one (docs/decisions/0031-own-or-library.md).
 */

const broken = 'Nie można odczytać tego pliku XLSX. Otwórz go w arkuszu i zapisz jeszcze raz.';
const tooLarge = 'Plik po rozpakowaniu jest za duży. Zostaw w nim jeden arkusz z samymi danymi.';

const refusals = { broken, tooLarge };

type Handlers = Parameters<typeof walkXml>[1];

/** Workbooks nest some ten tags. */
const walk = (part: Uint8Array | undefined, handlers: Handlers) =>
  walkXml(part, handlers, { broken, deepest: 64 });

/** Where the sheets are, in the order of their tabs; hidden ones last. */
function sheetsOf(parts: Parts) {
  const targets = new Map<string, string>();
  walk(parts['xl/_rels/workbook.xml.rels'], {
    open: (name, { Id = '', Target = '' }) => {
      if (name !== 'Relationship') return;
      targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
  });
  const sheets: { name: string; path: string; hidden: boolean }[] = [];
  let from1904 = false;
  walk(parts['xl/workbook.xml'], {
    open: (name, attributes) => {
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (name !== 'sheet') return;
      const link = Object.entries(attributes).find(([key]) => local(key) === 'id' && key !== 'id');
      const path = targets.get(link?.[1] ?? '');
      const hidden = (attributes.state ?? 'visible') !== 'visible';
      if (path) sheets.push({ name: attributes.name ?? '', path, hidden });
    },
  });
  return { sheets: sheets.sort((a, b) => Number(a.hidden) - Number(b.hidden)), from1904 };
}

/** Excel writes letters that XML cannot hold as `_x000D_`. */
const unescaped = (text: string) =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

function sharedTexts(part: Uint8Array | undefined): string[] {
  const texts: string[] = [];
  let current = '';
  let depth = 0;
  let phonetic = false;
  walk(part, {
    open: (name) => {
      if (name === 'si') current = '';
      if (name === 'rPh') phonetic = true;
      if (name === 't') depth += 1;
    },
    text: (text) => {
      if (depth > 0 && !phonetic) current += text;
    },
    close: (name) => {
      if (name === 't') depth -= 1;
      if (name === 'rPh') phonetic = false;
      if (name === 'si') texts.push(unescaped(current));
    },
  });
  return texts;
}

function formatsOf(part: Uint8Array | undefined): CellFormat[] {
  const codes = new Map<number, string>();
  const formats: CellFormat[] = [];
  let inCells = false;
  walk(part, {
    open: (name, { numFmtId, formatCode }) => {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode ?? '');
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) {
        const number = Number(numFmtId ?? 0);
        formats.push(formatOf(number, codes.get(number)));
      }
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return formats;
}

/** The place of a column: 0 for 'A', 27 for 'AB'. */
function columnOf(reference: string): number {
  let place = 0;
  for (const letter of /^[A-Z]+/.exec(reference)?.[0] ?? '') {
    place = place * 26 + letter.charCodeAt(0) - 64;
  }
  return place - 1;
}

type Reading = { texts: string[]; formats: CellFormat[]; from1904: boolean };

/** What a cell shows, by its type. */
function shown(type: string, style: string, raw: string, reading: Reading): string {
  if (type === 's') return reading.texts[Number(raw)] ?? '';
  if (type === 'inlineStr' || type === 'str') return unescaped(raw);
  if (type === 'b') return raw === '1' ? 'tak' : 'nie';
  if (type === 'd') return raw.replace('T00:00:00', '').slice(0, 16).replace('T', ' ');
  if (type === 'e') return raw;
  return shownNumber(raw, reading.formats[Number(style)] ?? null, reading.from1904);
}

function rowsOf(part: Uint8Array | undefined, reading: Reading): NumberedRow[] {
  const rows: NumberedRow[] = [];
  let row: NumberedRow = { number: 0, cells: [] };
  let cell = { column: -1, type: '', style: '', raw: '' };
  let within = false;
  let phonetic = false;
  walk(part, {
    open: (name, attributes) => {
      if (name === 'row') {
        row = { number: Number(attributes.r ?? row.number + 1), cells: [] };
        cell.column = -1;
      } else if (name === 'c') {
        const column = attributes.r ? columnOf(attributes.r) : cell.column + 1;
        cell = { column, type: attributes.t ?? 'n', style: attributes.s ?? '0', raw: '' };
      } else if (name === 'v' || name === 't') within = true;
      else if (name === 'rPh') phonetic = true;
    },
    text: (text) => {
      if (within && !phonetic) cell.raw += text;
    },
    close: (name) => {
      if (name === 'v' || name === 't') within = false;
      else if (name === 'rPh') phonetic = false;
      else if (name === 'row') {
        // One more than may be, so that it is seen that there are too many.
        if (row.cells.length > 0 && rows.length < tableLimits.rows + 2) rows.push(row);
      } else if (name === 'c' && cell.raw !== '') {
        // Beyond the last column that may be there is only looked whether there is something.
        const place = Math.min(cell.column, tableLimits.columns);
        const text = shown(cell.type, cell.style, cell.raw, reading);
        if (place < 0 || text === '') return;
        while (row.cells.length < place) row.cells.push('');
        row.cells[place] = text;
      }
    },
  });
  return rows;
}

/** A sheet with something in it; `rows`: null for one that there was no room to look at, or that cannot be read. */
export type Sheet = { name: string; rows: number | null };

/** The sheets with anything in them, the place of one among them, and its rows. */
export type Sheets = { sheets: Sheet[]; sheet: number; rows: NumberedRow[] };

/** Bytes of sheets that are looked at beside the first one. */
const mostBeside = 40 * 1024 * 1024;

/**
 * The sheets with anything in them, and the rows of one: of `wanted`, else of the one that is worth most, else of the
 * first. Formulas stand as the value they had when the workbook was saved.
 */
export function xlsxRows(
  content: Buffer,
  { wanted, worth }: { wanted?: number; worth: (rows: NumberedRow[]) => number },
): Sheets {
  const common = unpack(
    content,
    (name) =>
      /^xl\/(workbook\.xml|styles\.xml|sharedStrings\.xml|_rels\/workbook\.xml\.rels)$/.test(name),
    refusals,
  );
  const { sheets, from1904 } = sheetsOf(common);
  if (sheets.length === 0) throw wrongFile(broken);
  const reading = {
    texts: sharedTexts(common['xl/sharedStrings.xml']),
    formats: formatsOf(common['xl/styles.xml']),
    from1904,
  };
  const found: Sheets = { sheets: [], sheet: 0, rows: [] };
  let best = -1;
  let room = mostBeside;
  for (const { name, path } of sheets.slice(0, 20)) {
    const at = found.sheets.length;
    // What nobody has chosen neither costs without end nor keeps the others from being read.
    const beside = at > 0 && at !== wanted;
    if (beside && room < 0) {
      found.sheets.push({ name, rows: null });
      continue;
    }
    let rows: NumberedRow[];
    try {
      const part = unpack(content, (one) => one === path, refusals)[path];
      if (!part) throw wrongFile(broken);
      if (at > 0) room -= part.length;
      rows = rowsOf(part, reading);
    } catch (error) {
      if (!beside) throw error;
      found.sheets.push({ name, rows: null });
      continue;
    }
    if (rows.length === 0) continue;
    found.sheets.push({ name, rows: rows.length });
    const worthNow = wanted === undefined ? worth(rows) : Number(wanted === at);
    if (worthNow <= best) continue;
    best = worthNow;
    found.sheet = at;
    found.rows = rows;
  }
  return found;
}
