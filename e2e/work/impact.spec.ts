import type { Page } from '@playwright/test';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { lastWorkday, type MadeProject, makeColleague, makeProject } from '../records.ts';
import {
  accessible,
  accessibleInBoth,
  type Caller,
  expect,
  pickFirst,
  signedIn,
  signIn,
  test,
} from '../support.ts';

/** The Monday after this one; a sick leave from there to Wednesday. */
function nextMonday(): string {
  const today = warsawDay();
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(today, 7 - weekday);
}
const monday = nextMonday();
const wednesday = addDays(monday, 2);

const taskOf = async (by: Caller, project: MadeProject, at: number) =>
  (await by.get(`/project${project.tasks[at]?.path}`)).task;

/** Tasks of a person, due one after the other within the three days, of as many projects as they need. */
async function dueTasks(manager: Caller, person: number, count: number): Promise<MadeProject[]> {
  const made: MadeProject[] = [];
  let left = count;
  while (left > 0) {
    const project = await makeProject(manager, 'Na chorobę', person);
    for (const [at, task] of project.tasks.entries()) {
      const due = left > 0;
      left -= 1;
      const limit = due ? addDays(monday, at % 3) : addDays(monday, 30);
      await manager.patch(`/project${task.path}`, { dateRealizationLimit: limit });
    }
    made.push(project);
  }
  return made;
}

/** Puts a colleague into a department of their own, so that it is known who is proposed. */
async function intoDepartment(admin: Caller, people: number[], name: string): Promise<void> {
  const { id } = await admin.post('/definition/department/create', { name, color: '#1971C2' });
  for (const person of people) await admin.patch(`/profile/${person}`, { department: id });
}

async function lookedAt(page: Page): Promise<void> {
  await accessibleInBoth(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('a Monday sick leave of three days whose seven tasks find their people in one dialog [IMP-18, IMP-19]', async ({
  company,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const manager = await signedIn(page.request, 'kierownik');
  const admin = await signedIn(page.request, 'admin');
  const sick = await makeColleague(company, page.request);
  const helper = await makeColleague(company, page.request);
  const other = await makeColleague(company, page.request);
  await intoDepartment(admin, [sick.id, helper.id], `Dział ${sick.name}`);
  const projects = await dueTasks(manager, sick.id, 7);
  const tasks = projects
    .flatMap((project) => project.tasks.map((task, at) => ({ ...task, project, at })))
    .slice(0, 7);

  await signIn(page, 'kierownik', `/team/calendar?month=${monday.slice(0, 7)}`);
  await page.getByRole('button', { name: 'Dodaj nieobecność', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Dodaj nieobecność' });
  await pickFirst(form.getByRole('combobox', { name: 'Osoba' }), sick.name, sick.name);
  await form.getByLabel('Typ').click();
  await page.getByRole('option', { name: 'zwolnienie lekarskie' }).click();
  await form.getByRole('textbox', { name: 'Od' }).fill(monday);
  await form.getByRole('textbox', { name: 'Do (włącznie)' }).fill(wednesday);
  await form.getByRole('button', { name: 'Zapisz' }).click();

  const sheet = page.getByRole('dialog', { name: /^Skutki nieobecności/ });
  await expect(sheet.getByRole('region', { name: 'Zadania' }).getByRole('listitem')).toHaveCount(7);
  await expect(sheet.getByText(/czeka: 7.zadań/)).toBeVisible();
  // The colleague of the department stands in, with the hours that they have.
  await expect(
    sheet.getByRole('group', { name: 'Proponowani zastępcy' }).getByRole('button', {
      name: new RegExp(helper.name),
    }),
  ).toHaveAttribute('aria-pressed', 'true');
  await lookedAt(page);

  const remedies = sheet.getByRole('combobox', { name: /^Co z tym:/ });
  await test.step('one is given away for good, one is put off, five are stood in for', async () => {
    await remedies.nth(0).click();
    await page.getByRole('option', { name: 'Przekaż na stałe' }).click();
    await pickFirst(sheet.getByRole('combobox', { name: /^Komu:/ }), other.name, other.name);
    await remedies.nth(6).click();
    await page.getByRole('option', { name: 'Przesuń termin' }).click();
    await expect(sheet.getByRole('textbox', { name: /^Nowy termin:/ })).not.toHaveValue('');
    await sheet.getByRole('button', { name: 'Zapisz' }).click();
    await expect(sheet).toBeHidden();
  });

  const after = await Promise.all(tasks.map(({ project, at }) => taskOf(manager, project, at)));
  expect(after.filter(({ user }) => user.id === other.id)).toHaveLength(1);
  expect(after.filter(({ user }) => user.id === sick.id)).toHaveLength(6);
  expect(
    after.filter(({ dateRealizationLimit: limit }) => warsawDay(Date.parse(limit)) > wednesday),
  ).toHaveLength(1);
  const { user } = await manager.get(`/profile/${sick.id}`);
  expect(user.substitutes).toMatchObject([{ user: { id: helper.id } }]);

  await test.step('each of them is told once', async () => {
    for (const [who, words] of [
      [helper, /Zastępujesz od/],
      [other, /Przejmujesz na stałe: 1.zadanie/],
      [sick, /Twoja nieobecność/],
    ] as const) {
      const caller = await signedIn(page.request, who.username);
      const { list } = (await caller.get('/notification/list?perPage=100')).list;
      const told = list.filter(({ content }: { content: string }) =>
        /nieobecność/i.test(content.replace(/<[^>]*>/g, '')),
      );
      expect(told).toHaveLength(1);
      expect(told[0].content).toMatch(words);
    }
  });

  await test.step('an absence in which nothing waits opens nothing', async () => {
    await page.getByRole('button', { name: 'Dodaj nieobecność', exact: true }).click();
    await pickFirst(form.getByRole('combobox', { name: 'Osoba' }), helper.name, helper.name);
    await form.getByLabel('Typ').click();
    await page.getByRole('option', { name: 'praca zdalna' }).click();
    await form.getByRole('textbox', { name: 'Od' }).fill(monday);
    await form.getByRole('textbox', { name: 'Do (włącznie)' }).fill(monday);
    const asked = page.waitForResponse(/\/api\/absence\/impact\/\d+$/);
    await form.getByRole('button', { name: 'Zapisz' }).click();
    await asked;
    await expect(form).toBeHidden();
    await expect(sheet).toHaveCount(0);
  });
});

test('a substitute works through the queue „Zastępuję”; a task is handed on with a word and back [IMP-17, TAS-30, TAS-31, TAS-32]', async ({
  company,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const manager = await signedIn(page.request, 'kierownik');
  const away = await makeColleague(company, page.request);
  const helper = await makeColleague(company, page.request);
  const theirs = await makeProject(manager, 'Zastępowany', away.id);
  const own = await makeProject(manager, 'Własny', helper.id);
  const today = warsawDay();
  const type = (await manager.get('/calendar/types/list')).types[0].id;
  const absence = { owner: away.id, type, dateFrom: lastWorkday(), dateTo: addDays(today, 2) };
  const { id } = await manager.post('/calendar/create', absence);
  await manager.post(`/absence/impact/${id}`, { user: helper.id, rows: [] });

  await signIn(page, helper.username, '/task');
  const whose = page.getByRole('combobox', { name: 'Czyje' });
  await expect(whose).toContainText(/Zastępuję \d+/);
  await whose.selectOption('substituting');
  await expect(page).toHaveURL(/whose/);
  await expect(page.getByRole('row').filter({ hasText: theirs.name }).first()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: own.name })).toHaveCount(0);
  await whose.selectOption('own');
  await expect(page.getByRole('row').filter({ hasText: own.name }).first()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: theirs.name })).toHaveCount(0);
  await accessible(page);

  const [first, next] = own.tasks;
  await signIn(page, helper.username, first?.path);
  const dialog = page.getByRole('dialog', { name: first?.name });
  const give = page.getByRole('dialog', { name: 'Przekaż zadanie' });
  await dialog.getByRole('button', { name: 'Przekaż' }).click();
  await pickFirst(give.getByRole('combobox', { name: 'Komu' }), 'Wiśniewski', 'Piotr Wiśniewski');
  await give.getByRole('button', { name: 'Przekaż' }).click();
  await expect(give.getByText('Napisz, co trzeba wiedzieć').first()).toBeVisible();
  await give.getByRole('textbox', { name: 'Wiadomość' }).fill('Faktury są u klienta');
  await accessible(page);
  await give.getByRole('button', { name: 'Przekaż' }).click();
  await expect(page.getByText(`Przekazane: ${first?.name}`)).toBeVisible();

  await signIn(page, 'pracownik', first?.path);
  await expect(dialog.getByRole('list', { name: 'Przekazania' })).toContainText(
    'Faktury są u klienta',
  );
  await expect(dialog.getByText('Czeka na rozpoczęcie')).toBeVisible();
  await accessible(page);
  await dialog.getByRole('button', { name: `Oddaj: ${helper.name}` }).click();
  const back = page.getByRole('dialog', { name: `Oddaj zadanie: ${helper.name}` });
  await back.getByRole('textbox', { name: 'Wiadomość' }).fill('To sprawa klienta');
  await back.getByRole('button', { name: 'Oddaj' }).click();
  await expect(page.getByText(`Oddane: ${first?.name}`)).toBeVisible();

  await signIn(page, helper.username, first?.path);
  await dialog.getByRole('combobox', { name: 'Status', exact: true }).click();
  await page.getByRole('option', { name: 'Zrealizowane', exact: true }).click();
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText(`Następne: ${next?.name} – Twoja kolej.`)).toBeVisible();
  await page.getByRole('button', { name: 'Otwórz', exact: true }).click();
  await expect(page.getByRole('dialog', { name: next?.name })).toBeVisible();
});
