import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { beginSession, useToken } from '../../kit/calls/session.ts';
import { usePageSearch } from '../../kit/navigation/page-place.tsx';
import { findStart } from '../../kit/navigation/start-screen.ts';
import { SignIn } from './sign-in.tsx';

/** Only addresses of this product: '//elsewhere' and whole URLs are not a way back. */
function wayBack(back: unknown): string | null {
  if (typeof back !== 'string' || !/^\/(?![/\\])/.test(back)) return null;
  const url = new URL(back, window.location.origin);
  return url.origin === window.location.origin ? url.pathname + url.search + url.hash : null;
}

export function LoginPage() {
  const { back } = usePageSearch();
  const router = useRouter();
  const token = useToken();
  const to = wayBack(back);
  // Signed in here, or meanwhile in another tab: on to where the person was, else to their start.
  useEffect(() => {
    if (token === null) return;
    if (to !== null) return router.history.replace(to);
    let hasLeft = false;
    void findStart().then((start) => {
      if (!hasLeft) router.history.replace(start);
    });
    return () => {
      hasLeft = true;
    };
  }, [token, to, router]);
  return <SignIn back={to ?? '/'} onEntered={beginSession} />;
}
