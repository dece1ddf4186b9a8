import type { Endpoint, RowOf } from '@zaplecze/contract/kit/calls/endpoint';
import type { Field, Fields } from '@zaplecze/contract/kit/fields/field-kinds';
import type { ListInfo, SortOf } from '@zaplecze/contract/kit/lists/list';
import type { ReactNode } from 'react';
import { StatusDot } from '../../records/color-pill.tsx';
import { DayText } from '../../records/date-text.tsx';
import { bareAddress, formatHours, formatMoney } from '../../records/format.ts';
import type { Column } from '../types.ts';

type ListOf<E extends Endpoint> = Extract<E['list'], ListInfo>;
type Columns<E extends Endpoint> = Column<RowOf<E>, SortOf<ListOf<E>>>;

/** The list's own line fields stand after all others, and on wide windows alone. */
const wide = { from: 1440, card: 'none' } as const;

/**
 * Columns of a list in the order of `layout`, each under the name of its field, then the list's own line fields:
 * heading, order and look follow from the declaration, and `layout` says what differs (widths, what stands on a phone,
 * looks of a room's own).
 */
export const fieldColumns = <E extends Endpoint, F extends Fields>(
  { list }: E,
  fields: F,
  layout: { [N in keyof F & string]?: Partial<Columns<E>> },
): Columns<E>[] => {
  const differing: Record<string, object | undefined> = layout;
  const lines = Object.keys(list?.fields ?? {}).map((key) => [key, { ...wide, ...differing[key] }]);
  return Object.entries<object>({ ...layout, ...Object.fromEntries(lines) }).map(([key, more]) => {
    const { label, heading = label, kind } = fields[key] as Field;
    return {
      key,
      header: heading,
      sort: list?.sort.includes(key) ? key : undefined,
      align: /mon|hou/.test(kind) ? 'right' : undefined,
      render: (row: RowOf<E>) => cellOf(kind, (row as Record<string, unknown>)[key] as never),
      ...more,
    } as Columns<E>;
  });
};

function cellOf(kind: string, value: never): ReactNode {
  if (value === null || /day|mom|lim/.test(kind)) return <DayText value={value} />;
  if (kind === 'money') return formatMoney(value);
  if (kind === 'hours') return formatHours(value);
  if (kind === 'choice')
    return (
      <span style={{ whiteSpace: 'nowrap' }}>
        <StatusDot status={value} />
      </span>
    );
  if (kind === 'record') return (value as { name: string }).name;
  return kind === 'website' ? bareAddress(value) : value;
}
