import { accessible, editAll, expect, pickFirst, signIn, test } from '../support.ts';

test('a manager writes an article with headings and lists; its link opens it for everybody [KNO-02, KNO-11, KNO-12, KNO-20, KNO-21, KNO-24, SHE-475]', async ({
  page,
}) => {
  await signIn(page, 'kierownik');
  await page.getByRole('link', { name: 'Baza wiedzy' }).click();
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await page.getByRole('button', { name: 'Dodaj wpis' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  for (const message of ['Nazwa jest wymagana', 'Typ jest wymagany', 'Dział jest wymagany']) {
    await expect(dialog.getByText(message)).toBeVisible();
  }
  await dialog.getByRole('textbox', { name: 'Nazwa' }).fill('Jak parzymy herbatę');
  for (const [name, typed] of [
    ['Typ', 'instrukcje'],
    ['Dział', 'administracja'],
  ] as const) {
    await pickFirst(dialog.getByRole('combobox', { name }), typed);
  }
  const editor = dialog.getByRole('textbox', { name: 'Treść' });
  await editor.click();
  await dialog.getByRole('button', { name: 'Nagłówek', exact: true }).click();
  await page.keyboard.type('Kolejność');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Lista numerowana' }).click();
  await page.keyboard.type('Zagotuj źródlaną wodę');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Odczekaj chwilę');
  await accessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toHaveCount(0);

  await page.getByRole('searchbox').first().fill('zrodlana');
  await expect(page).toHaveURL(/search=zrodlana/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('row').nth(1).click();
  await expect(dialog.getByRole('heading', { name: 'Kolejność', level: 2 })).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await accessible(page);
  const address = page.url();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // The dialog of the article gives its place to the form: the focus returns to where the first was opened from.
  const menu = page.getByRole('button', { name: 'Działania: Jak parzymy herbatę' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Edytuj' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Nazwa' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(menu).toBeFocused();
  await page.getByRole('button', { name: /wyloguj/i }).click();

  await signIn(page, 'pracownik', address);
  await expect(dialog.getByText('Zagotuj źródlaną wodę')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Edytuj' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Zamknij' }).last().click();
  await expect(page.getByRole('button', { name: 'Dodaj wpis' })).toHaveCount(0);
  await page.goto('/knowledge');
  await page.getByRole('button', { name: 'Typ Wszystko' }).click();
  await page.getByRole('menuitemradio', { name: 'Wzory pism' }).click();
  await expect(page).toHaveURL(/filter\[type\]=\d+/);
  await expect(page.getByRole('cell', { name: 'Wzory pism' }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Procedury' })).toHaveCount(0);
});

test('the help is found beside the company’s articles, and question marks lead to it [KNO-40, KNO-41, KNO-42]', async ({
  page,
}) => {
  await signIn(page, 'pracownik', '/knowledge');
  await page.getByRole('searchbox').first().fill('zastepstwo');
  const help = page.getByRole('navigation', { name: 'Pomoc' });
  await help.getByRole('link', { name: 'Jak ustawić zastępstwo' }).click();
  await expect(page.getByRole('heading', { name: 'Jak ustawić zastępstwo' })).toBeVisible();
  await expect(page).toHaveTitle(/^Jak ustawić zastępstwo - /);
  await accessible(page);
  await page.goto('/knowledge/help');
  await page.getByRole('searchbox').fill('zapomnialem hasla');
  const articles = page.getByRole('list', { name: 'Artykuły pomocy' });
  await expect(articles.getByRole('listitem')).toHaveCount(1);
  await accessible(page);
  await page.getByRole('link', { name: /^Twój profil/ }).click();
  await editAll(page);
  await page.getByRole('button', { name: 'Co to jest: zastępstwo' }).click();
  await expect(page.getByText(/Zastępca na ten czas widzi/)).toBeVisible();
  await accessible(page);
});
