import { queryClient } from '../calls/query-client.ts';

/** In milliseconds. */
const longest = 5_000;
const moment = 50;

/**
 * Does something as soon as there is nothing better to do, such as drawing the first screen or waiting for its rows: what is
 * loaded ahead would come before them. Within twice `longest` in any case.
 *
 * @returns takes it back, where it has not begun
 */
export function whenIdle(work: () => void): () => void {
  const end = performance.now() + longest;
  let handle = 0;
  const look = () => {
    if (queryClient.isFetching() > 0 && performance.now() < end) timer = setTimeout(look, moment);
    // Safari has none.
    else if (!window.requestIdleCallback) timer = setTimeout(work, 1_500);
    else handle = requestIdleCallback(work, { timeout: longest });
  };
  // What is drawn together with who waits has not asked yet.
  let timer = setTimeout(look);
  return () => {
    clearTimeout(timer);
    if (handle) cancelIdleCallback(handle);
  };
}
