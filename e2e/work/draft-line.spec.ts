import { expect, signIn, test } from '../support.ts';
import { press } from './draft-forms.ts';

test('nothing moves when the line of unfinished forms comes [DRA-67]', async ({ page }) => {
  await signIn(page, 'kierownik', '/client');
  const waiting = page.getByRole('region', { name: 'Niedokończone' });
  const row = page.getByRole('main').locator('tbody tr').nth(3);
  const at = async () => Math.round((await row.boundingBox())?.y ?? -1);
  await expect(row).toBeVisible();
  const before = await at();
  await press('Dodaj klienta')(page);
  await page.getByRole('dialog').getByRole('textbox', { name: 'Nazwa albo NIP' }).fill('Kwiaty');
  await page.keyboard.press('Escape');
  await expect(waiting).toBeVisible();
  expect(await at()).toBe(before);
  await page.reload();
  await expect(row).toBeVisible();
  expect(await at()).toBe(before);
  await expect(waiting).toBeVisible();
  expect(await at()).toBe(before);
  await waiting.getByRole('button', { name: /^Odrzuć/ }).click();
  await expect(waiting).toHaveCount(0);
});
