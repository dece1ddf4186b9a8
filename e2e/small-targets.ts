/*
 * What can be pressed, on every screen: by a finger at least 44 px each way, by a mouse 24. Bars of calendars and
 * timelines are as high, and as long as their days; links within a sentence as high as its line; a box belongs to its label.
 */

type Small = { least: number };

/** The controls in sight that are smaller, each kind once, as 'button 32x28 Wszystkie'. Runs in the page. */
export function smallOnes({ least }: Small): string[] {
  const pressable =
    'button, [role="button"], [role="tab"], [role="menuitem"], [role="option"], summary, input, select, textarea, a[href]';
  const inSentence = (one: Element) =>
    one.matches('a') && getComputedStyle(one).display === 'inline';
  const sizeOf = (one: Element) => {
    const label = one.matches('input[type="checkbox"], input[type="radio"]')
      ? (one.closest('[class*="-body"], label, td, th') ?? one)
      : one.matches('input') // The frame of a picker is pressed, not the word that is typed in it.
        ? (one.closest('[class*="PillsInput-input"], [class*="Input-wrapper"]') ?? one)
        : one;
    return label.getBoundingClientRect();
  };
  const found = [...document.querySelectorAll(pressable)].flatMap((one) => {
    if (one.matches('.visually-hidden, [type="file"], [tabindex="-1"]')) return [];
    if (inSentence(one) || one.closest('.visually-hidden, [aria-hidden="true"], [inert]'))
      return [];
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    const { width, height, right, bottom } = sizeOf(one);
    const away = right <= 0 || bottom <= 0 || width < 2 || height < 2;
    const short = one.closest('[data-bar]') ? height : Math.min(width, height);
    if (away || short > least - 0.5) return [];
    const words = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 30);
    return [`${one.tagName.toLowerCase()} ${Math.round(width)}x${Math.round(height)} ${words}`];
  });
  return [...new Set(found)];
}
