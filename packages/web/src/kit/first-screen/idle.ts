/**
 * Does something as soon as the browser has nothing better to do, such as drawing the first screen;
 * within seconds in any case.
 *
 * @returns takes it back, where it has not begun
 */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1_500);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: 5_000 });
  return () => window.cancelIdleCallback(handle);
}
