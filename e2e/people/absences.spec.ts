import type { Page } from '@playwright/test';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { makeColleague } from '../records.ts';
import { accessible, expect, pickFirst, signedIn, signIn, test } from '../support.ts';

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
const polish = (day: string) => day.split('-').reverse().join('.');

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

test('a person takes three days off by dragging over them, and a manager sees and moves them [ABS-03, ABS-08, ABS-11, ABS-17, ABS-22]', async ({
  page,
}) => {
  await signIn(page, 'pracownik', `/team/calendar?month=${days.month}`);
  await expect(page.getByRole('list', { name: 'Pracownicy' })).toContainText(me);
  await accessible(page);
  const [from, to] = [await cell(page, me, days.from), await cell(page, me, days.to)];
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to);
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: 'Dodaj nieobecność' });
  await expect(dialog.getByRole('textbox', { name: 'Od' })).toHaveValue(polish(days.from));
  await expect(dialog.getByRole('textbox', { name: 'Do (włącznie)' })).toHaveValue(polish(days.to));
  await expect(dialog.getByText(/^3\sdni$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog.getByText('Typ jest wymagany').first()).toBeVisible();
  await dialog.getByLabel('Typ').click();
  await page.getByRole('option', { name: 'zwolnienie lekarskie' }).click();
  await expect(dialog.getByText('Współpracownicy zobaczą tylko „Nieobecność”.')).toBeVisible();
  await expect(dialog.getByText(/^3\sdni, w tym/)).toBeVisible();
  await accessible(page);
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog).toBeHidden();
  const bar = page.getByRole('button', { name: `${me}: zwolnienie lekarskie` });
  await expect(bar).toBeVisible();
  // What waits in it is another test's.
  const sheet = page.getByRole('dialog', { name: /^Skutki nieobecności/ });
  await sheet.getByRole('button', { name: 'Anuluj' }).click();
  await expect(sheet).toBeHidden();

  await test.step('the same once more is asked about', async () => {
    await page.getByRole('button', { name: 'Dodaj nieobecność', exact: true }).click();
    await dialog.getByRole('textbox', { name: 'Od' }).fill(days.from);
    await dialog.getByRole('textbox', { name: 'Do (włącznie)' }).fill(days.to);
    await dialog.getByLabel('Typ').click();
    await page.getByRole('option', { name: 'zwolnienie lekarskie' }).click();
    await dialog.getByRole('button', { name: 'Zapisz' }).click();
    const question = page.getByRole('dialog', { name: 'Taki wpis już istnieje. Dodać mimo to?' });
    await question.getByRole('button', { name: 'Nie' }).click();
    await dialog.getByRole('button', { name: 'Anuluj' }).click();
    await expect(dialog).toBeHidden();
    await expect(bar).toHaveCount(1);
  });

  await page.getByRole('button', { name: /wyloguj/i }).click();
  await signIn(page, 'recepcja', `/team/calendar?month=${days.month}`);
  const row = page.getByRole('listitem').filter({ hasText: me });
  await expect(row).toContainText('Nieobecność');
  await expect(page.getByText('zwolnienie lekarskie,')).toHaveCount(0);

  await page.getByRole('button', { name: /wyloguj/i }).click();
  await signIn(page, 'kierownik', `/team/calendar?month=${days.month}`);
  await bar.click();
  const edit = page.getByRole('dialog', { name: 'Edytuj nieobecność' });
  await edit.getByRole('textbox', { name: 'Do (włącznie)' }).fill(days.from);
  await page.keyboard.press('Tab');
  await edit.getByRole('button', { name: 'Zapisz' }).click();
  await expect(edit).toBeHidden();
  await bar.click();
  await expect(edit.getByRole('textbox', { name: 'Do (włącznie)' })).toHaveValue(polish(days.from));
  await edit.getByRole('button', { name: 'Usuń' }).click();
  await page.getByRole('button', { name: 'Tak' }).click();
  await expect(edit).toBeHidden();
  await expect(bar).toHaveCount(0);
});

test('the keyboard marks days of a row; month and department stay in the address [ABS-18, ABS-19]', async ({
  page,
}) => {
  await signIn(page, 'kierownik', '/team/calendar');
  const strip = page.getByRole('button', { name: 'Dodaj nieobecność: Joanna Kamińska' });
  await strip.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Dodaj nieobecność' });
  await expect(dialog.getByRole('textbox', { name: 'Od' })).toHaveValue(/^01\./);
  await expect(dialog.getByRole('textbox', { name: 'Do (włącznie)' })).toHaveValue(/^02\./);
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

test('the general calendar opens on this week with what is one’s own, goes no further back than this month, opens days and own tasks [ABS-24, ABS-25, ABS-26, ABS-137, ABS-340]', async ({
  page,
}) => {
  await signIn(page, 'pracownik', '/calendar');
  await expect(page.getByRole('button', { name: 'Następny tydzień' })).toBeVisible();
  await expect(page.locator('[data-today]')).toBeVisible();
  // Nobody else's entries, and none of one's own is only counted.
  const bars = page.locator('[data-days] > button[title]');
  const others = page.locator('[data-days] > button[title]:not([title^="Piotr Wiśniewski"])');
  await expect(page.getByRole('link', { name: /^(Termin|Po terminie) / }).first()).toBeVisible();
  await expect(others).toHaveCount(0);
  // One's own name is said by none of them.
  await expect(bars.filter({ hasText: 'Piotr Wiśniewski' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^\+\d+: / })).toHaveCount(0);
  await accessible(page);
  const choose = (name: string) => page.getByText(name, { exact: true }).last().click();
  await choose('Wszyscy');
  await expect(page).toHaveURL(/who=all/);
  await expect(others).not.toHaveCount(0);
  await expect(bars.filter({ hasText: /^\p{Lu}\p{L}+ \p{Lu}\p{L}+ · /u })).not.toHaveCount(0);
  await choose('Miesiąc');
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
    .getByRole('link', { name: /^(Termin|Po terminie) (?!.*: zgłoszenie )/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/task\/\d+\/\d+\/\d+\/\d+/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/calendar');
  await page
    .getByRole('link', { name: /^(Termin|Po terminie) .*: zgłoszenie / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/yourIssues\/\d+/);
});

test('whoever gives an issue to somebody away is told before saving, and who stands in [ABS-27, SHE-27, SHE-31]', async ({
  company,
  page,
  request,
}) => {
  const away = await makeColleague(company, request);
  const own = await signedIn(request, away.username);
  const { list } = await own.get('/profile/list');
  const { list: gone } = await own.get('/calendar/presence');
  const isGone = (id: number) => gone.some(({ user }: { user: number }) => user === id);
  const substitute = list.find(({ id }: { id: number }) => id !== away.id && !isGone(id));
  const { types } = await own.get('/calendar/types/list');
  const type = types.find((one: { isVacation: boolean }) => one.isVacation).id;
  const today = warsawDay();
  // A week has work, whatever day it begins on.
  const range = { dateFrom: today, dateTo: addDays(today, 6) };
  await own.post('/calendar/create', { owner: away.id, type, ...range });
  await own.post('/replacement/create', {
    user: substitute.id,
    replacedUser: away.id,
    dateFrom: `${today} 00:00:00`,
    dateTo: `${today} 23:59:59`,
  });

  await signIn(page, 'kierownik', '/issue');
  await page.getByRole('button', { name: 'Dodaj zgłoszenie' }).click();
  const form = page.getByRole('dialog');
  await pickFirst(form.getByRole('combobox', { name: 'Przydzielono do' }), away.name);
  await page.keyboard.press('Tab');
  const limit = form.getByRole('textbox', { name: 'Graniczna data zakończenia' });
  await limit.fill('2026-02-30');
  await page.keyboard.press('Tab');
  await expect(form.getByText('Nieprawidłowa data, wpisz np. 25.11.2026 14:30')).toBeVisible();
  await expect(limit).toHaveValue('2026-02-30');
  await limit.fill('31.12.2026 14:30');
  await page.keyboard.press('Tab');
  await expect(form.getByText(/Nieprawidłowa data/)).toBeHidden();
  await expect(limit).toHaveValue('31.12.2026 14:30');
  await limit.fill('31.12.2026');
  await limit.press('Alt+ArrowDown');
  const calendar = page.getByRole('dialog', { name: 'Kalendarz: Graniczna data zakończenia' });
  await expect(calendar.getByRole('button', { name: '31 grudnia 2026' })).toBeFocused();
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(limit).toHaveValue('31.12.2026');
  await form.getByRole('button', { name: 'Kalendarz: Graniczna data zakończenia' }).click();
  await calendar.getByRole('button', { name: 'Dziś' }).click();
  await expect(limit).toHaveValue(polish(today));
  await expect(form.getByText(`Zastępuje: ${substitute.name}.`)).toBeVisible();
  await expect(form.getByText(`${away.name}: nieobecność do`)).toBeVisible();
});
