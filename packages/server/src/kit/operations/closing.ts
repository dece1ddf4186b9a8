import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from './log.ts';

/**
 * What has to be ended when the server ends, in the reverse order of its beginning: requests, background work,
 * connections, database. Each step has a limit, so that a stuck one cannot keep the others from ending well.
 */
export type ShutdownSteps = {
  /** Registers a step under a name for the log; `limitMs` is how long it may take. */
  add: (name: string, end: () => Promise<unknown>, limitMs: number) => void;
  /** Ends everything once; further calls wait for the same end. Never throws. */
  close: () => Promise<void>;
};

export function createClosing(log: Log): ShutdownSteps {
  const steps: { name: string; end: () => Promise<unknown>; limitMs: number }[] = [];
  let closed: Promise<void> | undefined;

  const closeAll = async () => {
    for (let step = steps.pop(); step; step = steps.pop()) {
      const { name, end, limitMs } = step;
      const limit = new AbortController();
      const late = pause(limitMs, 'late', { signal: limit.signal }).catch(() => undefined);
      try {
        const outcome = await Promise.race([end(), late]);
        if (outcome === 'late') log.warn(`Zatrzymywanie: ${name} - upłynęło ${limitMs / 1000} s`);
      } catch (error) {
        log.error({ err: error }, `Zatrzymywanie: ${name} - błąd`);
      } finally {
        limit.abort();
      }
    }
  };

  return {
    add: (name, end, limitMs) => {
      steps.push({ name, end, limitMs });
    },
    close: () => {
      closed ??= closeAll();
      return closed;
    },
  };
}
