import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusOrigin, isNowhere, pageContent, selectorOf } from '../kit/navigation/focus-place.ts';

/** How long a page may take to show the place again, in milliseconds. */
const longest = 5_000;

type Place = { state: object };
const keyOf = ({ state }: Place) => String((state as { __TSR_key?: string }).__TSR_key);

/**
 * Remembers for each entry of the history what had the focus when it was left, such as the row that was
 * opened, and gives it back when somebody comes back there.
 */
export function useFocusMemory(): void {
  const router = useRouter();
  useEffect(() => {
    const places = new Map<string, string>();
    let stop = () => {};
    const leave = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
      stop();
      const place = pathChanged && selectorOf(focusOrigin());
      if (fromLocation && place) places.set(keyOf(fromLocation), place);
    });
    const arrive = router.subscribe('onRendered', ({ toLocation, pathChanged }) => {
      const place = places.get(keyOf(toLocation));
      if (pathChanged && place) stop = waitFor(place);
    });
    return () => {
      stop();
      leave();
      arrive();
    };
  }, [router]);
}

/** Focuses the place as soon as it is there, unless the person does something first. */
function waitFor(place: string): () => void {
  const look = () => {
    if (!isNowhere(document.activeElement)) return stop();
    const found = pageContent()?.querySelector<HTMLElement>(place);
    if (!found) return;
    found.focus({ preventScroll: true });
    stop();
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => stop(), longest);
  const acts = ['pointerdown', 'keydown'] as const;
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    for (const act of acts) window.removeEventListener(act, stop, { capture: true });
  }
  for (const act of acts) window.addEventListener(act, stop, { capture: true });
  const content = pageContent();
  if (content) observer.observe(content, { childList: true, subtree: true });
  look();
  return stop;
}
