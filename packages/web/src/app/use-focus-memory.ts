import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isFormSaved } from '../kit/navigation/after-saving.ts';
import { focusOrigin, isNowhere, pageContent, selectorOf } from '../kit/navigation/focus-place.ts';

/** How long a page may take to show the place again, in milliseconds. */
const longest = 5_000;

type Place = { state: object };
const keyOf = ({ state }: Place) => String((state as { __TSR_key?: string }).__TSR_key);

/**
 * Remembers for each entry of the history what had the focus when it was left, such as the row that was
 * opened, and gives it back when somebody comes back there. Who saved a form comes back to what opened it by the path
 * too, and elsewhere to the heading.
 */
export function useFocusMemory(): void {
  const router = useRouter();
  useEffect(() => {
    const places = new Map<string, string>();
    const ofPaths = new Map<string, string>();
    let stop = () => {};
    const leave = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
      stop();
      const place = pathChanged && selectorOf(focusOrigin());
      if (!fromLocation || !place) return;
      places.set(keyOf(fromLocation), place);
      ofPaths.set(fromLocation.pathname, place);
    });
    const arrive = router.subscribe('onRendered', ({ toLocation, pathChanged }) => {
      if (!pathChanged) return;
      const saved = isFormSaved();
      const place =
        places.get(keyOf(toLocation)) ?? (saved && ofPaths.get(toLocation.pathname)) ?? '';
      if (place || saved) stop = waitFor(place || heading, saved);
    });
    return () => {
      stop();
      leave();
      arrive();
    };
  }, [router]);
}

const heading = 'h1';

/**
 * Focuses the place as soon as it is there, unless the person does something first; with `orHeading` the page's heading
 * where it does not come.
 */
function waitFor(place: string, orHeading: boolean): () => void {
  const look = () => {
    if (!isNowhere(document.activeElement)) return stop();
    const found = pageContent()?.querySelector<HTMLElement>(place);
    if (!found) return;
    if (place === heading) found.tabIndex = -1;
    found.focus({ preventScroll: true });
    stop();
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => {
    if (orHeading) place = heading;
    look();
    stop();
  }, longest);
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
