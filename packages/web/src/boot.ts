import type { personKey } from './kit/first-screen/early.ts';

/** The files of each page by its address; early-start.ts fills them in. */
declare const pageScripts: Record<string, string[]>;

const person: typeof personKey = 'signed-in';

/**
 * Stands in the page itself (early-start.ts) and runs while the application's scripts are still on
 * their way: asks for who is signed in and for the list of the address, and lets the scripts of that
 * page come. The application takes the answers over in kit/first-screen/early.ts; without them it asks for itself.
 * Imports nothing: it must not wait for others.
 */

/** Pages that begin with a list, and what they ask; `:me` is the signed-in person. */
const lists: Record<string, string> = {
  '/': '/api/project/task/assigned/:me',
  '/task': '/api/project/task/assigned/:me',
  '/yourIssues': '/api/issue/assigned/:me?filter[status]=1,2,9',
  '/client': '/api/client/list',
  '/project': '/api/project/list',
  '/issue': '/api/issue/list?filter[status]=1,2,9',
  '/offer': '/api/offer/list',
  '/guest': '/api/reception/list?filter[category]=guest',
  '/package': '/api/reception/list?filter[category]=parcel',
  '/document': '/api/document/list',
  '/knowledge': '/api/knowledgeBase/list',
};

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function load(file: string): void {
  const link = document.createElement('link');
  if (file.endsWith('.css')) {
    link.rel = 'preload';
    link.as = 'style';
    // As the application's own loading asks for it, else the browser would fetch it twice.
    link.crossOrigin = '';
  } else {
    link.rel = 'modulepreload';
  }
  link.href = file;
  document.head.append(link);
}

function start(token: string): void {
  const early = new Map<string, Promise<Response>>();
  window.early = early;
  const ask = (url: string) => {
    const answer = fetch(url, { headers: { accept: 'application/json', 'access-token': token } });
    // Whoever takes it over hears of a failure; when nobody does, nobody needs to.
    answer.catch(() => undefined);
    early.set(url, answer);
  };
  ask('/api/profile/me');
  const path = location.pathname.replace(/(.)\/$/, '$1');
  const list = lists[path]?.replace(':me', kept(person) ?? ':me');
  if (list && !list.includes(':me') && location.search === '') ask(list);
  for (const file of pageScripts[path] ?? []) load(file);
}

const token = kept('access-token');
if (token !== null) start(token);
