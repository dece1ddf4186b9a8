import { makeColleague } from '../records.ts';
import {
  accessible,
  awaitLoaded,
  enter,
  expect,
  passwordOf,
  signedIn,
  signIn,
  test,
} from '../support.ts';

test('a wrong password is told, a right one enters, and the person is back where they were [SES-03, SES-05, SHE-01]', async ({
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

test('logout ends the session and goes to the sign-in screen [SES-07]', async ({ page }) => {
  await signIn(page, 'recepcja');
  await page.getByRole('button', { name: /wyloguj/i }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/notifications');
  await expect(page).toHaveURL(/\/login/);
});

test('whoever presses “Wyloguj” and goes away at once is signed out on this device [SES-54]', async ({
  page,
}) => {
  await signIn(page, 'recepcja');
  const token = () => page.evaluate(() => localStorage.getItem('access-token'));
  expect(await token()).not.toBeNull();
  // The server is silent: the person does not wait for it.
  let told: () => void;
  const asked = new Promise<void>((resolve) => {
    told = resolve;
  });
  await page.route('**/api/auth/logout*', () => told());
  await page.getByRole('button', { name: /wyloguj/i }).click();
  await asked;
  expect(await token()).toBeNull();
  await page.goto('/notifications');
  await expect(page).toHaveURL(/\/login/);
});

test('recovery names an unknown address and confirms a known one [SES-16]', async ({ page }) => {
  await page.goto('/password/recovery');
  await page.getByRole('textbox').fill('nikt@example.pl');
  await page.getByRole('button', { name: /wyślij/i }).click();
  await expect(page.getByText('Nieprawidłowy email użytkownika')).toBeVisible();
  await accessible(page);
});

test('while no mail is set, recovery says that the letter was kept and not sent [SES-130]', async ({
  page,
}) => {
  const admin = await signedIn(page.request, 'admin');
  const { user } = await admin.get('/profile/me');
  await page.goto('/password/recovery');
  await page.getByRole('textbox').fill(user.email);
  await page.getByRole('button', { name: /wyślij/i }).click();
  await expect(page.getByRole('heading', { name: 'Zapisano, nie wysłano' })).toBeVisible();
  await expect(page.getByText('nie ustawiono jeszcze poczty')).toBeVisible();
  await accessible(page);
});

test('a dead link of a letter says so at once, before a password is typed [SES-18]', async ({
  page,
}) => {
  await page.goto('/password/recoveryChange/dawno-uzyty-odnosnik');
  await expect(page.getByRole('heading', { name: 'Ten odnośnik już nie działa' })).toBeVisible();
  await expect(page.getByLabel('Nowe hasło')).toHaveCount(0);
  await accessible(page);
  await page.getByRole('link', { name: 'Wyślij nowy odnośnik' }).click();
  await expect(page).toHaveURL(/\/password\/recovery$/);
});

test('after signing in a person is at their start screen, unless an address was asked for [SES-05, SES-06]', async ({
  company,
  page,
}) => {
  const { username } = await makeColleague(company, page.request, 'ROLE_RECEPTION');
  await enter(page, username);
  await expect(page).toHaveURL(/\/guest$/);
  await page.getByRole('link', { name: /Twój profil/ }).click();
  // The rest of the profile is still coming, and takes the open choices away with it.
  await awaitLoaded(page);
  await page.getByRole('combobox', { name: 'Ekran po zalogowaniu' }).click();
  await expect(page.getByRole('option', { name: 'Przesyłki' })).toBeVisible();
  // What the person may not open is no start.
  await expect(page.getByRole('option', { name: 'Projekty' })).toHaveCount(0);
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/setting/start-screen'));
  await page.getByRole('option', { name: 'Przesyłki' }).click();
  await kept;
  await accessible(page);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/package$/);
  await page.getByRole('button', { name: /wyloguj/i }).click();
  await expect(page).toHaveURL(/\/login/);
  await enter(page, username);
  await expect(page).toHaveURL(/\/package$/);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/notifications');
  await page.getByRole('textbox', { name: /nazwa użytkownika/i }).fill(username);
  await page.getByLabel(/hasło/i).first().fill(passwordOf(username));
  await page.getByRole('button', { name: 'Zaloguj' }).click();
  await expect(page).toHaveURL(/\/notifications$/);
});

test('an unknown address shows the 404 page [SHE-04]', async ({ page }) => {
  await signIn(page, 'pracownik', '/czego/tu/nie/ma');
  await expect(page.getByText('Nie ma takiej strony', { exact: true })).toBeVisible();
});
