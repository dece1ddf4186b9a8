import type { Page } from '@playwright/test';
import { workingDay, workingDaysFrom } from '@zaplecze/contract/kit/values/holidays';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { strikeClock } from '../../packages/server/test/clock.ts';
import { makeClient, makeColleague, unique } from '../records.ts';
import { accessible, type Caller, expect, signedIn, signIn, test } from '../support.ts';

const polish = (day: string) => day.split('-').reverse().join('.');

/** A day of the month before, so that the next period of a month is made today, two weeks ahead. */
function aMonthBefore(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(Math.min(at.getUTCDate(), 28));
  at.setUTCMonth(at.getUTCMonth() - 1);
  return at.toISOString().slice(0, 10);
}
const from = aMonthBefore(addDays(warsawDay(), 14));

/** Where the rule of its task puts its limit. */
const due = (start: string) => workingDaysFrom(workingDay(start, 1), 3);

/** A service of one task that anybody of a position does, due three working days after the start. */
async function makeService(manager: Caller, position: number) {
  const [department, type, kind] = await Promise.all(
    ['department', 'taskType', 'projectType'].map(
      async (name) => (await manager.get(`/definition/${name}/list`)).list.at(-1).id as number,
    ),
  );
  const name = unique('Rozliczenie');
  const task = await manager.post('/definition/task/create', { name, type });
  const rule = { limitFrom: 'start', limitDays: 3, who: 'position', whoPosition: position };
  const procedure = await manager.post('/definition/procedure/create', {
    ...{ name: unique('Rozliczenia'), department, tasks: [task.id] },
    steps: [{ task: task.id, ...rule }],
  });
  const service = await manager.post('/definition/service/create', {
    ...{ name: unique('Usługa rozliczeń'), department, type: kind, procedures: [procedure.id] },
  });
  return { id: service.id as number, procedure: procedure.id as number, task: task.id, name };
}
type Service = Awaited<ReturnType<typeof makeService>>;

/** A project of it that recurs every month, its task given to a person. */
async function recurring(manager: Caller, service: Service, user: number) {
  const { procedure, task } = service;
  const name = unique('Księgi w serii');
  const { id } = await manager.post('/project/create', {
    ...{ name, services: [service.id], recurrent: 3, recurrentFrom: from },
    client: await makeClient(manager, unique('Klient serii')),
    tasks: [{ procedure, task, user, dateRealizationLimit: due(from) }],
  });
  return { id: id as number, name };
}

const periodsOf = async (manager: Caller, series: number) =>
  (await manager.get(`/project/series/${series}`)).series.periods;

test('a month of recurring projects is made while one of its people is on leave: others do it, and it is said [PRO-71, PRO-81, PRO-82, PRO-85]', async ({
  company,
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const admin = await signedIn(page.request, 'admin');
  const away = await makeColleague(company, page.request);
  const there = await makeColleague(company, page.request);
  const position = await admin.post('/definition/position/create', {
    ...{ name: unique('Rozliczający'), color: '#112233' },
  });
  for (const { id } of [away, there])
    await admin.patch(`/profile/${id}`, { position: position.id });
  const service = await makeService(manager, position.id);
  const made = [
    await recurring(manager, service, away.id),
    await recurring(manager, service, away.id),
    await recurring(manager, service, away.id),
  ];
  const { types } = await manager.get('/calendar/types/list');
  const until = addDays(warsawDay(), 60);
  await manager.post('/calendar/create', {
    ...{ owner: away.id, type: types.find((one: { isVacation: boolean }) => one.isVacation).id },
    ...{ dateFrom: warsawDay(), dateTo: until },
  });

  await strikeClock(company.dataDir, 'projects:plan', new Date());
  await expect
    .poll(async () => (await Promise.all(made.map(({ id }) => periodsOf(manager, id)))).flat())
    .toHaveLength(2 * made.length);

  await signIn(page, 'kierownik', '/notifications');
  const notices = page.getByText(`${service.name}: ${there.name} zamiast ${away.name}`);
  await expect(notices).toHaveCount(made.length);
  for (const { id } of made) {
    await page.goto(`/project/series/${id}`);
    const newest = page.getByRole('table', { name: 'Okresy serii' }).getByRole('row').nth(1);
    await expect(newest).toContainText(`${there.name} zamiast ${away.name}`);
    await expect(newest).toContainText(`nieobecność do ${polish(until)}`);
  }
  await accessible(page);
  await page.getByRole('table', { name: 'Okresy serii' }).getByRole('row').nth(1).click();
  await expect(page).toHaveURL(/\/project\/view\/\d+$/);
  const task = page.getByRole('row').filter({ hasText: service.name });
  await expect(task).toContainText(there.name);
  const [period] = await periodsOf(manager, made[2]?.id ?? 0);
  await expect(task).toContainText(polish(due(period.from)));
});

/** Changes the value of a period on its form, for it alone or from now on. */
async function revalue(page: Page, period: number, value: string, scope: string): Promise<void> {
  await page.goto(`/project/edit/${period}`);
  await page.getByRole('radio', { name: scope }).check();
  await page.getByRole('textbox', { name: 'Wartość jednostkowa' }).fill(value);
  await accessible(page);
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page).not.toHaveURL(/edit/);
}

test('a change of a period is meant for it alone or from now on [PRO-86]', async ({
  company,
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const { user } = await manager.get('/profile/me');
  const service = await makeService(
    manager,
    (await manager.get('/definition/position/list')).list[0].id,
  );
  const { id } = await recurring(manager, service, user.id);
  await strikeClock(company.dataDir, 'projects:plan', new Date());
  await expect.poll(() => periodsOf(manager, id)).toHaveLength(2);
  const [next] = await periodsOf(manager, id);
  await signIn(page, 'kierownik');
  const value = page.getByRole('textbox', { name: 'Wartość jednostkowa' });
  await revalue(page, id, '900', 'Od teraz: ten i następne okresy');
  await page.goto(`/project/edit/${next.id}`);
  await expect(value).toHaveValue('900,00 zł');
  await revalue(page, id, '950', 'Tylko ten okres');
  await page.goto(`/project/edit/${id}`);
  await expect(value).toHaveValue('950,00 zł');
  await page.goto(`/project/edit/${next.id}`);
  await expect(value).toHaveValue('900,00 zł');
});

test('a series has a page with its periods; it is paused, goes on and ends, and tells so [PRO-84, PRO-85, PRO-87]', async ({
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const { user } = await manager.get('/profile/me');
  const [service] = (await manager.get('/definition/service/list?search=ksiegowosc')).list.list;
  const { item } = await manager.get(`/definition/service/${service.id}`);
  const tasks = item.procedures.flatMap((one: { id: number; tasks: { id: number }[] }) =>
    one.tasks.map(({ id }) => ({ procedure: one.id, task: id, user: user.id })),
  );
  const name = unique('Księgi w serii');
  const { id } = await manager.post('/project/create', {
    ...{ name, tasks, services: [service.id], recurrent: 3 },
    client: await makeClient(manager, unique('Klient serii')),
  });
  await signIn(page, 'kierownik', `/project/edit/${id}`);
  await page.getByRole('link', { name: 'Wszystkie okresy serii' }).click();
  await expect(page).toHaveURL(`/project/series/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const periods = page.getByRole('table', { name: 'Okresy serii' });
  await expect(periods.getByRole('row')).toHaveCount(2);
  await expect(page.getByText(/^od \d\d\.\d\d\.\d{4}, powstanie/)).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: 'Wstrzymaj' }).click();
  await expect(page.getByText(/seria wstrzymana od/)).toBeVisible();
  await page.getByRole('button', { name: 'Wznów' }).click();
  await expect(page.getByRole('button', { name: 'Wstrzymaj' })).toBeVisible();
  await page.getByRole('button', { name: 'Koniec serii…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Koniec serii' });
  const day = dialog.getByRole('textbox', { name: /Ostatni dzień/ });
  await day.fill('01.01.2026');
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog.getByText(/Koniec nie może być przed początkiem/).first()).toBeVisible();
  await day.fill('31.12.2030');
  await accessible(page);
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('31.12.2030')).toBeVisible();
  await page.getByText('Historia zmian').click();
  await expect(page.getByText('Wstrzymana:')).toHaveCount(2);
  await expect(page.getByText('Ostatni dzień, w którym może zacząć się okres:')).toHaveCount(1);
  await accessible(page);
});
