import { startCompany } from '../company.ts';
import { makeColleague, makeProject } from '../records.ts';
import { accessible, expect, signedIn, signIn, test, viewMenu } from '../support.ts';
import { lineName, lineOf, makeIssue, section } from './day.ts';

/** Mój dzień beside the lists it counts. */

test('each section leads to the list that counts the same, as the menu does [DAY-14, TAS-29]', async ({
  page,
}) => {
  await signIn(page, 'kierownik', '/day');
  const menu = page.getByRole('navigation', { name: 'Menu główne' });
  const counted = async (name: string) =>
    Number((await menu.getByRole('link', { name }).innerText()).replace(/\D/g, ''));
  const manager = await signedIn(page.request, 'kierownik');
  const { open } = (await manager.get('/day')).day;
  await expect.poll(() => counted('Twoje zadania')).toBe(open.tasks);
  const late = section(page, /^Po terminie/).getByRole('link', { name: /zada/ });
  const [count] = /\d+/.exec(await late.innerText()) ?? [];
  await late.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`Twoje zadania\\s*${count}$`),
  );
});

test('the order, the pill and the rows a page of „Twoje zadania” are remembered [TAS-28]', async ({
  company,
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const { username, id } = await makeColleague(company, page.request);
  await makeProject(manager, 'Pierwszy', id);
  await makeProject(manager, 'Drugi', id);
  await signIn(page, username, '/task');
  const kept = () => page.waitForResponse((answer) => answer.url().endsWith('/setting/task-list'));
  const each = async (choose: () => Promise<unknown>) => {
    const saved = kept();
    await choose();
    await saved;
  };
  await each(() => page.getByRole('button', { name: 'Do zrobienia' }).click());
  await each(() => page.getByRole('button', { name: 'Nazwa zadania' }).click());
  await viewMenu(page);
  const rowsKept = page.waitForResponse((answer) => answer.url().endsWith('/setting/list-rows'));
  await page.getByLabel('Wierszy na stronie').selectOption('25');
  await rowsKept;
  await page.goto('/task');
  await expect(page.getByRole('button', { name: 'Do zrobienia', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await viewMenu(page);
  await expect(page.getByLabel('Wierszy na stronie')).toHaveValue('25');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Nazwa zadania' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await accessible(page);
  await each(() => page.getByRole('button', { name: 'Wszystkie' }).click());
  await page.goto('/task');
  await expect(page.getByRole('button', { name: 'Wszystkie' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the day of a manager and of a person is at most two screens, and no line of it stands twice [DAY-94, DAY-95]', async ({
  browser,
}, { parallelIndex }) => {
  // As the company goes about its day: other tests give these two work.
  const company = await startCompany(parallelIndex, {});
  for (const username of ['kierownik', 'pracownik']) {
    const viewport = { width: 1440, height: 900 };
    const context = await browser.newContext({ baseURL: company.url, locale: 'pl-PL', viewport });
    const page = await context.newPage();
    await signIn(page, username, '/day');
    await expect(page.getByRole('heading', { name: /^Później/ })).toBeVisible();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, username).toBeLessThanOrEqual(1800);
    const keys = await page
      .locator('[data-line]')
      .evaluateAll((lines) => lines.map((line) => line.getAttribute('data-line')));
    expect(keys.length, username).toBeGreaterThan(10);
    expect(new Set(keys).size, username).toBe(keys.length);
    await context.close();
  }
  await company.stop();
});

test('a comment that is opened from Mój dzień is read there and goes, of a decided issue too, and may be made to wait again [DAY-130]', async ({
  company,
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const { username, id } = await makeColleague(company, page.request);
  const worker = await signedIn(page.request, username);
  const issue = await makeIssue(worker, [(await manager.get('/profile/me')).user.id]);
  await manager.patch(`/issue/${issue.id}`, { status: 9 });
  await worker.patch(`/issue/${issue.id}`, { status: 30 });
  await manager.post(`/issue/comment/${issue.id}`, { text: 'Toner jest w szafie.' });
  expect(id).toBeGreaterThan(0);
  await signIn(page, username, '/day');
  const line = lineOf(page, issue.name);
  await expect(line).toContainText('Toner jest w szafie.');
  await lineName(line).click();
  await expect(page.getByRole('dialog', { name: issue.name })).toContainText(
    'Toner jest w szafie.',
  );
  await page.keyboard.press('Escape');
  await expect(line).toHaveCount(0);
  expect((await worker.get('/day')).day.answers.comments).toBe(0);
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(line).toBeVisible();
  expect((await worker.get('/day')).day.answers.comments).toBe(1);
});
