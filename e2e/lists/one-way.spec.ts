import { makeColleague, makeDocument, makeProject, makeService, unique } from '../records.ts';
import { expect, signedIn, signIn, test, viewMenu } from '../support.ts';
import { makeIssue } from '../work/day.ts';

test('the foot of every record’s dialog has the same order and the same words [SHE-421]', async ({
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const { user } = await manager.get('/profile/me');
  const project = await makeProject(manager, 'Stopka okna', user.id);
  const issue = await makeIssue(manager, [user.id]);
  const document = await makeDocument(page.request, manager, unique('Stopka okna'));
  await signIn(page, 'kierownik');
  for (const [path, last] of [
    [`/project?item=${project.id}`, 'Otwórz jako stronę'],
    [`/issue?item=${issue.id}`, 'Otwórz jako stronę'],
    [`/admin/service?item=${project.service}`, 'Otwórz jako stronę'],
    [`/document?item=${document}`, 'Pobierz'],
    [`/admin/task?item=${project.tasks[0]?.id}`, 'Edytuj wszystko'],
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
  const service = await makeService(manager, unique('Usługa nieopowiedziana'));
  await signIn(page, 'kierownik', `/admin/service/view/${service}`);
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
