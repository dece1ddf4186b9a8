import { keepInView } from '../../kit/navigation/keep-in-view.ts';

const parts = 'main :is(h2, h3, button, a, summary)';
const longestWaitMs = 6000;

const partNamed = (text: string) =>
  [...document.querySelectorAll<HTMLElement>(parts)].find((one) =>
    one.textContent?.trim().startsWith(text),
  );

/** Brings a part of a page into sight by its heading or button, and the focus to it, once it has come. */
export function showPart(text: string): void {
  const found = partNamed(text);
  if (found) {
    keepInView(found);
    if (!found.matches('button, a, summary')) found.tabIndex = -1;
    found.focus({ preventScroll: true });
    return;
  }
  const end = setTimeout(() => watch.disconnect(), longestWaitMs);
  const watch = new MutationObserver(() => {
    if (!partNamed(text)) return;
    watch.disconnect();
    clearTimeout(end);
    showPart(text);
  });
  watch.observe(document.body, { childList: true, subtree: true });
}
