import type { Column } from './types.ts';

/**
 * The columns of a list as a person chose them, in one text that an address and a setting hold: `name.240,status`
 * has these columns in this order, the first 240 px wide; `~name.240` has the list's own, some with a width. A
 * text that names nothing the list has shows the list's own.
 */

// biome-ignore lint/suspicious/noExplicitAny: which rows they show does not matter here
type AnyColumn = Column<any, any>;

/** The narrowest and the widest that a person can make a column, in px. */
export const narrowest = 48;
export const widest = 800;

const ownSign = '~';

/** The column that names the row: it is there whatever was chosen. */
export const titleOf = <C extends AnyColumn>(all: C[]): C | undefined =>
  all.find(({ card }) => card === 'title') ?? all[0];

const within = (width: number) => Math.min(widest, Math.max(narrowest, width));

/** The columns to show. What was chosen is shown on narrow windows too. */
export function readColumns<C extends AnyColumn>(text: unknown, all: C[]): C[] {
  const own = all.filter(({ optional }) => !optional);
  if (typeof text !== 'string' || text === '') return own;
  const named = text
    .replace(ownSign, '')
    .split(',')
    .map((part) => part.split('.'));
  const widths = new Map(named.map(([key, width]) => [key, Number(width)]));
  const sized = (column: C): C => {
    const width = widths.get(column.key);
    return width ? { ...column, exact: within(width) } : column;
  };
  if (text.startsWith(ownSign)) return own.map(sized);
  const keys = [...new Set(named.map(([key]) => key))];
  const chosen = keys.flatMap((key) => all.find((column) => column.key === key) ?? []);
  if (chosen.length === 0) return own;
  const title = titleOf(all);
  const whole = title && !chosen.includes(title) ? [title, ...chosen] : chosen;
  return whole.map((column) => ({ ...sized(column), from: undefined }));
}

const told = ({ key, exact }: AnyColumn) => (exact ? `${key}.${exact}` : key);

/** The text for these columns in this order. */
export const writeColumns = (columns: AnyColumn[]): string => columns.map(told).join(',');

/** The text with another width of one column; undefined gives it back its own. */
export function withWidth(
  text: string,
  shown: AnyColumn[],
  key: string,
  width: number | undefined,
): string {
  const next = shown.map((column) =>
    column.key === key ? { ...column, exact: width && Math.round(within(width)) } : column,
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
