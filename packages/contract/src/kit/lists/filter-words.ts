import { type FieldOption, type Fields, tableOf } from '../fields/field-kinds.ts';
import type { FilterOf, ListInfo } from './list.ts';

/**
 * What a filter is called, in the dialog 'Filtry' and in the log of downloads alike, and how its values read. A filter
 * of a field's name has what the field says: `{}` is enough then. Filters of the dialog stand in
 * `rooms/<room>/columns.ts`, in its order; those that only links and reports ask for beside the fields, so that the
 * list's screen does not load them.
 */
export type FilterWords = {
  label?: string;
  /** Its values are ids of records of this table. */
  of?: string;
  /** Its values are ids of these. */
  options?: readonly FieldOption[];
  /** Only one of the options at a time. */
  one?: true;
  /** Several records at once. */
  many?: true;
  /** It shares its line in the dialog with the next one. */
  half?: true;
  help?: string;
};

/** Filters of a list, some of them or all; a name that is none of them does not compile. */
export type FilterWordsOf<L extends ListInfo> = { readonly [N in FilterOf<L>]?: FilterWords };

/** The words of all filters of a list and of what it takes besides; one that has none does not compile. */
export type AllFilterWords<L extends ListInfo> = {
  readonly [N in FilterOf<L> | (keyof L['extra'] & string)]: FilterWords;
};

/** A filter with all that its field says of it. */
export type NamedFilter = {
  label: string;
  of?: string | undefined;
  options?: readonly FieldOption[] | undefined;
};

export type NamedFilters = { readonly [name: string]: NamedFilter };

/** The filters of a list with their names, for the log of downloads. */
export const namedFilters = (
  fields: Fields,
  words: { readonly [name: string]: FilterWords },
): NamedFilters =>
  Object.fromEntries(
    Object.entries(words).map(([name, word]) => {
      const field = fields[name];
      const { label = field?.label ?? name, options = field?.options } = word;
      const of = word.of ?? (field && tableOf(field));
      return [name, { label, of, options }];
    }),
  );
