import { type FieldOption, type Fields, tableOf } from '../fields/field-kinds.ts';
import type { FilterKind, FilterOf, Filters, FilterWords, ListInfo } from './list.ts';

/** Filters of a list, some of them or all; a name that is none of them does not compile. */
export type FilterWordsOf<L extends ListInfo> = { readonly [N in FilterOf<L>]?: FilterWords };

/**
 * The words of all filters of a list and of what it takes besides; one that has none does not compile. Those of its line
 * fields (`fields`) have the fields' own and may be left out.
 */
export type AllFilterWords<L extends ListInfo> = {
  readonly [N in Exclude<
    FilterOf<L> | (keyof L['extra'] & string),
    keyof L['fields']
  >]: FilterWords;
};

/** The words of filters with those of the list's line fields that have no place among them: they follow the rest. */
export const withLineFields = (
  words: { readonly [name: string]: FilterWords | undefined },
  lineFields: object = {},
): { readonly [name: string]: FilterWords } => ({
  ...(words as { readonly [name: string]: FilterWords }),
  ...Object.fromEntries(
    Object.keys(lineFields)
      .filter((name) => !(name in words))
      .map((name) => [name, {}]),
  ),
});

/** A filter with all that its field says of it. */
export type NamedFilter = {
  label: string;
  of?: string | undefined;
  options?: readonly FieldOption[] | undefined;
  /** What it takes, where a list says so. */
  kind?: FilterKind | undefined;
  onlyWithOne?: true | undefined;
};

export type NamedFilters = { readonly [name: string]: NamedFilter };

/** The filters of a list with their names, for the log of downloads; `kinds`: what each of them takes. */
export const namedFilters = (
  fields: Fields,
  words: { readonly [name: string]: FilterWords },
  kinds: Filters = {},
): NamedFilters =>
  Object.fromEntries(
    Object.entries(words).map(([name, word]) => {
      const field = fields[name];
      const { label = field?.label ?? name, options = field?.options } = word;
      const of = word.of ?? (field && tableOf(field));
      const { onlyWithOne } = word;
      return [name, { label, of, options, onlyWithOne, kind: kinds[name] }];
    }),
  );
