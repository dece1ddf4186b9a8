import type { CDPSession, Page, Worker } from '@playwright/test';
import { makeColleague, makeProject } from '../records.ts';
import { accessible, expect, signedIn, signIn, test, viewMenu } from '../support.ts';

test.use({ newcomer: true, serviceWorkers: 'allow' });

const bell = (page: Page) => page.getByRole('link', { name: /^Powiadomienia/ });

test('a comment of a colleague raises the bell and enters the open list without a reload [NOT-03, NOT-04, NOT-06, SHE-06]', async ({
  company,
  page,
  request,
}) => {
  const orderer = await makeColleague(company, request, 'ROLE_MANAGER');
  const manager = await signedIn(request, orderer.username);
  const doer = await makeColleague(company, request);
  const colleague = await signedIn(request, doer.username);
  const { id: project, service, tasks } = await makeProject(manager, 'Na żywo', doer.id);
  const [task] = tasks;
  const says = async (text: string) => {
    const { id } = await colleague.post('/comment/create', { text });
    const at = [project, task?.id, id, task?.procedure, service].join('/');
    await colleague.post(`/project/task/comment/${at}`, {});
  };
  await says('Zawczasu');
  await signIn(page, orderer.username, '/notifications');
  await expect(bell(page)).toHaveAccessibleName('Powiadomienia, 1 nieprzeczytane');
  await page.getByRole('button', { name: 'Oznacz wszystkie jako przeczytane' }).click();
  await expect(bell(page)).toHaveAccessibleName('Powiadomienia');
  await accessible(page);

  await says('Na żywo');
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

test('without the stream of news the bell asks by itself [NOT-07, SHE-06]', async ({
  company,
  page,
  request,
}) => {
  await page.clock.install();
  // A proxy that lets no stream through.
  await page.route('**/api/events', (route) => route.fulfill({ status: 404 }));
  const { id, username } = await makeColleague(company, request);
  const reception = await signedIn(request, 'recepcja');
  const report = (name: string) =>
    reception.post('/issue/create', { name, users: [id], description: 'Dzwonek pyta', type: 0 });
  await report('Zawczasu');
  await signIn(page, username, '/notifications');
  await page.getByRole('button', { name: 'Oznacz wszystkie jako przeczytane' }).click();
  await expect(bell(page)).toHaveAccessibleName('Powiadomienia');
  await report('Bez strumienia');
  // Half a minute counts from the last answer, of which one may still be on its way: time passes on.
  await expect(async () => {
    await page.clock.fastForward('00:31');
    await expect(bell(page)).toHaveAccessibleName('Powiadomienia, 1 nieprzeczytane', {
      timeout: 2_000,
    });
  }).toPass({ timeout: 20_000 });
});

test('a person chooses channels and finds them kept [NOT-30]', async ({ company, page }) => {
  const { username } = await makeColleague(company, page.request);
  await signIn(page, username, '/notifications');
  await (await viewMenu(page)).getByRole('link', { name: 'Kanały powiadomień' }).click();
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

test('notifications stand under their days; consent is asked for until it is given [NOT-02, NOT-40]', async ({
  page,
  context,
}) => {
  await signIn(page, 'pracownik', '/notifications');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/\d{4}/);
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.first()).toContainText(/Nieprzeczytane|Przeczytane/);
  expect(await rows.count()).toBeLessThanOrEqual(10);
  const ask = page.getByRole('button', { name: 'Zgoda na powiadomienia' });
  await expect(ask).toBeVisible();
  await context.grantPermissions(['notifications']);
  await page.reload();
  await expect(rows.first()).toBeVisible();
  await expect(ask).toHaveCount(0);
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
  const service = 'pushMessaging';
  await devtools.send('BackgroundService.startObserving', { service });
  await devtools.send('BackgroundService.setRecording', { service, shouldRecord: true });
  /*
   * Ends when the worker has done all that the push made it do. To ask for its notifications before
   * is to lose one: Chromium, which finds in its store what the screen does not show yet, takes it
   * for one that is gone and forgets it for good.
   */
  const push = async (data: string) => {
    const done = new Promise<void>((handled) => {
      devtools.on('BackgroundService.backgroundServiceEventReceived', (told) => {
        if (told.backgroundServiceEvent.eventName === 'Push event completed') handled();
      });
    });
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    await done;
  };
  return { worker, devtools, push };
}

test('a push is shown by the service worker, and its click leads the open page to the screen [NOT-47]', async ({
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
  expect(await shown()).toEqual([
    { title: 'Twoja kolej', body: 'Faktury', data: { address: '/client' } },
  ]);
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
  expect((await shown()).map(({ body }) => body)).toEqual(['zwykły tekst próby']);
});

test('a push that asks for a decision has its ways; each opens the page of its link, away from open work [NOT-35, ISS-81]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  await signIn(page, 'pracownik');
  const { worker, push } = await delivery(page);
  const actions = [
    { action: 'accept', title: 'Akceptuję', address: '/accept#tajny' },
    { action: 'return', title: 'Zwracam', address: '/accept?return=1#tajny' },
    { action: 'away', title: 'Dalej', address: 'https://gdzie.example/' },
  ];
  await push(
    JSON.stringify({ title: 'Do akceptacji', body: 'Drukarka', address: '/day', actions }),
  );
  const opened = await worker.evaluate(async () => {
    type Scope = { registration: ServiceWorkerRegistration; clients: object };
    const scope = globalThis as unknown as Scope & Record<string, unknown>;
    const [notification] = await scope.registration.getNotifications();
    const ways = (notification as unknown as { actions: { action: string; title: string }[] })
      .actions;
    const told = ways.map(({ action, title }) => `${action}: ${title}`);
    const addresses: string[] = [];
    // Only the press of a person opens windows.
    Object.defineProperty(scope.clients, 'openWindow', {
      value: async (address: string) => void addresses.push(address),
    });
    const Click = scope.NotificationEvent as new (...args: unknown[]) => Event;
    for (const action of ['accept', 'return'])
      globalThis.dispatchEvent(new Click('notificationclick', { notification, action }));
    return { told, addresses };
  });
  expect(opened).toEqual({
    told: ['accept: Akceptuję', 'return: Zwracam'],
    addresses: ['/accept#tajny', '/accept?return=1#tajny'],
  });
  await expect(page).not.toHaveURL(/accept/);
});

test('the diagnostics of push tell the device and the server; without consent nothing can be sent [NOT-48]', async ({
  page,
}) => {
  await signIn(page, 'admin', '/push');
  await expect(page).toHaveTitle('Powiadomienia push - Zaplecze');
  await expect(page.getByText('Klucz publiczny serwera')).toBeVisible();
  await expect(page.getByText('fcm.googleapis.com')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Wyślij próbną wiadomość' })).toBeDisabled();
  await accessible(page);
});

test('without network a page of its own stands in; the application can be installed [SHE-08]', async ({
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
