import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What was seen since the last look: the longest silence in ms, questions asked, and those without a 200. */
export type ProbeResult = { longest: number; failed: number; asked: number };

/** Asks `url` every few milliseconds from a thread of its own. */
export function probe(url: string, everyMs = 20) {
  const worker = new Worker(new URL('./prober.worker.ts', import.meta.url), {
    workerData: { url, everyMs },
  });
  return {
    /** Waits for one more answer, so that a silence that still goes on is counted to its end. */
    look: async (): Promise<ProbeResult> => {
      const told = once(worker, 'message');
      worker.postMessage('look');
      return (await told)[0] as ProbeResult;
    },
    stop: () => worker.terminate(),
  };
}
