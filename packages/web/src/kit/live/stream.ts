import { streamEvents } from '@zaplecze/contract/rooms/notifications/calls';
import { getToken, subscribeToken } from '../calls/token.ts';

/** Reads the stream of news; comes after the first picture, of which it is no part (live.ts). */

/** Pauses between attempts, in milliseconds; meanwhile pages ask in intervals. */
const pauses = [1_000, 3_000, 10_000, 30_000];
/** The server says something every 25 s; a stream that is silent longer is dead. */
const longestSilence = 60_000;

async function* eventsOf(body: ReadableStream<Uint8Array>, onBytes: () => void) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const name = /^event: (.*)$/m.exec(block)?.[1];
      if (name) yield name;
    }
  }
}

type Listening = {
  signal: AbortSignal;
  hear: (event: string) => void;
  /** Told when news begin and cease to come. */
  setLive: (live: boolean) => void;
};

/** Reads one stream to its end; true when it was open at all. */
async function listen({ signal, hear, setLive }: Listening): Promise<boolean> {
  const silence = new AbortController();
  let timer = 0;
  const resetSilence = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => silence.abort(), longestSilence);
  };
  resetSilence();
  let opened = false;
  try {
    const response = await fetch(`/api${streamEvents.path}`, {
      headers: { accept: 'text/event-stream', 'access-token': getToken() ?? '' },
      signal: AbortSignal.any([signal, silence.signal]),
      cache: 'no-store',
    });
    if (!response.ok || !response.body) return false;
    opened = true;
    setLive(true);
    for await (const event of eventsOf(response.body, resetSilence)) hear(event);
    return true;
  } catch {
    // Cut off: what was missed is read by the next question.
    return opened;
  } finally {
    window.clearTimeout(timer);
    setLive(false);
  }
}

/** Listens while the page is in sight and somebody is signed in; gives what ends it. */
export function followNews(listeners: Omit<Listening, 'signal'>): () => void {
  let stop: AbortController | undefined;
  const follow = () => {
    stop?.abort();
    stop = undefined;
    if (document.visibilityState !== 'visible' || getToken() === null) return;
    stop = new AbortController();
    void keepListening({ ...listeners, signal: stop.signal });
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  const unsubscribe = subscribeToken(follow);
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', follow);
    stop?.abort();
  };
}

/** Listens until it is told to stop or nobody is signed in, with pauses between attempts. */
async function keepListening(listening: Listening): Promise<void> {
  const { signal } = listening;
  for (let failures = 0; !signal.aborted && getToken() !== null; ) {
    const opened = await listen(listening);
    if (signal.aborted) return;
    failures = opened ? 0 : failures + 1;
    await new Promise((resume) => {
      window.setTimeout(resume, pauses[Math.min(failures, pauses.length - 1)]);
    });
  }
}
