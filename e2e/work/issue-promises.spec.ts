import { makeClient, unique } from '../records.ts';
import { accessible, expect, pick, pickFirst, resize, signedIn, signIn, test } from '../support.ts';

test('a type promises an answer; the issue, lists and boards tell what is left, and a like one is found [ISS-60, ISS-63, ISS-66, ISS-70, ISS-71, ISS-230]', async ({
  browser,
  page,
}) => {
  const name = 'Zgubiony klucz do magazynu';
  const admin = await signedIn(page.request, 'admin');
  const client = unique('Klient obietnicy');
  await makeClient(admin, client);

  // An administrator promises.
  await signIn(page, 'admin', '/admin/issueType');
  const row = page.getByRole('row', { name: /Administracja/ });
  await expect(row).toContainText('bez obietnicy');
  await row.click();
  const form = page.getByRole('dialog', { name: 'Edycja: Administracja' });
  await form.getByRole('textbox', { name: 'Pierwsza odpowiedź w ciągu' }).fill('8');
  await form.getByRole('textbox', { name: 'Zrealizowanie w ciągu' }).fill('4');
  await form.getByRole('button', { name: 'Zapisz' }).click();
  await expect(form.getByText('Nie krócej niż do pierwszej odpowiedzi').first()).toBeVisible();
  await form.getByRole('textbox', { name: 'Zrealizowanie w ciągu' }).fill('16');
  await accessible(page);
  await form.getByRole('button', { name: 'Zapisz' }).click();
  await expect(form).toBeHidden();
  await expect(row).toContainText('16 godz.');

  // Somebody reports on a phone, and begins to report it again.
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const reporter = await phone.newPage();
  await signIn(reporter, 'recepcja', '/yourIssues?reported=1');
  const add = reporter.getByRole('dialog', { name: 'Nowe zgłoszenie' });
  const similar = add.getByRole('region', { name: 'Podobne zgłoszenia' });
  await reporter.getByRole('button', { name: 'Dodaj zgłoszenie' }).click();
  await add.getByRole('textbox', { name: 'Nazwa' }).fill(name);
  await add.getByRole('combobox', { name: 'Typ zgłoszenia' }).click();
  await reporter.getByRole('option', { name: 'Administracja' }).click();
  await pick(add, 'Klient', client);
  await pickFirst(add.getByRole('combobox', { name: 'Przydzielono do' }), 'Piotr Wiśniewski');
  await add.getByRole('textbox', { name: 'Opis' }).fill('Nie ma go w szafce.');
  await add.getByRole('button', { name: 'Dodaj zgłoszenie' }).click();
  await expect(add).toBeHidden();
  await reporter.getByRole('button', { name: 'Dodaj zgłoszenie' }).click();
  await add.getByRole('textbox', { name: 'Nazwa' }).fill('Brak kluczy magazynowych');
  await pick(add, 'Klient', client);
  await expect(similar.getByRole('link', { name })).toBeVisible();
  await accessible(reporter);
  const opened = phone.waitForEvent('page');
  await similar.getByRole('link', { name }).click();
  const issue = await opened;
  await expect(issue.getByRole('heading', { name })).toBeVisible();
  await expect(add.getByRole('textbox', { name: 'Nazwa' })).toHaveValue('Brak kluczy magazynowych');
  await expect(issue.getByText('Obiecana odpowiedź')).toBeVisible();
  await expect(issue.getByText(/^jeszcze /).first()).toBeVisible();
  await expect(issue.getByText('jeszcze 2 dni robocze', { exact: true })).toBeVisible();
  await expect(issue.getByText('Pierwsza odpowiedź')).toHaveCount(0);
  await accessible(issue);
  const address = new URL(issue.url()).pathname;

  // Whoever does it sees what is left, in the list as a column of their choice and on the board; then answers.
  const other = await browser.newContext();
  const doer = await other.newPage();
  await signIn(doer, 'pracownik', '/yourIssues?columns=name,promised,status');
  await expect(doer.getByRole('row', { name })).toContainText(/jeszcze .*odpowiedź do/);
  await accessible(doer);
  await doer.goto('/yourIssues?look=board&filter[status]=1&filter[type]=18');
  await expect(doer.getByRole('listitem').filter({ hasText: name })).toContainText('odpowiedź do');
  await doer.goto(address);
  await doer.getByRole('textbox', { name: 'Nowy komentarz' }).fill('Szukam.');
  await doer.getByRole('button', { name: 'Dodaj komentarz' }).click();
  await expect(doer.getByText('dotrzymana obietnica')).toBeVisible();
  await resize(doer, { width: 390, height: 844 });
  await accessible(doer);
  await Promise.all([phone.close(), other.close()]);
  // Issues of this type in other tests are promised nothing.
  await admin.patch('/issue/types/18', { answerHours: null, doneHours: null });
});
