import type { Page } from '@playwright/test';
import { isWorkingDay } from '@zaplecze/contract/kit/holidays';
import { daysOf } from '@zaplecze/contract/kit/days';
import { warsawDay } from '@zaplecze/contract/kit/time';
import { strikeClock } from '../packages/server/test/clock.ts';
import { makeColleague } from './records.ts';
import { accessible, expect, signedIn, signIn, test } from './support.ts';

const leave = 'urlop wypoczynkowy';
const year = Number(warsawDay().slice(0, 4));
const working = (dateFrom: string, dateTo: string) =>
  daysOf({ dateFrom, dateTo }).filter(isWorkingDay).length;

/** The person enters days of a type in their row of the absence calendar. */
async function take(page: Page, type: string, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: 'Dodaj nieobecność', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Dodaj nieobecność' });
  await form.getByLabel('Typ').click();
  await page.getByRole('option', { name: type }).click();
  await form.getByRole('textbox', { name: 'Od' }).fill(from);
  await form.getByRole('textbox', { name: 'Do (włącznie)' }).fill(to);
  await form.getByRole('button', { name: 'Zapisz' }).click();
  await expect(form).toBeHidden();
}

test('a year’s turn of balances: leave over New Year is taken of both, what is left goes on [ABS-55, ABS-56, ABS-57]', async ({
  company,
  page,
}) => {
  const admin = await signedIn(page.request, 'admin');
  const person = await makeColleague(company, page.request);
  const turn = (of: number) =>
    strikeClock(company.dataDir, 'absences:keepBalances', new Date(Date.UTC(of, 0, 15)));
  const opened = async (of: number) =>
    (await admin.get(`/absence/balances/${person.id}?year=${of}`)).person.balances;
  await turn(year);
  await expect.poll(() => opened(year)).not.toEqual([]);

  await signIn(page, person.username, '/team/calendar');
  await take(page, leave, `${year}-12-28`, `${year + 1}-01-08`);
  const [before, after] = [
    working(`${year}-12-28`, `${year}-12-31`),
    working(`${year + 1}-01-01`, `${year + 1}-01-08`),
  ];
  void [before, after];
  await signIn(page, 'admin', `/team/balances?filter[year]=${year}`);
  await accessible(page);
});
