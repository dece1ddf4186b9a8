import type { Browser, Page } from '@playwright/test';
import { makeColleague } from '../records.ts';
import { accessible, expect, pick, signIn, test } from '../support.ts';

async function choose(scope: Page | ReturnType<Page['getByRole']>, label: string, name: string) {
  await scope.getByRole('combobox', { name: label, exact: true }).click();
  const page = 'page' in scope ? scope.page() : scope;
  await page.getByRole('option', { name, exact: true }).click();
}

async function person(browser: Browser, { username, name }: { username: string; name: string }) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, username);
  return { page, name };
}

test('a service is sold to a client, its tasks find their people in turn and get done, and the project follows [COM-01, SHE-21, TAS-10, TAS-15, TAS-16, TAS-17]', async ({
  company,
  page: office,
  browser,
}) => {
  test.setTimeout(240_000);
  const first = await person(browser, await makeColleague(company, office.request));
  const second = await person(browser, await makeColleague(company, office.request));

  await test.step('an administrator keeps the dictionaries', async () => {
    await signIn(office, 'admin', '/admin/taskType');
    await office.getByRole('button', { name: /Dodaj/ }).first().click();
    const dialog = office.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Zapisz' }).click();
    await expect(dialog.getByText('Nazwa jest wymagana')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Nazwa' }).fill('Obieg dokumentów');
    await accessible(office);
    await dialog.getByRole('button', { name: 'Zapisz' }).click();
    await expect(office.getByRole('cell', { name: 'Obieg dokumentów', exact: true })).toBeVisible();
    await office.getByRole('button', { name: /wyloguj/i }).click();
  });

  await signIn(office, 'kierownik');
  await test.step('a manager describes a service: procedures of ordered tasks [CAT-30]', async () => {
    for (const name of ['Zebrać faktury kosztowe', 'Zaksięgować faktury kosztowe']) {
      await office.goto('/admin/task');
      await office.getByRole('button', { name: /Dodaj/ }).first().click();
      const dialog = office.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Nazwa' }).fill(name);
      await pick(dialog, 'Typ', 'Obieg dokumentów');
      await dialog.getByRole('button', { name: 'Zapisz' }).click();
      await expect(dialog).toBeHidden();
    }
    await office.goto('/admin/procedure');
    await office.getByRole('button', { name: /Dodaj/ }).first().click();
    let dialog = office.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Nazwa' }).fill('Obieg faktur kosztowych');
    await pick(dialog, 'Dział', 'Księgowość');
    await pick(dialog, 'Dodaj zadanie', 'Zebrać faktury kosztowe');
    await pick(dialog, 'Dodaj zadanie', 'Zaksięgować faktury kosztowe');
    await accessible(office);
    await dialog.getByRole('button', { name: 'Zapisz' }).click();
    await expect(dialog).toBeHidden();
    await office.goto('/admin/service');
    await office.getByRole('button', { name: /Dodaj/ }).first().click();
    dialog = office.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Nazwa' }).fill('Faktury kosztowe na czas');
    await pick(dialog, 'Dział', 'Księgowość');
    await pick(dialog, 'Typ', 'Księgowość');
    await pick(dialog, 'Dodaj procedurę', 'Obieg faktur kosztowych');
    await accessible(office);
    await dialog.getByRole('button', { name: 'Zapisz' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('registers a client; bad input gets its message and keeps what was typed [CLI-33, CLI-34, CLI-36, CLI-40, CLI-41, CLI-45, CLI-46]', async () => {
    await office.goto('/client');
    await office.getByRole('button', { name: 'Dodaj klienta' }).click();
    await office.getByRole('button', { name: 'Pełny formularz' }).click();
    await expect(office).toHaveTitle('Dodaj klienta - Zaplecze');
    await expect(office.getByText('Klient musi posiadać opiekuna, dodaj go')).toBeVisible();
    const field = (label: string) => office.getByRole('textbox', { name: label, exact: true });
    await field('Nazwa firmy').fill('Żeglarz sp. z o.o.');
    await field('Telefon').first().fill('12345');
    await office.getByRole('button', { name: 'Zapisz' }).click();
    for (const message of [
      'Telefon musi mieć przynajmniej 9 cyfr',
      'Adres e-mail jest wymagany',
      'Nazwa miasta jest wymagana',
      'Kod pocztowy jest wymagany',
      'Nazwa ulicy jest wymagana',
      'Nazwa województwa jest wymagana',
      'NIP jest wymagany',
      'Numer telefonu jest wymagany',
      'Status jest wymagany',
      'Wymagane jest wybranie minimum jednej usługi',
      'Klient musi posiadać opiekuna, dodaj go',
      'Imię jest wymagane',
    ]) {
      await expect(office.getByText(message).first()).toBeVisible();
    }
    await accessible(office);
    await expect(field('Nazwa firmy')).toHaveValue('Żeglarz sp. z o.o.');
    await field('Telefon').first().fill('+48 600 700 800');
    await field('E-mail').first().fill('biuro@zeglarz.example');
    await field('Ulica i numer').fill('Portowa 3');
    await field('Kod pocztowy').fill('81000');
    await field('Miasto').fill('Gdynia');
    await pick(office, 'Województwo', 'pomorskie');
    await office.getByRole('button', { name: 'Skopiuj adres świadczenia usług' }).click();
    await expect(field('Miasto na fakturze')).toHaveValue('Gdynia');
    await expect(field('Nazwa firmy na fakturze')).toHaveValue('Żeglarz sp. z o.o.');
    await field('NIP').fill('123-456-78-90');
    await expect(office.getByText(/Suma kontrolna tego numeru NIP/)).toBeVisible();
    await choose(office, 'Status', 'Aktywny');
    await pick(office, 'Usługi', 'Księgowość');
    await office.getByRole('button', { name: 'Dodaj mnie' }).click();
    await expect(office.getByText('Klient musi posiadać opiekuna')).toHaveCount(0);
    await field('Imię').fill('Zofia');
    await field('Nazwisko').fill('Żak');
    await field('E-mail').last().fill('zofia@zeglarz.example');
    await office.getByRole('button', { name: 'Zapisz' }).click();
    const question = office.getByRole('dialog', { name: 'Zapisać z tym numerem NIP?' });
    await question.getByRole('button', { name: 'Nie' }).click();
    await field('NIP').fill('123-456-32-18');
    await office.getByRole('button', { name: 'Zapisz' }).click();
    await expect(office).toHaveURL(/\/client$/);
    await office.getByRole('searchbox').fill('zeglarz');
    await expect(office.getByRole('row').nth(1)).toContainText('Żeglarz sp. z o.o.');
  });

  await test.step('opens a project that gives every task a person and a deadline [PRO-21, PRO-25]', async () => {
    await office.getByRole('link', { name: 'Żeglarz sp. z o.o.' }).click();
    await office.getByRole('link', { name: 'Dodaj projekt' }).first().click();
    await pick(office, 'Usługa', 'Faktury kosztowe na czas');
    await pick(office, 'Osoba: Zebrać faktury kosztowe', first.name);
    await office.getByRole('button', { name: 'Zapisz' }).click();
    await expect(
      office.getByText('Zadanie musi mieć przypisanego użytkownika').first(),
    ).toBeVisible();
    await accessible(office);
    await pick(office, 'Osoba: Zaksięgować faktury kosztowe', second.name);
    await office.getByRole('button', { name: 'Zapisz' }).click();
    await expect(office).toHaveURL(/\/project/);
    // The client is a column: the name of a project does not repeat it.
    const project = office.getByRole('row').filter({ hasText: 'Żeglarz sp. z o.o.' });
    await expect(project.first()).toContainText('Faktury kosztowe na czas');
  });

  const opened = async (page: Page, task: string) => {
    await page.goto('/task');
    await page.getByRole('searchbox').fill(task);
    await page.getByRole('row').filter({ hasText: 'Żeglarz' }).first().click();
    return page.getByRole('dialog');
  };

  await test.step('the second task refuses to close before the first', async () => {
    const dialog = await opened(second.page, 'Zaksięgować faktury kosztowe');
    await expect(dialog.getByText(/Czeka na: Zebrać faktury kosztowe/)).toContainText(first.name);
    await expect(dialog.getByRole('combobox', { name: 'Status' })).toHaveCount(0);
    await accessible(second.page);
    await second.page.keyboard.press('Escape');
  });

  const unread = second.page.getByRole('link', { name: /Powiadomienia/ });
  const before = Number(/\d+/.exec((await unread.textContent()) ?? '')?.[0] ?? 0);

  await test.step('the first person starts, comments, attaches a file and closes their task', async () => {
    const { page } = first;
    let dialog = await opened(page, 'Zebrać faktury kosztowe');
    await choose(dialog, 'Status', 'W realizacji');
    await dialog.getByRole('button', { name: 'Zapisz' }).click();
    await expect(dialog).toBeHidden();
    dialog = await opened(page, 'Zebrać faktury kosztowe');
    await dialog.getByRole('button', { name: 'Dodaj komentarz' }).click();
    await expect(dialog.getByText('Pole komentarz nie może być puste')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Nowy komentarz' }).fill('Komplet faktur od klienta');
    await dialog.getByRole('button', { name: 'Dodaj komentarz' }).click();
    await expect(dialog.getByRole('list', { name: 'Komentarze' })).toContainText('Komplet faktur');
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'faktury żółte.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('FV/1/2026'),
    });
    await expect(
      dialog.getByRole('button', { name: /faktury żółte\.txt ?, pobierz/ }),
    ).toBeVisible();
    await choose(dialog, 'Status', 'Zrealizowane');
    await expect(dialog.getByRole('textbox', { name: 'Data zakończenia' })).toHaveValue(/:/);
    await accessible(page);
    await dialog.getByRole('button', { name: 'Zapisz' }).click();
    await expect(page.getByText(/Następne: Zaksięgować faktury kosztowe/)).toContainText(
      second.name,
    );
  });

  await test.step('the next person gets their turn: badge, Twoja kolej, and the task is theirs to close', async () => {
    const { page } = second;
    await page.goto('/');
    await expect(unread).toContainText(String(before + 1));
    await unread.click();
    await expect(page.getByText(/Twoja kolej: Zaksięgować faktury kosztowe/)).toBeVisible();
    await accessible(page);
    await page.getByRole('link', { name: 'Zaksięgować faktury kosztowe' }).first().click();
    const dialog = page.getByRole('dialog');
    await choose(dialog, 'Status', 'Zrealizowane');
    await dialog.getByRole('button', { name: 'Zapisz' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the project’s status follows [PRO-50]', async () => {
    await office.goto('/project');
    await office.getByRole('searchbox').fill('Żeglarz');
    await expect(office.getByRole('row').nth(1)).toContainText('Zrealizowany');
  });
});
