import type { Locator, Page } from '@playwright/test';
import { makeColleague, makeProject } from '../records.ts';
import { accessible, expect, signedIn, signIn, test } from '../support.ts';

const day = (ahead: number) => {
  const at = new Date(Date.now() + ahead * 86_400_000);
  return at.toISOString().slice(0, 10);
};

/** A weekday at least so many days ahead, after which the same week has another one. */
function weekday(ahead: number): string {
  let found = ahead;
  while (![1, 2, 3].includes(new Date(day(found)).getUTCDay())) found += 1;
  return day(found);
}
const polish = (of: string) => of.split('-').reverse().join('.');
const after = (of: string, days: number) =>
  new Date(Date.parse(of) + days * 86_400_000).toISOString().slice(0, 10);

const bar = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`(^| · )${name},`) });
const dueOn = (of: string) => new RegExp(`termin ${polish(of)}`);

/** Takes the bar by its middle and puts it so many columns aside. */
async function drag(page: Page, which: Locator, columns: number): Promise<void> {
  await which.scrollIntoViewIfNeeded();
  const place = await which.boundingBox();
  const column = await page.locator('[data-day]').nth(1).boundingBox();
  if (!place || !column) throw new Error('Nothing to drag');
  const [x, y] = [place.x + 8, place.y + place.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + columns * column.width, y, { steps: 6 });
  await page.mouse.up();
}

test('a manager moves limits on the axis of a colleague by mouse and by keys; what was changed meanwhile stays, and a move is taken back [TIM-10, TIM-13, TIM-15, TIM-20]', async ({
  company,
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const { id } = await makeColleague(company, page.request);
  const project = await makeProject(manager, 'Na osi', id);
  const [first] = project.tasks;
  if (!first) throw new Error('No task');
  const path = `/project/task/${first.path.split('/').slice(-4).join('/')}`;
  const start = weekday(7);
  await manager.patch(path, { dateRealizationLimit: start });

  await signIn(page, 'kierownik', '/team');
  await page.getByRole('link', { name: 'Oś czasu' }).last().click();
  await expect(page).toHaveURL(/\/team\/timeline/);
  await expect(page.getByRole('heading', { level: 1, name: 'Oś czasu' })).toBeVisible();
  await page.goto(`/team/timeline?person=${id}`);
  const task = bar(page, first.name);
  await expect(task).toHaveAccessibleName(dueOn(start));
  await accessible(page);

  await drag(page, task, 1);
  await expect(page.getByText(/^Zmieniono 1/)).toBeVisible();
  await expect(task).toHaveAccessibleName(dueOn(after(start, 1)));
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(page.getByText(/^Przywrócono 1/)).toBeVisible();
  await expect(task).toHaveAccessibleName(dueOn(start));

  await task.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(task).toHaveAccessibleName(dueOn(after(start, 2)));

  // Somebody else is quicker: the axis shows what it was told before.
  await manager.patch(path, { dateRealizationLimit: after(start, 1) });
  await task.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${first.name}: Ktoś w międzyczasie zmienił to pole`)).toBeVisible();
  await expect(task).toHaveAccessibleName(dueOn(after(start, 1)));

  await page.getByText('Tygodnie', { exact: true }).click();
  await expect(page).toHaveURL(/scale=weeks/);
  await page.getByRole('button', { name: 'Następny tydzień' }).click();
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}/);
  await expect(task).toBeVisible();
  await task.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: first.name })).toBeVisible();
});

test('on a phone a project’s axis keeps its names above its days, and a finger that rests moves a limit [TIM-02, TIM-14, TIM-20]', async ({
  browser,
}) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await phone.newPage();
  const manager = await signedIn(page.request, 'kierownik');
  const { user } = await manager.get('/profile/me');
  const project = await makeProject(manager, 'Na telefonie', user.id);
  const [first] = project.tasks;
  if (!first) throw new Error('No task');
  const path = `/project/task/${first.path.split('/').slice(-4).join('/')}`;
  const start = weekday(1);
  await manager.patch(path, { dateRealizationLimit: start });
  await signIn(page, 'kierownik', `/project?item=${project.id}`);
  await page.getByRole('dialog').getByRole('link', { name: 'Oś czasu' }).click();
  await expect(page).toHaveURL(new RegExp(`/project/timeline/${project.id}`));
  const task = bar(page, first.name);
  await expect(task).toHaveAccessibleName(dueOn(start));
  await accessible(page);

  const column = await page.locator('[data-day]').nth(1).boundingBox();
  await task.scrollIntoViewIfNeeded();
  const place = await task.boundingBox();
  const touch = await phone.newCDPSession(page);
  const at = { x: (place?.x ?? 0) + 8, y: (place?.y ?? 0) + 12 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ ...at, x }],
    });
  await send('touchStart', at.x);
  await expect(task).toHaveAttribute('data-held', '');
  await send('touchMove', at.x + (column?.width ?? 0) / 2);
  await send('touchMove', at.x + (column?.width ?? 0));
  await send('touchEnd');
  await expect(task).toHaveAccessibleName(dueOn(after(start, 1)));

  const scroller = page.getByRole('region', { name: /^Oś czasu: / });
  await scroller.evaluate((box) => box.scrollTo({ left: box.scrollWidth }));
  await expect(page.getByRole('button', { name: first.name, exact: true })).toBeInViewport();
  await phone.close();
});

test('the timeline of a project that is over opens on its last weeks, not on this one [TIM-70]', async ({
  page,
}) => {
  const admin = await signedIn(page.request, 'admin');
  const { list } = await admin.get(
    '/project/list?filter[status]=9&sort=created&order=asc&perPage=1',
  );
  const [project] = list.list;
  await signIn(page, 'admin', `/project/timeline/${project.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(project.client.name);
  const shown = await page
    .locator('[data-day]')
    .evaluateAll((days) => days.map((one) => one.getAttribute('data-day') ?? ''));
  const end = String(project.completed ?? project.jobsEnded).slice(0, 10);
  expect(shown[0] && shown[0] <= end).toBe(true);
  expect(shown.at(-1) && (shown.at(-1) ?? '') >= after(end, -3)).toBe(true);
});
