import { useNavigate, useSearch } from '@tanstack/react-router';

/**
 * The record that the address names beside its list (`?item=7`), so that a link opens it over the
 * list as it was. Closing takes the place of opening in the history.
 */
export function useItem() {
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const navigate = useNavigate();
  const item = /^[1-9]\d{0,8}$/.test(String(search.item)) ? Number(search.item) : null;
  const open = (id: number | null) =>
    void navigate({
      to: '.',
      search: ((before: object) => ({ ...before, item: id ?? undefined })) as never,
      replace: id === null,
      resetScroll: false,
    });
  return [item, open] as const;
}
