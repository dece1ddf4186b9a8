import { lastWorkday, makeColleague, makeProject, unique } from '../records.ts';
import { accessible, expect, pickFirst, signedIn, signIn, test } from '../support.ts';
import {
  dayFrom,
  limit,
  lineName,
  lineOf,
  lookedAt,
  makeIssue,
  section,
  taskCall,
  unfold,
} from './day.ts';

/** The morning of each of the four roles, played without leaving Mój dzień. */

test('an employee’s morning goes by keyboard: what is late, what is new, what comes next [DAY-01, DAY-30, DAY-31, DAY-32, DAY-34, DAY-84, DAY-94, DAY-96, SES-06]', async ({
  company,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const manager = await signedIn(page.request, 'kierownik');
  const { username, id } = await makeColleague(company, page.request);
  const late = await makeProject(manager, 'Zaległy', id);
  const fresh = await makeProject(manager, 'Nowy', id);
  await limit(manager, late, 0, dayFrom(-2));
  const issue = await makeIssue(manager, [id], { dateRealization: dayFrom(0) });

  await signIn(page, username);
  await expect(page).toHaveURL(/\/day$/);
  const burning = section(page, /^Po terminie 1$/);
  const line = lineOf(burning, late.name);
  await expect(line).toBeVisible();
  await lookedAt(page);

  await test.step('the first line is chosen: its letters act at once; the next one is offered', async () => {
    await expect(page.getByText('Jedna rzecz jest spóźniona, na dziś jest jedna.')).toBeVisible();
    await expect(line).toHaveAttribute('data-chosen', 'true');
    await page.keyboard.press('s');
    await expect(line).toContainText('W realizacji');
    await page.keyboard.press('j');
    await expect(lineName(line)).toBeFocused();
    await expect(page.getByText(/^Rozpoczęte:/)).toBeVisible();
    await page.keyboard.press('e');
    await expect(burning).toHaveCount(0);
    await expect(page.getByText(/^Zakończone:/)).toBeVisible();
    await expect(page.getByText('Następne:')).toBeVisible();
    const [task] = late.tasks;
    const done = (await manager.get(taskCall(task?.path ?? ''))).task;
    expect(done.status.id).toBe(9);
  });

  await test.step('z takes it back, and it can be ended again', async () => {
    await page.keyboard.press('z');
    await expect(lineOf(section(page, /^Po terminie 1$/), late.name)).toBeVisible();
    await lineName(lineOf(page, late.name).first()).focus();
    await page.keyboard.press('e');
    await expect(section(page, /^Po terminie/)).toHaveCount(0);
    await expect(page.getByText('Następne:')).toBeVisible();
    await expect(page.getByText(/^Zakończone:/)).toBeVisible();
    await page.keyboard.press('n');
    await expect(page.getByText(`Rozpoczęte: ${issue.name}`)).toBeVisible();
  });

  await test.step('Enter opens it over the page; closing leads back to the line', async () => {
    const other = lineName(lineOf(page, fresh.name).first());
    await unfold(section(page, /^Twoja kolej/));
    await other.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('combobox', { name: 'Status', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/day$/);
  });

  await test.step('the keys are told', async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Skróty klawiszowe' })).toContainText('zakończ');
    await page.keyboard.press('Escape');
  });

  await test.step('an issue that is done is sent after a while in which it can be taken back', async () => {
    const now = section(page, /^Na dziś 1$/);
    await lineName(lineOf(now, issue.name)).focus();
    await page.keyboard.press('e');
    await expect(now).toHaveCount(0);
    expect((await manager.get(`/issue/${issue.id}`)).issue.status.id).not.toBe(9);
    await page.getByRole('button', { name: 'Cofnij' }).last().click();
    await lineName(lineOf(now, issue.name)).focus();
    await page.keyboard.press('e');
    await expect
      .poll(async () => (await manager.get(`/issue/${issue.id}`)).issue.status.id)
      .toBe(9);
    // Nothing offers any more to take back what has been sent.
    const sent = page.locator('[data-kind]').filter({ hasText: `Zrealizowane: ${issue.name}` });
    await expect(sent.getByRole('button', { name: 'Cofnij' })).toHaveCount(0);
  });
  await expect(page).toHaveURL(/\/day$/);
});

test('a manager’s morning: accept, return, answer, hand on and move a limit [DAY-06, DAY-07, DAY-30, DAY-33, DAY-120]', async ({
  company,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { username, id } = await makeColleague(company, page.request, 'ROLE_MANAGER');
  const { username: workerName, id: worker, name } = await makeColleague(company, page.request);
  const manager = await signedIn(page.request, username);
  const other = await signedIn(page.request, workerName);
  const accepted = await makeIssue(manager, [worker]);
  const returned = await makeIssue(manager, [worker]);
  for (const one of [accepted, returned]) await other.patch(`/issue/${one.id}`, { status: 9 });
  const asked = await makeIssue(manager, [worker]);
  await other.post(`/issue/comment/${asked.id}`, { text: 'Który pokój?' });
  const project = await makeProject(manager, 'Własny', id);
  await limit(manager, project, 0, dayFrom(-1));

  await signIn(page, username);
  const answers = section(page, /^Czekają na Ciebie 3$/);
  await expect(answers).toBeVisible();
  await lookedAt(page);

  await lineName(lineOf(answers, accepted.name)).focus();
  await page.keyboard.press('e');
  await expect(section(page, /^Czekają na Ciebie 2$/)).toBeVisible();
  await expect
    .poll(async () => (await manager.get(`/issue/${accepted.id}`)).issue.status.id)
    .toBe(30);

  await lineName(lineOf(page, returned.name)).first().focus();
  await page.keyboard.press('x');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /Co trzeba poprawić/ }).fill('Brakuje toneru');
  await accessible(page);
  await dialog.getByRole('button', { name: 'Zwróć do poprawy' }).click();
  await expect(dialog).toBeHidden();

  await expect(section(page, /^Czekają na Ciebie 1$/)).toBeVisible();
  await lineName(lineOf(section(page, /^Czekają na Ciebie/), asked.name)).focus();
  await page.keyboard.press('c');
  await expect(dialog).toContainText('Który pokój?');
  await dialog.getByRole('textbox', { name: 'Komentarz' }).fill('Dwunasty');
  await dialog.getByRole('button', { name: 'Wyślij' }).click();
  await expect(section(page, /^Czekają na Ciebie/)).toHaveCount(0);

  const late = lineOf(section(page, /^Po terminie 1$/), project.name);
  await lineName(late).focus();
  await page.keyboard.press('t');
  await dialog.getByRole('textbox', { name: 'Graniczna data' }).fill(dayFrom(30));
  await dialog.getByRole('button', { name: 'Przesuń' }).click();
  await expect(section(page, /^Po terminie/)).toHaveCount(0);

  // Nothing asks for anything now.
  await expect(section(page, /^Twoja kolej/).locator('details[open]')).toBeVisible();
  const turn = await unfold(section(page, /^Twoja kolej/));
  const mine = lineOf(turn, project.name).first();
  await lineName(mine).focus();
  await page.keyboard.press('x');
  await pickFirst(dialog.getByRole('combobox', { name: 'Komu' }), name, name);
  await dialog.getByRole('textbox', { name: 'Wiadomość' }).fill('Klient czeka na telefon');
  await dialog.getByRole('button', { name: 'Przekaż' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Przekazane:/)).toBeVisible();
  expect((await other.get(`/project/task/assigned/${worker}`)).list.count).toBe(1);
  await expect(page).toHaveURL(/\/day$/);
});

test('reception’s morning: a guest is announced, a parcel is confirmed, and it changes by itself [DAY-10, DAY-16, DAY-97]', async ({
  company,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { username, id } = await makeColleague(company, page.request, 'ROLE_RECEPTION');
  const desk = await signedIn(page.request, 'recepcja');
  const [{ id: type }] = (await desk.get('/definition/receptionType/list')).list;
  const [{ id: firm }] = (await desk.get('/definition/company/list')).list;
  const sender = {
    clientName: 'Poczta',
    clientCity: 'Gdynia',
    clientAddress: 'Długa 1',
    clientPostal: '81-000',
  };
  const description = unique('Przesyłka');
  await desk.post('/reception/create', {
    ...{ category: 'parcel', direction: 'inbound', type, company: firm, user: id },
    ...{ description, ...sender },
  });
  await signIn(page, username);
  await expect(page).toHaveURL(/\/guest$/);
  await page.getByRole('link', { name: 'Mój dzień' }).click();
  const arrivals = section(page, /^Goście i przesyłki 1$/);
  await unfold(arrivals);
  await expect(lineOf(arrivals, description)).toBeVisible();
  await lookedAt(page);

  await test.step('what comes elsewhere comes here', async () => {
    const fullName = unique('Gość');
    await desk.post('/reception/create', {
      ...{ category: 'guest', fullName, user: id, clientName: 'Firma' },
    });
    await expect(section(page, /^Goście i przesyłki 2$/)).toContainText(fullName);
  });

  // On a phone a tap chooses a line, and its acts are as big as the thumb needs.
  await page.setViewportSize({ width: 390, height: 844 });
  await lineName(lineOf(page, description)).click();
  const received = lineOf(page, description).getByRole('button', { name: /^Odebrane:/ });
  await expect.poll(async () => (await received.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await received.click();
  await expect(section(page, /^Goście i przesyłki 1$/)).toBeVisible();
  await expect(page.getByText(/^Odebrana przesyłka:/)).toBeVisible();
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(section(page, /^Goście i przesyłki 2$/)).toBeVisible();
  await expect(page).toHaveURL(/\/day$/);
});

test('an administrator’s morning: whom they stand in for, for whom they wait, who is away [DAY-09, DAY-11, DAY-12]', async ({
  company,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { username, id } = await makeColleague(company, page.request, 'ROLE_ADMIN');
  const { id: away, name } = await makeColleague(company, page.request);
  const admin = await signedIn(page.request, username);
  const project = await makeProject(admin, 'Zastępowany', away);
  await admin.patch(`/profile/${away}`, {
    substitutes: [{ user: id, dateFrom: dayFrom(0), dateTo: dayFrom(2) }],
  });
  const department = (await admin.get('/definition/department/list')).list[0].id;
  // Nobody changes who decides about their own leave.
  const chief = await signedIn(page.request, 'admin');
  for (const one of [id, away]) await chief.patch(`/profile/${one}`, { department });
  const vacation = (await admin.get('/calendar/types/list')).list.find(
    (one: { isVacation: boolean }) => one.isVacation,
  );
  await admin.post('/calendar/create', {
    ...{ owner: away, type: vacation.id, dateFrom: lastWorkday(), dateTo: dayFrom(2) },
  });
  const waiting = await makeIssue(admin, [away]);

  await signIn(page, username);
  const stoodFor = section(page, /^Zastępuję/);
  await expect(stoodFor).toContainText(name);
  await unfold(stoodFor);
  const line = lineOf(stoodFor, project.name).first();
  await expect(line).toContainText(`zastępstwo: ${name}`);
  await expect(section(page, /^Nieobecni dziś/)).toContainText(name);
  await lookedAt(page);
  await lineName(line).focus();
  await page.keyboard.press('s');
  await expect(line).toContainText('W realizacji');
  await lineName(line).focus();
  await page.keyboard.press('d');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Zakończ', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Zakończone:/)).toBeVisible();
  expect((await admin.get(`/issue/${waiting.id}`)).issue.status.id).toBe(1);
  await expect(page).toHaveURL(/\/day$/);
});
