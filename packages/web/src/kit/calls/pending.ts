import { useSyncExternalStore } from 'react';

/**
 * Changes that show before the server has said yes, laid over whatever it answers meanwhile: an answer
 * that was on its way does not bring back what was just done away with. Each is there until its call
 * has been made and what is on the screen was read anew (beside optimistic.ts, whose changes are of
 * rows of remembered lists).
 */
type Pending<T> = {
  add: (key: string, change: (whole: T) => T) => void;
  drop: (key: string) => void;
  has: (key: string) => boolean;
  /** The answer with every change that is still on its way. */
  useOver: <A extends T | undefined>(answer: A) => A;
};

export function createPending<T>(): Pending<T> {
  let changes: ReadonlyMap<string, (whole: T) => T> = new Map();
  const listeners = new Set<() => void>();
  const publish = (next: typeof changes) => {
    changes = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    add: (key, change) => publish(new Map(changes).set(key, change)),
    drop: (key) => {
      const next = new Map(changes);
      if (next.delete(key)) publish(next);
    },
    has: (key) => changes.has(key),
    useOver: (answer) => {
      const laid = useSyncExternalStore(subscribe, () => changes);
      if (answer === undefined) return answer;
      return [...laid.values()].reduce(
        (whole, change) => change(whole),
        answer as T,
      ) as typeof answer;
    },
  };
}
