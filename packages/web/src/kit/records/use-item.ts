import { useRouter } from '@tanstack/react-router';
import { type Address, type RecordKey, withSearch } from '@zaplecze/contract/addresses';
import { useState } from 'react';
import { goBackOnce } from '../navigation/go-back.ts';
import { useChangeSearch, usePageSearch } from '../navigation/page-place.tsx';
import type { Over, Target } from '../navigation/use-anchor.ts';

/** Names of what was opened; in memory alone, since the history outlives the session. */
const names = new Map<string, string | undefined>();

type Router = ReturnType<typeof useRouter>;

/**
 * Ends what an address has opened: back to the entry it was opened from, so that it neither comes back
 * by Back nor leaves a step that does nothing; who came by a link goes `elsewhere`. `over`: what the
 * entry remembers of it, the key or 'path'.
 */
export function closeAddress(router: Router, over: Over, elsewhere: () => void): void {
  if (router.history.location.state.over === over) goBackOnce(router.history, true);
  else elsewhere();
}

/**
 * A record that the address names beside its page (`?task=7-2-1`), so that a link opens it over the
 * page as it was and Back closes exactly it. `name`: the record's, for the dialog's title
 * until the record itself is there.
 */
export function useAddressed(key: RecordKey) {
  const router = useRouter();
  const search = usePageSearch();
  const change = useChangeSearch();
  const value = search[key] === undefined ? null : String(search[key]);
  const place = (of: string | null) => `${window.location.pathname}?${key}=${of}`;
  const open = (next: string, name?: string) => {
    names.set(place(next), name);
    change({ [key]: next }, { state: { over: key } });
  };
  return {
    value,
    name: names.get(place(value)),
    open,
    /** The link of a row: opens it over the page, in another tab over this page or on `own`, the record's own page. */
    link: (next: string, name?: string, own?: Address): Target => ({
      to: own ?? withSearch(window.location.pathname as Address, { ...search, [key]: next }),
      run: () => open(next, name),
    }),
    close: () =>
      closeAddress(router, key, () =>
        change({ [key]: undefined }, { replace: true, ignoreBlocker: true }),
      ),
  };
}

export type RecordItem = Omit<ReturnType<typeof useItem>, 'link'>;
export type OpenItem = RecordItem & { id: number };
export const isOpen = <I extends RecordItem>(item: I): item is I & OpenItem => item.id !== null;

type Opened = { id: number; name?: string | null };

/** The same for records known by their id (`?item=7`); another page's list has another key. */
export function useItem(key: RecordKey = 'item') {
  const { value, open, link, ...rest } = useAddressed(key);
  const id = value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
  return {
    ...rest,
    id,
    open: (row: Opened) => open(String(row.id), row.name ?? undefined),
    link: (row: Opened, own?: Address) => link(String(row.id), row.name ?? undefined, own),
  };
}

type Named = { id: number; name?: string };

/**
 * A list whose records open over it in dialogs: to read, which the address names (`param`), and in
 * their form, a new one's too. `shown` is the record of the open dialog, `editing` whether in its form.
 */
export function useItemForm(param?: RecordKey) {
  const item = useItem(param);
  const [form, setForm] = useState<Named | 'new' | null>(null);
  const editing = form !== null && form !== 'new';
  const read = item.id === null ? null : { id: item.id, name: item.name };
  return {
    open: item.open,
    link: item.link,
    shown: editing ? form : read,
    editing,
    adding: form === 'new',
    add: () => setForm('new'),
    edit: (row: Named) => setForm(row),
    /** A form opened from the view goes back to it. */
    close: () => (form === null ? item.close() : setForm(null)),
  };
}
