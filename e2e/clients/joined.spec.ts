import { makeClient, makeColleague, makeProject, unique } from '../records.ts';
import {
  accessible,
  accessibleInBoth,
  expect,
  lead,
  pick,
  resize,
  signedIn,
  signIn,
  test,
} from '../support.ts';
import { dayFrom, makeIssue } from '../work/day.ts';

test('two issues about the same become one, and the second orderer learns of the outcome [ISS-120, ISS-121, ISS-122, ISS-123, ISS-126, ISS-129]', async ({
  browser,
  company,
  page,
}) => {
  const second = await makeColleague(company, page.request);
  const [by, theirs] = [
    await signedIn(page.request, 'kierownik'),
    await signedIn(page.request, second.username),
  ];
  const manager = (await by.get('/profile/me')).user;
  const client = await makeClient(by, unique('Klient'));
  const stays = await makeIssue(by, [manager.id], { client });
  const goes = await makeIssue(theirs, [second.id], { client, timeRequired: 2 });
  await theirs.post(`/issue/comment/${goes.id}`, { text: 'U mnie też nie działa' });

  // The one that was reported second offers the first; the first stays unless told otherwise.
  await signIn(page, 'kierownik', `/yourIssues/${goes.id}`);
  const similar = page.getByRole('region', { name: 'Podobne otwarte zgłoszenia' });
  await similar.getByRole('button', { name: `Połącz z: ${stays.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Połącz z innym zgłoszeniem' });
  await expect(dialog.getByRole('radio', { name: stays.name })).toBeChecked();
  const preview = dialog.getByRole('list', { name: 'Co się zmieni' });
  await expect(preview).toContainText('Przejdzie: 1 komentarz.');
  await expect(preview).toContainText(`Zajmą się też: ${second.name}.`);
  await expect(preview).toContainText(`O dalszych krokach dowie się też: ${second.name}.`);
  await expect(preview).toContainText('Uzupełni się: wymagany czas 2');
  await accessibleInBoth(page);
  await dialog.getByRole('button', { name: 'Połącz', exact: true }).click();

  // The page of the merged one leads on to the one that stays.
  await expect(page.getByRole('heading', { name: stays.name, level: 1 })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/yourIssues/${stays.id}$`));
  await expect(page.getByRole('list', { name: 'Komentarze' })).toContainText(
    'U mnie też nie działa',
  );
  await expect(page.getByRole('list', { name: 'Połączone zgłoszenia' })).toContainText(goes.name);
  await accessible(page);

  // On a telephone the second orderer finds the way by the old address, and is told of the end.
  const phone = await (await browser.newContext({ hasTouch: true })).newPage();
  await signIn(phone, second.username, `/yourIssues/${goes.id}`);
  await resize(phone, { width: 390, height: 844 });
  await expect(phone.getByRole('heading', { name: stays.name, level: 1 })).toBeVisible();
  await expect(phone.getByText('Współzgłaszający')).toBeVisible();
  await accessible(phone);
  expect(
    await phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await by.patch(`/issue/${stays.id}`, { status: 9 });
  await lead(phone, '/notifications');
  await expect(phone.getByText(`Zgłoszenie ${stays.name}: Zrealizowane`)).toBeVisible();
  await expect(phone.getByText(`Połączone zgłoszenia: ${stays.name}`)).toHaveCount(1);
  await phone.context().close();

  // Taken apart again, it is there with its own words.
  await page.reload();
  await page.getByRole('button', { name: `Rozłącz: ${goes.name}` }).click();
  await accessible(page);
  await page.getByRole('button', { name: 'Tak' }).click();
  await expect(page.getByText('Rozłączono', { exact: true })).toBeVisible();
  await lead(page, `/yourIssues/${goes.id}`);
  await expect(page.getByRole('heading', { name: goes.name, level: 1 })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Komentarze' })).toContainText(
    'U mnie też nie działa',
  );
});

test('an issue becomes a task of its client’s project and is done with it [ISS-131, ISS-132, ISS-133, ISS-135]', async ({
  browser,
  company,
  page,
}) => {
  const doer = await makeColleague(company, page.request);
  const by = await signedIn(page.request, 'kierownik');
  const manager = (await by.get('/profile/me')).user;
  const project = await makeProject(by, 'Obsługa', doer.id);
  const { client } = (await by.get(`/project/${project.id}`)).project;
  const issue = await makeIssue(by, [manager.id], { client: client.id });
  const type = (await by.get('/definition/taskType/list')).list[0].id;
  const kind = unique('Rodzaj');
  await by.post('/definition/task/create', { name: kind, type });

  await signIn(page, 'kierownik', `/yourIssues/${issue.id}`);
  await page.getByRole('button', { name: 'Zrób z tego zadanie…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zrób zadanie ze zgłoszenia' });
  await pick(dialog, 'Projekt', project.name);
  await expect(dialog.getByRole('textbox', { name: 'Nazwa' })).toHaveValue(issue.name);
  const procedure = dialog.getByRole('combobox', { name: 'Procedura' });
  if ((await procedure.inputValue()) === '') {
    await procedure.click();
    await page.getByRole('option').first().click();
  }
  await pick(dialog, 'Rodzaj zadania', kind);
  await pick(dialog, 'Osoba', doer.name);
  await accessibleInBoth(page);
  await dialog.getByRole('button', { name: 'Dodaj zadanie' }).click();
  const tasks = page.getByRole('list', { name: 'Zadania projektów' });
  await expect(tasks).toContainText(doer.name);
  await expect(tasks).toContainText('kończy zgłoszenie');

  // Linked to another one besides, and parted from it.
  await page.getByRole('button', { name: 'Powiąż z zadaniem…' }).click();
  const linking = page.getByRole('dialog', { name: 'Powiąż z zadaniem' });
  const other = project.tasks[1]?.name ?? '';
  await pick(linking, 'Zadanie projektu', other);
  await accessible(page);
  await linking.getByRole('button', { name: 'Powiąż', exact: true }).click();
  await expect(tasks.getByRole('listitem')).toHaveCount(2);
  await tasks.getByRole('button', { name: `Usuń powiązanie: ${other}` }).click();
  await expect(tasks.getByRole('listitem')).toHaveCount(1);

  // Whoever does the task sees the issue beside it, and ends both.
  const phone = await (await browser.newContext({ hasTouch: true })).newPage();
  const href = await tasks.getByRole('link', { name: issue.name }).getAttribute('href');
  await signIn(phone, doer.username, href ?? '');
  await resize(phone, { width: 390, height: 844 });
  const task = phone.getByRole('dialog', { name: issue.name });
  await expect(task.getByRole('region', { name: 'Zgłoszenia' })).toContainText(
    'skończy się z tym zadaniem',
  );
  await accessible(phone);
  await (await signedIn(phone.request, doer.username)).patch(`/project${href}`, {
    status: 9,
    dateEndJob: dayFrom(0),
  });
  await phone.context().close();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Akceptacja' })).toBeVisible();
  await expect(tasks).toContainText('Zrealizowane');
});

test('a type of issues brings its checklist to new ones [ISS-137, ISS-138, ISS-139]', async ({
  page,
}) => {
  await signIn(page, 'admin', '/admin/issueType');
  await page.getByRole('button', { name: 'Skanowanie', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edycja: Skanowanie' });
  await dialog.getByRole('textbox', { name: 'Lista kontrolna' }).fill('Zeskanować\nWysłać');
  await accessible(page);
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByRole('row', { name: /Skanowanie/ })).toContainText('2 punkty');
  await lead(page, '/yourIssues');
  await page.getByRole('button', { name: 'Dodaj zgłoszenie' }).click();
  const fresh = page.getByRole('dialog', { name: 'Nowe zgłoszenie' });
  await fresh.getByRole('combobox', { name: 'Typ zgłoszenia' }).click();
  await page.getByRole('option', { name: 'Skanowanie' }).click();
  await expect(fresh.getByText('Ten typ ma listę kontrolną: 2 punkty.')).toBeVisible();
  await accessible(page);
});

test('what is decided about an offer is answered by whom it calls, seen, and read as it was before [OFF-70, OFF-71, OFF-72, OFF-73]', async ({
  browser,
  company,
  page,
}) => {
  const called = await makeColleague(company, page.request);
  const by = await signedIn(page.request, 'kierownik');
  const { user } = await by.get('/profile/me');
  const manager = { id: user.id, name: `${user.firstName} ${user.lastName}` };
  const client = await makeClient(by, unique('Klient'));
  const type = (await by.get('/definition/projectType/list')).list[0].id;
  const name = unique('Oferta');
  const offer = { name, client, seller: manager.id, projectTypes: [type] };
  const { id } = await by.post('/offer/create', offer);
  await by.post(`/offer/comment/${id}`, { comment: `@[${called.id}], zbadaj cene` });

  const phone = await (await browser.newContext({ hasTouch: true })).newPage();
  await signIn(phone, called.username, `/offer/view/${id}`);
  await resize(phone, { width: 390, height: 844 });
  const course = phone.getByRole('list', { name: 'Historia komentarzy' });
  await course.getByRole('button', { name: `Widziane: ${manager.name}` }).tap();
  await expect(course).toContainText(`widziane (1): ${called.name}`);
  await course.getByRole('button', { name: `Odpowiedz: ${manager.name}` }).tap();
  await phone.getByRole('textbox', { name: `Odpowiedź: ${manager.name}` }).fill('Cena jest dobra');
  await accessible(phone);
  await phone.getByRole('button', { name: 'Odpowiedz', exact: true }).tap();
  await expect(phone.getByRole('list', { name: `Odpowiedzi: ${manager.name}` })).toContainText(
    'Cena jest dobra',
  );
  await phone.context().close();

  await signIn(page, 'kierownik', `/offer/view/${id}`);
  const said = page.getByRole('list', { name: 'Historia komentarzy' });
  await expect(said).toContainText('Cena jest dobra');
  await said.getByRole('button', { name: `Działania: komentarz: ${manager.name}` }).click();
  await page.getByRole('menuitem', { name: 'Edytuj' }).click();
  await said.getByRole('textbox', { name: 'Treść komentarza' }).fill('Zbadaj cenę');
  await said.getByRole('button', { name: 'Zapisz' }).click();
  await said.getByRole('button', { name: 'co było wcześniej' }).click();
  await expect(page.getByRole('list', { name: 'Poprzednie treści' })).toContainText('zbadaj cene');
  await accessibleInBoth(page);
});
