import { useRouter } from '@tanstack/react-router';

/** Back to where the person came from, with its state; to `fallback` for who came by an address. */
export function useGoBack(fallback: string) {
  const router = useRouter();
  return () => {
    if (router.history.canGoBack()) router.history.back();
    else void router.navigate({ to: fallback } as never);
  };
}
