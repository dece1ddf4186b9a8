import { useRouter } from '@tanstack/react-router';
import type { Address } from '@zaplecze/contract/addresses';
import { useCallback } from 'react';
import { type Over, type Target, toNavigate } from './use-anchor.ts';

export type GoOptions = {
  /** In place of the entry that is open. */
  replace?: boolean;
  /** Nobody is asked about unsaved changes: they have been. */
  ignoreBlocker?: boolean;
  /** What it opens over this page. */
  state?: { over: Over };
};

/** Goes to a page: `go(addressOf('clients'))`. */
export function useGo() {
  const router = useRouter();
  return useCallback(
    (to: Address | Target, options: GoOptions = {}) =>
      router.navigate({ ...toNavigate(typeof to === 'string' ? { to } : to), ...options }),
    [router],
  );
}
