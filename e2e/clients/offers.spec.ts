import type { Page } from '@playwright/test';
import { makeClient, makeOffer, unique } from '../records.ts';
import { accessible, expect, pick, pickFirst, signedIn, signIn, test } from '../support.ts';

const file = {
  name: 'oferta żółta.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4 oferta'),
};

const attach = async (page: Page) => {
  const form = page.locator('form');
  await form.locator('input[type=file]').setInputFiles(file);
  await expect(form.getByRole('button', { name: /oferta żółta\.pdf ?, podgląd/ })).toBeVisible();
};

test('an offer for a new client is refused, submitted anew, accepted, and becomes a project', async ({
  page,
}) => {
  await signIn(page, 'kierownik');
  const save = () => page.getByRole('button', { name: 'Zapisz' }).last().click();
  const menu = () => page.locator('header').getByRole('button', { name: /^Działania: / });

  await test.step('the form tells what is missing and keeps what was typed [OFF-20, OFF-21]', async () => {
    await page.getByRole('link', { name: 'Oferty' }).click();
    await expect(page).toHaveTitle('Oferty - Zaplecze');
    await accessible(page);
    await page.getByRole('link', { name: 'Dodaj ofertę' }).click();
    await page.getByRole('textbox', { name: 'Opis' }).fill('Zakres oferty');
    await save();
    for (const message of [
      'Nazwa jest wymagana',
      'Klient jest wymagany',
      'Usługa jest wymagana',
      'Plik jest wymagany!',
    ]) {
      await expect(page.getByText(message).first()).toBeVisible();
    }
    await accessible(page);
    await expect(page.getByRole('textbox', { name: 'Opis' })).toHaveValue('Zakres oferty');
    await page.getByRole('textbox', { name: 'Nazwa', exact: true }).fill('Obsługa stoczni');
  });

  await test.step('the client is made in passing, by hand where no register answers [CLI-49, OFF-23, REG-04]', async () => {
    await page.getByRole('button', { name: 'Dodaj klienta' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dodaj klienta' });
    const firm = dialog.getByRole('textbox', { name: 'Nazwa albo NIP' });
    await expect(firm).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Podaj nazwę firmy albo NIP').first()).toBeVisible();
    await firm.fill('7740001454');
    await expect(dialog.getByText(/^Rejestry nie odpowiadają/)).toBeVisible();
    await accessible(page);
    await firm.fill('Stocznia „Mewa” S.A.');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('combobox', { name: 'Klient', exact: true })).toHaveValue(
      'Stocznia „Mewa” S.A.',
    );
    // What the offer wants of the client is said beside it, without leaving the form.
    await page.getByRole('button', { name: 'Dodaj: Telefon' }).click();
    const lacking = page.getByRole('dialog', { name: 'Stocznia „Mewa” S.A.' });
    await lacking.getByRole('textbox', { name: 'Telefon' }).fill('600700800');
    await lacking.getByRole('textbox', { name: 'E-mail' }).fill('biuro@mewa.example');
    await accessible(page);
    await page.keyboard.press('Enter');
    await expect(lacking).toBeHidden();
    await expect(page.getByRole('button', { name: 'Dodaj: Telefon' })).toHaveCount(0);
  });

  await test.step('the offer is sent with its file and waits for a decision', async () => {
    await pick(page, 'Usługi', 'Audyt');
    await pick(page, 'Sprzedawca', 'Piotr Wiśniewski');
    await page.getByRole('textbox', { name: 'Wartość netto' }).fill('12000,50');
    await attach(page);
    await save();
    await expect(page).toHaveURL(/\/offer\/view\/\d+$/);
    await expect(page.getByRole('heading', { name: 'Obsługa stoczni' })).toBeVisible();
    await expect(page.getByText('Oczekuje na decyzję')).toBeVisible();
    await accessible(page);
  });

  await test.step('a refusal says why, and closes the offer [OFF-31, OFF-33, OFF-34]', async () => {
    await page.getByRole('button', { name: 'Odmowa' }).click();
    const refusal = page.getByRole('dialog', { name: 'Odmowa' });
    await pick(refusal, 'Powód odmowy', 'Cena');
    await refusal.getByRole('button', { name: 'Odmowa' }).click();
    await expect(refusal.getByText('Komentarz jest wymagany').first()).toBeVisible();
    await accessible(page);
    await refusal.getByRole('textbox', { name: 'Komentarz' }).fill('Za drogo jak na jeden etap');
    await refusal.getByRole('button', { name: 'Odmowa' }).click();
    await expect(refusal).toBeHidden();
    await expect(page.getByText('Za drogo jak na jeden etap')).toBeVisible();
    await expect(page.getByText('Cena', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Zmień: / })).toHaveCount(0);
    await menu().click();
    await expect(page.getByRole('menuitem', { name: 'Kopiuj odnośnik' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Edytuj wszystko' })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('submitted anew, it leads to the next one beside the previous [OFF-33, OFF-40, OFF-41]', async () => {
    await menu().click();
    await page.getByRole('menuitem', { name: 'Złożono nową ofertę…' }).click();
    const anew = page.getByRole('dialog', { name: 'Złożono nową ofertę' });
    await anew.getByRole('textbox', { name: 'Komentarz' }).fill('Nowa wycena');
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveURL(/\/offer\/copy\/\d+$/);
    await expect(page.getByRole('textbox', { name: 'Nazwa', exact: true })).toHaveValue(
      'Obsługa stoczni - złożona ponownie',
    );
    await expect(page.getByRole('complementary', { name: 'Poprzednia oferta' })).toContainText(
      'Nowa wycena',
    );
    await accessible(page);
    await attach(page);
    await save();
    await expect(page.getByRole('link', { name: 'Obsługa stoczni', exact: true })).toBeVisible();
  });

  await test.step('an accepted offer is closed and becomes a project [OFF-164, PRO-27, PRO-40, PRO-41, OFF-50]', async () => {
    await page.getByRole('button', { name: 'Zaakceptowana' }).click();
    await page.getByRole('button', { name: 'Tak' }).click();
    await expect(page.getByRole('link', { name: 'Utwórz projekt' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Zaakceptowana' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Utwórz projekt' }).click();
    await expect(page).toHaveURL(/\/project\/add\?offer=\d+/);
    const offer = 'Obsługa stoczni - złożona ponownie';
    await expect(page.getByText('Z oferty:').getByRole('link', { name: offer })).toBeVisible();
    await expect(page.locator('form').getByText('Stocznia „Mewa” S.A.')).toBeVisible();
    for (const [role, label, value] of [
      ['combobox', 'Sprzedawca', 'Piotr Wiśniewski'],
      ['combobox', 'Usługa', 'Audyt sprawozdania finansowego'],
      ['textbox', 'Wartość jednostkowa', '12 000,50 zł'],
    ] as const) {
      await expect(page.getByRole(role, { name: label, exact: true })).toHaveValue(value);
    }
    await accessible(page);
    const everyone = page.getByRole('combobox', { name: /^Przydziel wszystkie zadania/ });
    await expect(everyone.first()).toBeVisible();
    for (const box of await everyone.all()) {
      await pickFirst(box, 'Piotr Wiśniewski', 'Piotr Wiśniewski');
    }
    await save();
    await expect(page).toHaveURL(/\/project$/);
    await page.goto('/offer');
    await page.getByRole('searchbox').fill('stoczni');
    await page.getByRole('link', { name: 'Obsługa stoczni - złożona ponownie' }).click();
    await expect(page.getByText('Projekt z tej oferty')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Utwórz projekt' })).toHaveCount(0);
  });
});

test('an employee finds offers on the client’s page, to read only [OFF-02]', async ({ page }) => {
  const manager = await signedIn(page.request, 'kierownik');
  const client = unique('Klient z ofertą');
  await makeOffer(page.request, manager, { client: await makeClient(manager, client) });
  await signIn(page, 'recepcja');
  await expect(page.getByRole('link', { name: 'Oferty' })).toHaveCount(0);
  await page.goto('/client');
  await page.getByRole('searchbox').fill(client);
  await page.getByRole('link', { name: client }).first().click();
  const offers = page.getByRole('table', { name: 'Oferty' });
  await expect(offers.getByRole('row').nth(1)).toBeVisible();
  await accessible(page);
  await offers.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/offer\/view\/\d+$/);
  await expect(page.getByRole('link', { name: 'Utwórz projekt' })).toHaveCount(0);
});

test('a client that nobody has yet is begun from its name in the offer, which is sold by who writes it [OFF-265, OFF-266]', async ({
  page,
}) => {
  await signIn(page, 'kierownik', '/offer/add');
  const manager = await signedIn(page.request, 'kierownik');
  const { user } = await manager.get('/profile/me');
  await expect(page.getByRole('combobox', { name: 'Sprzedawca' })).toHaveValue(
    `${user.firstName} ${user.lastName}`,
  );
  const client = page.getByRole('combobox', { name: 'Klient', exact: true });
  await client.fill('Pracownia „Żuraw”');
  await expect(page.getByRole('option', { name: 'Dodaj „Pracownia „Żuraw””' })).toBeVisible();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Dodaj klienta' });
  await expect(dialog.getByRole('textbox', { name: 'Nazwa albo NIP' })).toHaveValue(
    'Pracownia „Żuraw”',
  );
  await accessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(client).toHaveValue('Pracownia „Żuraw”');
});
