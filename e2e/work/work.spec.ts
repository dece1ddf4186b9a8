import { makeColleague, makeProject } from '../records.ts';
import { accessible, expect, signedIn, signIn, test } from '../support.ts';

test('a person sees their tasks, chooses columns, opens one and comments on it [TAS-01, TAS-04, TAS-12]', async ({
  company,
  page,
}) => {
  const person = await makeColleague(company, page.request);
  await makeProject(await signedIn(page.request, 'kierownik'), 'Do otwarcia', person.id);
  await signIn(page, person.username, '/');
  await expect(page.getByRole('heading', { name: /Twoje zadania/ })).toBeVisible();
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await accessible(page);
  await page.getByRole('row').nth(2).click();
  await expect(page).toHaveURL(/\/task\/\d+\/\d+\/\d+\/\d+/);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nowy komentarz' }).fill('Sprawdzone z klientem');
  // The box has become the editor: what is pressed stays where it is.
  await expect(dialog.getByRole('toolbar', { name: 'Formatowanie' }).last()).toBeVisible();
  await dialog.getByRole('button', { name: 'Dodaj komentarz' }).click();
  await expect(dialog.getByRole('list', { name: 'Komentarze' })).toContainText(
    'Sprawdzone z klientem',
  );
  await accessible(page);
  await page.keyboard.press('Escape');
  // Back where it was opened: the home page is the same list.
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('whoever closes a task before one of their own reads that it is their turn [TAS-17]', async ({
  page,
  request,
}) => {
  const manager = await signedIn(request, 'kierownik');
  const { user } = await (await signedIn(request, 'pracownik')).get('/profile/me');
  const { tasks } = await makeProject(manager, 'Kolej na siebie', user.id);
  const [first, next] = tasks;
  await signIn(page, 'pracownik', first?.path);
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Zrealizowane' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText(`Następne: ${next?.name} – Twoja kolej.`)).toBeVisible();
});

test('clients are searched without diacritics and open on their page [CLI-12, CLI-80, SHE-17]', async ({
  page,
}) => {
  await signIn(page, 'recepcja', '/client');
  await page.getByRole('searchbox').first().fill('zrodlo');
  await expect(page).toHaveURL(/search=zrodlo/);
  await expect(page.getByRole('row').nth(1)).toContainText('Źródło');
  await accessible(page);
  await page.getByRole('row').nth(1).click();
  await expect(page).toHaveURL(/\/client\/view\/\d+/);
  await expect(page.getByText('Dane do faktury')).toBeVisible();
  await accessible(page);
});

test('a client is found from anywhere by Ctrl K, letters and Enter [SHE-05]', async ({ page }) => {
  await signIn(page, 'recepcja');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Szukaj we wszystkim' }).fill('zrodlo');
  const clients = page.getByRole('group', { name: 'Klienci' });
  await expect(clients.getByRole('option').first()).toContainText('Źródło');
  const chosen = page.getByRole('dialog').getByRole('option', { selected: true });
  await expect(chosen).toContainText('Źródło');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/client\/view\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Źródło');
});

test('a picker says that it is one, and which list it opened [SHE-43]', async ({ page }) => {
  await signIn(page, 'kierownik', '/project/add');
  const picker = page.getByRole('combobox', { name: 'Klient', exact: true });
  await expect(picker).toHaveAttribute('aria-expanded', 'false');
  await picker.fill('zrodlo');
  await expect(picker).toHaveAttribute('aria-expanded', 'true');
  const list = page.getByRole('listbox', { name: 'Wyniki' });
  await expect(list.getByRole('option').first()).toBeVisible();
  await expect(picker).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
  await accessible(page);
});

test('a list of a few choices says that it is open, and which it is [SHE-43]', async ({ page }) => {
  await signIn(page, 'kierownik', '/project/add');
  const field = page.getByRole('combobox', { name: 'Powtarzanie', exact: true });
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await field.click();
  const list = page.getByRole('listbox', { name: 'Powtarzanie' });
  await expect(list.getByRole('option').first()).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(field).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
  await page.keyboard.press('Escape');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
});

test('a page of the help is found from anywhere by Ctrl K [SHE-05]', async ({ page }) => {
  await signIn(page, 'pracownik');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Szukaj we wszystkim' }).fill('bramka');
  const help = page.getByRole('group', { name: 'Pomoc' }).getByRole('option').first();
  await expect(help).toContainText('czeka: bramka');
  await accessible(page);
  await help.click();
  await expect(page).toHaveURL(/\/knowledge\/help\/bramka/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('bramka');
});

test('definitions are for those who keep them: an administrator sees the tags, an employee does not [DIC-01, SHE-03]', async ({
  page,
}) => {
  await signIn(page, 'admin', '/admin/tag');
  await expect(page).toHaveTitle('Tagi - Zaplecze');
  await expect(page.getByText('VIP')).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: /wyloguj/i }).click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, 'pracownik', '/admin/tag');
  await expect(page.getByRole('heading', { name: 'Brak uprawnień' })).toBeVisible();
});
