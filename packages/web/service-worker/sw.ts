import type { pages } from '@zaplecze/contract/addresses';

/**
 * The product's service worker: shows push messages, leads to their screens, and stands in with a
 * page of its own when there is no way to the server. It keeps nothing else: no answer of the API
 * is ever stored. Nothing waits for it to start: see `routes`.
 */

declare const self: ServiceWorkerGlobalScope;

/** Written out, for this script may import nothing. */
const list: (typeof pages)['notifications'] = '/notifications';

const shelf = 'offline-1';
const offlinePage = '/offline.html';

/** https://w3c.github.io/ServiceWorker/#dictdef-routerrule, which TypeScript does not know yet. */
type Route = {
  condition: { urlPattern: { pathname: string } } | { requestMode: 'navigate' };
  source: 'network' | 'race-network-and-fetch-handler';
};
type Routed = { addRoutes?: (routes: Route[]) => Promise<void> };

/**
 * What the browser does without asking the worker: without these every script and answer waited until
 * the worker ran, and that again after every rest. A page's request goes out at once; only one that fails
 * comes to `fetch` below. Browsers that do not know routes ask the worker each time.
 */
const routes: Route[] = [
  { condition: { urlPattern: { pathname: '/assets/*' } }, source: 'network' },
  { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' },
  { condition: { requestMode: 'navigate' }, source: 'race-network-and-fetch-handler' },
];

/** Actions of the notice itself; each leads to a page that asks once more. */
type Action = { action: string; title: string; address: string };
type Message = { title: string; body: string; tag?: string; address: string; actions?: Action[] };

const isInner = (address: unknown): address is string =>
  typeof address === 'string' && /^\/(?!\/)/.test(address);

function isAction(value: unknown): value is Action {
  const { action, title, address } = (value ?? {}) as Partial<Action>;
  return typeof action === 'string' && typeof title === 'string' && isInner(address);
}

self.addEventListener('install', (event) => {
  event.waitUntil((event as Routed).addRoutes?.(routes) ?? Promise.resolve());
  event.waitUntil(
    caches
      .open(shelf)
      .then((cache) => cache.add(new Request(offlinePage, { cache: 'reload' })))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const forget = async () => {
    const names = (await caches.keys()).filter((name) => name !== shelf);
    await Promise.all(names.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  // Downloads are navigations too: theirs is to fail as they do.
  if (request.mode !== 'navigate' || new URL(request.url).pathname.startsWith('/api/')) return;
  event.respondWith(
    fetch(request).catch(async () => (await caches.match(offlinePage)) ?? Response.error()),
  );
});

/** What came with a push: a message of the product, or the free text of a test. */
function messageOf(text: string): Message {
  const plain: Message = { title: 'Powiadomienie', body: text, address: list };
  try {
    const message = JSON.parse(text) as Partial<Message> | null;
    if (typeof message !== 'object' || message === null) return plain;
    const { title, body, tag, address } = message;
    if (typeof title !== 'string' || typeof body !== 'string') return plain;
    const actions = Array.isArray(message.actions) ? message.actions.filter(isAction) : [];
    return {
      ...{ title, body, tag, address: isInner(address) ? address : plain.address },
      ...(actions.length > 0 && { actions }),
    };
  } catch {
    return plain;
  }
}

self.addEventListener('push', (event) => {
  const { title, body, tag, address, actions } = messageOf(event.data?.text() ?? '');
  const options: NotificationOptions & { actions?: Omit<Action, 'address'>[] } = {
    body,
    tag,
    lang: 'pl',
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    data: { address, ...(actions && { actions }) },
    // Browsers without buttons show the rest.
    ...(actions && { actions: actions.map(({ action, title }) => ({ action, title })) }),
  };
  event.waitUntil(self.registration.showNotification(title, options));
});

/** Leads an open page there without reloading it (it may hold unsaved work), or opens a new one. */
async function show(address: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((one) => one.focused) ?? pages[0];
  if (!page) {
    await self.clients.openWindow(address);
    return;
  }
  page.postMessage({ open: address });
  await page.focus().catch(() => undefined);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { address, actions = [] } = event.notification.data as Pick<Message, 'address' | 'actions'>;
  const chosen = actions.find(({ action }) => action === event.action);
  // Its page is small and on its own: an open page may hold unsaved work.
  event.waitUntil(chosen ? self.clients.openWindow(chosen.address) : show(address));
});
