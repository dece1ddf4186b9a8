import { accessible, expect, signIn, test } from './support.ts';

test('a wrong password is told, a right one enters, and the person is back where they were', async ({
  page,
}) => {
  await page.goto('/notifications');
  await expect(page).toHaveURL(/\/login/);
  await accessible(page);
  await page.getByRole('textbox', { name: /nazwa użytkownika/i }).fill('pracownik');
  await page.getByLabel(/hasło/i).first().fill('nie to hasło');
  await page.getByRole('button', { name: 'Zaloguj' }).click();
  await expect(page.getByText('Nieprawidłowe hasło lub nazwa użytkownika')).toBeVisible();
  await page.getByLabel(/hasło/i).first().fill('Zaplecze-demo-2026');
  await page.getByRole('button', { name: 'Zaloguj' }).click();
  await expect(page).toHaveURL(/\/notifications/);
  await expect(page).toHaveTitle('Powiadomienia - Zaplecze');
  await accessible(page);
});

test('logout ends the session and goes to the sign-in screen', async ({ page }) => {
  await signIn(page, 'recepcja');
  await page.getByRole('button', { name: /wyloguj/i }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/notifications');
  await expect(page).toHaveURL(/\/login/);
});

test('recovery names an unknown address and confirms a known one', async ({ page }) => {
  await page.goto('/password/recovery');
  await page.getByRole('textbox').fill('nikt@example.pl');
  await page.getByRole('button', { name: /wyślij/i }).click();
  await expect(page.getByText('Nieprawidłowy email użytkownika')).toBeVisible();
  await accessible(page);
});

test('an unknown address shows the 404 page', async ({ page }) => {
  await signIn(page, 'pracownik');
  await page.goto('/czego/tu/nie/ma');
  await expect(page.getByText('Nie ma takiej strony', { exact: true })).toBeVisible();
});
