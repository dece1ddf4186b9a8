import { accessible, expect, password, signIn, test } from './support.ts';

test('a person sees their tasks, chooses columns, opens one and comments on it', async ({
  page,
}) => {
  await signIn(page, 'pracownik');
  await expect(page.getByRole('heading', { name: /Twoje zadania/ })).toBeVisible();
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await accessible(page);
  await page.getByRole('row').nth(2).click();
  await expect(page).toHaveURL(/\/task\/\d+\/\d+\/\d+\/\d+/);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nowy komentarz' }).fill('Sprawdzone z klientem');
  await dialog.getByRole('button', { name: 'Dodaj komentarz' }).click();
  await expect(dialog.getByRole('list', { name: 'Komentarze' })).toContainText(
    'Sprawdzone z klientem',
  );
  await accessible(page);
  await page.keyboard.press('Escape');
  // Back where it was opened: the home page is the same list.
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('whoever closes a task before one of their own reads that it is their turn', async ({
  page,
  request,
}) => {
  const signed = async (username: string) => {
    const data = { username, password };
    const answer = await (await request.post('/api/auth/login', { data })).json();
    return { 'access-token': answer.data.access_token as string };
  };
  const manager = await signed('kierownik');
  const read = async (path: string, headers = manager) =>
    (await (await request.get(`/api${path}`, { headers })).json()).data;
  const { user } = await read('/profile/me', await signed('pracownik'));
  const [{ id: service }] = (await read('/definition/service/list?search=ksiegowosc')).list.list;
  type Procedure = { id: number; tasks: { id: number; name: string }[] };
  const procedures: Procedure[] = (await read(`/definition/service/${service}`)).item.procedures;
  const tasks = procedures.flatMap(({ id, tasks: steps }) =>
    steps.map((task) => ({ procedure: id, task: task.id, user: user.id })),
  );
  const body = { name: 'Kolej na siebie', client: 1, services: [service], tasks };
  const made = await request.post('/api/project/create', { headers: manager, data: body });
  const project = (await made.json()).data.id;
  await signIn(page, 'pracownik');
  const [procedure] = procedures;
  const [first, next] = procedure?.tasks ?? [];
  await page.goto(`/task/${project}/${first?.id}/${procedure?.id}/${service}`);
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Zrealizowane' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText(`Następne: ${next?.name} – Twoja kolej.`)).toBeVisible();
});

test('clients are searched without diacritics and open on their page', async ({ page }) => {
  await signIn(page, 'recepcja');
  await page.goto('/client');
  await page.getByRole('searchbox').first().fill('zrodlo');
  await expect(page).toHaveURL(/search=zrodlo/);
  await expect(page.getByRole('row').nth(1)).toContainText('Źródło');
  await accessible(page);
  await page.getByRole('row').nth(1).click();
  await expect(page).toHaveURL(/\/client\/view\/\d+/);
  await expect(page.getByText('Dane do faktury')).toBeVisible();
  await accessible(page);
});

test('a client is found from anywhere by Ctrl K, letters and Enter', async ({ page }) => {
  await signIn(page, 'recepcja');
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Szukaj ekranu lub klienta…').fill('zrodlo');
  await expect(page.locator('[data-action][data-selected]')).toContainText('Źródło');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/client\/view\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Źródło');
});

test('definitions are for those who keep them: an administrator sees the tags, an employee does not', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/admin/tag');
  await expect(page).toHaveTitle('Tagi - Zaplecze');
  await expect(page.getByText('VIP')).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: /wyloguj/i }).click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, 'pracownik');
  await page.goto('/admin/tag');
  await expect(page.getByRole('heading', { name: 'Brak uprawnień' })).toBeVisible();
});
