import type { Icon } from '@tabler/icons-react';
import type { CustomField } from '@zaplecze/contract/kit/fields/custom-fields';
import type { BulkKind } from '@zaplecze/contract/rooms/bulk/lists';
import type { Source } from '../fields/pickers/source.ts';
import type { Option } from '../lists/types.ts';

/** Changes that a list offers for its rows, for one in its place or for many at once (docs/decisions/0047). */

/** What is chosen or typed; `field` is its name in the call that changes a row. */
export type Control =
  /** `none`: the option that stands for nothing, which empties the field. */
  | { kind: 'options'; field: string; options: readonly Option[]; none?: Option['id'] }
  /** One record; `list`: the field holds several, and gets this one alone. */
  | { kind: 'one'; field: string; source: Source; list?: boolean; clearable?: boolean }
  /** Records that are added to the field or taken from it, whatever else it holds. */
  | { kind: 'more'; field: string; source: Source }
  | { kind: 'limit' | 'day'; field: string }
  /** One of the own fields of the rows, chosen first. */
  | { kind: 'custom'; fields: readonly CustomField[] }
  /** Nothing to choose: the values are what the act says. */
  | { kind: 'fixed'; values: Record<string, unknown> };

/** Further input that some rows need, such as a comment when they are returned; shown only then. */
export type Besides = {
  field: string;
  label: string;
  /** The refusal that filling it in mends, where that stands on another field. */
  instead?: { field: string; message: string };
  /** What most mean, to be changed. */
  usual?: () => string;
} & ({ kind: 'text' | 'day' } | { kind: 'one'; source: Source });

export type RowAct<R> = {
  key: string;
  label: string;
  icon: Icon;
  kind: BulkKind;
  control: Control;
  besides?: readonly Besides[];
  /** The parameters by which calls name the row. */
  params: (row: R) => Record<string, number>;
  /** Whether this row may be changed so; left out, the server says. */
  may?: (row: R) => boolean;
  /** What the row has now, from where its change in place begins; without it there is none. */
  now?: (row: R) => unknown;
  /** The key that changes it in place on the row that has the focus (s, o or t). */
  hotkey?: 's' | 'o' | 't';
};
