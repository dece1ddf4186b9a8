import type { Route } from '@playwright/test';
import { unique } from '../../records.ts';
import { expect, signedIn, signIn, test } from '../../support.ts';

/** A way to the server that ended without a word: the browser alone would wait for a quarter of an hour. */
const noConnection = /^Brak połączenia\.$/;

test('a change that nobody answers is given up after a minute, and saved again it is one record [SHE-476]', async ({
  page,
}) => {
  await signIn(page, 'admin', '/admin/tag');
  await page.getByRole('button', { name: 'Dodaj' }).first().click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: 'Nazwa' });
  const save = dialog.getByRole('button', { name: 'Zapisz' });
  await name.fill('Zapisany bez słowa');
  await page.clock.install();
  const made = Promise.withResolvers<void>();
  await page.route('**/api/definition/tag/create', async (route) => {
    await route.fetch();
    made.resolve();
  });
  await save.click();
  await made.promise;
  await page.clock.fastForward(61_000);
  await expect(page.getByText('Nie udało się połączyć z serwerem.').first()).toBeVisible();
  await expect(name).toHaveValue('Zapisany bez słowa');
  await page.unroute('**/api/definition/tag/create');
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'Zapisany bez słowa' })).toHaveCount(1);
});

test('a reading that nobody answers is asked for anew after a minute [SHE-476]', async ({
  page,
}) => {
  await signIn(page, 'kierownik');
  await page.clock.install();
  await page.getByRole('link', { name: 'Klienci', exact: true }).click();
  const row = page.getByRole('table', { name: 'Klienci' }).getByRole('row').nth(1);
  const first = await row.textContent();
  const sorted = '**/api/client/list?*sort*';
  const asked = Promise.withResolvers<void>();
  await page.route(sorted, () => asked.resolve());
  await page.getByRole('button', { name: 'Nazwa' }).click();
  await asked.promise;
  await page.unroute(sorted);
  await page.clock.fastForward(61_000);
  await expect(row).not.toHaveText(first ?? '');
  await expect(page.getByText(noConnection)).toBeHidden();
});

test('what may take minutes is waited for [SHE-476]', async ({ page }) => {
  const body = { name: unique('Czeka długo'), users: [], description: 'Proszę.', type: 1 };
  const manager = await signedIn(page.request, 'kierownik');
  const { user } = await manager.get('/profile/me');
  await manager.post('/issue/create', { ...body, users: [user.id] });
  await signIn(page, 'kierownik', `/issue?search=${encodeURIComponent(body.name)}`);
  const held = Promise.withResolvers<Route>();
  await page.route('**/api/bulk', held.resolve);
  await page.getByRole('button', { name: `Status: ${body.name}` }).click();
  const choice = page.getByRole('button', { name: 'W realizacji', exact: true });
  await expect(choice).toBeVisible();
  await page.clock.install();
  await choice.click();
  const route = await held.promise;
  await page.clock.fastForward(200_000);
  await expect(page.getByText('Nie udało się połączyć z serwerem.')).toHaveCount(0);
  const answered = page.waitForResponse('**/api/bulk');
  await route.continue();
  expect((await answered).status()).toBe(200);
});

test('a file of which nothing moves any more is given up, and sent again from where it stands [SHE-476]', async ({
  page,
}) => {
  await signIn(page, 'kierownik', '/document');
  await page.getByRole('button', { name: 'Dodaj dokument' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Plik')).toBeAttached();
  await page.clock.install();
  const sent = Promise.withResolvers<void>();
  await page.route('**/api/media/upload', () => sent.resolve());
  const file = { name: 'Umowa bez odpowiedzi.txt', mimeType: 'text/plain' };
  await dialog.getByLabel('Plik').setInputFiles({ ...file, buffer: Buffer.from('Umowa') });
  await sent.promise;
  await page.clock.fastForward(301_000);
  await expect(dialog.getByText('Nie udało się połączyć z serwerem.')).toBeVisible();
  await page.unroute('**/api/media/upload');
  const arrived = page.waitForResponse('**/api/media/upload');
  await dialog.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  expect((await arrived).status()).toBe(200);
  await expect(dialog.getByText('Nie udało się połączyć z serwerem.')).toHaveCount(0);
});

test('a look for the server that nobody answers is followed by another one [SHE-33, SHE-476]', async ({
  context,
  page,
}) => {
  await signIn(page, 'kierownik');
  await page.clock.install();
  await context.setOffline(true);
  await expect(page.getByText(noConnection)).toBeVisible();
  const looked = Promise.withResolvers<void>();
  await page.route('**/api/health', () => looked.resolve());
  await context.setOffline(false);
  await looked.promise;
  await page.unroute('**/api/health');
  await page.clock.fastForward(11_000);
  await page.clock.fastForward(11_000);
  await expect(page.getByText(noConnection)).toBeHidden();
});
