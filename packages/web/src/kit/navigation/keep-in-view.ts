const longestMs = 5000;
const acts = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Brings an element into sight, and again while what stands above it comes and grows, until somebody does something.
 * @returns what ends it
 */
export function keepInView(element: HTMLElement): () => void {
  const watch = new ResizeObserver(() => element.scrollIntoView({ block: 'center' }));
  const timer = setTimeout(stop, longestMs);
  function stop() {
    watch.disconnect();
    clearTimeout(timer);
    for (const act of acts) window.removeEventListener(act, stop, { capture: true });
  }
  for (const act of acts) window.addEventListener(act, stop, { capture: true, passive: true });
  // The observer calls back for the present size as well.
  watch.observe(document.body);
  return stop;
}
