/*
 * Contrast is dear to look at: axe works out for each text everything that lies under it, which is half
 * of what it does on a list and two thirds on the dashboard. A column of twenty cells gives twenty times the same answer.
 */

/** What axe is told to look at, see `markLooks`. */
export const markedLooks = '[data-look]';

/**
 * Marks the first and the last text of each look, in place of all that are there. Texts look the same
 * when they have the same colour and type, all that is painted around them is the same, and they are
 * the same part of the same component. Runs in the page; gives how many texts there are.
 */
export function markLooks(): number {
  const paints = new Map<Element | null, string>([[null, '']]);
  /** What the element and all around it paint under a text; what hides it from some goes with it. */
  const paintOf = (element: Element): string => {
    const known = paints.get(element);
    if (known !== undefined) return known;
    const css = getComputedStyle(element);
    const { parentElement: above } = element;
    const painted = [
      ...[css.backgroundColor, css.backgroundImage, css.opacity, css.filter, css.mixBlendMode],
      css.position.replace('relative', 'static'),
      element.matches('[aria-hidden="true"], [inert], :disabled, [aria-disabled="true"]'),
      element instanceof HTMLLabelElement && element.control?.matches(':disabled'),
    ].join();
    const plain = painted === 'rgba(0, 0, 0, 0),none,1,none,normal,static,false,false';
    const paint = `${above ? paintOf(above) : ''}${plain ? '' : `|${painted}`}`;
    paints.set(element, paint);
    return paint;
  };
  const texts = new Set<Element>(document.querySelectorAll('input, select, textarea'));
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    if (text.parentElement && text.textContent?.trim()) texts.add(text.parentElement);
  }
  const looks = new Map<string, [Element, Element]>();
  for (const element of texts) {
    element.removeAttribute('data-look');
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const css = getComputedStyle(element);
    const look = [
      ...[element.tagName, element.getAttribute('class'), element.parentElement?.className],
      ...[css.color, css.fontSize, css.fontWeight, css.textShadow, paintOf(element)],
    ].join();
    looks.set(look, [looks.get(look)?.[0] ?? element, element]);
  }
  for (const element of [...looks.values()].flat()) element.setAttribute('data-look', '');
  return texts.size;
}
