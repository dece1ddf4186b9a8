import type { Page } from '@playwright/test';
import { toNextColumn } from '../keys.ts';
import { makeColleague, makeProject } from '../records.ts';
import { expect, resize, signedIn, signIn, test } from '../support.ts';
import { dayFrom, limit, lineName, lineOf, makeIssue, taskCall } from './day.ts';

/** What is taken back, and what is refused, where work is done by one press. */

const told = (page: Page, words: RegExp) => page.locator('[data-kind]').filter({ hasText: words });

test('„Cofnij” writes over nothing that somebody changed meanwhile, and says who it was [HIS-181]', async ({
  company,
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const { user } = await manager.get('/profile/me');
  const { username, id } = await makeColleague(company, page.request);
  const late = await makeProject(manager, 'Zaległy', id);
  await limit(manager, late, 0, dayFrom(-2));
  const path = taskCall(late.tasks[0]?.path ?? '');
  const status = async () => (await manager.get(path)).task.status.id;
  await signIn(page, username);

  await lineName(lineOf(page, late.name).first()).focus();
  await page.keyboard.press('s');
  await expect(told(page, /^Rozpoczęte:/)).toBeVisible();
  await manager.patch(path, { status: 31 });
  await told(page, /^Rozpoczęte:/)
    .getByRole('button', { name: 'Cofnij' })
    .click();
  await expect(
    told(page, /^Bez zmian: ktoś w międzyczasie to zmienił/).filter({
      hasText: `(${user.firstName} ${user.lastName})`,
    }),
  ).toBeVisible();
  expect(await status()).toBe(31);

  await manager.patch(path, { status: 2 });
  const line = lineOf(page, late.name).first();
  await expect(line.getByRole('button', { name: /^Zakończ:/ })).toBeVisible();
  await line.getByRole('button', { name: /^Zakończ:/ }).click();
  await expect(told(page, /^Zakończone:/)).toBeVisible();
  await told(page, /^Zakończone:/)
    .getByRole('button', { name: 'Cofnij' })
    .click();
  await expect.poll(status).toBe(2);
});

test('what is pressed before the page was read anew follows what its dialog has changed [HIS-181]', async ({
  company,
  page,
}) => {
  const { username, id } = await makeColleague(company, page.request, 'ROLE_MANAGER');
  const manager = await signedIn(page.request, username);
  const late = await makeProject(manager, 'Zaległy', id);
  await limit(manager, late, 0, dayFrom(-2));
  const path = taskCall(late.tasks[0]?.path ?? '');
  await signIn(page, username);
  const line = lineOf(page, late.name).first();
  await expect(line).toBeVisible();

  const read = Promise.withResolvers<void>();
  await page.route(/\/api\/(.*\/)?day$/, async (route) => {
    await read.promise;
    await route.continue().catch(() => undefined);
  });
  const dialog = page.getByRole('dialog');
  for (const day of [dayFrom(-1), dayFrom(-3)]) {
    await lineName(line).focus();
    await page.keyboard.press('t');
    await dialog.getByRole('textbox', { name: 'Graniczna data' }).fill(day);
    await dialog.getByRole('button', { name: 'Przesuń' }).click();
    await expect(dialog).toBeHidden();
  }
  read.resolve();
  const moved = new Date((await manager.get(path)).task.dateRealizationLimit);
  expect(moved.toLocaleDateString('sv-SE', { timeZone: 'Europe/Warsaw' })).toBe(dayFrom(-3));
  await expect(told(page, /^Bez zmian/)).toHaveCount(0);
});

test('what one press could not do says why, and opens what lacks [HIS-182]', async ({
  company,
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const { username, id } = await makeColleague(company, page.request);
  const late = await makeProject(manager, 'Z listą', id);
  await limit(manager, late, 0, dayFrom(-2));
  const path = taskCall(late.tasks[0]?.path ?? '');
  const task = (await manager.get(path)).task.id;
  const issue = await makeIssue(manager, [id]);
  await manager.patch(`/issue/${issue.id}`, { status: 2 });
  for (const at of [`/checklist/task/${task}`, `/checklist/issue/${issue.id}`]) {
    await manager.post(at, { text: 'Faktury' });
    await manager.patch(at, { required: true });
  }
  const why = /Najpierw odhacz punkty? listy kontrolnej: „Faktury/;

  await signIn(page, username);
  await lineOf(page, late.name)
    .first()
    .getByRole('button', { name: /^Rozpocznij:/ })
    .click();
  await lineOf(page, late.name)
    .first()
    .getByRole('button', { name: /^Zakończ:/ })
    .click();
  await told(page, why).getByRole('button', { name: 'Otwórz' }).click();
  const point = page.getByRole('checkbox', { name: /^Faktury/ }).first();
  await expect(point).toBeVisible();
  expect((await manager.get(path)).task.status.id).not.toBe(9);

  await page.goto('/yourIssues?look=board&filter[status]=2,9');
  const from = page.getByRole('region', { name: 'W realizacji', exact: true });
  await from.getByRole('button', { name: `Przenieś: ${issue.name}` }).focus();
  await toNextColumn(page, 'Zrealizowane');
  await told(page, why).getByRole('button', { name: 'Otwórz' }).click();
  await expect(point).toBeVisible();
  expect((await manager.get(`/issue/${issue.id}`)).issue.status.id).toBe(2);
});

test('on a phone the words on the buttons of a task’s window are whole [SHE-391]', async ({
  company,
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const { username, id } = await makeColleague(company, page.request);
  const project = await makeProject(manager, 'Wąski', id);
  await signIn(page, username, project.tasks[0]?.path);
  await resize(page, { width: 390, height: 844 });
  const buttons = page.getByRole('dialog').getByRole('button');
  await expect(buttons.filter({ hasText: 'Przekaż' })).toBeVisible();
  const cut = await buttons.evaluateAll((all) =>
    all.flatMap((one) => {
      const label = one.querySelector('[class*="-label"]');
      return label && label.scrollWidth > label.clientWidth ? [one.textContent] : [];
    }),
  );
  expect(cut).toEqual([]);
});
