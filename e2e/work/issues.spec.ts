import { accessible, expect, pickFirst, signIn, test, viewMenu } from '../support.ts';

test('an issue is reported, done, returned with a comment, done again and accepted [ISS-01, ISS-03, ISS-20, ISS-31, ISS-32, ISS-33, ISS-36]', async ({
  browser,
  page,
}) => {
  const name = 'Nie otwiera się brama garażowa';
  await signIn(page, 'recepcja', '/yourIssues');
  await expect(page.getByRole('heading', { name: /Twoje zgłoszenia/ })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await accessible(page);

  // Reported: what is missing is said on its field, and nothing typed is lost.
  await page.getByRole('button', { name: 'Dodaj zgłoszenie' }).click();
  const form = page.getByRole('dialog', { name: 'Nowe zgłoszenie' });
  await form.getByRole('textbox', { name: 'Nazwa' }).fill(name);
  await form.getByRole('button', { name: 'Dodaj zgłoszenie' }).click();
  await expect(form.getByText('Typ zgłoszenia jest wymagany').first()).toBeVisible();
  await expect(form.getByText('Użytkownik jest wymagany').first()).toBeVisible();
  await expect(form.getByText('Opis jest wymagany').first()).toBeVisible();
  await accessible(page);
  await form.getByRole('combobox', { name: 'Typ zgłoszenia' }).click();
  await page.getByRole('option', { name: 'Inne', exact: true }).click();
  await pickFirst(form.getByRole('combobox', { name: 'Przydzielono do' }), 'Piotr Wiśniewski');
  await form.getByRole('textbox', { name: 'Opis' }).fill('Pilot miga, brama stoi.');
  await form.getByRole('button', { name: 'Dodaj zgłoszenie' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('link', { name: 'Zgłoszone przeze mnie' }).click();
  await expect(page).toHaveURL(/reported=1/);
  await expect(page.getByRole('row').nth(1)).toContainText(name);

  // Done by the one it is assigned to, who finds it by the notification.
  const doer = await (await browser.newContext()).newPage();
  await signIn(doer, 'pracownik', '/notifications');
  await doer.getByRole('link', { name }).first().click();
  await expect(doer).toHaveURL(/\/yourIssues\/\d+/);
  await expect(doer.getByRole('heading', { name })).toBeVisible();
  await accessible(doer);
  const finish = async () => {
    await doer
      .locator('header')
      .getByRole('button', { name: /^Działania: / })
      .click();
    await expect(doer.getByRole('menuitem', { name: 'Anulowane' })).toBeVisible();
    await expect(doer.getByRole('menuitem', { name: 'Zaakceptowane' })).toHaveCount(0);
    await doer.keyboard.press('Escape');
    await doer.getByRole('button', { name: 'Zrobione' }).click();
    await doer.getByRole('button', { name: 'Tak' }).click();
  };
  await finish();
  await expect(doer.getByText('Faktyczna data zakończenia')).toBeVisible();

  // Returned by the orderer, who has to say why.
  await page.getByRole('row').nth(1).click();
  await page.getByRole('button', { name: 'Zwróć do poprawy' }).click();
  const back = page.getByRole('dialog', { name: 'Zwróć do poprawy' });
  await back.getByRole('button', { name: 'Zwróć do poprawy' }).click();
  await expect(back.getByText('Pole komentarz nie może być puste').first()).toBeVisible();
  await back.getByRole('textbox', { name: 'Co trzeba poprawić?' }).fill('Nadal stoi.');
  await back.getByRole('button', { name: 'Zwróć do poprawy' }).click();
  await expect(page.getByRole('list', { name: 'Komentarze' })).toContainText('Nadal stoi.');

  // Done again, with a word, and accepted.
  await doer.reload();
  await expect(doer.getByRole('list', { name: 'Komentarze' })).toContainText('Nadal stoi.');
  await doer.getByRole('textbox', { name: 'Nowy komentarz' }).fill('Wymieniłem baterię i zamek.');
  await doer.getByRole('button', { name: 'Dodaj komentarz' }).click();
  await finish();
  await expect(doer.getByText('Faktyczna data zakończenia')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Komentarze' })).toContainText('Wymieniłem baterię');
  await accessible(page);
  await page.getByRole('button', { name: 'Zaakceptuj' }).click();
  await expect(page.getByRole('button', { name: 'Zaakceptuj' })).toBeHidden();
  await expect(page.getByText('Faktyczna data zakończenia')).toBeVisible();
  await doer.context().close();
});

test('the whole list is the managers’; its history keeps its place in the address [ISS-03, ISS-12, ISS-189, SHE-15]', async ({
  page,
}) => {
  await signIn(page, 'kierownik', '/issue');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await accessible(page);
  await (await viewMenu(page)).getByRole('button', { name: 'Historia zgłoszeń' }).click();
  await expect(page.getByRole('heading', { name: /Historia zgłoszeń/ })).toBeVisible();
  await page.getByRole('button', { name: /^Filtry/ }).click();
  const offered = page.getByRole('dialog', { name: 'Filtry' });
  await expect(offered.getByText('Zaakceptowane')).toBeVisible();
  await expect(offered.getByText('W realizacji')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/history=1/);
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toContainText(/Zaakceptowane|Anulowane/);
  await page.getByRole('row').nth(1).click();
  const view = page.getByRole('dialog');
  await expect(view.getByText('Historia statusów')).toBeVisible();
  await accessible(page);
  await view.getByRole('button', { name: 'Zamknij' }).last().click();
  await (await viewMenu(page)).getByRole('button', { name: 'Aktywne zgłoszenia' }).click();
  await expect(page).not.toHaveURL(/history/);
  await page.getByRole('button', { name: /wyloguj/i }).click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, 'pracownik', '/issue');
  await expect(page.getByRole('heading', { name: 'Brak uprawnień' })).toBeVisible();
});
