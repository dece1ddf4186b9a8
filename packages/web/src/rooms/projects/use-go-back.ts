import { useRouter } from '@tanstack/react-router';

/** Back to where the person came from, with its state; to the list for who came by an address. */
export function useGoBack() {
  const router = useRouter();
  return () => {
    if (router.history.canGoBack()) router.history.back();
    else void router.navigate({ to: '/project' } as never);
  };
}
