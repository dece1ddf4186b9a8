import { makeColleague } from '../records.ts';
import { accessible, expect, signedIn, signIn, test } from '../support.ts';

const me = 'Piotr Wiśniewski';
const leave = 'urlop wypoczynkowy';
const phone = { width: 390, height: 844 };

test('what lacks of a person is named on a phone, and filled in beside their balance [ABS-87, ABS-89, ABS-92, ABS-336]', async ({
  company,
  page,
}) => {
  const person = await makeColleague(company, page.request);
  await signIn(page, 'kierownik', `/team/view/${person.id}`);
  await page.setViewportSize(phone);
  await expect(page.getByText(/^Brakuje: pierwszy dzień pracy/)).toBeVisible();
  await accessible(page);
  await page.goto(`/team/balances?filter[lacks]=1&filter[user]=${person.id}`);
  const row = page.locator('li, article, tr').filter({ hasText: person.name });
  await expect(row.getByText(/^pierwszy dzień pracy/)).toBeVisible();
  await page.goto(`/team/view/${person.id}`);
  await page.getByRole('link', { name: 'Uzupełnij' }).click();
  const dialog = page.getByRole('dialog', { name: person.name });
  const terms = dialog.getByRole('region', { name: 'Zatrudnienie' });
  await terms.getByRole('button', { name: 'Dodaj okres' }).click();
  const form = page.getByRole('dialog', { name: 'Nowy okres zatrudnienia' });
  await form.getByRole('textbox', { name: 'Pierwszy dzień pracy' }).fill('1.03.2020');
  await form.getByLabel('Etat').click();
  await page.getByRole('option', { name: '3/4 etatu' }).click();
  await accessible(page);
  await form.getByRole('button', { name: 'Zapisz' }).click();
  await expect(form).toBeHidden();
  await expect(terms.getByText('Zatrudnienie: od 01.03.2020, 3/4 etatu')).toBeVisible();

  const seniority = dialog.getByRole('region', { name: 'Staż urlopowy' });
  await seniority.getByRole('button', { name: 'Dodaj do stażu' }).click();
  const period = page.getByRole('dialog', { name: 'Staż urlopowy' });
  await period.getByLabel('Co się liczy').click();
  await page.getByRole('option', { name: 'ukończona szkoła' }).click();
  await period.getByLabel('Szkoła').click();
  await page.getByRole('option', { name: 'szkoła wyższa (8 lat)' }).click();
  await accessible(page);
  await period.getByRole('button', { name: 'Zapisz' }).click();
  await expect(period).toBeHidden();
  // Eight years of school and more than two of work here.
  await expect(seniority.getByText(/26\sdni urlopu w roku/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Zmień etat/ })).toHaveCount(0);
  await accessible(page);
});

test('a decision that somebody else made meanwhile is told, and the request is read again [ABS-96]', async ({
  page,
  request,
}) => {
  const own = await signedIn(request, 'pracownik');
  const { user } = await own.get('/profile/me');
  const { types } = await own.get('/calendar/types/list');
  const type = types.find((one: { name: string }) => one.name === leave).id;
  const at = new Date();
  at.setUTCMonth(at.getUTCMonth() + 17, 8);
  while (at.getUTCDay() !== 1) at.setUTCDate(at.getUTCDate() + 1);
  const day = at.toISOString().slice(0, 10);
  const absence = { owner: user.id, type, dateFrom: day, dateTo: day };
  const { id } = await own.post('/calendar/create', absence);

  await signIn(page, 'kierownik', `/team/requests?item=${id}`);
  await page.setViewportSize(phone);
  const dialog = page.getByRole('dialog', { name: `${me}: ${leave}` });
  await dialog.getByRole('button', { name: 'Odmów' }).click();
  const refusal = page.getByRole('dialog', { name: 'Odmowa' });
  await refusal.getByRole('textbox').fill('Za dużo osób');
  const admin = await signedIn(request, 'admin');
  await admin.post(`/calendar/requests/${id}/decision`, { status: 1 });
  await refusal.getByRole('button', { name: 'Odmów' }).click();
  await expect(page.getByText('Ktoś już zdecydował o tym wniosku').first()).toBeVisible();
  await expect(refusal).toBeHidden();
  await expect(dialog.getByText('Zaakceptowana').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Odmów' })).toHaveCount(0);
});

test('on the phone whoever closes an account writes the last day and reads which absences lie behind it; who gives it back reads that day [PEO-293, PEO-294, ABS-346]', async ({
  company,
  page,
}) => {
  const person = await makeColleague(company, page.request);
  const manager = await signedIn(page.request, 'kierownik');
  const path = `/calendar/employment/${person.id}/terms`;
  await manager.post(path, { firstDay: '2020-03-01', partTime: 1 });
  const { types } = await manager.get('/calendar/types/list');
  const type = types.find((one: { name: string }) => one.name === leave).id as number;
  const days = { dateFrom: '2025-03-10', dateTo: '2025-03-14' };
  await manager.post('/calendar/create', { owner: person.id, type, ...days });

  await signIn(page, 'kierownik', `/team/view/${person.id}`);
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: /^(Więcej|Działania)/ }).click();
  await page.getByRole('menuitem', { name: 'Usuń' }).click();
  const dialog = page.getByRole('dialog', { name: /^Wyłączenie konta/ });
  const lastDay = dialog.getByRole('textbox', { name: 'Ostatni dzień pracy' });
  await expect(lastDay).not.toHaveValue('');
  await lastDay.fill('29.02.2020');
  await dialog.getByRole('button', { name: 'Tak' }).click();
  await expect(dialog.getByText(/wcześniejszy niż pierwszy \(01\.03\.2020\)/)).toBeVisible();
  await accessible(page);
  await lastDay.fill('28.02.2025');
  await dialog.getByRole('button', { name: 'Tak' }).click();
  await expect(page.getByText(/^Poza zatrudnieniem zostały nieobecności/)).toContainText(
    `${leave}, od 10.03.2025 do 14.03.2025`,
  );
  await page.goto(`/team/view/${person.id}`);
  await page.getByRole('button', { name: 'Przywróć konto' }).click();
  await expect(page.getByText(/^Ostatni dzień pracy tej osoby to 28\.02\.2025/)).toBeVisible();
});
