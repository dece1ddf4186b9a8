import { expect, pickFirst, signIn, test } from './support.ts';

test('the words under a consent go when its type is chosen [CLI-53, CLI-70]', async ({ page }) => {
  await signIn(page, 'kierownik', '/client/add');
  await page.getByRole('button', { name: 'Dodaj zgodę' }).click();
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  const wrong = page.getByText('Wybierz typ zgody');
  await expect(wrong.first()).toBeVisible();
  await pickFirst(page.getByRole('textbox', { name: 'Typ zgody' }), 'Przetwarzanie');
  await expect(wrong).toHaveCount(0);
});

test('tags above the list narrow it, several at once, and are taken off again [CLI-18]', async ({
  page,
}) => {
  await signIn(page, 'kierownik');
  await page.goto('/client');
  const tags = page.getByRole('group', { name: 'Tagi' });
  await tags.getByRole('button').nth(1).click();
  await expect(page).toHaveURL(/filter\[tags\]=\d+$/);
  await tags.getByRole('button').nth(2).click();
  await expect(page).toHaveURL(/filter\[tags\]=\d+,\d+$/);
  await tags.getByRole('button').nth(0).click();
  await expect(page).toHaveURL(/\/client$/);
});

test('the page of a client has everything of the client, projects for managers only [CLI-80, CLI-81]', async ({
  page,
}) => {
  const tables = (name: string) => page.getByRole('table', { name, exact: true });
  const headings = (name: string) => page.getByRole('heading', { name: new RegExp(`^${name}`) });
  for (const [username, projects] of [
    ['kierownik', 1],
    ['pracownik', 0],
  ] as const) {
    await signIn(page, username);
    await page.goto('/client?search=zrodlo');
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    for (const name of [
      ...['Opiekunowie', 'Usługi', 'Dokumenty', 'Oferty', 'Zgody klienta'],
      ...['Dane firmy', 'Adres świadczenia usług', 'Dane do faktury', 'Osoby kontaktowe'],
    ]) {
      await expect(headings(name)).toBeVisible();
    }
    await expect(headings('Projekty')).toHaveCount(projects);
    await expect(tables('Projekty')).toHaveCount(projects);
    await page.getByRole('button', { name: /wyloguj/i }).click();
    await expect(page).toHaveURL(/\/login/);
  }
});

test('the documents of a client stand on its page, without the column Klient [DOC-15]', async ({
  page,
}) => {
  await signIn(page, 'pracownik');
  await page.goto('/document?sort=client&order=desc');
  const documents = page.getByRole('table', { name: 'Dokumenty', exact: true });
  await documents.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/client\/view\/\d+$/);
  await expect(documents.getByRole('columnheader', { name: 'Typ' })).toBeVisible();
  await expect(documents.getByRole('columnheader', { name: 'Klient' })).toHaveCount(0);
});
