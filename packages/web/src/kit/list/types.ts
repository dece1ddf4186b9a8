import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { RowAction } from '../row-menu.tsx';
import type { Source } from '../source.ts';
import type { Target } from '../use-anchor.ts';

/**
 * One column. `sort`: its name in the endpoint's `sort`, if it can be ordered by.
 * `card`: where it stands on a phone's card: `title` (the name), `status` (top right),
 * `fact` (below, with its header), `none` (left out); `fact` unless told.
 */
export type Column<R> = {
  key: string;
  header: string;
  sort?: string;
  render: (row: R, index: number) => ReactNode;
  card?: 'title' | 'status' | 'fact' | 'none';
  /** CSS width, such as '12%' or 140 (px). */
  width?: number | string;
  align?: 'left' | 'right';
  /** A long text (a name made of names) in two or three lines, its middle left out; hovering shows the whole. */
  clip?: boolean;
  /** Shown only from this width of the window up (px), so that narrow tables stay calm. */
  from?: 1024 | 1280 | 1440;
};

/** How rows behave, alike in lists with an address and in small tables. */
export type RowProps<R> = {
  columns: Column<R>[];
  rowKey?: (row: R) => string | number;
  /** Names the row for screen readers; `row.name` unless told. */
  rowName?: (row: R) => string;
  /** Where the whole row leads, or what it opens. */
  open?: (row: R) => Target | (() => void) | null;
  actions?: (row: R) => RowAction[];
  /** Many columns: smaller, closer together, in whole words. */
  dense?: boolean;
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
  /** What stands in it when its switch goes on. */
  initial?: () => string;
} & (
  | { kind: 'options'; options: readonly Option[] }
  | { kind: 'choices'; source: Source; many?: boolean }
  /** A dictionary short enough to stand there as checkboxes. */
  | { kind: 'checks'; source: Source }
  | { kind: 'day' | 'text' }
  | { kind: 'number'; min?: number; max?: number }
  /** A switch sent as 1. */
  | { kind: 'flag' }
);

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
};

export type Primary = {
  label: string;
  icon?: Icon;
  to?: Target;
  run?: () => void;
};
