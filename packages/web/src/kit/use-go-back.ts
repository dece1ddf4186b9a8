import { useRouter } from '@tanstack/react-router';
import { goBackOnce } from './go-back.ts';

/** Back to where the person came from, with its state; to `fallback` for who came by an address. */
export function useGoBack(fallback: string) {
  const router = useRouter();
  return () => {
    if (router.history.canGoBack()) goBackOnce(router.history);
    else void router.navigate({ to: fallback } as never);
  };
}
