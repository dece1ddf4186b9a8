/**
 * What a press of the mouse or a finger sets off besides, and what waits until it is a click. Leaving
 * a wrong field puts words under it, and these would push the button, link or list that is being
 * pressed from under the pointer: the click would be lost.
 */

let pressed = false;
let waiting: (() => void)[] = [];

function begin(): void {
  pressed = true;
}

function end(): void {
  // The click comes right after the release.
  setTimeout(() => {
    pressed = false;
    const now = waiting;
    waiting = [];
    for (const work of now) work();
  }, 0);
}

const passive = { capture: true, passive: true };
// After a touch the mouse is only played, once the finger has left: both count.
for (const name of ['pointerdown', 'mousedown']) window.addEventListener(name, begin, passive);
for (const name of ['pointerup', 'pointercancel', 'mouseup', 'dragend'])
  window.addEventListener(name, end, passive);
// Of the window only: those of fields, which do not bubble, are what waits.
window.addEventListener('blur', end);

/** Does it now, or once the press that set it off is over. */
export function afterPress(work: () => void): void {
  if (pressed) waiting.push(work);
  else work();
}
