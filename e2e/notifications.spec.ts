import type { CDPSession, Page, Worker } from '@playwright/test';
import { accessible, expect, signIn, test } from './support.ts';

/** Calls the API as whoever is signed in on the page. */
const api = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ({ method, path, body }) => {
      const response = await fetch(`/api${path}`, {
        method,
        headers: {
          'access-token': localStorage.getItem('access-token') ?? '',
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      return (await response.json()).data;
    },
    { method, path, body },
  );

const bell = (page: Page) => page.getByRole('link', { name: /^Powiadomienia/ });

test('a comment of a colleague raises the bell and enters the open list without a reload', async ({
  page,
  browser,
}) => {
  await signIn(page, 'kierownik');
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Oznacz wszystkie jako przeczytane' }).click();
  await expect(bell(page)).toHaveAccessibleName('Powiadomienia');
  await accessible(page);

  const other = await browser.newContext();
  const colleague = await other.newPage();
  await signIn(colleague, 'pracownik');
  const manager = (await api(page, 'GET', '/profile/me')).user.id;
  const me = (await api(colleague, 'GET', '/profile/me')).user.id;
  // A task that the manager has given the colleague; the manager gives one if there is none.
  const list = await api(colleague, 'GET', `/project/task/assigned/${me}?perPage=100`);
  const task = list.list.list.find(
    (one: { orderedBy: { id: number } | null }) => one.orderedBy?.id === manager,
  );
  expect(task).toBeDefined();
  const comment = await api(colleague, 'POST', '/comment/create', { text: 'Na żywo' });
  const at = `${task.project.id}/${task.task.id}/${comment.id}/${task.procedure.id}/${task.service.id}`;
  await api(colleague, 'POST', `/project/task/comment/${at}`);
  await other.close();

  await expect(bell(page)).toHaveAccessibleName('Powiadomienia, 1 nieprzeczytane');
  const row = page.getByRole('listitem').filter({ hasText: 'Nowy komentarz do zadania' }).first();
  await expect(row).toContainText('Nieprzeczytane');
  await row.getByRole('button', { name: /powiadomienie/ }).click();
  await page.getByRole('menuitem', { name: 'Oznacz jako przeczytane' }).click();
  await expect(bell(page)).toHaveAccessibleName('Powiadomienia');
  await row.getByRole('button', { name: /powiadomienie/ }).click();
  await page.getByRole('menuitem', { name: 'Usuń' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tak' }).click();
  await expect(page.getByText('Powiadomienie usunięte')).toBeVisible();
});

test('without the stream of news the bell asks by itself', async ({ page, browser }) => {
  await page.clock.install();
  // A proxy that lets no stream through.
  await page.route('**/api/events', (route) => route.fulfill({ status: 404 }));
  await signIn(page, 'pracownik');
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Oznacz wszystkie jako przeczytane' }).click();
  await expect(bell(page)).toHaveAccessibleName('Powiadomienia');
  const me = (await api(page, 'GET', '/profile/me')).user.id;
  const other = await browser.newContext();
  const colleague = await other.newPage();
  await signIn(colleague, 'recepcja');
  await api(colleague, 'POST', '/issue/create', {
    name: 'Bez strumienia',
    users: [me],
    description: 'Dzwonek pyta sam',
    type: 0,
  });
  await other.close();
  await page.clock.fastForward('01:05');
  await expect(bell(page)).toHaveAccessibleName('Powiadomienia, 1 nieprzeczytane');
});

test('a person chooses channels and finds them kept', async ({ page }) => {
  await signIn(page, 'pracownik');
  await page.goto('/notifications');
  await page.getByRole('link', { name: 'Kanały' }).click();
  await expect(page).toHaveTitle('Kanały powiadomień - Zaplecze');
  const mail = page.getByRole('checkbox', { name: 'Twoja kolej: E-mail' });
  await expect(mail).not.toBeChecked();
  await accessible(page);
  await mail.check();
  await page.getByRole('switch', { name: /Raz dziennie/ }).check();
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page).toHaveURL(/\/notifications$/);
  await page.goto('/notifications/settings');
  await expect(mail).toBeChecked();
  await expect(page.getByRole('switch', { name: /Raz dziennie/ })).toBeChecked();
});

type Delivery = { worker: Worker; devtools: CDPSession; push: (data: string) => Promise<void> };

/** The page's running service worker, and a way to push to it as the browser's push service does. */
async function delivery(page: Page): Promise<Delivery> {
  const context = page.context();
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const devtools = await context.newCDPSession(page);
  const known = new Promise<string>((found) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find((one) => one.scopeURL.startsWith(new URL(page.url()).origin));
      if (own) found(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await known;
  const { origin } = new URL(page.url());
  const push = async (data: string) => {
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
  return { worker, devtools, push };
}

test('a push is shown by the service worker, and its click leads the open page to the screen', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  await signIn(page, 'pracownik');
  const { worker, push } = await delivery(page);
  await push(
    JSON.stringify({ title: 'Twoja kolej', body: 'Faktury', tag: 'a', address: '/client' }),
  );
  const shown = () =>
    worker.evaluate(async () => {
      const scope = globalThis as unknown as { registration: ServiceWorkerRegistration };
      const list = await scope.registration.getNotifications();
      return list.map(({ title, body, data }) => ({ title, body, data }));
    });
  await expect
    .poll(shown)
    .toEqual([{ title: 'Twoja kolej', body: 'Faktury', data: { address: '/client' } }]);
  // Devtools cannot press a system notification: the worker gets the event that pressing makes.
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const [notification] = await scope.registration.getNotifications();
    const Click = (globalThis as unknown as Record<string, new (...args: unknown[]) => Event>)
      .NotificationEvent;
    if (Click) globalThis.dispatchEvent(new Click('notificationclick', { notification }));
  });
  await expect(page).toHaveURL(/\/client$/);
  await expect.poll(shown).toEqual([]);
  await push('zwykły tekst próby');
  await expect.poll(async () => (await shown())[0]?.body).toBe('zwykły tekst próby');
});

test('the diagnostics of push tell the device and the server; without consent nothing can be sent', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/push');
  await expect(page).toHaveTitle('Powiadomienia push - Zaplecze');
  await expect(page.getByText('Klucz publiczny serwera')).toBeVisible();
  await expect(page.getByText('fcm.googleapis.com')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Wyślij próbną wiadomość' })).toBeDisabled();
  await accessible(page);
});

test('without network a page of its own stands in; the application can be installed', async ({
  page,
  context,
}) => {
  await signIn(page, 'pracownik');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const devtools = await context.newCDPSession(page);
  const { errors, url } = await devtools.send('Page.getAppManifest');
  expect(url).toContain('/manifest.webmanifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  await context.setOffline(true);
  await page.goto('/client').catch(() => undefined);
  await expect(page.getByRole('heading', { name: 'Brak połączenia z serwerem' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Spróbuj ponownie' }).click();
  await expect(page.getByRole('heading', { name: /Klienci/ })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map((request) => new URL(request.url).pathname);
  });
  expect(kept).toEqual(['/offline.html']);
});
