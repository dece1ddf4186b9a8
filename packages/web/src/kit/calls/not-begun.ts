import { notBegunHeader } from '@zaplecze/contract/kit/calls/not-begun';

/** How often a call is made again before the person is told that the server is busy. */
const mostRepeats = 4;

/** Resolves after so many milliseconds, or at once when the call is given up. */
const pause = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });

/**
 * Makes a call, and makes it again while a busy server says that it began nothing of it: safe for writes too, and the page
 * waits as if the answer took longer. Those who were refused together come back strewn over half the time again.
 *
 * @param ask makes the call once
 */
export async function untilBegun(
  ask: () => Promise<Response>,
  signal?: AbortSignal,
): Promise<Response> {
  for (let repeats = 0; ; repeats += 1) {
    const response = await ask();
    if (response.status !== 503 || !response.headers.has(notBegunHeader)) return response;
    if (repeats === mostRepeats || signal?.aborted) return response;
    const seconds = Number(response.headers.get('retry-after')) || 1;
    await pause(seconds * 1_000 * (1 + Math.random() / 2), signal);
  }
}
