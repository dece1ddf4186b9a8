import { readFile } from 'node:fs/promises';
import { generateSync } from 'otplib';
import { makeColleague } from '../records.ts';
import { accessible, expect, passwordOf, signIn, test } from '../support.ts';

test('a person turns the second step on, signs in with a code, and turns it off [SES-37, SES-38, SES-41, SES-56, SES-64]', async ({
  company,
  page,
}) => {
  const { username } = await makeColleague(company, page.request);
  await signIn(page, username);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /profil/i })
    .click();
  const box = page.locator('section').filter({ hasText: 'Weryfikacja dwuetapowa' });
  await box.getByRole('button', { name: 'Włącz' }).click();
  await page
    .getByLabel(/twoje hasło/i)
    .first()
    .fill(passwordOf(username));
  await page.getByRole('button', { name: 'Dalej' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByAltText(/kod qr/i)).toBeVisible();
  await accessible(page);
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.getByRole('textbox', { name: /kod z aplikacji/i }).fill(generateSync({ secret }));
  await dialog.getByRole('button', { name: 'Włącz' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await accessible(page);
  const former = await dialog.getByRole('listitem').first().innerText();
  // Nothing but the word that they are kept takes them from sight.
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await expect(dialog.getByRole('button', { name: 'Zamknij' })).toHaveCount(0);
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Pobierz plik' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('kody-zapasowe.txt');
  expect(await readFile((await file.path()) ?? '', 'utf8')).toContain(former);
  await dialog.getByRole('button', { name: 'Zapisałem kody' }).click();
  await expect(box.getByText('Masz jeszcze 10 kodów zapasowych.')).toBeVisible();

  await box.getByRole('button', { name: 'Nowe kody zapasowe' }).click();
  await dialog.getByLabel(/hasło/i).first().fill(passwordOf(username));
  await dialog.getByRole('textbox', { name: /kod z aplikacji/i }).fill(former);
  await accessible(page);
  await dialog.getByRole('button', { name: 'Utwórz kody' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const code = await dialog.getByRole('listitem').first().innerText();
  expect(code).not.toBe(former);
  await dialog.getByRole('button', { name: 'Zapisałem kody' }).click();

  await page.getByRole('button', { name: 'Wyloguj', exact: true }).click();
  await page.getByRole('textbox', { name: /nazwa użytkownika/i }).fill(username);
  await page.getByLabel(/hasło/i).first().fill(passwordOf(username));
  await page.getByRole('button', { name: 'Zaloguj' }).click();
  await expect(page.getByRole('heading', { name: 'Kod z aplikacji' })).toBeVisible();
  // A page loaded anew is still at the code; the way back to the password is there.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Wróć do hasła' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Kod' }).fill('123456');
  await accessible(page);
  await page.getByRole('button', { name: 'Zaloguj' }).click();
  await expect(page.getByText('Nieprawidłowy kod')).toBeVisible();
  await page.getByRole('textbox', { name: 'Kod' }).fill(code);
  await page.getByRole('button', { name: 'Zaloguj' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();

  await page
    .getByRole('banner')
    .getByRole('link', { name: /profil/i })
    .click();
  await expect(box.getByText('Masz jeszcze 9 kodów zapasowych.')).toBeVisible();
  await box.getByRole('button', { name: 'Wyłącz' }).click();
  await dialog.getByLabel(/hasło/i).first().fill(passwordOf(username));
  // The next half minute's code, which is taken already: the present one has opened the door.
  const next = generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 });
  await dialog.getByRole('textbox', { name: /kod z aplikacji/i }).fill(next);
  await dialog.getByRole('button', { name: 'Wyłącz' }).click();
  await expect(box.getByRole('button', { name: 'Włącz' })).toBeVisible();
});
