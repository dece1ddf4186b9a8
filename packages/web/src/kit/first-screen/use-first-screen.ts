import { useEffect, useState } from 'react';
import { whenIdle } from './idle.ts';

let shown = false;
const waiting = new Set<() => void>();

function show(): void {
  shown = true;
  for (const tell of waiting) tell();
  waiting.clear();
}

/**
 * Whether the first screen of the visit is there with its rows: what may come after those is asked for and drawn then. Later
 * screens have it at once.
 */
export function useFirstScreen(): boolean {
  const [done, setDone] = useState(shown);
  useEffect(() => {
    const tell = () => setDone(true);
    if (shown) return tell();
    if (waiting.size === 0) whenIdle(show);
    waiting.add(tell);
    return () => {
      waiting.delete(tell);
    };
  }, []);
  return done;
}
