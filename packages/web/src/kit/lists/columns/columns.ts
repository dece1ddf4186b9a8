import type { Column } from '../types.ts';

/**
 * The columns of a list as a person chose them, in one text that an address and a setting hold: `name.240,status,client!`
 * has these columns in this order, the first 240 px wide, the last on narrow windows too; `~name.240` has the list's
 * own, some with a width. A text that names nothing the list has shows the list's own.
 */

// biome-ignore lint/suspicious/noExplicitAny: which rows they show does not matter here
export type AnyColumn = Column<any, any>;

/** The narrowest and the widest that a person can make a column, in px. */
export const narrowest = 48;
export const widest = 800;

export const ownSign = '~';

/** The column that names the row: it is there whatever was chosen. */
export const titleOf = <C extends AnyColumn>(all: C[]): C | undefined =>
  all.find(({ card }) => card === 'title') ?? all[0];

export const clampWidth = (width: number) => Math.min(widest, Math.max(narrowest, width));

const part = /^(\w+)(!?)(?:\.(\d+))?$/;

/** The columns to show. */
export function readColumns<C extends AnyColumn>(text: unknown, all: C[]): C[] {
  const own = all.filter(({ optional }) => !optional);
  if (typeof text !== 'string' || text === '') return own;
  const named = new Map<string, Partial<C>>();
  for (const each of text.replace(ownSign, '').split(',')) {
    const [, key, always, width] = part.exec(each) ?? [];
    if (key === undefined || named.has(key)) continue;
    const exact = width ? clampWidth(Number(width)) : undefined;
    named.set(key, {
      ...(exact && { exact }),
      ...(always && { always: true, from: undefined }),
    } as C);
  }
  const as = (column: C): C => ({ ...column, ...named.get(column.key) });
  if (text.startsWith(ownSign)) return own.map(as);
  const chosen = [...named.keys()].flatMap((key) => all.find((one) => one.key === key) ?? []);
  if (chosen.length === 0) return own;
  const title = titleOf(all);
  const whole = title && !chosen.includes(title) ? [title, ...chosen] : chosen;
  return whole.map(as);
}
