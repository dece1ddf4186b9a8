import { cleanNumber } from '@zaplecze/contract/kit/fields/clean';
import { splitCell } from '../parsing/listed-names.ts';

/** A formula that could not be worked out; its words would else become a name. */
const formulaError =
  /^#(N\/A|N\/D|REF!|ADR!|NAME\?|NAZWA\?|VALUE!|ARG!|DIV\/0!|DZIEL\/0!|NUM!|LICZBA!|NULL!|ZERO!)$/i;

export const wrongFormula = 'W tej komórce jest błąd formuły';

export const isFormulaError = (text: string): boolean => formulaError.test(text);

/** The message where several records have the name. */
export const ambiguous = (name: string, people: boolean): string =>
  people
    ? `Kilka osób nazywa się ${name}. Podaj adres e-mail`
    : `Pasuje więcej niż jeden wpis: ${name}`;

/** "Anna Maria Nowak": the last word is the surname. */
export function splitName(fullName: string): [firstName: string, lastName: string] {
  const words = fullName.split(/\s+/).filter(Boolean);
  return [words.slice(0, -1).join(' '), words.at(-1) ?? ''];
}

/** A tax number in its stored form, or the text unchanged. */
export function bareNumber(text: string): string {
  const bare = cleanNumber(text).replace(/^pl/i, '').replace(/[\s-]/g, '');
  return /^\d{10}$/.test(bare) ? bare : text;
}

/** How Google puts several values of a field into one cell. */
const between = ' ::: ';

/** A cell of several values as one field has them: telephones by commas, of e-mails the first. */
export const cellValue = (text: string, field: string): string => {
  if (!text.includes(between)) return text;
  const values = splitCell(text, / ::: /);
  return /email$/i.test(field) ? (values[0] ?? '') : values.join(', ');
};
