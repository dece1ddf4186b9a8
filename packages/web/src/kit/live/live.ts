import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { useEffect, useSyncExternalStore } from 'react';
import { queryClient } from '../calls/query-client.ts';
import { apiKey } from '../calls/use-api.ts';
import { whenIdle } from '../first-screen/idle.ts';
import { part } from '../first-screen/part.ts';

/**
 * News from the server while the page is in sight (docs/decisions/0006): a stream says which
 * lists have changed, and they are read anew. `EventSource` would put the session's token into the
 * address, so the stream is read with fetch. A hidden page holds none: browsers allow few
 * connections to one server, and it reads anew when it is seen again. Taking the lines apart (stream.ts) is 15 lines and not worth
 * 1.6 kB of eventsource-parser (docs/decisions/0031-own-or-library.md).
 */

const loadFollowing = part(() => import('./stream.ts'), 'followNews');

/** Lists that pages want to hear of while they are open, by topic (page-news.ts). */
export const listsByTopic = new Map<string, Endpoint[]>();

let live = false;
const listeners = new Set<() => void>();

function setLive(next: boolean) {
  if (live === next) return;
  live = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether news come by themselves just now; otherwise lists that want to be fresh ask in intervals. */
export function useLive(): boolean {
  return useSyncExternalStore(subscribe, () => live);
}

/** Reads anew the lists that an event names: `{ notifications: [listNotifications] }`; for the shell. */
export function useNews(topics: Record<string, Endpoint[]>) {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let hasEnded = false;
    const refresh = (endpoints: Endpoint[]) => {
      for (const one of endpoints) void queryClient.invalidateQueries({ queryKey: apiKey(one) });
    };
    const hear = (event: string) =>
      // At the beginning of each stream: what happened before it was heard by nobody.
      refresh(
        event === 'open'
          ? [...Object.values(topics), ...listsByTopic.values()].flat()
          : (topics[event] ?? listsByTopic.get(event) ?? []),
      );
    const begin = async () => {
      const follow = await loadFollowing();
      if (!hasEnded) stop = follow({ hear, setLive });
    };
    // Without the script, as without the stream, pages ask in intervals.
    const forget = whenIdle(() => void begin().catch(() => undefined));
    return () => {
      hasEnded = true;
      forget();
      stop?.();
    };
  }, [topics]);
}
