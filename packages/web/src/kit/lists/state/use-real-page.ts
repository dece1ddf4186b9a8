import { useEffect } from 'react';

type Page = { list: unknown[]; count: number };

/**
 * Goes to the last page when the one asked for lies past the end (an old link, its last row just
 * deleted). `data`: what is known; `current`: whether it answers this very page.
 *
 * @returns whether the page is on its way: that it is empty is then not to be said
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
