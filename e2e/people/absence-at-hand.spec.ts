import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { type Caller, expect, signedIn, signIn, test } from '../support.ts';

const leave = 'urlop wypoczynkowy';
const me = 'Piotr Wiśniewski';
const polish = (day: string) => day.split('-').reverse().join('.');

/** A Wednesday so many weeks from this one. */
function wednesday(weeks: number): string {
  const today = warsawDay();
  const at = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDays(today, 3 - (at || 7) + weeks * 7);
}

const typeOf = async (by: Caller, name: string): Promise<number> =>
  (await by.get('/calendar/types/list')).types.find((one: { name: string }) => one.name === name)
    .id;

test('from the list of requests one asks, and takes back by one press [ABS-264, ABS-265]', async ({
  page,
}) => {
  const day = wednesday(31);
  await signIn(page, 'pracownik', '/team/requests');
  await page.getByRole('button', { name: 'Dodaj nieobecność', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Dodaj nieobecność' });
  await form.getByLabel('Typ').click();
  await page.getByRole('option', { name: leave }).click();
  await form.getByRole('textbox', { name: 'Od' }).fill(polish(day));
  await form.getByRole('textbox', { name: 'Do (włącznie)' }).fill(polish(day));
  await page.keyboard.press('Tab');
  await expect(form.getByText(`${leave} ${day.slice(0, 4)}:`)).toBeVisible();
  await form.getByRole('button', { name: 'Zapisz' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Wycofaj', exact: true }).click();
  await expect(page.getByText('Wniosek wycofany')).toBeVisible();
});

test('own accepted days that are over are read, with who may change them [ABS-266]', async ({
  page,
  request,
}) => {
  const own = await signedIn(request, 'pracownik');
  const manager = await signedIn(request, 'kierownik');
  const owner = (await own.get('/profile/me')).user.id;
  const day = wednesday(-60);
  const type = await typeOf(own, leave);
  await manager.post('/calendar/create', { owner, type, dateFrom: day, dateTo: day });
  await signIn(page, 'pracownik', `/team/calendar?month=${day.slice(0, 7)}`);
  await page
    .getByRole('button', { name: new RegExp(`^${me}: ${leave}`) })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: `${me}: ${leave}` });
  await expect(
    dialog.getByText('Te dni już minęły. Zmienia je kierownik, podając powód.'),
  ).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
});
