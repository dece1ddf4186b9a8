import { useRouter } from '@tanstack/react-router';
import type { Address } from '@zaplecze/contract/addresses';
import { goBackOnce } from './go-back.ts';

/** Back to where the person came from, with its state; to `fallback` for who came by an address. */
export function useGoBack(fallback: Address) {
  const router = useRouter();
  return () => {
    if (router.history.canGoBack()) goBackOnce(router.history);
    else void router.navigate({ href: fallback });
  };
}
