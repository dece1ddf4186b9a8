import type { Endpoint } from '@zaplecze/contract/kit/endpoint';
import type { ListPage } from '@zaplecze/contract/kit/list';
import { useState } from 'react';
import type { CallInput } from '../calls/api.ts';
import { useApi } from '../calls/use-api.ts';
import { formatNumber } from '../records/format.ts';
import type { ListInput } from './screen-list.ts';

/** How many rows a list has. */
export type Count = {
  /** All of them, or at least so many. */
  known: number;
  /** There are more. */
  more: boolean;
  /** Counts them to the last, where they are not counted yet. */
  ask?: (() => void) | undefined;
};

/** '1 234', 'ponad 10 000'. */
export const countWords = ({ known, more }: Count): string =>
  more ? `ponad ${formatNumber(known)}` : formatNumber(known);

/**
 * The count of a list as its page tells it; of more rows than are counted for a page (contract,
 * `mostCounted`) the exact one once somebody asks, from then on for every filter of that screen.
 */
export function useCount<E extends Endpoint>(
  endpoint: E,
  input: ListInput,
  page: Pick<ListPage<unknown>, 'count' | 'countExact'> | undefined,
): Count | undefined {
  const [wanted, want] = useState(false);
  const more = page?.countExact === false;
  const { page: _page, sort: _sort, order: _order, ...query } = input.query;
  const whole = { ...input, query: { ...query, perPage: 1, exactCount: 1 } };
  const answer = useApi(endpoint, whole as unknown as CallInput<E>, { enabled: wanted && more });
  if (!page) return undefined;
  const exact = (answer.data as { list: ListPage<unknown> } | undefined)?.list.count;
  if (!more || exact === undefined) {
    return { known: page.count, more, ask: more && !wanted ? () => want(true) : undefined };
  }
  // Rows that came since then are there too.
  return { known: Math.max(exact, page.count), more: false };
}
