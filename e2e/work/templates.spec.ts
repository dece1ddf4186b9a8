import type { Page } from '@playwright/test';
import { makeClient, unique } from '../records.ts';
import { accessible, type Caller, expect, pickFirst, signedIn, signIn, test } from '../support.ts';

/** An accepted offer for a service of auditing, of a client of its own; gives its id. */
async function acceptedOffer(page: Page, manager: Caller): Promise<number> {
  const uploaded = await page.request.post('/api/media/upload', {
    headers: { 'access-token': manager.token },
    multipart: {
      storage: 's3',
      file: { name: 'oferta.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 o') },
    },
  });
  const { file } = (await uploaded.json()).data;
  const types = (await manager.get('/definition/projectType/list')).list as {
    id: number;
    name: string;
  }[];
  const { user } = await manager.get('/profile/me');
  const { id } = await manager.post('/offer/create', {
    name: unique('Oferta na audyt'),
    client: await makeClient(manager, unique('Klient audytu')),
    projectTypes: [types.find(({ name }) => name === 'Audyt')?.id],
    seller: user.id,
    value: 21_000,
    files: [file.id],
  });
  await manager.patch(`/offer/${id}`, { status: 2 });
  return id;
}

/** Counts every press of the mouse from now on, over all pages of the visit. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  let clicks = 0;
  await page.exposeFunction('clicked', () => {
    clicks += 1;
  });
  const listen = () =>
    document.addEventListener(
      'click',
      (event) => {
        if (event.isTrusted && event.detail > 0) {
          (window as unknown as { clicked: () => void }).clicked();
        }
      },
      true,
    );
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return async () => clicks;
}

test('an accepted offer becomes a project with people, limits and value in five clicks at most [PRO-40, PRO-90, PRO-96]', async ({
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const offer = await acceptedOffer(page, manager);
  await signIn(page, 'kierownik', `/offer/view/${offer}`);
  const clicks = await countClicks(page);
  await page.getByRole('link', { name: 'Utwórz projekt' }).click();
  const people = page.getByRole('combobox', { name: /^Osoba: / });
  await expect(people).toHaveCount(7);
  for (const box of await people.all()) await expect(box).not.toHaveValue('');
  for (const box of await page.getByRole('textbox', { name: /^Termin: / }).all()) {
    await expect(box).not.toHaveValue('');
  }
  await expect(page.getByRole('textbox', { name: 'Wartość jednostkowa' })).toHaveValue(
    '21 000,00 zł',
  );
  const timeline = page.getByRole('region', { name: 'Plan na dniach roboczych' });
  await expect(timeline.getByRole('listitem')).toHaveCount(7);
  await expect(page.getByText(/^\d+(,\d+)?\sgodz\. pracy$/).first()).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page).toHaveURL(/\/project$/);
  expect(await clicks()).toBeLessThanOrEqual(5);
  const [made] = (await manager.get(`/offer/${offer}`)).offer.projects;
  const { project } = await manager.get(`/project/${made.id}`);
  expect(project.plannedValue).toBe(21_000);
  type Task = { user: object | null; dateRealizationLimit: string | null };
  const tasks: Task[] = project.services[0].procedures.flatMap(
    (procedure: { tasks: Task[] }) => procedure.tasks,
  );
  expect(tasks.filter((task) => task.user && task.dateRealizationLimit)).toHaveLength(7);
});

test('a start put off asks to work the plan out anew; what was set by hand stays [PRO-93, PRO-96]', async ({
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const offer = await acceptedOffer(page, manager);
  await signIn(page, 'kierownik', `/project/add?offer=${offer}`);
  const limit = (name: string) => page.getByRole('textbox', { name: `Termin: ${name}` });
  const person = page.getByRole('combobox', { name: 'Osoba: Poznać kontrolę wewnętrzną' });
  await expect(limit('Ustalić istotność')).not.toHaveValue('');
  await pickFirst(person, 'Piotr Wiśniewski', 'Piotr Wiśniewski');
  await limit('Ustalić istotność').fill('15.03.2027');
  await page.getByRole('textbox', { name: 'Początek prac' }).fill('01.03.2027');
  await page.getByRole('textbox', { name: 'Planowana data realizacji' }).focus();
  await expect(page.getByText('Dane planu się zmieniły')).toBeVisible();
  await page.getByRole('button', { name: 'Przelicz' }).click();
  await expect(limit('Podpisać umowę i list intencyjny')).toHaveValue('05.03.2027');
  await expect(limit('Poznać kontrolę wewnętrzną')).toHaveValue('15.03.2027');
  await expect(limit('Ustalić istotność')).toHaveValue('15.03.2027');
  await expect(person).toHaveValue('Piotr Wiśniewski');
  await expect(page.getByText('Dane planu się zmieniły')).toHaveCount(0);
});

test('a row whose rule cannot be kept says so and asks for a person [PRO-92]', async ({ page }) => {
  const manager = await signedIn(page.request, 'kierownik');
  const position = await (await signedIn(page.request, 'admin')).post(
    '/definition/position/create',
    {
      name: unique('Stanowisko bez ludzi'),
      color: '#112233',
    },
  );
  const { list } = (await manager.get('/definition/department/list')) as { list: { id: number }[] };
  const [type, kind] = await Promise.all(
    ['taskType', 'projectType'].map(
      async (name) => (await manager.get(`/definition/${name}/list`)).list.at(-1).id as number,
    ),
  );
  const department = list[0]?.id;
  const task = await manager.post('/definition/task/create', { name: unique('Ocena'), type });
  const procedure = await manager.post('/definition/procedure/create', {
    ...{ name: unique('Procedura oceny'), department, tasks: [task.id] },
    steps: [{ task: task.id, who: 'position', whoPosition: position.id }],
  });
  const name = unique('Usługa oceny');
  await manager.post('/definition/service/create', {
    ...{ name, department, type: kind, procedures: [procedure.id] },
  });
  await signIn(page, 'kierownik', '/project/add');
  await pickFirst(page.getByRole('combobox', { name: 'Usługa', exact: true }), name, name);
  await expect(
    page.getByText(/Nikt nie pracuje na stanowisku „Stanowisko bez ludzi/),
  ).toBeVisible();
  await expect(page.getByText('1 zadanie wymaga decyzji.')).toBeVisible();
  await accessible(page);
  await pickFirst(page.getByRole('combobox', { name: /^Osoba: / }), 'Piotr Wiśniewski');
  await expect(page.getByText(/Nikt nie pracuje na stanowisku/)).toHaveCount(0);
});

test('a rule is set in a procedure; the service tells it, and a project not begun takes it over [CAT-50, CAT-55, PRO-95]', async ({
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const { user } = await manager.get('/profile/me');
  const [department, type, kind] = await Promise.all(
    ['department', 'taskType', 'projectType'].map(
      async (name) => (await manager.get(`/definition/${name}/list`)).list.at(-1).id as number,
    ),
  );
  const names = {
    task: unique('Wpis'),
    procedure: unique('Wpisy'),
    service: unique('Usługa wpisów'),
  };
  const task = await manager.post('/definition/task/create', { name: names.task, type });
  const procedure = await manager.post('/definition/procedure/create', {
    ...{ name: names.procedure, department, tasks: [task.id] },
  });
  const service = await manager.post('/definition/service/create', {
    ...{ name: names.service, department, type: kind, procedures: [procedure.id] },
  });
  const project = await manager.post('/project/create', {
    client: await makeClient(manager, unique('Klient wpisów')),
    services: [service.id],
    tasks: [{ procedure: procedure.id, task: task.id, user: user.id }],
  });

  await signIn(page, 'kierownik', `/admin/procedure?item=${procedure.id}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Edytuj' }).click();
  await expect(dialog.getByText('Przydzielane ręcznie')).toBeVisible();
  await dialog.getByRole('button', { name: `Reguła: ${names.task}` }).click();
  await dialog.getByRole('combobox', { name: 'Termin liczony' }).click();
  await page.getByRole('option', { name: 'po rozpoczęciu projektu' }).click();
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog.getByText('Podaj liczbę dni roboczych, najwyżej 500').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Dni robocze' }).fill('4');
  await dialog.getByRole('combobox', { name: 'Kto wykonuje' }).click();
  await page.getByRole('option', { name: 'Opiekun klienta' }).click();
  await dialog.getByRole('textbox', { name: 'Lista kontrolna' }).fill('Formularz\nOpłata');
  await dialog.getByLabel('Pliki do tego zadania').setInputFiles({
    name: 'wzór.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 w'),
  });
  await expect(dialog.getByRole('button', { name: /wzór\.pdf ?, podgląd/ })).toBeVisible();
  await accessible(page);
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog.getByRole('button', { name: 'Edytuj' })).toBeVisible();

  await page.goto(`/admin/service?item=${service.id}`);
  await expect(
    dialog.getByText('4 dni robocze od początku · Opiekun klienta · 2 punkty listy · 1 plik'),
  ).toBeVisible();
  await dialog.getByText('Historia zmian').click();
  await expect(dialog.getByText(`Zadanie w procedurze: ${names.task}`).first()).toBeVisible();
  await accessible(page);

  await page.goto(`/project/edit/${project.id}`);
  await page.getByRole('button', { name: 'Zastosuj nową wersję' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zastosuj' }).click();
  await expect(page.getByRole('button', { name: 'Zastosuj nową wersję' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Przelicz' }).click();
  await expect(page.getByRole('textbox', { name: `Termin: ${names.task}` })).not.toHaveValue('');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page).toHaveURL(/\/project($|\?)/);

  await page.goto(`/task/${project.id}/${task.id}/${procedure.id}/${service.id}`);
  await page.getByRole('checkbox', { name: 'Opłata' }).check();
  await expect(page.getByRole('heading', { name: 'Lista kontrolna 1 z 2' })).toBeVisible();
  await expect(page.getByRole('button', { name: /wzór\.pdf ?, podgląd/ })).toBeVisible();
  await page.goto(`/task/${project.id}/${task.id}/${procedure.id}/${service.id}`);
  await expect(page.getByRole('checkbox', { name: 'Opłata' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Formularz' })).not.toBeChecked();
});
