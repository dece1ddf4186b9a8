import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { accessible, expect, signedIn, signIn, test } from '../support.ts';

const leave = 'urlop wypoczynkowy';
const me = 'Piotr Wiśniewski';
const polish = (day: string) => day.split('-').reverse().join('.');
const later = (day: string, by: number) =>
  new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10);

test('on the phone the days to come of an absence that has begun are changed from its request, whose form cuts no button [ABS-331]', async ({
  page,
  request,
}) => {
  const head = await signedIn(request, 'kierownik');
  const own = await signedIn(request, 'pracownik');
  const { user } = await own.get('/profile/me');
  const { types } = await own.get('/calendar/types/list');
  const type = types.find((one: { name: string }) => one.name === 'urlop bezpłatny').id;
  const [from, to] = [later(warsawDay(), -1), later(warsawDay(), 6)];
  const { list } = await own.get(`/calendar/list?dateFrom=${from}&dateTo=${to}`);
  for (const one of list as { id: number; owner: number; type: { name: string } }[])
    if (one.owner === user.id && one.type.name === leave)
      await head.post(`/calendar/requests/${one.id}/withdraw`, { reason: 'Miejsce na tę próbę' });
  const begun = { owner: user.id, type, dateFrom: from, dateTo: to };
  const { id } = await head.post('/calendar/create', begun);

  await signIn(page, 'pracownik', '/');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/team/requests?item=${id}`);
  const dialog = page.getByRole('dialog', { name: `${me}: urlop bezpłatny` });
  await expect(dialog.getByText(/^Dni, które minęły, zmienia kierownik/)).toBeVisible();
  await expect(dialog.getByText(/^Te dni już minęły/)).toHaveCount(0);
  await accessible(page);
  await dialog.getByRole('button', { name: 'Zmień' }).click();
  const form = page.getByRole('dialog', { name: 'Edytuj nieobecność' });
  await form.getByRole('textbox', { name: 'Do (włącznie)' }).fill(polish(later(to, -1)));
  await page.keyboard.press('Tab');
  for (const name of ['Anuluj', 'Zapisz', 'Skutki nieobecności']) {
    const words = form.getByRole('button', { name }).locator('.mantine-Button-label');
    await expect.poll(() => words.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  }
  await accessible(page);
  await form.getByRole('button', { name: 'Zapisz' }).click();
  await expect(form).toBeHidden();
  expect((await own.get(`/calendar/requests/${id}`)).request).toMatchObject({
    ...{ dateFrom: from, dateTo: later(to, -1) },
  });
});

test('of half a day of holiday leave the form on the phone, and the rules of types, say that it is the company’s own rule [ABS-332]', async ({
  page,
}) => {
  await signIn(page, 'pracownik', '/team/calendar');
  await page.setViewportSize({ width: 390, height: 844 });
  await page
    .getByRole('button', { name: /^Dodaj/ })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: 'Dodaj nieobecność' });
  await form.getByRole('combobox', { name: 'Typ' }).fill('wypoczynk');
  await page.getByRole('option').first().click();
  for (const name of ['Od', 'Do (włącznie)'])
    await form.getByRole('textbox', { name }).fill('11.05.2037');
  await page.keyboard.press('Tab');
  await form.getByText(/^Pół dnia/).click();
  await expect(form.getByText(/^To zasada Twojej firmy: Kodeks pracy zna urlop/)).toBeVisible();
  await accessible(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.context().clearCookies();
  await signIn(page, 'admin', '/team/balances');
  await page.getByRole('main').getByRole('button', { name: 'Widok', exact: true }).click();
  await page.getByRole('button', { name: 'Zasady typów' }).click();
  const rules = page.getByRole('dialog', { name: 'Zasady typów nieobecności' });
  await expect(rules.getByText(/także pół dnia \(zasada firmy\)/)).toBeVisible();
  await rules.getByRole('button', { name: `Zmień: ${leave}` }).click();
  const type = page.getByRole('dialog', { name: leave });
  await expect(type.getByText(/Pół dnia albo godziny to zasada firmy\.$/)).toBeVisible();
  await accessible(page);
});
