import { cleanNumber } from '@zaplecze/contract/kit/fields/clean';
import { bareWord } from '@zaplecze/contract/kit/values/found-words';

/** A number that is looked for: '-1234.5', the word behind it, which is what it counts (none: ''), and how it was written. */
export type WrittenNumber = { number: string; unit: string; text: string; isGrouped: boolean };

const shape =
  /^(-?)(\d{1,3}(?: \d{3})+|\d{1,13})(?:[.,](\d{1,4}))?(?: ?([^\d\s.,;:+/-].{0,11}))?$/u;

/** 'm²' and 'M2' are one, as 'os.' and 'os' are. */
export const plainUnit = (unit: string): string =>
  unit.normalize('NFKC').toLocaleLowerCase('pl').replace(/\.+$/, '');

/** A number as screens, papers and people write it, alone or with its unit: '1 234,50 zł', '12,5 km', '1234.5'; null for what is none. */
export function writtenNumber(typed: string): WrittenNumber | null {
  const bare = bareWord(
    cleanNumber(typed)
      .trim()
      .replace(/[.,;]+$/, ''),
  ).replace(/[.,]$/, '');
  const found = shape.exec(bare);
  if (!found) return null;
  const [, sign, whole = '', part = '', unit = ''] = found;
  const decimals = part.replace(/0+$/, '');
  return {
    number: `${sign}${whole.replaceAll(' ', '').replace(/^0+(?=\d)/, '')}${decimals && `.${decimals}`}`,
    unit: plainUnit(unit),
    text: bare,
    isGrouped: whole.includes(' '),
  };
}
