/** What a workbook's number formats make of a number: a date, digits in groups, or nothing special. */

/** Formats that every spreadsheet knows by number as dates or times. */
const datesByNumber = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);

const day = 86_400_000;
/** Days from 1899-12-30, where spreadsheets begin, to 1970. */
const beginning = 25_569;
/** Workbooks of older Macs begin in 1904. */
const laterBeginning = 1_462;

export type CellFormat = 'date' | { digits: string } | null;

/** The meaning of a format code such as `dd.mm.yyyy` or `000\\-000\\-00\\-00` (a NIP). */
export function formatOf(number: number, code: string | undefined): CellFormat {
  if (datesByNumber.has(number)) return 'date';
  if (code === undefined) return null;
  const [positive = ''] = code.split(';');
  const grouped = positive.replace(/\\(.)|"([^"]*)"/g, (_, one, many) => one ?? many);
  if (/^0[0 -]*0$/.test(grouped) && /[ -]/.test(grouped)) return { digits: grouped };
  const bare = positive.replace(/\\.|"[^"]*"|\[[^\]]*\]|_.|\*./g, '');
  return /[ymdhs]/i.test(bare) && !/general|standard/i.test(bare) ? 'date' : null;
}

/** A number cell as the person sees it, dates as YYYY-MM-DD with the hour where there is one. */
export function shownNumber(raw: string, format: CellFormat, from1904: boolean): string {
  const value = Number(raw);
  if (raw === '' || !Number.isFinite(value)) return raw;
  if (format === null) return String(value).replace('.', ',');
  if (format === 'date') return shownDate(value + (from1904 ? laterBeginning : 0)) ?? raw;
  const zeros = format.digits.replace(/[^0]/g, '').length;
  const digits = [...String(value).padStart(zeros, '0')];
  if (!Number.isInteger(value) || digits.length > zeros) return String(value);
  return format.digits.replace(/0/g, () => digits.shift() ?? '');
}

function shownDate(days: number): string | null {
  const time = Math.round(((days - beginning) * day) / 1000) * 1000;
  if (!(days >= 1 && days < 2_958_466)) return null;
  const iso = new Date(time).toISOString();
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso.slice(0, 16).replace('T', ' ');
}
