import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { isCustomName } from '@zaplecze/contract/kit/lists/custom-filters';
import type { ListPage, Sum } from '@zaplecze/contract/kit/lists/list';
import { useState } from 'react';
import type { CallInput } from '../../calls/api.ts';
import { useApi } from '../../calls/use-api.ts';
import { formatHours, formatMoney, formatNumber } from '../../records/format.ts';
import type { Column } from '../types.ts';
import type { ListInput } from './screen-list.ts';

/** How many rows a list has, and what they come to. */
export type Count = {
  /** All of them, or at least so many. */
  known: number;
  /** There are more. */
  more: boolean;
  /** Counts them to the last, where they are not counted yet. */
  ask?: (() => void) | undefined;
  /** 'Wartość netto razem: 1 234,50 zł', for each number of the list that is shown; none until known. */
  sums: string[];
};

/** '1 234', 'ponad 10 000'. */
export const countWords = ({ known, more }: Pick<Count, 'known' | 'more'>): string =>
  more ? `ponad ${formatNumber(known)}` : formatNumber(known);

const words = { money: formatMoney, hours: formatHours };

type Summed = Pick<Column<unknown>, 'key' | 'header' | 'sum'>;
type ShownSum = { name: string; label: string; words: (sum: number) => string };

/** The list's sums of which the screen shows the column. */
function shownSums(endpoint: Endpoint, columns: Summed[]): ShownSum[] {
  const sums: [string, Sum][] = Object.entries(endpoint.list?.sums ?? {});
  const known = sums
    .filter(([name]) => columns.some(({ key }) => key === name))
    .map(([name, { label, kind }]) => ({ name, label, words: words[kind] }));
  const own = columns.flatMap(({ header, sum }) => (sum ? { ...sum, label: header } : []));
  return [...known, ...own];
}

/** What is asked for them: numbers that all companies have come by themselves, own fields by their names. */
export function sumsQuery(sums: readonly { name: string }[]) {
  const own = sums.filter(({ name }) => isCustomName(name)).map(({ name }) => name);
  return {
    ...(sums.length > 0 && { sums: 1 }),
    ...(own.length > 0 && { sumsOf: own.join() }),
  };
}

/**
 * The count of a list as its page returns it; of more rows than are counted for a page (contract, `mostCounted`) the
 * exact count once the person requests it, from then on for every filter of that screen. Sums are read after the
 * page, by a call of their own, so that the page does not wait; those of a list that is not counted to its end come
 * with its exact count.
 */
export function useCount<E extends Endpoint>(
  endpoint: E,
  input: ListInput,
  page: Pick<ListPage<unknown>, 'count' | 'countExact'> | undefined,
  columns: Summed[] = [],
): Count | undefined {
  const [wanted, want] = useState(false);
  const more = page?.countExact === false;
  const { page: _page, sort: _sort, order: _order, ...query } = input.query;
  const summed = shownSums(endpoint, columns);
  const countInput = {
    perPage: 1,
    ...(more && { exactCount: 1 }),
    ...sumsQuery(summed),
  };
  const whole = { ...input, query: { ...query, ...countInput } };
  const enabled = more ? wanted : summed.length > 0 && Boolean(page?.count);
  const answer = useApi(endpoint, whole as unknown as CallInput<E>, { enabled });
  if (!page) return undefined;
  const listPage = (answer.data as { list: ListPage<unknown> } | undefined)?.list;
  const sums = summed.flatMap(({ name, label, words: say }) => {
    const value = enabled ? listPage?.sums?.[name] : undefined;
    return value === undefined ? [] : [`${label} razem: ${say(value)}`];
  });
  if (!more || listPage === undefined) {
    return { known: page.count, more, ask: more && !wanted ? () => want(true) : undefined, sums };
  }
  // Rows that came since then are there too.
  return { known: Math.max(listPage.count, page.count), more: false, sums };
}
