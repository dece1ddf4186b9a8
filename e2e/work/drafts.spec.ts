import type { Browser, Page } from '@playwright/test';
import { makeClient, unique } from '../records.ts';
import { accessible, enter, expect, signedIn, signIn, test } from '../support.ts';
import { asAnother, forms, onlyDraft, press } from './draft-forms.ts';

const waiting = (page: Page) => page.getByRole('region', { name: 'Niedokończone' });
const name = (page: Page) => page.getByRole('textbox', { name: 'Nazwa firmy', exact: true });
const said = (page: Page) => page.getByText('Zachowano jako niedokończone');
const toast = (page: Page, label: string) => page.getByRole('status').getByText(label);
const menu = (page: Page, label: string) =>
  page.getByRole('navigation').getByRole('link', { name: label, exact: true });

/** The same person in another browser, which knows nothing. */
async function elsewhere(browser: Browser, username: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await enter(page, username);
  return page;
}

for (const { what, place, open, field, text } of forms) {
  test(`a form of a new ${what} that is left asks nothing, waits where it began, and goes on in any browser [DRA-08, DRA-09, DRA-10]`, async ({
    page,
    browser,
  }) => {
    await signIn(page, 'kierownik', place);
    await open(page);
    await field(page).fill(text);
    // Left by closing what it stands in, or by the menu.
    const dialog = page.getByRole('dialog');
    if ((await dialog.count()) > 0) await page.keyboard.press('Escape');
    else await menu(page, 'Baza wiedzy').click();
    await expect(said(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto(place);
    await expect(waiting(page).getByRole('listitem')).toHaveCount(1);
    await accessible(page);

    const other = await (what === 'client'
      ? elsewhere(browser, 'kierownik')
      : asAnother(page, 'kierownik'));
    await other.goto(place);
    await waiting(other).getByRole('listitem').getByRole('button').first().click();
    await expect(field(other)).toHaveValue(text);
    await expect(other.getByText(/^Niedokończone z .* · Zacznij od nowa · Odrzuć/)).toBeVisible();
    await accessible(other);
    await other.getByRole('button', { name: 'Odrzuć', exact: true }).click();
    await expect(field(other)).not.toHaveValue(text);
    await expect(toast(other, 'Cofnij')).toBeVisible();
    await (other === page ? page.goto(place) : page.reload());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(waiting(page)).toHaveCount(0);
    if (other !== page) await other.context().close();
  });
}

test('a closed tab and signing out keep what was typed; another browser has it, saving ends it [DRA-08, DRA-10, DRA-11]', async ({
  page,
  context,
  browser,
}) => {
  const company = unique('Drukarnia');
  await signIn(page, 'kierownik', '/client');
  const closed = await context.newPage();
  await closed.goto('/client/add');
  await name(closed).fill(company);
  await closed.close({ runBeforeUnload: true });
  const other = await elsewhere(browser, 'kierownik');
  await expect(async () => {
    await other.goto('/client');
    await expect(waiting(other)).toContainText(company, { timeout: 1_000 });
  }).toPass();

  await waiting(other)
    .getByRole('button', { name: `Dodaj klienta: ${company}`, exact: true })
    .click();
  await expect(name(other)).toHaveValue(company);
  await name(other).fill(`${company} i syn`);
  await other.getByRole('button', { name: 'Wyloguj' }).click();
  await expect(other.getByRole('button', { name: 'Zaloguj' })).toBeVisible();
  await page.goto('/client');
  await waiting(page)
    .getByRole('button', { name: `Dodaj klienta: ${company} i syn`, exact: true })
    .click();
  await expect(name(page)).toHaveValue(`${company} i syn`);
  await other.context().close();

  const manager = await signedIn(page.request, 'kierownik');
  const draft = await onlyDraft(manager);
  expect(draft.content.words).toContain(`Nazwa firmy: ${company} i syn`);
  // After a reload the form has it still.
  await page.reload();
  await expect(name(page)).toHaveValue(`${company} i syn`);
});

test('what was typed over a record goes on with what others saved meanwhile, and saved it waits no more [DRA-11, DRA-12]', async ({
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const client = await makeClient(manager, unique('Klient'));
  await signIn(page, 'kierownik', `/client/edit/${client}`);
  const street = page.getByLabel('Ulica i numer').first();
  const city = page.getByLabel('Miasto').first();
  await street.fill('Morska 7');
  await page.getByRole('button', { name: 'Anuluj' }).click();
  await page.goto(`/client/view/${client}`);
  await expect(waiting(page)).toContainText('Zmiany: ');
  await manager.patch(`/client/${client}`, { city: 'Sopot' });
  await waiting(page).getByRole('listitem').getByRole('button').first().click();
  await expect(street).toHaveValue('Morska 7');
  await expect(page.getByText(/Wpis zmieniono od tego czasu/)).toBeVisible();
  await expect(city).not.toHaveValue('Sopot');
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(page).toHaveURL(/\/client\/view\//);
  await expect(page.getByText('Morska 7').first()).toBeVisible();
  const saved = (await manager.get(`/client/${client}`)).client;
  expect(saved).toMatchObject({ street: 'Morska 7', city: 'Sopot' });
  await expect(waiting(page)).toHaveCount(0);
  await expect.poll(async () => (await manager.get('/draft/list')).list).toEqual([]);
});

test('of a record that is gone the words can still be read and copied [DRA-07]', async ({
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const client = await makeClient(manager, unique('Klient'));
  await signIn(page, 'kierownik', `/client/edit/${client}`);
  await page.getByLabel('Ulica i numer').first().fill('Morska 7');
  await menu(page, 'Baza wiedzy').click();
  await expect(said(page)).toBeVisible();
  await manager.remove(`/client/${client}`);
  await page.goto(`/client/view/${client}`);
  await expect(page.getByRole('heading', { name: 'Nie znaleziono' })).toBeVisible();
  await waiting(page).getByRole('listitem').getByRole('button').first().click();
  const words = page.getByRole('dialog');
  await expect(words).toContainText('Tego formularza nie da się teraz otworzyć');
  await expect(words).toContainText('Ulica i numer: Morska 7');
  await expect(words.getByRole('button', { name: 'Kopiuj treść' })).toBeVisible();
  await accessible(page);
});

test('two tabs of one form leave two drafts, and none takes the other’s text [DRA-03]', async ({
  page,
  context,
}) => {
  await signIn(page, 'pracownik', '/client/add');
  const second = await context.newPage();
  await second.goto('/client/add');
  await name(page).fill('Pierwsza karta');
  await name(second).fill('Druga karta');
  for (const [one, words] of [
    [page, 'Pierwsza karta'],
    [second, 'Druga karta'],
  ] as const) {
    await menu(one, 'Klienci').click();
    await expect(waiting(one)).toContainText(words);
  }
  await page.reload();
  await expect(waiting(page)).toContainText('Pierwsza karta');
  await expect(waiting(page)).toContainText('Druga karta');
  // Both go on with the same one.
  for (const one of [page, second]) {
    await one.goto('/client');
    await waiting(one)
      .getByRole('button', { name: 'Dodaj klienta: Druga karta', exact: true })
      .click();
    await expect(name(one)).toHaveValue('Druga karta');
  }
  await name(page).fill('Druga karta, pierwszy ciąg dalszy');
  await name(second).fill('Druga karta, drugi ciąg dalszy');
  for (const [one, words] of [
    [page, 'pierwszy ciąg'],
    [second, 'drugi ciąg'],
  ] as const) {
    await menu(one, 'Klienci').click();
    await expect(waiting(one)).toContainText(words);
  }
  await page.reload();
  for (const words of ['Pierwsza karta', 'pierwszy ciąg', 'drugi ciąg'])
    await expect(waiting(page)).toContainText(words);
});

test('what is thrown away comes back by „Cofnij”, and „Zacznij od nowa” leaves the draft [DRA-13]', async ({
  page,
}) => {
  await signIn(page, 'pracownik', '/client/add');
  await name(page).fill('Drukarnia Żagiel');
  await page.keyboard.press('Tab');
  await menu(page, 'Klienci').click();
  const line = waiting(page).getByRole('button', { name: /^Dodaj klienta: / });
  await waiting(page)
    .getByRole('button', { name: /^Odrzuć/ })
    .click();
  await expect(waiting(page)).toHaveCount(0);
  await toast(page, 'Cofnij').click();
  await line.click();
  await expect(name(page)).toHaveValue('Drukarnia Żagiel');
  await page.getByRole('button', { name: 'Zacznij od nowa' }).click();
  await expect(name(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Dokończ', exact: true }).click();
  await expect(name(page)).toHaveValue('Drukarnia Żagiel');
});

test('without a connection it waits on the device and is sent when that is back [DRA-14]', async ({
  page,
  context,
}) => {
  await signIn(page, 'pracownik', '/client/add');
  await name(page).fill('Bez sieci');
  await context.setOffline(true);
  await menu(page, 'Zespół').click();
  await expect(said(page)).toBeVisible();
  const worker = await signedIn(page.request, 'pracownik').catch(() => null);
  await context.setOffline(false);
  const caller = worker ?? (await signedIn(page.request, 'pracownik'));
  await expect
    .poll(async () =>
      (await caller.get('/draft/list')).list.map((one: { title: string }) => one.title),
    )
    .toEqual(['Dodaj klienta: Bez sieci']);
});

test('one’s drafts of all places stand on one’s own profile; on a phone they are in reach [DRA-10]', async ({
  page,
}) => {
  await signIn(page, 'pracownik', '/client/add');
  await page.setViewportSize({ width: 390, height: 844 });
  await name(page).fill('Drukarnia Żagiel i Spółka z ograniczoną odpowiedzialnością');
  await page.getByRole('button', { name: 'Anuluj' }).click();
  await page.goto('/client');
  await expect(waiting(page)).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await page.getByRole('link', { name: /^Twój profil/ }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Dodaj klienta: Drukarnia/ })
    .click();
  await expect(name(page)).toHaveValue(/^Drukarnia Żagiel i Spółka/);
});

test('neither passwords nor chosen files are in a draft; a file is named to be attached again [DRA-04]', async ({
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  await signIn(page, 'kierownik', '/knowledge');
  await press('Dodaj wpis')(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nazwa' }).fill('Z załącznikiem');
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'instrukcja.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Tajna treść pliku'),
  });
  await expect(dialog.getByRole('button', { name: 'Usuń plik: instrukcja.txt' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(said(page)).toBeVisible();
  const draft = await onlyDraft(manager);
  expect(draft.content).toMatchObject({ files: ['instrukcja.txt'], values: { files: [] } });
  expect(JSON.stringify(draft)).not.toContain('Tajna');
  await page.reload();
  await waiting(page).getByRole('listitem').getByRole('button').first().click();
  await expect(page.getByText('Dołącz ponownie: instrukcja.txt')).toBeVisible();
});

test('a file on its way can be no draft: leaving asks about it [DRA-16]', async ({ page }) => {
  await signIn(page, 'kierownik', '/knowledge');
  await press('Dodaj wpis')(page);
  const dialog = page.getByRole('dialog', { name: 'Dodaj wpis' });
  await expect(dialog.getByRole('textbox', { name: 'Nazwa' })).toBeVisible();
  // It never arrives.
  await page.route(
    (url) => url.pathname === '/api/media/upload',
    () => undefined,
  );
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'instrukcja.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('x'),
  });
  await expect(dialog.getByText('instrukcja.txt')).toBeVisible();
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Porzucić niezapisane zmiany?' });
  await question.getByRole('button', { name: 'Zostań' }).click();
  await expect(dialog).toBeVisible();
});
