import { lastPressed } from '../../first-screen/last-pressed.ts';

/**
 * What a person pressed last: a form without an address of its own is opened again by pressing the same. Of a menu both
 * are remembered, its button and its item.
 */

/** `label`: how it is called; `row`: the record in whose row it stands, if any. */
export type Step = { label: string; row: string };

const pressable = 'button, a[href], [role=button], [role=menuitem], [data-row-open]';
/** How long a step may take until what it shows is there, in milliseconds. */
const longest = 5_000;

const labelOf = (element: HTMLElement) =>
  (element.getAttribute('aria-label') ?? element.innerText).trim().slice(0, 300);

const rowOf = (element: HTMLElement) =>
  element
    .closest('tr, li, [data-row-open]')
    ?.querySelector<HTMLElement>(':scope [data-row-open]')
    ?.dataset.rowOpen?.slice(0, 100) ??
  element.dataset.rowOpen?.slice(0, 100) ??
  '';

const stepOf = (element: HTMLElement): Step => ({ label: labelOf(element), row: rowOf(element) });

/** What was pressed last. */
export function lastSteps(): Step[] {
  const target = lastPressed();
  const pressed = target instanceof Element && target.closest<HTMLElement>(pressable);
  if (!pressed) return [];
  const menu = pressed.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const button = menu ? document.getElementById(menu) : null;
  return button ? [stepOf(button), stepOf(pressed)] : [stepOf(pressed)];
}

function find({ label, row }: Step): HTMLElement | undefined {
  const dialog = [...document.querySelectorAll('[role=dialog], [role=menu]')].at(-1);
  const within = [dialog, document].flatMap((root) =>
    root ? [...root.querySelectorAll<HTMLElement>(pressable)] : [],
  );
  return within.find(
    (one) => one.checkVisibility() && labelOf(one) === label && rowOf(one) === row,
  );
}

/** Waits until something is there; undefined when it did not come in time. */
export function waitFor<T>(look: () => T | undefined): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = window.setInterval(() => end(look()), 50);
    const limit = window.setTimeout(() => end(undefined, true), longest);
    function end(found: T | undefined, over = false) {
      if (found === undefined && !over) return;
      window.clearInterval(timer);
      window.clearTimeout(limit);
      resolve(found);
    }
  });
}

/** Presses the same again, one after another; false when something of it is not there any more. */
export async function pressAgain(steps: readonly Step[]): Promise<boolean> {
  for (const step of steps) {
    const found = await waitFor(() => find(step));
    if (!found) return false;
    found.click();
  }
  return true;
}
