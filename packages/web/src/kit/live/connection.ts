import { useSyncExternalStore } from 'react';
import { patience } from '../calls/patience.ts';

/**
 * Whether the server can be reached: the browser says that it is offline, or calls get no answer.
 * While it cannot, the server is asked now and then, so that the way back is found without anybody
 * touching anything; who listens then reads anew what has become stale.
 */

/** Pauses between looks, in milliseconds. */
const pauses = [1_000, 2_000, 5_000, 10_000];
/** How long a look waits: health is answered at once, or not at all. */
const longestLook = 10_000;

let lost = false;
let timer = 0;
let looks = 0;
const listeners = new Set<() => void>();

export const isLost = () => lost;

function publish(next: boolean): void {
  if (lost === next) return;
  lost = next;
  for (const listener of listeners) listener();
}

export function subscribeConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For the whole time that the server cannot be reached. */
export function useLost(): boolean {
  return useSyncExternalStore(subscribeConnection, isLost);
}

/** A call got an answer, whatever it says. */
export function noteAnswer(): void {
  window.clearTimeout(timer);
  timer = 0;
  looks = 0;
  publish(false);
}

/** A call got none. */
export function noteSilence(): void {
  publish(true);
  if (timer === 0) lookLater();
}

function lookLater(): void {
  const look = () => {
    timer = 0;
    void probe();
  };
  timer = window.setTimeout(look, pauses[Math.min(looks, pauses.length - 1)]);
  looks += 1;
}

/** Asks the server now whether it is there; whatever else failed then has another reason. */
export async function probe(): Promise<void> {
  try {
    const { ok } = await fetch('/api/health', {
      cache: 'no-store',
      signal: patience(longestLook),
    });
    if (ok) return noteAnswer();
  } catch {
    // A connection that only fails counts as silent.
  }
  noteSilence();
}

window.addEventListener('offline', noteSilence);
window.addEventListener('online', () => {
  if (!lost) return;
  window.clearTimeout(timer);
  timer = 0;
  looks = 0;
  void probe();
});
if (!navigator.onLine) noteSilence();
