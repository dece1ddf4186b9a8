import { type RefObject, useLayoutEffect } from 'react';

/** What can be pressed; what weighs most is covered last. */
const pressable =
  'button, [role="button"], [role="option"], [role="switch"], [role="tab"], [role="menuitem"], summary, input, select, textarea, [contenteditable="true"], a[href]';
const weightOf = (one: Element) => (one.matches('button, [role="button"]') ? 20 : 1);

const margin = 16;
const step = 8;
const pauseMs = 120;

type Box = { left: number; top: number; right: number; bottom: number };

const meet = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** What can be pressed now: of the dialog on top, where there is one. */
function pressables(region: Element): { box: Box; weight: number }[] {
  const within = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document;
  return [...within.querySelectorAll<HTMLElement>(pressable)].flatMap((one) => {
    if (region.contains(one) || one.matches(':disabled') || !one.checkVisibility()) return [];
    const box = one.getBoundingClientRect();
    const seen = box.width > 0 && box.bottom > 0 && box.top < window.innerHeight;
    return seen ? [{ box, weight: weightOf(one) }] : [];
  });
}

/** Moves the messages to where they cover nothing that can be pressed: from the right corner upwards, then to the left. */
function place(region: HTMLElement): void {
  const { width, height } = region.getBoundingClientRect();
  if (height === 0) return;
  const all = pressables(region);
  const room = document.documentElement.clientWidth - width;
  const lefts = [...new Set([room - margin, room / 2, margin].map((x) => Math.max(0, x)))];
  let best = { cost: Number.POSITIVE_INFINITY, left: 0, bottom: margin };
  for (const left of lefts) {
    for (let bottom = margin; bottom + height < window.innerHeight - margin; bottom += step) {
      const top = window.innerHeight - bottom - height;
      const own = { left, top, right: left + width, bottom: top + height };
      const cost = all.reduce((sum, { box, weight }) => sum + (meet(own, box) ? weight : 0), 0);
      if (cost < best.cost) best = { cost, left, bottom };
      if (cost === 0) break;
    }
    if (best.cost === 0) break;
  }
  region.style.left = `${best.left}px`;
  region.style.right = 'auto';
  region.style.bottom = `${best.bottom}px`;
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
    watch.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', later, { capture: true, passive: true });
    window.addEventListener('resize', later);
    place(region);
    return () => {
      window.clearTimeout(timer);
      watch.disconnect();
      window.removeEventListener('scroll', later, { capture: true });
      window.removeEventListener('resize', later);
    };
  }, [shown]);
}
