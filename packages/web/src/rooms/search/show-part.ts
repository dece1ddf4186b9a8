import { keepInView } from '../../kit/navigation/keep-in-view.ts';

const parts = ':is(main, [data-view-menu]) :is(h2, h3, button, a, summary)';
const longestWaitMs = 6000;

/** What still waits for a part above it (kit/first-screen/in-order.tsx) takes no focus. */
const partNamed = (text: string) =>
  [...document.querySelectorAll<HTMLElement>(parts)].find(
    (one) =>
      one.textContent?.trim().startsWith(text) && getComputedStyle(one).visibility !== 'hidden',
  );

/** Opens the menu that has the part, where it is closed. */
function openMenuOf(text: string, behindView: boolean): void {
  const menu = behindView ? '[data-list-key="v"]' : `[data-more*="${CSS.escape(text)}"]`;
  document.querySelector<HTMLElement>(`${menu}:not([aria-expanded="true"])`)?.click();
}

/**
 * Brings a part of a page into sight by its heading or button, and the focus to it, once it has come; what stands under
 * 'Widok' in the menu, which is opened.
 */
export function showPart(text: string, behindView = false): void {
  const found = partNamed(text);
  if (found) {
    keepInView(found);
    if (!found.matches('button, a, summary')) found.tabIndex = -1;
    found.focus({ preventScroll: true });
    // The menu, which has just opened, would take the focus to its first line.
    if (found.closest('[data-view-menu]')) found.dataset.autofocus = 'true';
    return;
  }
  openMenuOf(text, behindView);
  const end = setTimeout(() => watch.disconnect(), longestWaitMs);
  const watch = new MutationObserver(() => {
    if (!partNamed(text)) return openMenuOf(text, behindView);
    watch.disconnect();
    clearTimeout(end);
    showPart(text);
  });
  watch.observe(document.body, { childList: true, subtree: true });
}
