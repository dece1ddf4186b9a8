import type { Icon } from '@tabler/icons-react';
import type { Endpoint, RowOf } from '@zaplecze/contract/kit/calls/endpoint';
import type { FilterKind, FilterOf, ListInfo, SortOf } from '@zaplecze/contract/kit/lists/list';
import type { ReactNode } from 'react';
import type { RowAct } from '../bulk/acts.ts';
import type { Source } from '../fields/pickers/source.ts';
import type { Target } from '../navigation/use-anchor.ts';
import type { RowAction } from './table/row-menu.tsx';

/**
 * One column. `sort`: its name in the endpoint's `sort`, if it can be ordered by.
 * `card`: where it stands on a phone's card: `title` (the name), `status` (top right),
 * `fact` (below, with its header), `none` (left out); `fact` unless told.
 */
export type Column<R, S extends string = string> = {
  key: string;
  header: string;
  sort?: S;
  render: (row: R, index: number) => ReactNode;
  card?: 'title' | 'status' | 'fact' | 'none';
  align?: 'left' | 'right';
  /** Its texts are short by nature: longer ones of its neighbours give way to them. */
  short?: true;
  /** The key of the act that changes it in its place. */
  act?: string;
  /** Shown only from this width of the window up (px), so that narrow tables stay calm. */
  from?: 1024 | 1280 | 1440 | 1600 | undefined;
  /** Shown only to who chooses it under 'Kolumny'. */
  optional?: boolean;
  /** The width that a person gave it (px): it holds, whatever stands in the cells. */
  exact?: number | undefined;
  /** A person chose it for narrower windows than `from` too. */
  always?: boolean;
  /** Of an own field of numbers: what the sum of all rows is asked for by, and how it reads. */
  sum?: { name: string; words: (sum: number) => string };
};

/** What 'Widok' offers besides what every list has; those of one `group` stand together under its name. */
export type ViewAction = Omit<RowAction, 'danger'> & { group?: string };

/** How rows behave, alike in lists with an address and in small tables. */
export type RowProps<R, S extends string = string> = {
  columns: Column<R, S>[];
  rowKey?: (row: R) => string | number;
  /** Names the row for screen readers; `row.name` unless told. */
  rowName?: (row: R) => string;
  /** Where the whole row leads, or what it opens. */
  open?: (row: R) => Target | (() => void) | null;
  actions?: (row: R) => RowAction[];
  /** What rows can be changed by: in their place, and many at once. */
  acts?: readonly RowAct<R>[];
};

export type Option = { id: number | string; name: string; color?: string | null };

/** One field of the filters' dialog; `key` is the name within `filter[…]`. */
export type FilterField = {
  key: string;
  label: string;
  help?: string;
  /** Shares its line with the next one. */
  half?: boolean;
  /** Only while the switch of this key is on; off, it is cleared. */
  needs?: string;
  /** The value of a field when its switch is turned on. */
  initial?: () => string;
} /** `one`: of the values one at a time. */ /** `only`: of the options those that the dialog offers here. */ & (
  | { kind: 'options'; options: readonly Option[]; one?: boolean; only?: readonly number[] }
  | { kind: 'choices'; source: Source; many?: boolean }
  /** A dictionary short enough to stand there as checkboxes. */
  | { kind: 'checks'; source: Source }
  | { kind: 'day' }
  | { kind: 'text' }
  | { kind: 'number'; min?: number; max?: number }
  /** A switch sent as 1; `beneath`: it belongs to the field before it and stands close to it, in these words. */
  | { kind: 'flag'; beneath?: string }
);

type ListOf<E extends Endpoint> = Extract<E['list'], ListInfo>;

/** Columns of a list's rows; what they are ordered by is an order of that list. */
export type ColumnOf<E extends Endpoint> = Column<RowOf<E>, SortOf<ListOf<E>>>;

/** What controls can say of a filter of each kind of value. */
type Controls<K extends FilterKind> = K extends 'ids'
  ? 'options' | 'choices' | 'checks'
  : K extends 'day' | 'text' | 'flag'
    ? K
    : K extends { min: number }
      ? 'number'
      : 'options';

/** Fields over the filters of a list: the name is one of its filters, the control fits its value. */
export type FilterOfList<E extends Endpoint> = {
  [N in FilterOf<ListOf<E>>]: Extract<FilterField, { kind: Controls<ListOf<E>['filters'][N]> }> & {
    key: N;
  };
}[FilterOf<ListOf<E>>];

export type PillsOf<E extends Endpoint> = PillsProps & { filter: FilterOf<ListOf<E>> };

/** A row of quick pills over one filter; 'Wszystkie' (or `all`) stands first. */
export type PillsProps = {
  filter: string;
  label: string;
  all?: string;
  /** An id such as '1,2' stands for several values at once (not with `many`). */
  options?: readonly Option[];
  source?: Source;
  /** Several may be on at once. */
  many?: boolean;
  /** Beside others: chosen from a list where the head is one line. */
  folded?: boolean;
};

export type Primary = {
  label: string;
  icon?: Icon;
  to?: Target;
  run?: () => void;
};
