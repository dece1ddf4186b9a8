import { useEffect, useState } from 'react';

/**
 * Keys that come between lifting something and the measuring of where it can go, a frame or two later: dnd-kit drops
 * them, and counts all later steps from the corner of the window if an arrow was among them. They wait, and are pressed
 * once it can tell where that is.
 */
function earlyKeys() {
  const waiting: KeyboardEvent[] = [];
  const keep = (event: KeyboardEvent) => {
    if (!/^(Arrow\w+|Space|Enter)$/.test(event.code)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // The key that lifts may be held down.
    if (!event.repeat) waiting.push(event);
  };
  const forget = () => {
    window.removeEventListener('keydown', keep, true);
    waiting.length = 0;
  };
  /** One after another, since a step begins where the one before it has led. */
  const press = () => {
    const event = waiting.shift();
    if (!event) return forget();
    window.removeEventListener('keydown', keep, true);
    document.dispatchEvent(new KeyboardEvent('keydown', event));
    if (waiting.length > 0) window.addEventListener('keydown', keep, true);
    setTimeout(press);
  };
  return {
    /** Something is being lifted, by a key or otherwise. */
    lifted: (by: Event | null) => {
      forget();
      if (by instanceof KeyboardEvent) window.addEventListener('keydown', keep, true);
    },
    /** It is over something, so all is measured; dnd-kit itself listens from its next task on. */
    measured: () => void setTimeout(press),
    forget,
  };
}

/** For the handlers of a `DndContext`: what a keyboard asks is never too early. */
export function useEarlyKeys() {
  const [early] = useState(earlyKeys);
  useEffect(() => early.forget, [early]);
  return early;
}
