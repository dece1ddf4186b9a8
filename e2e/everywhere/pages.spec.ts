import type { Browser, Page } from '@playwright/test';
import { makeColleague, makeProject, unique } from '../records.ts';
import {
  accessible,
  editAll,
  expect,
  lead,
  pickFirst,
  resize,
  signedIn,
  signIn,
  test,
} from '../support.ts';
import { makeIssue } from '../work/day.ts';

/** Somebody at a computer of their own. */
async function somebody(browser: Browser, name: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, name, path);
  return page;
}

const here = (page: Page) =>
  page.getByRole('navigation', { name: 'Menu główne' }).locator('[aria-current=page]');
const phone = { width: 390, height: 844 };

test('two managers work on the page of one project: each sees the other’s, nothing is lost, and it holds on a telephone [PRO-110, PRO-111, PRO-112, PRO-113, PRO-114, PRO-115, PRO-116]', async ({
  page,
  browser,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const { user } = await manager.get('/profile/me');
  const { id, name, tasks } = await makeProject(manager, 'Projekt ze stroną', user.id);
  const [first, second] = tasks.map((task) => task.name) as [string, string];

  // The list's dialog leads to the page, whose title and place in the menu are its own.
  await signIn(page, 'kierownik', `/project?item=${id}`);
  await page.getByRole('dialog').getByRole('link', { name: 'Otwórz jako stronę' }).click();
  await expect(page).toHaveURL(new RegExp(`/project/view/${id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(new RegExp(`^${name} - `));
  await expect(here(page)).toHaveText('Projekty');
  await accessible(page);
  const other = await somebody(browser, 'admin', `/project/view/${id}`);

  // Both change the project in its place, different fields.
  const change = (one: Page, what = 'nazwa') =>
    one.getByRole('button', { name: `Zmień: ${what}`, exact: true });
  const data = (one: Page) => one.getByRole('form', { name: /^Zmiana: / });
  const save = (one: Page) => one.getByRole('button', { name: 'Zapisz', exact: true });
  await change(page).click();
  await change(other, 'Wartość planowana').click();
  const renamed = unique('Przemianowany');
  await data(page).getByLabel('Nazwa').fill(renamed);
  await data(other).getByLabel('Liczba jednostek').fill('3');
  await accessible(other);
  await page.keyboard.press('Enter');
  await expect(change(page)).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(renamed);
  await save(other).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(renamed);
  await expect(other.getByText('3 ×')).toBeVisible();

  // The same field is asked about.
  for (const one of [page, other]) await change(one).click();
  await data(page).getByLabel('Nazwa').fill(`${renamed} raz`);
  await data(other).getByLabel('Nazwa').fill(`${renamed} dwa`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${renamed} raz`);
  await other.keyboard.press('Enter');
  const asked = other.getByRole('dialog', { name: 'Ktoś zmienił to samo' });
  await expect(asked).toContainText(`${renamed} raz`);
  await asked.getByRole('radio', { name: /W tym formularzu/ }).check();
  await asked.getByRole('button', { name: 'Zapisz wybrane' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(`${renamed} dwa`);

  // Both give tasks to people, different ones; what was chosen waits while the part is left.
  const assign = (one: Page) => one.getByRole('button', { name: 'Przydziel osoby i terminy' });
  const person = (one: Page, task: string) =>
    one.getByRole('combobox', { name: `Osoba: ${task}`, exact: true });
  for (const one of [page, other]) await assign(one).click();
  await pickFirst(person(page, first), 'Natalia');
  const given = await person(page, first).inputValue();
  await page.getByRole('tab', { name: 'Zespół' }).click();
  await page
    .getByRole('region', { name: 'Niedokończone' })
    .getByRole('listitem')
    .getByRole('button')
    .first()
    .click();
  await expect(person(page, first)).toHaveValue(given);
  await save(page).click();
  await expect(page.getByRole('row').filter({ hasText: first })).toContainText(given);
  await pickFirst(person(other, second), 'Piotr');
  const othersGiven = await person(other, second).inputValue();
  await save(other).click();
  for (const [task, whom] of [
    [first, given],
    [second, othersGiven],
  ] as const)
    await expect(other.getByRole('row').filter({ hasText: task })).toContainText(whom);

  // One task is changed in its row.
  const third = tasks[2]?.name as string;
  const row = page.getByRole('row').filter({ hasText: third });
  await row.hover();
  await row.getByRole('button', { name: `Osoba: ${third}` }).click();
  const cell = page.getByRole('dialog', { name: `Osoba: ${third}` });
  await pickFirst(cell.getByRole('combobox'), 'Natalia');
  await cell.getByRole('button', { name: 'Zapisz' }).click();
  await expect(row).toContainText(given);

  // What one says, the other reads and answers; it stands on its task.
  await lead(other, `/project/view/${id}?tab=talk`);
  await other.getByLabel('Do zadania').selectOption({ label: second });
  await other.getByRole('textbox', { name: 'Nowy komentarz' }).fill('Kiedy będą dokumenty?');
  await other.getByRole('button', { name: 'Dodaj komentarz' }).click();
  await expect(other.getByRole('list', { name: 'Komentarze' })).toContainText('Kiedy będą');
  await page.getByRole('tab', { name: 'Rozmowa' }).click();
  await expect(page).toHaveURL(/tab=talk/);
  const said = page.getByRole('list', { name: 'Komentarze' });
  await expect(said).toContainText('Kiedy będą dokumenty?');
  await said.getByRole('button', { name: /^Odpowiedz/ }).click();
  await page.getByRole('textbox', { name: /^Odpowiedź/ }).fill('W piątek');
  await page.getByRole('button', { name: 'Odpowiedz', exact: true }).click();
  await expect(said.getByRole('listitem').first()).toContainText('W piątek');
  await said.getByRole('button', { name: second }).first().click();
  const dialog = page.getByRole('dialog', { name: second });
  await expect(dialog).toContainText('W piątek');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // Every part on a telephone, by the keys.
  await resize(page, phone);
  await page.getByRole('tab', { name: 'Zadania' }).focus();
  for (const [part, shows] of [
    ['Zadania', page.getByText(given).first()],
    ['Zespół', page.getByText(othersGiven).first()],
    ['Rozmowa', said],
    ['Pliki', page.getByText('Do zadań nie dołączono plików.')],
    ['Oś czasu', page.getByRole('region', { name: /^Oś czasu:/ })],
    ['Historia', page.getByText('Nazwa').first()],
  ] as const) {
    if (part !== 'Zadania') await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: part })).toHaveAttribute('aria-selected', 'true');
    await expect(shows).toBeVisible();
    await accessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  }

  // Deleted by one, it is gone for the other in plain words; others have no such page.
  await page.getByRole('button', { name: /^Działania|^Więcej/ }).click();
  await page.getByRole('menuitem', { name: 'Usuń' }).click();
  await page.getByRole('button', { name: 'Tak' }).click();
  await expect(page).toHaveURL(/\/project$/);
  await expect(other.getByRole('alert')).toContainText('Ten wpis skasowano', {
    timeout: 20_000,
  });
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Nie znaleziono' })).toBeVisible();
  await other.context().close();
  const employee = await somebody(browser, 'pracownik', `/project/view/${id}`);
  await expect(employee.getByRole('heading', { name: 'Brak uprawnień' })).toBeVisible();
  await employee.context().close();
});

test('an issue has a page among all issues, and its people have it among their own [ISS-110, ISS-111]', async ({
  company,
  page,
  browser,
}) => {
  const doer = await makeColleague(company, page.request);
  const outsider = await makeColleague(company, page.request);
  const manager = await signedIn(page.request, 'kierownik');
  const issue = await makeIssue(manager, [doer.id]);
  await signIn(page, 'kierownik', `/issue?item=${issue.id}`);
  await page.getByRole('dialog').getByRole('link', { name: 'Otwórz jako stronę' }).click();
  await expect(page).toHaveURL(new RegExp(`/issue/view/${issue.id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(issue.name);
  await expect(here(page)).toHaveText('Zgłoszenia');
  await accessible(page);

  const their = await somebody(browser, doer.username, `/issue/view/${issue.id}`);
  await expect(their).toHaveURL(new RegExp(`/yourIssues/${issue.id}$`));
  await expect(here(their)).toContainText('Twoje zgłoszenia');
  await resize(their, phone);
  await their.getByRole('button', { name: 'Dodaj: Wymagany czas' }).click();
  await their.getByRole('textbox', { name: 'Wymagany czas' }).fill('5');
  await their.keyboard.press('Enter');
  await expect(their.getByText('5 godz.', { exact: true })).toBeVisible();
  await editAll(page);
  const form = page.getByRole('dialog');
  const renamed = unique('Nowa nazwa');
  await form.getByLabel('Nazwa').fill(renamed);
  await form.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(renamed);
  await expect(page.getByText('5 godz.', { exact: true })).toBeVisible();
  await expect(their.getByRole('heading', { level: 1 })).toHaveText(renamed, { timeout: 20_000 });
  await accessible(their);
  await lead(their, `/issue/view/${issue.id + 10_000}`);
  await expect(their.getByRole('heading', { name: 'Nie znaleziono' })).toBeVisible();
  await their.context().close();

  const stranger = await somebody(browser, outsider.username, `/issue/view/${issue.id}`);
  await expect(stranger.getByRole('heading', { name: 'Brak uprawnień' })).toBeVisible();
  await stranger.context().close();
});

test('a service has a page that tells what it consists of, since when, and what is under way [CAT-70, CAT-71]', async ({
  page,
  browser,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const { user } = await manager.get('/profile/me');
  const project = await makeProject(manager, 'Projekt usługi', user.id);
  const { item } = await manager.get(`/definition/service/${project.service}`);
  await signIn(page, 'kierownik', `/admin/service?item=${project.service}`);
  await page.getByRole('dialog').getByRole('link', { name: 'Otwórz jako stronę' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/service/view/${project.service}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.name);
  await expect(here(page)).toHaveText('Usługi');
  await expect(page.getByText(item.procedures[0].tasks[0].name).first()).toBeVisible();
  await expect(page.getByText('W tej postaci od')).toBeVisible();
  const running = page.getByRole('table', { name: 'Trwające projekty' });
  await expect(running.getByRole('row')).not.toHaveCount(1);
  await accessible(page);

  // One changes it, the other, who only reads, sees it.
  const reader = await somebody(browser, 'pracownik', `/admin/service/view/${project.service}`);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(item.name);
  await expect(reader.getByRole('button', { name: /^Zmień: / })).toHaveCount(0);
  await expect(reader.getByText('Trwające projekty')).toHaveCount(0);
  await resize(reader, phone);
  await accessible(reader);
  await editAll(page);
  const text = unique('Opis usługi');
  await page.getByRole('dialog').getByLabel('Opis').fill(text);
  await page.getByRole('dialog').getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(text)).toBeVisible();
  await expect(reader.getByText(text)).toBeVisible({ timeout: 20_000 });
  await reader.context().close();

  await page.getByRole('link', { name: 'Pokaż na liście' }).click();
  await expect(page).toHaveURL(new RegExp(`filter.*service.*=${project.service}`));
  await expect(page.getByText(project.name)).toBeVisible();
});
