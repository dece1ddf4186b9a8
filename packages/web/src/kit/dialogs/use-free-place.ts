import { type RefObject, useLayoutEffect } from 'react';

/** What can be pressed; what weighs most is covered last. */
const pressable =
  'button, [role="button"], [role="option"], [role="switch"], [role="tab"], [role="menuitem"], summary, input, select, textarea, [contenteditable="true"], a[href]';
const weightOf = (one: Element) => (one.matches('button, [role="button"]') ? 20 : 1);

const margin = 16;
const [stepLeft, stepUp] = [32, 8];
/** A narrower message finds a place where a wide one does not; the narrowest cuts its words to one line. */
const narrowest = 168;
const widths = [400, 300, 220, narrowest];
/** What changes where things are or whether they can be pressed. */
const attributeFilter = ['class', 'style', 'disabled', 'hidden', 'open', 'aria-expanded'];
const pauseMs = 120;

type Box = { left: number; top: number; right: number; bottom: number };

const meet = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** What can be pressed now: of the dialog on top, where there is one. */
function pressables(region: Element): { box: Box; weight: number }[] {
  const within = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document;
  return [...within.querySelectorAll<HTMLElement>(pressable)].flatMap((one) => {
    // One that is disabled for now can be pressed in a moment.
    if (region.contains(one) || !one.checkVisibility()) return [];
    const box = one.getBoundingClientRect();
    const seen = box.width > 0 && box.bottom > 0 && box.top < window.innerHeight;
    return seen ? [{ box, weight: weightOf(one) }] : [];
  });
}

/** Presses that a message would take for itself, by its own buttons. */
const ownWeight = 100;

/** The cheapest place for messages as wide as they are now: from the right corner upwards, then to the left. */
function cheapest(region: HTMLElement, all: ReturnType<typeof pressables>) {
  const { width, height } = region.getBoundingClientRect();
  const end = document.documentElement.clientWidth - width;
  let best = { cost: Number.POSITIVE_INFINITY, left: 0, bottom: margin };
  for (let left = Math.max(end - margin, 0); left >= 0 && best.cost > 0; left -= stepLeft) {
    for (let bottom = margin; bottom + height < window.innerHeight; bottom += stepUp) {
      const top = window.innerHeight - bottom - height;
      const own = { left, top, right: left + width, bottom: top + height };
      const buttons = { ...own, left: own.right - 3 * margin };
      const cost = all.reduce(
        (sum, { box, weight }) =>
          sum + (meet(own, box) ? weight : 0) + (meet(buttons, box) ? ownWeight : 0),
        0,
      );
      if (cost < best.cost) best = { cost, left, bottom };
      if (cost === 0) break;
    }
  }
  return best;
}

/** Low in the menu that lies open, where nothing is pressed; false where its entries need the room. */
function placeInMenu(region: HTMLElement, all: ReturnType<typeof pressables>): boolean {
  const menu = document.querySelector('[data-messages]')?.getBoundingClientRect();
  if (!menu || menu.left < 0 || menu.width < 200) return false;
  const [side, bottom] = [margin / 2, window.innerHeight - menu.bottom];
  region.toggleAttribute('data-narrow', false);
  region.toggleAttribute('data-menu', true);
  const at = { left: menu.left + side, width: menu.width - 2 * side };
  const words = Object.entries({ ...at, bottom }).map(([name, px]) => [name, `${px}px`]);
  Object.assign(region.style, Object.fromEntries(words), { right: 'auto' });
  const own = region.getBoundingClientRect();
  if (own.top >= menu.top && !all.some(({ box }) => meet(own, box))) return true;
  region.toggleAttribute('data-menu', false);
  return false;
}

/** Moves the messages to where they cover nothing that can be pressed, narrower where there is no room for them as they are. */
function place(region: HTMLElement): void {
  if (region.getBoundingClientRect().height === 0) return;
  const all = pressables(region);
  if (placeInMenu(region, all)) return;
  const room = document.documentElement.clientWidth - 2 * margin;
  const places = [];
  for (const wanted of widths) {
    const width = `${Math.min(wanted, room)}px`;
    region.style.width = width;
    region.toggleAttribute('data-narrow', wanted === narrowest);
    places.push({ width, isNarrow: wanted === narrowest, ...cheapest(region, all) });
    if (places.at(-1)?.cost === 0) break;
  }
  const [best] = places.sort((a, b) => a.cost - b.cost);
  region.toggleAttribute('data-narrow', best?.isNarrow ?? false);
  Object.assign(region.style, {
    width: best?.width,
    left: `${best?.left}px`,
    right: 'auto',
    bottom: `${best?.bottom}px`,
  });
}

/** Keeps the region of messages off what can be pressed, also when the page changes or is scrolled below it. */
export function useFreePlace(first: RefObject<HTMLElement | null>, shown: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each message its room is another one
  useLayoutEffect(() => {
    const region = first.current?.parentElement;
    if (!region) return;
    let timer: number | undefined;
    const later = () => {
      timer ??= window.setTimeout(() => {
        timer = undefined;
        place(region);
      }, pauseMs);
    };
    const watch = new MutationObserver((changes) => {
      if (changes.some(({ target }) => !region.contains(target))) later();
    });
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter });
    // Acts of a row come into sight under the pointer.
    window.addEventListener('pointerover', later, { passive: true });
    window.addEventListener('scroll', later, { capture: true, passive: true });
    window.addEventListener('resize', later);
    place(region);
    return () => {
      window.clearTimeout(timer);
      watch.disconnect();
      window.removeEventListener('pointerover', later);
      window.removeEventListener('scroll', later, { capture: true });
      window.removeEventListener('resize', later);
    };
  }, [shown]);
}
