import { accessible, expect, signIn, test } from '../support.ts';

test('a row of a list of columns is written in a form of them: added, opened, changed, taken away [OPE-200]', async ({
  page,
}) => {
  await signIn(page, 'admin', '/admin/personal/activity');
  const form = (title: string) => page.getByRole('dialog', { name: title });
  const field = (title: string, label: string) => form(title).getByRole('textbox', { name: label });
  await page.getByRole('button', { name: 'Dodaj czynność' }).click();
  await form('Dodaj czynność').getByRole('button', { name: 'Zapisz' }).click();
  await expect(form('Dodaj czynność').getByText('Podaj nazwę czynności').first()).toBeVisible();
  await accessible(page);
  for (const [label, words] of [
    ['Czynność', 'Parking dla gości'],
    ['Cel przetwarzania', 'Wjazd na teren firmy'],
    ['Podstawa prawna', 'art. 6 ust. 1 lit. f RODO'],
    ['Kategorie osób', 'Goście'],
    ['Kategorie danych', 'Numer rejestracyjny'],
    ['Termin usunięcia', 'Po 30 dniach'],
  ] as const)
    await field('Dodaj czynność', label).fill(words);
  await form('Dodaj czynność').getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('Czynność dodana')).toBeVisible();
  await page
    .getByRole('searchbox')
    .or(page.getByPlaceholder('Szukaj czynności…'))
    .first()
    .fill('parking');
  const row = page.getByRole('row').filter({ hasText: 'Parking dla gości' });
  await row.getByText('Parking dla gości').click();
  await expect(field('Edytuj czynność', 'Kategorie osób')).toHaveValue('Goście');
  await expect(form('Edytuj czynność').getByText(/^Środki ustawione w systemie/)).toBeVisible();
  await field('Edytuj czynność', 'Kategorie osób').fill('Goście i dostawcy');
  await form('Edytuj czynność').getByRole('button', { name: 'Zapisz' }).click();
  await expect(form('Edytuj czynność')).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(row).toContainText('Goście i dostawcy');
  await row.getByRole('button', { name: /^Działania: / }).click();
  await page.getByRole('menuitem', { name: 'Usuń' }).click();
  await page
    .getByRole('dialog', { name: 'Czy skasować?' })
    .getByRole('button', { name: 'Tak' })
    .click();
  await expect(page.getByText('Czynność usunięta')).toBeVisible();
  await expect(row).toHaveCount(0);
});
