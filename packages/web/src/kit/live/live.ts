import type { Endpoint } from '@zaplecze/contract/kit/endpoint';
import { streamEvents } from '@zaplecze/contract/notifications';
import { useEffect, useSyncExternalStore } from 'react';
import { queryClient } from '../calls/query-client.ts';
import { getToken, subscribeToken } from '../calls/token.ts';
import { apiKey } from '../calls/use-api.ts';
import { whenIdle } from '../first-screen/idle.ts';

/**
 * News from the server while the page is in sight (docs/decisions/0006): a stream says which
 * lists have changed, and they are read anew. `EventSource` would put the session's token into the
 * address, so the stream is read with fetch. A hidden page holds none: browsers allow few
 * connections to one server, and it reads anew when it is seen again. Taking the lines apart is 15 of these lines and not
 * worth 1.6 kB of eventsource-parser (docs/decisions/0031-own-or-library.md).
 */

/** Pauses between attempts, in milliseconds; meanwhile pages ask in intervals. */
const pauses = [1_000, 3_000, 10_000, 30_000];
/** The server says something every 25 s; a stream that is silent longer is dead. */
const longestSilence = 60_000;

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

async function* eventsOf(body: ReadableStream<Uint8Array>, heard: () => void) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    heard();
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const name = /^event: (.*)$/m.exec(block)?.[1];
      if (name) yield name;
    }
  }
}

/** Reads one stream to its end; true when it was open at all. */
async function listen(signal: AbortSignal, hear: (event: string) => void): Promise<boolean> {
  const silence = new AbortController();
  let timer = 0;
  const heard = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => silence.abort(), longestSilence);
  };
  heard();
  try {
    const response = await fetch(`/api${streamEvents.path}`, {
      headers: { accept: 'text/event-stream', 'access-token': getToken() ?? '' },
      signal: AbortSignal.any([signal, silence.signal]),
      cache: 'no-store',
    });
    if (!response.ok || !response.body) return false;
    setLive(true);
    for await (const event of eventsOf(response.body, heard)) hear(event);
    return true;
  } catch {
    // Cut off: what was missed is read by the next question.
    return live;
  } finally {
    window.clearTimeout(timer);
    setLive(false);
  }
}

async function keepListening(signal: AbortSignal, hear: (event: string) => void) {
  for (let failures = 0; !signal.aborted && getToken() !== null; ) {
    const opened = await listen(signal, hear);
    if (signal.aborted) return;
    failures = opened ? 0 : failures + 1;
    await new Promise((resume) => {
      window.setTimeout(resume, pauses[Math.min(failures, pauses.length - 1)]);
    });
  }
}

/** Reads anew the lists that an event names: `{ notifications: [listNotifications] }`; for the shell. */
export function useNews(topics: Record<string, Endpoint[]>) {
  useEffect(() => {
    let stop: AbortController | undefined;
    const refresh = (endpoints: Endpoint[]) => {
      for (const one of endpoints) void queryClient.invalidateQueries({ queryKey: apiKey(one) });
    };
    const hear = (event: string) =>
      // At the beginning of each stream: what happened before it was heard by nobody.
      refresh(event === 'open' ? Object.values(topics).flat() : (topics[event] ?? []));
    const follow = () => {
      stop?.abort();
      stop = undefined;
      if (document.visibilityState !== 'visible' || getToken() === null) return;
      stop = new AbortController();
      void keepListening(stop.signal, hear);
    };
    const forget = whenIdle(follow);
    document.addEventListener('visibilitychange', follow);
    const unsubscribe = subscribeToken(follow);
    return () => {
      forget();
      unsubscribe();
      document.removeEventListener('visibilitychange', follow);
      stop?.abort();
    };
  }, [topics]);
}
