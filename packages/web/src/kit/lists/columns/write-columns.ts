import { type AnyColumn, clampWidth, ownSign, titleOf } from './columns.ts';

/** What columns.ts reads, written by those who choose; apart, since most visits choose nothing. */

const columnState = ({ key, always, exact }: AnyColumn) =>
  `${key}${always ? '!' : ''}${exact ? `.${exact}` : ''}`;

/** The text for these columns in this order. */
export const writeColumns = (columns: AnyColumn[]): string => columns.map(columnState).join(',');

/** The text with another width of one column; undefined gives it back its own. */
export function withWidth(
  text: string,
  shown: AnyColumn[],
  key: string,
  width: number | undefined,
): string {
  const next = shown.map((column) =>
    column.key === key ? { ...column, exact: width && Math.round(clampWidth(width)) } : column,
  );
  if (text !== '' && !text.startsWith(ownSign)) return writeColumns(next);
  const sized = next.filter(({ exact }) => exact);
  return sized.length > 0 ? ownSign + writeColumns(sized) : '';
}

/** All columns as one chooses among them: the shown ones, and each other behind the one it stands behind by itself. */
export function inOrder<C extends AnyColumn>(shown: C[], all: C[]): C[] {
  const order = [...shown];
  all.forEach((column, at) => {
    if (order.some(({ key }) => key === column.key)) return;
    const before = all[at - 1];
    order.splice(before ? order.findIndex(({ key }) => key === before.key) + 1 : 0, 0, column);
  });
  return order;
}

/** The text with these columns shown of an order of all: one that is ticked now is wanted on narrow windows too. */
export function columnsWith<C extends AnyColumn>(
  { columns, all }: { columns: C[]; all: C[] },
  order: C[],
  keys: ReadonlySet<string>,
): string {
  const title = titleOf(all)?.key;
  const asShown = (one: C) =>
    columns.find(({ key }) => key === one.key) ?? { ...one, always: one.from !== undefined };
  return writeColumns(order.filter(({ key }) => keys.has(key) || key === title).map(asShown));
}
