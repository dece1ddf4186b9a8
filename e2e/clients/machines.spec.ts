import { makeColleague } from '../records.ts';
import { accessible, expect, passwordOf, signIn, test } from '../support.ts';

test('a person makes a key, a program uses it, and once revoked it opens nothing [MAC-01, MAC-04, MAC-10, SES-62]', async ({
  company,
  page,
  request,
}) => {
  const { username } = await makeColleague(company, page.request);
  await signIn(page, username);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /profil/i })
    .click();
  const box = page.locator('section').filter({ hasText: 'Klucze dostępu' });
  await box.getByRole('button', { name: 'Nowy klucz' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nazwa' }).fill('Arkusz klientów');
  await dialog.getByRole('button', { name: 'Utwórz klucz' }).click();
  await expect(dialog.getByText('Wybierz przynajmniej jedno prawo')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Klienci: odczyt' }).check();
  await dialog.getByRole('checkbox', { name: 'Zgłoszenia: zmiana' }).check();
  await expect(dialog.getByRole('checkbox', { name: 'Zgłoszenia: odczyt' })).toBeChecked();
  await accessible(page);
  await dialog.getByRole('button', { name: 'Utwórz klucz' }).click();
  await expect(dialog.getByText('Hasło jest wymagane').first()).toBeVisible();
  await dialog
    .getByLabel(/twoje hasło/i)
    .first()
    .fill(passwordOf(username));
  await dialog.getByRole('button', { name: 'Utwórz klucz' }).click();
  const key = await dialog.locator('code').innerText();
  expect(key).toMatch(/^zpl_\w{46}$/);
  await accessible(page);
  await dialog.getByRole('button', { name: 'Zapisane' }).click();

  const headers = { authorization: `Bearer ${key}` };
  const ask = async (path: string) => (await request.get(`/api${path}`, { headers })).status();
  expect(await ask('/client/list')).toBe(200);
  expect(await ask('/offer/list')).toBe(403);

  await page.reload();
  const row = box.getByRole('row', { name: /Arkusz klientów/ });
  await expect(row).toContainText(`…${key.slice(-4)}`);
  await expect(row).toContainText('zmiana: Zgłoszenia; odczyt: Klienci');
  await expect(row).not.toContainText('jeszcze nie');
  await row.getByRole('button', { name: /Arkusz klientów/ }).click();
  await page.getByRole('menuitem', { name: 'Unieważnij' }).click();
  await page.getByRole('button', { name: 'Tak' }).click();
  await expect(row).toContainText('unieważniony');
  expect(await ask('/client/list')).toBe(401);
});

test('an administrator gives a program a key and a webhook, whose test stands in the log [MAC-20, MAC-32, MAC-34]', async ({
  page,
}) => {
  await signIn(page, 'admin', '/admin/machines');
  await page.getByRole('button', { name: 'Dodaj program' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nazwa' }).fill('Sklep internetowy');
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByRole('heading', { name: /^Sklep internetowy/ })).toBeVisible();

  await page.getByRole('button', { name: 'Dodaj webhook' }).click();
  await dialog.getByRole('textbox', { name: 'Nazwa' }).fill('Magazyn');
  await dialog.getByRole('textbox', { name: 'Adres' }).fill('https://10.0.0.7/zdarzenia');
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog.getByText(/Podaj adres https/).first()).toBeVisible();
  // A name that the standards promise never to exist: the log says that nobody is there.
  await dialog.getByRole('textbox', { name: 'Adres' }).fill('https://magazyn.invalid/zdarzenia');
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog.locator('code')).toHaveText(/^whsec_/);
  await dialog.getByRole('button', { name: 'Zapisane' }).click();
  const row = page.getByRole('row', { name: /Magazyn/ });
  await row
    .getByRole('button', { name: /Magazyn/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Wyślij próbne zdarzenie' }).click();
  await expect(row).toContainText(/czeka|nie dociera/);
  await row
    .getByRole('button', { name: /Magazyn/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Dziennik' }).click();
  await expect(dialog.getByText('webhook.test')).toBeVisible();
  await accessible(page);
});

test('a webhook of record events sends the last 30 days once more by a button [MAC-149]', async ({
  page,
}) => {
  await signIn(page, 'admin', '/admin/machines');
  await page.getByRole('button', { name: 'Dodaj webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nazwa' }).fill('Hurtownia danych');
  await dialog.getByRole('textbox', { name: 'Adres' }).fill('https://hurtownia.invalid/zdarzenia');
  await dialog.getByRole('combobox', { name: 'Zdarzenia' }).fill('Klient: zmiana');
  await page.getByRole('option', { name: 'Klient: zmiana' }).click();
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await dialog.getByRole('button', { name: 'Zapisane' }).click();
  const row = page.getByRole('row', { name: /Hurtownia danych/ });
  await expect(row).toContainText('Klient: zmiana');
  await row
    .getByRole('button', { name: /Hurtownia danych/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Wyślij ponownie 30 dni' }).click();
  await dialog.getByRole('button').last().click();
  await expect(page.getByText('Zdarzenia zostaną wysłane ponownie')).toBeVisible();
});
