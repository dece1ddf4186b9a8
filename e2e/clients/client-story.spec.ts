import { makeClient, makeColleague, unique } from '../records.ts';
import {
  accessible,
  accessibleInBoth,
  expect,
  lead,
  resize,
  signedIn,
  signIn,
  test,
} from '../support.ts';
import { makeIssue } from '../work/day.ts';

test('one writes a note that names a colleague; the colleague reads it on a telephone and writes back, and each sees what they may [STO-01, STO-02, STO-03, STO-04, STO-07, STO-10, STO-11, STO-12, STO-20, STO-22]', async ({
  browser,
  company,
  page,
}) => {
  const manager = await makeColleague(company, page.request, 'ROLE_MANAGER');
  const colleague = await makeColleague(company, page.request);
  const by = await signedIn(page.request, manager.username);
  const client = await makeClient(by, unique('Klient z historią'));
  const issue = await makeIssue(by, [manager.id], { client });

  await signIn(page, manager.username, `/client/view/${client}`);
  const story = page.getByRole('list', { name: 'Wydarzenia' });
  await expect(story).toContainText('Nowe zgłoszenie');
  await expect(story).toContainText('Nowy klient');
  const box = page.getByRole('textbox', { name: 'Nowa notatka' });
  await page.getByRole('button', { name: 'Dodaj notatkę' }).click();
  await expect(page.getByText('Wpisz treść notatki')).toBeVisible();
  await box.fill('Prezes pytał o rabat, ');
  await box.press('End');
  await box.pressSequentially(`@${colleague.name.split(' ')[1]}`);
  await page.getByRole('option', { name: colleague.name }).click();
  await box.pressSequentially('oddzwonisz?');
  await page.getByText('To był kontakt z klientem').click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Dołącz plik' }).click(),
  ]);
  await chooser.setFiles({
    name: 'ustalenia.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('5 % rabatu'),
  });
  await box.press('Control+Enter');
  const note = story.getByRole('listitem').first();
  await expect(note).toContainText(`Prezes pytał o rabat, @${colleague.name} oddzwonisz?`);
  await expect(note).toContainText('kontakt z klientem');
  await expect(note.getByRole('button', { name: 'ustalenia.txt' })).toBeVisible();
  await expect(box).toHaveValue('');
  await accessibleInBoth(page);

  // The colleague finds it in their day; of the manager's issue they read nothing.
  const phone = await (await browser.newContext({ hasTouch: true })).newPage();
  await signIn(phone, colleague.username, '/day');
  await resize(phone, { width: 390, height: 844 });
  const line = phone.locator('[data-line]').filter({ hasText: 'wzmianka o Tobie' });
  await expect(line).toContainText('Prezes pytał o rabat');
  await line.locator('[data-row-open]').tap();
  await expect(phone).toHaveURL(`/client/view/${client}`);
  const read = phone.getByRole('list', { name: 'Wydarzenia' });
  await expect(read).toContainText('Prezes pytał o rabat');
  await expect(read).not.toContainText(issue.name);
  await expect(phone.getByText('Nie ma zgłoszeń tego klienta')).toBeVisible();
  await expect(phone.getByText('Wartość w')).toHaveCount(0);
  await accessible(phone);
  const answer = phone.getByRole('textbox', { name: 'Nowa notatka' });
  await answer.fill('Oddzwonione, przyślą pismo');
  await phone.getByRole('button', { name: 'Dodaj notatkę' }).tap();
  await expect(read.getByRole('listitem').first()).toContainText('Oddzwonione, przyślą pismo');

  // It comes to the manager's page by itself.
  await expect(story).toContainText('Oddzwonione, przyślą pismo', { timeout: 15_000 });
  await expect(story.getByRole('listitem').first()).toContainText(colleague.name);
  await expect(
    story.getByRole('button', { name: `Działania: notatka: ${colleague.name}` }),
  ).toHaveCount(1);

  // The colleague mends their own words; what they were stays one click away.
  const own = read.getByRole('listitem').first();
  await own.getByRole('button', { name: /notatka/ }).tap();
  await phone.getByRole('menuitem', { name: 'Edytuj' }).tap();
  const words = phone.getByRole('textbox', { name: 'Treść notatki' });
  await words.fill('Oddzwonione, pismo w piątek');
  await phone.getByRole('button', { name: 'Zapisz', exact: true }).tap();
  await expect(own).toContainText('pismo w piątek');
  await own.getByRole('button', { name: 'co było wcześniej' }).tap();
  await expect(own).toContainText('przyślą pismo');
  await phone.context().close();

  // Looked through by kind and by words.
  const kinds = page.getByRole('group', { name: 'Rodzaje wydarzeń' });
  await kinds.getByRole('button', { name: 'Zgłoszenia' }).click();
  await expect(story.getByRole('listitem')).toHaveCount(1);
  await expect(story).toContainText(issue.name);
  await kinds.getByRole('button', { name: 'Wszystkie' }).click();
  await page.getByRole('searchbox', { name: 'Szukaj w wydarzeniach' }).fill('PISMO W PIATEK');
  await expect(story.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Szukaj w wydarzeniach' }).fill('niczego takiego');
  await expect(page.getByText('Nie ma takich wydarzeń.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Szukaj w wydarzeniach' }).fill('');
  await story.getByRole('link', { name: issue.name }).first().click();
  await expect(page).toHaveURL(`/yourIssues/${issue.id}`);
});

test('the story is read on to its beginning; a consent is added and a service opened right there [STO-05, STO-21, STO-23]', async ({
  page,
}) => {
  const by = await signedIn(page.request, 'kierownik');
  const client = await makeClient(by, unique('Klient z notatkami'));
  for (let n = 1; n <= 18; n += 1)
    await by.post(`/client/note/${client}`, { text: `Notatka ${n}.` });
  await signIn(page, 'kierownik');
  await lead(page, `/client/view/${client}`);
  const story = page.getByRole('list', { name: 'Wydarzenia' });
  await expect(story.getByRole('listitem')).toHaveCount(15);
  await expect(story).not.toContainText('Notatka 1.');
  await page.getByRole('button', { name: 'Pokaż wcześniejsze' }).click();
  await expect(story).toContainText('Notatka 1.');
  await expect(page.getByRole('button', { name: 'Pokaż wcześniejsze' })).toHaveCount(0);

  const service = page.getByRole('list', { name: 'Usługi klienta' }).getByRole('button').first();
  const name = await service.innerText();
  await service.click();
  const opened = page.getByRole('dialog', { name });
  await expect(opened.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(service).toBeFocused();

  await page.getByRole('button', { name: 'Dodaj zgodę' }).click();
  const form = page.getByRole('dialog', { name: 'Dodaj zgodę' });
  await form.getByRole('button', { name: 'Zapisz' }).click();
  await expect(form.getByText('Wybierz typ zgody').first()).toBeVisible();
  await form.getByRole('combobox', { name: 'Typ zgody' }).click();
  await page.getByRole('option').first().click();
  await form.locator('input[type=file]').setInputFiles({
    name: 'zgoda.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Zgadzam się'),
  });
  await expect(form.getByRole('button', { name: 'zgoda.txt , pobierz' })).toBeVisible();
  await accessible(page);
  await form.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByRole('table', { name: 'Zgody klienta' }).getByRole('row')).toHaveCount(2);
  await expect(story.getByRole('listitem').first()).toContainText('Zgoda wyrażona');
});

test('the kinds of what happened to a client are all in sight [SHE-434]', async ({ page }) => {
  await signIn(page, 'kierownik', '/client');
  await page.locator('main tbody a').first().click();
  const kinds = page.getByRole('group', { name: 'Rodzaje wydarzeń' });
  await expect(kinds).toBeVisible();
  for (const width of [1440, 1024]) {
    await resize(page, { width, height: 900 });
    expect(await kinds.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  }
});

test('a new client’s issues stand right under its short story [SHE-437]', async ({ page }) => {
  const manager = await signedIn(page.request, 'kierownik');
  const client = await makeClient(manager, unique('Klient bez historii'));
  await signIn(page, 'kierownik', `/client/view/${client}`);
  const story = page.getByRole('list', { name: 'Wydarzenia' });
  await expect(story).toContainText('Nowy klient');
  const issues = page.getByRole('heading', { name: /^Zgłoszenia/ });
  await expect(issues).toBeVisible();
  const bottom = (await story.boundingBox().then((box) => box && box.y + box.height)) ?? 0;
  const top = (await issues.boundingBox())?.y ?? 0;
  expect(top - bottom).toBeLessThan(80);
});
