import type { Browser, Page } from '@playwright/test';
import { makeClient, makeProject, unique } from '../records.ts';
import { accessible, expect, pickFirst, signedIn, signIn, test } from '../support.ts';

/** Somebody at a computer of their own. */
async function somebody(browser: Browser, name: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, name, path);
  return page;
}

test('of two people who change one client nobody’s work is lost, and what both changed is asked about [CLI-51, HIS-10, HIS-11, HIS-13, HIS-16]', async ({
  page,
  browser,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const edit = `/client/edit/${await makeClient(manager, unique('Klient dwojga'))}`;
  await signIn(page, 'kierownik', edit);
  const other = await somebody(browser, 'pracownik', edit);
  const [mine, others] = [page, other].map((one) => ({
    street: one.getByLabel('Ulica i numer').first(),
    save: one.getByRole('button', { name: 'Zapisz', exact: true }),
    add: one.getByRole('button', { name: 'Dodaj kolejną osobę' }),
  })) as [Fields, Fields];
  await expect(mine.street).toBeVisible();
  await expect(others.street).toBeVisible();

  // Each adds a contact person and changes the street.
  for (const [at, [one, fields]] of (
    [
      [page, mine],
      [other, others],
    ] as const
  ).entries()) {
    await fields.street.fill(`Nowa ${at + 1}`);
    await fields.add.click();
    const person = one.getByRole('group', { name: /Osoba kontaktowa/ }).last();
    await person.getByLabel('Imię').fill('Nowa');
    await person.getByLabel('Nazwisko').fill(`Osoba${at + 1}`);
    await person.getByLabel('Telefon').fill(`60070080${at}`);
  }
  await mine.save.click();
  await expect(page).toHaveURL(/\/client\/view\//);

  await others.save.click();
  const dialog = other.getByRole('dialog', { name: 'Ktoś zmienił to samo' });
  await expect(dialog).toContainText('Ulica i numer');
  await expect(dialog).toContainText('Nowa 1');
  await expect(dialog).not.toContainText('Osoba1');
  // Nothing is chosen beforehand.
  await expect(dialog.getByRole('button', { name: 'Zapisz wybrane' })).toBeDisabled();
  await accessible(other);
  await dialog.getByRole('radio', { name: /W tym formularzu/ }).check();
  await dialog.getByRole('button', { name: 'Zapisz wybrane' }).click();
  await expect(other).toHaveURL(/\/client\/view\//);
  await expect(other.getByText('Nowa 2')).toBeVisible();
  for (const name of ['Nowa Osoba1', 'Nowa Osoba2']) {
    await expect(other.getByText(name).first()).toBeVisible();
  }
  await other.context().close();
});

test('two managers who give tasks of one project to people both keep what they gave [PRO-31, HIS-12]', async ({
  page,
  browser,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const { user } = await manager.get('/profile/me');
  const { id, name } = await makeProject(manager, 'Projekt dwojga', user.id);
  await signIn(page, 'kierownik', `/project?search=${encodeURIComponent(name)}`);
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /Więcej|Działania/ })
    .click();
  await page.getByRole('menuitem', { name: 'Edytuj' }).click();
  await expect(page).toHaveURL(/\/project\/edit\/\d+/);
  const other = await somebody(browser, 'admin', `/project/edit/${id}`);
  const person = (one: Page, at: number) => one.getByRole('combobox', { name: /Osoba/ }).nth(at);
  await expect(person(page, 1)).toBeVisible();
  await expect(person(other, 1)).toBeVisible();
  const save = (one: Page) => one.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await pickFirst(person(page, 0), 'Anna');
  const given = await person(page, 0).inputValue();
  await save(page);
  await expect(page).toHaveURL(/\/project(\?|$)/);
  await pickFirst(person(other, 1), 'Piotr');
  const othersGiven = await person(other, 1).inputValue();
  await save(other);
  await expect(other).toHaveURL(/\/project(\?|$)/);
  await other.goto(`/project/edit/${id}`);
  await expect(person(other, 0)).toHaveValue(given);
  await expect(person(other, 1)).toHaveValue(othersGiven);
  await other.context().close();
});

test('who saves a client that a colleague deleted meanwhile hears who did it, copies what stands there, and makes a new one of it [HIS-73, HIS-74]', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const manager = await signedIn(page.request, 'kierownik');
  const { user } = await manager.get('/profile/me');
  const id = await makeClient(manager, unique('Klient skasowany'));
  await signIn(page, 'pracownik', `/client/edit/${id}`);
  const street = page.getByLabel('Ulica i numer').first();
  await street.fill('Bursztynowa 12');
  await page.request.delete(`/api/client/${id}`, {
    headers: { 'access-token': manager.token },
  });
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Tego wpisu już nie ma' });
  await expect(dialog).toContainText(`(${user.firstName} ${user.lastName})`);
  await expect(dialog.getByLabel('Treść formularza')).toHaveValue(/Ulica i numer: Bursztynowa 12/);
  await expect(dialog.getByLabel('Treść formularza')).toHaveValue(/Opiekun.*: .*Kamińska/);
  await accessible(page);
  await dialog.getByRole('button', { name: 'Kopiuj' }).click();
  await expect(dialog.getByRole('button', { name: 'Skopiowano' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Bursztynowa 12');
  await dialog.getByRole('button', { name: 'Wróć do formularza' }).click();
  await expect(street).toHaveValue('Bursztynowa 12');
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await dialog.getByRole('button', { name: 'Utwórz nowy wpis' }).click();
  await expect(page).toHaveURL(/\/client\/view\//);
  expect(page.url()).not.toMatch(new RegExp(`/${id}$`));
  await expect(page.getByText('Bursztynowa 12').first()).toBeVisible();
});

type Fields = Record<'street' | 'save' | 'add', ReturnType<Page['getByLabel']>>;
