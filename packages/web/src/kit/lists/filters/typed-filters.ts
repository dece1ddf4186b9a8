import { unknownYear, wrongDay } from '@zaplecze/contract/kit/fields/date-words';
import { readDay } from '@zaplecze/contract/kit/fields/typed-time';
import { backwards, numberOrder, rangeOrder } from '@zaplecze/contract/kit/lists/ranges';
import { bareAmount, isAmbiguousAmount, isBareNumber } from '@zaplecze/contract/kit/values/amounts';
import { isKnown } from '@zaplecze/contract/kit/values/time';
import type { FilterValue } from '../state/list-address.ts';
import type { FilterField } from '../types.ts';

/* What is typed into filters, as far as it may be no day or no number. */

export type TypedFilters = Record<string, FilterValue>;

/** Messages of what is typed and no value, by the filter's key; a filter that is off has none. */
export function wrongFilters(fields: FilterField[], draft: TypedFilters): Record<string, string> {
  const typed = fields.flatMap((field) => {
    if (field.needs !== undefined && draft[field.needs]?.[0] !== '1') return [];
    const [value] = [draft[field.key] ?? []].flat();
    return value ? [{ field, value }] : [];
  });
  const days = typed.flatMap(({ field, value }) =>
    field.kind === 'day' ? [[field.key, readDay(value)] as const] : [],
  );
  const numbers = typed.flatMap(({ field, value }) =>
    field.kind === 'number' ? [[field.key, Number(bareAmount(value))] as const] : [],
  );
  const end = backwards(Object.fromEntries(days));
  const lower = backwards(Object.fromEntries(numbers));
  const wrong = typed.flatMap(({ field, value }) => {
    const message = wrongNumber(field, value);
    return message === null ? [] : [[field.key, message]];
  });
  const wrongDays = days.flatMap(([key, day]) => {
    if (day !== null && isKnown(day)) return [];
    return [[key, day === null ? wrongDay : unknownYear]];
  });
  return {
    ...(end && { [end]: rangeOrder }),
    ...(lower && { [lower]: numberOrder }),
    ...Object.fromEntries(wrongDays),
    ...Object.fromEntries(wrong),
  };
}

/** Why a text is no number that the filter takes: of one with bounds a whole number within them. */
function wrongNumber(field: FilterField, text: string): string | null {
  if (field.kind !== 'number') return null;
  const { min, max } = field;
  const bare = bareAmount(text);
  if (isAmbiguousAmount(text)) return 'Nie wiadomo, co znaczy kropka: wpisz przecinek albo odstęp';
  if (!isBareNumber(bare)) return 'Podaj liczbę';
  if (min === undefined || max === undefined) return null;
  const number = Number(bare);
  return Number.isInteger(number) && number >= min && number <= max
    ? null
    : `Podaj liczbę od ${min} do ${max}`;
}

/** Values as the list's address has them: numbers with a point. */
export const inAddress = ({ kind }: FilterField, values: string[]): string[] =>
  kind === 'number' ? values.map(bareAmount) : values;

/** The same as people type them: with a comma. */
export const asTyped = ({ kind }: FilterField, values: string[]): string[] =>
  kind === 'number' ? values.map((value) => value.replace('.', ',')) : values;
