import { useRouter, useSearch } from '@tanstack/react-router';
import type { PageName } from '@zaplecze/contract/addresses';
import { createContext, use, useCallback } from 'react';
import type { GoOptions } from './use-go.ts';

type Search = Record<string, unknown>;

/** Which page of the table a component stands on, and the router's id of its route. */
export const PagePlace = createContext<{ name: PageName | null; route: string } | null>(null);

function usePlace() {
  const place = use(PagePlace);
  if (!place) throw new Error('No page here: app/router.tsx gives one to every screen');
  return place;
}

/** The name of the page, for what stands on several. */
export const usePageName = () => usePlace().name;

/** What stands behind the `?` of the page's address; anybody may have typed it, so nothing is known of it. */
export const usePageSearch = (): Search => useSearch({ from: usePlace().route });

/** An id that an address may name behind its `?`, as /offer/add?client=5 does. */
export const idInAddress = (named: unknown): number | null =>
  /^\d+$/.test(String(named)) ? Number(named) : null;

/** Changes parts of what stands behind the `?` and leaves the others; undefined takes one away. */
export function useChangeSearch() {
  const router = useRouter();
  return useCallback(
    (changes: Search | ((before: Search) => Search), options: GoOptions = {}) => {
      const { href, search } = router.latestLocation;
      const [path] = href.split(/[?#]/);
      const changed = typeof changes === 'function' ? changes(search) : { ...search, ...changes };
      void router.navigate({
        href: path + router.options.stringifySearch(changed),
        resetScroll: false,
        ...options,
      });
    },
    [router],
  );
}
