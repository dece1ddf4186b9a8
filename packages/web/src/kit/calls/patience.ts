/**
 * How long an answer is waited for, in milliseconds: longer than the server lets one take (its kit/database/work.ts).
 * Whatever is silent longer has lost its way, and the browser alone would wait for a quarter of an hour.
 */
export const longest = 60_000;

/**
 * Ends with the asker's own signal, and at the latest after `ms`.
 *
 * @param ms in milliseconds
 */
export function patience(ms: number, signal?: AbortSignal): AbortSignal {
  const stop = new AbortController();
  const giveUp = () => stop.abort();
  if (signal?.aborted) giveUp();
  signal?.addEventListener('abort', giveUp);
  setTimeout(giveUp, ms);
  return stop.signal;
}
