import type { Page } from '@playwright/test';
import { accessible, expect, signIn, test } from './support.ts';

const me = 'Piotr Wiśniewski';

/** Monday to Wednesday of a week five months ahead, where the demonstration company is quiet. */
function threeDays(): { month: string; from: string; to: string } {
  const at = new Date();
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + 5);
  while (at.getUTCDay() !== 1) at.setUTCDate(at.getUTCDate() + 1);
  const from = at.toISOString().slice(0, 10);
  at.setUTCDate(at.getUTCDate() + 2);
  return { month: from.slice(0, 7), from, to: at.toISOString().slice(0, 10) };
}
const days = threeDays();

/** The day's column in a person's row: [x, y] in the middle of it. */
async function cell(page: Page, person: string, day: string): Promise<[number, number]> {
  const row = page.getByRole('button', { name: `Dodaj nieobecność: ${person}` });
  await row.scrollIntoViewIfNeeded();
  const [strip, head] = [
    await row.boundingBox(),
    await page.locator(`[data-day="${day}"]`).boundingBox(),
  ];
  if (!strip || !head) throw new Error(`No ${day} in the row of ${person}`);
  return [head.x + head.width / 2, strip.y + strip.height - 4];
}

test('a person takes three days off by dragging over them, and a manager sees and moves them', async ({
  page,
}) => {
  await signIn(page, 'pracownik');
  await page.goto(`/team/calendar?month=${days.month}`);
  await expect(page.getByRole('list', { name: 'Pracownicy' })).toContainText(me);
  await accessible(page);
  const [from, to] = [await cell(page, me, days.from), await cell(page, me, days.to)];
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to);
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: 'Dodaj nieobecność' });
  await expect(dialog.getByLabel('Od')).toHaveValue(days.from);
  await expect(dialog.getByLabel('Do (włącznie)')).toHaveValue(days.to);
  await expect(dialog.getByText(/^3\sdni, w tym/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog.getByText('Typ jest wymagany').first()).toBeVisible();
  await dialog.getByLabel('Typ').click();
  await page.getByRole('option', { name: 'zwolnienie lekarskie' }).click();
  await expect(dialog.getByText('Współpracownicy zobaczą tylko „Nieobecność”.')).toBeVisible();
  await accessible(page);
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog).toBeHidden();
  const bar = page.getByRole('button', { name: `${me}: zwolnienie lekarskie` });
  await expect(bar).toBeVisible();

  await page.getByRole('button', { name: /wyloguj/i }).click();
  await signIn(page, 'recepcja');
  await page.goto(`/team/calendar?month=${days.month}`);
  const row = page.getByRole('listitem').filter({ hasText: me });
  await expect(row).toContainText('Nieobecność');
  await expect(page.getByText('zwolnienie lekarskie,')).toHaveCount(0);

  await page.getByRole('button', { name: /wyloguj/i }).click();
  await signIn(page, 'kierownik');
  await page.goto(`/team/calendar?month=${days.month}`);
  await bar.click();
  const edit = page.getByRole('dialog', { name: 'Edytuj nieobecność' });
  await edit.getByLabel('Do (włącznie)').fill(days.from);
  await page.keyboard.press('Tab');
  await edit.getByRole('button', { name: 'Zapisz' }).click();
  await expect(edit).toBeHidden();
  await bar.click();
  await expect(edit.getByLabel('Do (włącznie)')).toHaveValue(days.from);
  await edit.getByRole('button', { name: 'Usuń' }).click();
  await page.getByRole('button', { name: 'Tak' }).click();
  await expect(edit).toBeHidden();
  await expect(bar).toHaveCount(0);
});

test('the keyboard marks days of a row; month and department stay in the address', async ({
  page,
}) => {
  await signIn(page, 'kierownik');
  await page.goto('/team/calendar');
  const strip = page.getByRole('button', { name: 'Dodaj nieobecność: Joanna Kamińska' });
  await strip.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Dodaj nieobecność' });
  await expect(dialog.getByLabel('Od')).toHaveValue(/-01$/);
  await expect(dialog.getByLabel('Do (włącznie)')).toHaveValue(/-02$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(strip).toBeFocused();
  await page.getByRole('button', { name: 'Następny miesiąc' }).click();
  await expect(page).toHaveURL(/month=\d{4}-\d{2}/);
  await page.getByLabel('Dział').click();
  await page.getByRole('option', { name: 'Informatyka' }).click();
  await expect(page).toHaveURL(/department=\d+/);
  await page.reload();
  await expect(page.getByLabel('Dział')).toHaveValue('Informatyka');
  await expect(strip).toHaveCount(0);
});

test('the general calendar goes no further back than this month, opens days and own tasks', async ({
  page,
}) => {
  await signIn(page, 'pracownik');
  await page.goto('/calendar');
  await expect(page.getByRole('button', { name: 'Poprzedni miesiąc' })).toBeDisabled();
  await page.getByRole('button', { name: 'Następny miesiąc' }).click();
  await expect(page.getByRole('button', { name: 'Poprzedni miesiąc' })).toBeEnabled();
  await page.getByRole('button', { name: 'Dziś' }).click();
  await expect(page.getByRole('button', { name: /^\+\d+: / }).first()).toBeVisible();
  await accessible(page);
  await page
    .getByRole('button', { name: /^\+\d+: / })
    .first()
    .click();
  await expect(page).toHaveURL(/view=day/);
  await expect(page.getByRole('heading', { name: /Nieobecni/ })).toBeVisible();
  await accessible(page);
  await page.goBack();
  await page
    .getByRole('link', { name: /^(Termin|Po terminie) / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/task\/\d+\/\d+\/\d+\/\d+/);
  await expect(page.getByRole('dialog')).toBeVisible();
});
