import type { NamedFilter } from '@zaplecze/contract/kit/lists/filter-words';

/* What a list was asked for, in words: on paper that has its rows, and in the log of downloads. */

/** A filter that a list was asked with. */
export type FilterUse = {
  label: string;
  /** Whether the company has called it so: its name then stands in a sentence as it is. */
  isOwn?: true;
  /** Records whose names its words wait for. */
  named?: { table: string; ids: number[] };
  /** `names`: of records, by `table/id`. */
  words: (names: ReadonlyMap<string, string>) => string;
};

/** What of a list's query says which rows they are. */
export type RowsAsked = {
  search?: string | undefined;
  filter?: Record<string, unknown>;
  only?: unknown;
} & Record<string, unknown>;

const isNothing = (value: unknown) => value === undefined || value === null || value === '';

/** '21.11.2026' of a day YYYY-MM-DD. */
const shortDay = (day: string): string => day.split('-').reverse().join('.');

/** The name of a record, or its number. */
export const nameIn = (names: ReadonlyMap<string, string>, table: string, id: unknown): string =>
  names.get(`${table}/${id}`) ?? `nr ${id}`;

/**
 * Search, chosen rows and filters of a query, and what a report takes beside them; what has no words says only how rows are
 * shown. Own fields have theirs from `customUses`.
 *
 * @param wordsOf the words of a filter by its name
 */
export function filterUses(
  { search, only, filter = {}, ...besides }: RowsAsked,
  wordsOf: (name: string) => NamedFilter | undefined,
): FilterUse[] {
  const uses: FilterUse[] = [];
  if (search) uses.push({ label: 'Szukane', words: () => `„${search}”` });
  if (!isNothing(only))
    uses.push({ label: 'Zaznaczone wiersze', words: () => String([only].flat().length) });
  for (const [name, value] of [...Object.entries(filter), ...Object.entries(besides)]) {
    const words = wordsOf(name);
    if (!words || isNothing(value) || (value === false && words.onlyWithOne)) continue;
    uses.push(useOf(words, [value].flat()));
  }
  return uses;
}

function useOf(filter: NamedFilter, values: unknown[]): FilterUse {
  const { label, of: table } = filter;
  return {
    label,
    ...(table && { named: { table, ids: values.map(Number) } }),
    words: (names) => values.map((one) => valueInWords(filter, one, names)).join(', ') || '–',
  };
}

function valueInWords(
  { of: table, options, kind }: NamedFilter,
  value: unknown,
  names: ReadonlyMap<string, string>,
): string {
  const listed = options?.find(({ id }) => String(id) === String(value));
  if (listed) return listed.name;
  if (table) return nameIn(names, table, value);
  if (typeof value === 'boolean') return value ? 'tak' : 'nie';
  if (kind === 'day') return shortDay(String(value));
  if (kind === 'number') return String(value).replace('.', ',');
  return String(value);
}

/** Ids of the records that filters name, by table. */
export function namedIn(uses: readonly FilterUse[]): Record<string, number[]> {
  const wanted: Record<string, number[]> = {};
  for (const { named } of uses) {
    if (!named) continue;
    wanted[named.table] = [...(wanted[named.table] ?? []), ...named.ids];
  }
  return wanted;
}
