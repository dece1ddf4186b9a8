import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useRef } from 'react';
import type { Over } from './use-item.ts';

type Search = Record<string, unknown>;

/** Where a link leads: a path of the route table with its `$params` and search. */
export type Target = {
  to: string;
  params?: Record<string, string | number>;
  search?: Search;
  /** It opens over this page, and closing it comes back here (kit/use-item.ts). */
  over?: string;
};

/** What the router's `navigate` takes for a target. */
export function toNavigate({ to, params, search, over }: Target) {
  return {
    to,
    search: search ?? {},
    ...(over && { state: { over } satisfies Over }),
    params: params
      ? Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))
      : undefined,
  } as { to: string };
}

const pathOf = ({ to, params = {} }: Target) =>
  to.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));

/** How long a link is pointed at before its page is asked for, in milliseconds. */
const meant = 50;

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
    timer.current = window.setTimeout(() => {
      // What does not come now is asked for again, and told of, when it is opened.
      router.preloadRoute(toNavigate(target) as never).catch(() => undefined);
    }, meant);
  };
  return {
    href: pathOf(target) + router.options.stringifySearch(target.search ?? {}),
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
      void router.navigate(toNavigate(target) as never);
    },
  };
}
