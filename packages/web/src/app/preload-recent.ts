// What printing needs comes in the same idle moment.
import '../kit/print/print.ts';
import type { AnyRouter } from '@tanstack/react-router';
import { pageNames, pages } from '@zaplecze/contract/addresses';
import type { Flags } from '@zaplecze/contract/permissions';
import { isOffered } from '@zaplecze/contract/permissions';
import { fontsKey } from '../kit/first-screen/early-answers.ts';
import { whenIdle } from '../kit/first-screen/idle.ts';
import { sendOwnStored } from '../kit/forms/drafts/account-drafts.ts';
import { screens } from './rooms.ts';

type Loadable = { preload?: () => Promise<unknown> };
type Route = { options: { component?: unknown } };

/** People who pay for every byte have said so. */
const sparing = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const key = 'recent-pages';
/** How many pages are brought: whoever uses more goes between these most of the time. */
const most = 8;

/** Paths of the pages that were opened last in this browser, as the contract's table has them. */
function recent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

function note(path: string): void {
  try {
    const paths = [path, ...recent().filter((one) => one !== path)];
    localStorage.setItem(key, JSON.stringify(paths.slice(0, most)));
  } catch {
    // Without a store pages come when their links are pointed at.
  }
}

/** For the next visit, which has its letters before its first picture then (src/boot.ts). */
function noteFonts(): void {
  const fetched = performance
    .getEntriesByType('resource')
    .filter((entry) => (entry as PerformanceResourceTiming).decodedBodySize > 0)
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => /^\/assets\/.*\.woff2$/.test(path));
  try {
    if (fetched.length > 0) localStorage.setItem(fontsKey, fetched.join());
  } catch {
    // Without a store they come later each time.
  }
}

/** A page, and what opens over it. */
function withInner(path: string) {
  const name = pageNames.find((one) => pages[one] === path);
  const inner = pageNames.filter((one) => name && screens[one].within === name);
  return name ? [name, ...inner] : [];
}

/**
 * Brings the pages that were opened last in this browser, and what opens over them, while the browser
 * has nothing to do, one after another: they then open at once, and after a release too. Others come
 * together with their data when their links are pointed at. Comes itself when the browser is idle.
 *
 * @returns what ends it
 */
export function preloadRecent(router: AnyRouter, flags: Flags): () => void {
  sendOwnStored();
  noteFonts();
  const noteShown = () => {
    const { fullPath } = router.state.matches.at(-1) ?? {};
    if (fullPath) note(fullPath);
  };
  const names = sparing()
    ? []
    : recent()
        .flatMap(withInner)
        .filter((name) => isOffered(screens[name].allow, flags, pages[name]));
  noteShown();
  const forget = router.subscribe('onResolved', noteShown);
  const routes = router.routesByPath as Record<string, Route>;
  let hasLeft = false;
  const next = () => {
    const name = names.shift();
    if (hasLeft || name === undefined) return;
    const load = (routes[pages[name]]?.options.component as Loadable | undefined)?.preload?.();
    // A page that fails to load now is requested again, and its failure shown, when it is opened.
    void Promise.resolve(load)
      .catch(() => undefined)
      .then(() => whenIdle(next));
  };
  whenIdle(next);
  return () => {
    hasLeft = true;
    forget();
  };
}
