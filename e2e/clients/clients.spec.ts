import { makeClient, unique } from '../records.ts';
import { accessible, expect, pickFirst, signedIn, signIn, test } from '../support.ts';

test('the words under a consent go when its type is chosen [CLI-53, CLI-70]', async ({ page }) => {
  await signIn(page, 'kierownik', '/client/add');
  await page.getByRole('button', { name: 'Dodaj zgodę' }).click();
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  const wrong = page.getByText('Wybierz typ zgody');
  await expect(wrong.first()).toBeVisible();
  await pickFirst(page.getByRole('combobox', { name: 'Typ zgody' }), 'Przetwarzanie');
  await expect(wrong).toHaveCount(0);
});

test('tags above the list narrow it, several at once, and are taken off again [CLI-18]', async ({
  page,
}) => {
  await signIn(page, 'kierownik', '/client');
  await page.getByRole('button', { name: 'Tagi Wszystkie' }).click();
  const tags = page.getByRole('menuitemcheckbox');
  await accessible(page);
  await tags.nth(1).click();
  await expect(page).toHaveURL(/filter\[tags\]=\d+$/);
  await tags.nth(2).click();
  await expect(page).toHaveURL(/filter\[tags\]=\d+,\d+$/);
  await tags.nth(0).click();
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
      ...['Wydarzenia', 'Zgłoszenia', 'Dokumenty', 'Oferty', 'Zgody klienta'],
      ...[
        'Dane firmy',
        'Współpraca',
        'Adres świadczenia usług',
        'Dane do faktury',
        'Osoby kontaktowe',
      ],
    ]) {
      await expect(headings(name)).toBeVisible();
    }
    const glance = page.getByRole('region', { name: 'Klient w skrócie' });
    await expect(glance).toContainText('Najbliższe terminy');
    const work = page.getByRole('complementary');
    await expect(work).toContainText('Opiekunowie');
    await expect(work.getByRole('list', { name: 'Usługi klienta' })).toBeVisible();
    await expect(headings('Projekty')).toHaveCount(projects);
    await expect(tables('Projekty')).toHaveCount(projects);
    await page.getByRole('button', { name: /wyloguj/i }).click();
    await expect(page).toHaveURL(/\/login/);
  }
});

test('the documents of a client stand on its page, without the column Klient [DOC-15]', async ({
  page,
}) => {
  await signIn(page, 'pracownik', '/document?sort=client&order=desc');
  const documents = page.getByRole('table', { name: 'Dokumenty', exact: true });
  // The name of a row opens its document; the client beside it is a link of its own.
  await documents.locator('a[href^="/client/view/"]').first().click();
  await expect(page).toHaveURL(/\/client\/view\/\d+$/);
  await expect(documents.getByRole('columnheader', { name: 'Typ' })).toBeVisible();
  await expect(documents.getByRole('columnheader', { name: 'Klient' })).toHaveCount(0);
});

test('the website of a client is typed, led to in a new tab, and a column of wide windows [CLI-19, CLI-54, CLI-83]', async ({
  page,
}) => {
  const name = unique('Klient ze stroną');
  const id = await makeClient(await signedIn(page.request, 'kierownik'), name);
  await signIn(page, 'kierownik', `/client/edit/${id}`);
  const field = page.getByLabel('Strona internetowa');
  await field.fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  const wrong = page.getByText('Podaj adres strony, np. https://firma.pl');
  await expect(wrong.first()).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('Firma.pl/o-nas');
  await expect(wrong).toHaveCount(0);
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(page).toHaveURL(/\/client\/view\//);
  const link = page.getByRole('link', { name: 'firma.pl/o-nas' });
  await expect(link).toHaveAttribute('href', 'https://firma.pl/o-nas');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');

  await page.goto(`/client?search=${encodeURIComponent(name)}`);
  const cell = page.getByRole('cell', { name: 'firma.pl/o-nas' });
  await expect(cell).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(cell).toHaveCount(0);
});

test('what one does with a client stays in reach beside the bell, however long its name and tags are [SHE-468]', async ({
  page,
}) => {
  const admin = await signedIn(page.request, 'admin');
  const tags = [];
  for (const end of ['pierwsza', 'druga', 'trzecia']) {
    const name = unique(`Obsługa kadrowa i płacowa z wizytą, część ${end}`);
    tags.push((await admin.post('/definition/tag/create', { name })).id);
  }
  const id = await makeClient(admin, unique('Przedsiębiorstwo Wielobranżowe „Długie Imię”'));
  await admin.patch(`/client/${id}`, { tags });
  await signIn(page, 'kierownik', `/client/view/${id}`);
  const actions = page.locator('header').getByRole('button', { name: /^Działania: / });
  for (const width of [1440, 1280, 1100, 1000]) {
    await page.setViewportSize({ width, height: 900 });
    await actions.click();
    await expect(page.getByRole('menuitem', { name: 'Edytuj wszystko' })).toBeVisible();
    await page.keyboard.press('Escape');
  }
});
