import { useEffect } from 'react';

type Page = { list: unknown[]; count: number };

/**
 * Goes to the last page when the requested one is past the end (an old link, its last row just deleted). `data`: the
 * present rows; `current`: whether they are of this very page.
 *
 * @returns whether the page is loading: it is then not shown as empty
 */
export function useRealPage(
  { page, perPage }: { page: number; perPage: number },
  { data, current }: { data: Page | undefined; current: boolean },
  go: (page: number) => void,
): boolean {
  const last = data && current ? Math.max(1, Math.ceil(data.count / perPage)) : page;
  useEffect(() => {
    if (page > last) go(last);
  }, [page, last, go]);
  return data?.list.length === 0 && data.count > 0;
}
