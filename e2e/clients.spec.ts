import { expect, pickFirst, signIn, test } from './support.ts';

test('the words under a consent go when its type is chosen', async ({ page }) => {
  await signIn(page, 'kierownik');
  await page.goto('/client/add');
  await page.getByRole('button', { name: 'Dodaj zgodę' }).click();
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  const wrong = page.getByText('Wybierz typ zgody');
  await expect(wrong.first()).toBeVisible();
  await pickFirst(page.getByRole('textbox', { name: 'Typ zgody' }), 'Przetwarzanie');
  await expect(wrong).toHaveCount(0);
});
