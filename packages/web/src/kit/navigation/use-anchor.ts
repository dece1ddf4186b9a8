import { useRouter } from '@tanstack/react-router';
import type { Address, RecordKey } from '@zaplecze/contract/addresses';
import { type MouseEvent, useRef } from 'react';

/** What opens over this page and comes back here when it is closed: by its key, a task by its path. */
export type Over = RecordKey | 'path';

/** What the product keeps with an entry of the browser's history. */
declare module '@tanstack/react-router' {
  interface HistoryState {
    over?: Over;
  }
}

/** Where a link leads. */
export type Target = {
  to: Address;
  over?: Over;
  /** What a plain click does here instead; the address serves another tab, and whoever copies it. */
  run?: (() => void) | undefined;
};

/** What the router's `navigate` takes for a target. */
export const toNavigate = ({ to, over }: Target) => ({
  href: to,
  ...(over && { state: { over } }),
});

/** How long a link is pointed at before its page is asked for, in milliseconds. */
const tolerance = 50;

/**
 * Properties of an `<a>` that leads to a target without loading the page anew, and asks for the
 * target's data when pointed at. The router's own Link follows every change of the address to know
 * whether it is the current one; of the hundred links in a list none needs to, and each move
 * between screens was paid for by all of them.
 */
export function useAnchor(target: Target, { newTab = false }: { newTab?: boolean } = {}) {
  const router = useRouter();
  const timer = useRef(0);
  const forget = () => window.clearTimeout(timer.current);
  const preload = () => {
    forget();
    if (target.run) return;
    timer.current = window.setTimeout(() => {
      // A page that fails to load now is requested again, and its failure shown, when it is opened. The router's type
      // demands a `to`; navigation goes by `href`, as in navigate().
      router.preloadRoute({ to: target.to, ...toNavigate(target) }).catch(() => undefined);
    }, tolerance);
  };
  return {
    href: target.to,
    target: newTab ? '_blank' : undefined,
    onMouseEnter: preload,
    onMouseLeave: forget,
    onFocus: preload,
    onBlur: forget,
    onClick: (event: MouseEvent) => {
      const { metaKey, ctrlKey, shiftKey, altKey, button } = event;
      if (event.defaultPrevented || newTab || button !== 0) return;
      if (metaKey || ctrlKey || shiftKey || altKey) return;
      event.preventDefault();
      forget();
      if (target.run) target.run();
      else void router.navigate(toNavigate(target));
    },
  };
}
