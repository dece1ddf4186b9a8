import { whenIdle } from '../first-screen/idle.ts';

/** The service worker (packages/web/service-worker): push messages and the page without network. */

export const workerSupported = () => 'serviceWorker' in navigator;

/**
 * Starts the service worker once the page is drawn, and follows the screens that clicked
 * notifications name. Browsers have it under https and on localhost only; elsewhere nothing happens.
 */
export function startWorker(open: (address: string) => void) {
  if (!workerSupported()) return () => undefined;
  const follow = ({ data }: MessageEvent<{ open?: unknown }>) => {
    const address = data?.open;
    if (typeof address === 'string' && /^\/(?!\/)/.test(address)) open(address);
  };
  const forget = whenIdle(() => {
    navigator.serviceWorker.addEventListener('message', follow);
    if (!import.meta.env.PROD) return;
    // A browser that refuses (private windows) only goes without push and the offline page.
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  });
  return () => {
    forget();
    navigator.serviceWorker.removeEventListener('message', follow);
  };
}
