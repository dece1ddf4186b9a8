import { makeColleague } from '../records.ts';
import { expect, signedIn, signIn, test, viewMenu } from '../support.ts';
import { makeIssue } from '../work/day.ts';

test('the foot of every record’s dialog has the same order and the same words [SHE-421]', async ({
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const first = async (path: string, fits = (_: { may: { edit: boolean } }) => true) =>
    (await manager.get(path)).list.list.find(fits).id;
  await signIn(page, 'kierownik');
  for (const [path, last] of [
    [`/project?item=${await first('/project/list')}`, 'Otwórz jako stronę'],
    [`/issue?item=${await first('/issue/list')}`, 'Otwórz jako stronę'],
    [`/admin/service?item=${await first('/definition/service/list')}`, 'Otwórz jako stronę'],
    [`/document?item=${await first('/document/list', ({ may }) => may.edit)}`, 'Pobierz'],
    [`/admin/task?item=${await first('/definition/task/list')}`, 'Edytuj wszystko'],
  ] as const) {
    await page.goto(path);
    const foot = page.locator('[data-foot]');
    await expect(foot.getByText('Edytuj wszystko')).toBeInViewport();
    const words = await foot.locator('button, a').allInnerTexts();
    const order = words.map((word) => word.trim()).filter((word) => word !== 'Oś czasu');
    expect(order.slice(0, 2), path).toEqual(['Zamknij', 'Edytuj wszystko']);
    expect(order.at(-1), path).toBe(last);
  }
});

test('no heading stands over a description that is not there: it comes with its words [SHE-422]', async ({
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const { list } = (await manager.get('/definition/service/list?perPage=100')).list;
  const [service] = list.filter((row: { description: string | null }) => !row.description);
  await signIn(page, 'kierownik', `/admin/service/view/${service.id}`);
  await expect(page.getByRole('heading', { name: 'Z czego się składa' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Opis' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Dodaj: Opis' }).click();
  await page.getByRole('textbox', { name: 'Opis' }).fill('Co miesiąc, do 20.');
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Opis' })).toBeVisible();
  await expect(page.getByText('Co miesiąc, do 20.')).toBeVisible();
});

test('a card of a board says what is there and no dash for what is not [SHE-425]', async ({
  company,
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const { id, username } = await makeColleague(company, page.request);
  const issue = await makeIssue(manager, [id]);
  await signIn(page, username, '/yourIssues');
  await (await viewMenu(page)).getByRole('button', { name: 'Tablica' }).click();
  const card = page.getByRole('listitem').filter({ hasText: issue.name });
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  expect((await card.innerText()).split('\n')).not.toContain('–');
});
