import type { Locator, Page } from '@playwright/test';
import { workingDay, workingDaysFrom, workingDaysIn } from '@zaplecze/contract/kit/values/holidays';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { strikeClock } from '../../packages/server/test/clock.ts';
import { makeColleague } from '../records.ts';
import { accessible, expect, pickFirst, signedIn, signIn, test, viewMenu } from '../support.ts';

const year = Number(warsawDay().slice(0, 4));
type Days = { dateFrom: string; dateTo: string };

/** A manager fills in what a person takes and presses „Zapisz”; gives the form. */
async function fill(page: Page, person: string, type: string, days: Days): Promise<Locator> {
  await page.getByRole('button', { name: 'Dodaj nieobecność', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Dodaj nieobecność' });
  await pickFirst(form.getByRole('combobox', { name: 'Osoba' }), person, person);
  await form.getByLabel('Typ').click();
  await page.getByRole('option', { name: type }).click();
  await form.getByRole('textbox', { name: 'Od' }).fill(days.dateFrom);
  await form.getByRole('textbox', { name: 'Do (włącznie)' }).fill(days.dateTo);
  await form.getByRole('button', { name: 'Zapisz' }).click();
  return form;
}

/** The same, which counts at once. */
async function enter(page: Page, person: string, type: string, days: Days): Promise<void> {
  await expect(await fill(page, person, type, days)).toBeHidden();
}

test('a year’s turn of balances: leave over New Year is taken of both, what is left goes on until 30 September [ABS-55, ABS-56, ABS-57]', async ({
  company,
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const person = await makeColleague(company, page.request);
  /** The clock of a night at the beginning of a year; done once the year is kept. */
  const turn = async (of: number) => {
    await strikeClock(company.dataDir, 'absences:keepBalances', new Date(Date.UTC(of, 0, 15)));
    const query = `?filter[year]=${of}&filter[user]=${person.id}`;
    await expect
      .poll(async () => (await manager.get(`/calendar/balances${query}`)).list.count)
      .toBe(1);
  };
  await turn(year);
  const december = { dateFrom: `${year}-12-28`, dateTo: `${year}-12-31` };
  const january = { dateFrom: `${year + 1}-01-01`, dateTo: `${year + 1}-01-08` };
  const oneDay = workingDay(`${year}-12-14`, 1);
  const left = 26 - 1 - workingDaysIn(december);
  const late = left - workingDaysIn(january);

  await signIn(page, 'kierownik', '/team/calendar');
  await enter(page, person.name, 'urlop na żądanie', { dateFrom: oneDay, dateTo: oneDay });
  await enter(page, person.name, 'urlop wypoczynkowy', {
    ...{ dateFrom: december.dateFrom, dateTo: january.dateTo },
  });
  await turn(year + 1);

  await page.goto('/team/balances');
  await page.getByPlaceholder('Szukaj pracownika…').fill(person.name);
  await page.getByRole('link', { name: person.name }).first().click();
  const dialog = page.getByRole('dialog', { name: person.name });
  const rest = dialog.getByRole('listitem').filter({ hasText: 'urlop wypoczynkowy' }).first();
  const demand = dialog.getByRole('listitem').filter({ hasText: 'urlop na żądanie' });
  await expect(rest).toContainText(new RegExp(`zostało ${left} z\\s26\\sdni`));
  await expect(demand).toContainText(/zostało 3 z\s4\sdni/);
  await dialog.getByRole('button', { name: 'Następny rok' }).click();
  await expect(rest).toContainText(new RegExp(`zostało ${26 + late} z\\s${26 + left}\\s`));
  await expect(rest).toContainText(
    new RegExp(`zaległe ${late}\\s.*do wykorzystania do 30\\.09\\.${year + 1}`),
  );
  await expect(demand).toContainText(/zostało 4 z\s4\sdni/);
  await accessible(page);
});

test('over the balance is asked about; a type that says so refuses it [ABS-60]', async ({
  company,
  page,
}) => {
  const type = 'siła wyższa';
  const person = await makeColleague(company, page.request);
  const first = workingDay(`${year}-12-07`, 1);
  const days = { dateFrom: first, dateTo: workingDaysFrom(first, 2) };
  await signIn(page, 'admin', '/team/calendar');
  const form = await fill(page, person.name, type, days);
  const asked = page.getByRole('dialog', { name: 'To ponad limit. Zapisać mimo to?' });
  await expect(asked).toContainText(/brakuje 1\sdzień/);
  await asked.getByRole('button', { name: 'Nie' }).click();
  await expect(form).toBeVisible();
  await form.getByRole('button', { name: 'Zapisz' }).click();
  await asked.getByRole('button', { name: 'Tak' }).click();
  await expect(form).toBeHidden();

  await page.goto('/team/balances');
  await (await viewMenu(page)).getByRole('button', { name: 'Zasady typów' }).click();
  const rules = page.getByRole('dialog', { name: 'Zasady typów nieobecności' });
  await rules.getByRole('button', { name: `Zmień: ${type}` }).click();
  const rule = page.getByRole('dialog', { name: type, exact: true });
  await rule.getByRole('switch', { name: 'Ponad limit nie można' }).check();
  await rule.getByRole('button', { name: 'Zapisz' }).click();
  await expect(rules.getByText(/ponad limit nie można/)).toBeVisible();

  await page.goto('/team/calendar');
  const later = workingDaysFrom(first, 4);
  await fill(page, person.name, type, { dateFrom: later, dateTo: later });
  await expect(form.getByText(/Ponad limit „siła wyższa”/).first()).toBeVisible();
  await expect(asked).toHaveCount(0);
});

test('a limit that cannot be switched off any more says so on its switch, and nothing is lost [ABS-280]', async ({
  page,
}) => {
  await signIn(page, 'admin', '/admin/calendarType');
  const row = page.getByRole('row', { name: /urlop na żądanie/ });
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Edytuj' }).click();
  const form = page.getByRole('dialog', { name: 'Edytuj typ kalendarza' });
  const limited = form.getByRole('switch', { name: 'Limit roczny' });
  await limited.click();
  await form.getByRole('button', { name: 'Zapisz' }).click();
  await expect(limited).toHaveAttribute('aria-invalid', 'true');
  await expect(limited).toHaveAccessibleDescription(/trwają albo minęły, a zmiana policzyłaby/);
  await expect(limited).not.toBeChecked();
  await accessible(page);
});
