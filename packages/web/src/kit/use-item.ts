import { useRouter, useSearch } from '@tanstack/react-router';
import { goBackOnce } from './go-back.ts';

/** What a history entry remembers: the parameter by which it opened something over the entry before. */
export type Over = { over?: string };

/** Names of what was opened; in memory alone, since the history outlives the session. */
const names = new Map<string, string | undefined>();

type Router = ReturnType<typeof useRouter>;

const overOf = (router: Router) => router.history.location.state as Over;

/**
 * Ends what an address has opened: back to the entry it was opened from, so that it neither comes back
 * by Back nor leaves a step that does nothing; who came by a link goes `elsewhere`.
 */
export function closeAddress(router: Router, param: string, elsewhere: () => void): void {
  if (overOf(router).over === param) goBackOnce(router.history, true);
  else elsewhere();
}

/**
 * A record that the address names beside its page (`?task=7-2-1`), so that a link opens it over the
 * page as it was and Back closes exactly it. `name`: the record's, for the dialog's title
 * until the record itself is there.
 */
export function useAddressed(param: string) {
  const router = useRouter();
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const value = search[param] === undefined ? null : String(search[param]);
  const place = (of: string | null) => `${window.location.pathname}?${param}=${of}`;
  const go = (next: string | undefined, options: object) =>
    void router.navigate({
      to: '.',
      search: ((before: object) => ({ ...before, [param]: next })) as never,
      resetScroll: false,
      ...options,
    });
  return {
    value,
    name: names.get(place(value)),
    open: (next: string, name?: string) => {
      names.set(place(next), name);
      go(next, { state: { over: param } satisfies Over as never });
    },
    close: () =>
      closeAddress(router, param, () => go(undefined, { replace: true, ignoreBlocker: true })),
  };
}

export type Item = ReturnType<typeof useItem>;
export type OpenItem = Item & { id: number };
export const isOpen = (item: Item): item is OpenItem => item.id !== null;

/** The same for records known by their id (`?item=7`); another page's list has another `param`. */
export function useItem(param = 'item') {
  const { value, open, ...rest } = useAddressed(param);
  const id = value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
  return {
    ...rest,
    id,
    open: (row: { id: number; name?: string | null }) =>
      open(String(row.id), row.name ?? undefined),
  };
}
