import type { longest as longestWait } from './kit/calls/patience.ts';
import type { fontsKey, mayKey, personKey, rowsKey } from './kit/first-screen/early-answers.ts';
import type { usualRows } from './kit/lists/state/list-address.ts';

/**
 * The pages that visits begin with, by address: what each asks for first (`:me` is the signed-in
 * person, `:rows` how many rows a page has), whom it is for where not for everybody, and its files. early-start.ts writes them in, as the screens tell them.
 */
declare const pages: Record<string, { list?: string; allow?: string; files: string[] }>;

const person: typeof personKey = 'signed-in';
const rows: typeof rowsKey = 'rows-a-page';
const may: typeof mayKey = 'may';
const fontsHad: typeof fontsKey = 'fonts';
const usual: `${typeof usualRows}` = '10';
const longest: typeof longestWait = 60_000;

/**
 * Stands in the page itself (early-start.ts) and runs while the application's scripts are still on
 * their way: asks for who is signed in and for the list of the address, and lets the scripts of that
 * page come. The application takes the answers over in kit/first-screen/early-answers.ts; without them it asks for itself.
 * Imports nothing: it must not wait for others.
 */

function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function load(file: string): void {
  const link = document.createElement('link');
  if (file.endsWith('.js')) link.rel = 'modulepreload';
  else {
    link.rel = 'preload';
    link.as = file.endsWith('.css') ? 'style' : 'font';
    // As it is asked for later, else the browser would fetch it twice.
    link.crossOrigin = '';
  }
  link.href = file;
  document.head.append(link);
}

function start(token: string): void {
  const early = new Map<string, Promise<Response>>();
  window.early = early;
  const ask = (url: string) => {
    const answer = fetch(url, {
      headers: { accept: 'application/json', 'access-token': token },
      signal: AbortSignal.timeout(longest),
    });
    // The caller who takes the answer over handles the failure; without one it is ignored.
    answer.catch(() => undefined);
    early.set(url, answer);
  };
  ask('/api/profile/me');
  const page = pages[location.pathname.replace(/(.)\/$/, '$1')];
  // What the person has chosen, else what the server has written into the page for the company.
  const chosen = readStorage(rows) ?? document.documentElement.dataset.rows;
  const wanted = chosen === usual ? undefined : chosen;
  const list = page?.list
    ?.replace(':me', readStorage(person) ?? ':me')
    .replace(wanted ? ':rows' : /[?&]perPage=:rows/, wanted ?? '')
    // Without its first parameter the next one begins the question.
    .replace(/^([^?]+?)&/, '$1?');
  const mine = !page?.allow || (readStorage(may) ?? '').split(' ').includes(page.allow);
  if (list && mine && !list.includes(':me') && !location.search) ask(list);
  for (const file of page?.files ?? []) load(file);
}

const token = readStorage('access-token');
if (token !== null) start(token);

/**
 * Fonts that the browser has from an earlier visit (app/preload-recent.ts) come before the first picture, which would otherwise be laid
 * out twice. Where it has none they come after the scripts: words can be read without them.
 */
const fonts = readStorage(fontsHad);
if (fonts) for (const file of fonts.split(',')) load(file);
