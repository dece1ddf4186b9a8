/*
 * Contrast is dear to look at: axe works out for each text everything that lies under it, which is half
 * of what it does on a list and two thirds on the dashboard. A column of twenty cells gives twenty times the same answer, and
 * the next page the same again for all that it has in common with this one.
 */

/** The selector by which axe is told to look at some of the looks, see `markLooks`. */
export const selectorOf = (looks: string[]): string =>
  `:is(${looks.map((look) => `[data-look="${look}"]`).join(', ')})`;

/**
 * Marks the first and the last text of each look, in place of all that are there. Texts look the same
 * when they have the same colour and type, all that is painted around them is the same, and they are
 * the same part of the same component. Runs in the page; gives a short name of each look that there is `within` a part of it.
 */
export function markLooks(within: string): string[] {
  /** Two numbers of 32 bits out of a text (cyrb53): among thousands of looks no two share them. */
  const named = (look: string): string => {
    let [a, b] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < look.length; at += 1) {
      a = Math.imul(a ^ look.charCodeAt(at), 2654435761);
      b = Math.imul(b ^ look.charCodeAt(at), 1597334677);
    }
    a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
    b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
    return `${(a >>> 0).toString(36)}-${(b >>> 0).toString(36)}`;
  };
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
  const part = document.querySelector(within) ?? document.body;
  const texts = new Set<Element>(part.querySelectorAll('input, select, textarea'));
  const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    if (text.parentElement && text.textContent?.trim()) texts.add(text.parentElement);
  }
  const looks = new Map<string, [Element, Element]>();
  for (const marked of document.querySelectorAll('[data-look]'))
    marked.removeAttribute('data-look');
  for (const element of texts) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const css = getComputedStyle(element);
    const around = element.parentElement;
    const look = [
      ...[element.tagName, element.getAttribute('class'), around?.className],
      ...[css.color, css.fontSize, css.fontWeight, css.textShadow, paintOf(element)],
      // A link in a text has to differ from it.
      ...(around && element.matches('a, [role="link"]') ? [getComputedStyle(around).color] : []),
    ].join();
    looks.set(look, [looks.get(look)?.[0] ?? element, element]);
  }
  return [...looks].map(([look, both]) => {
    const name = named(look);
    for (const element of both) element.setAttribute('data-look', name);
    return name;
  });
}
