import { accessible, expect, signedIn, signIn, test } from '../support.ts';

const leave = 'urlop wypoczynkowy';
const me = 'Piotr Wiśniewski';
const polish = (day: string) => day.split('-').reverse().join('.');
const later = (day: string, by: number) =>
  new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10);

/** A Monday some months ahead, in the middle of its month. */
function monday(months: number): string {
  const at = new Date();
  at.setUTCDate(8);
  at.setUTCMonth(at.getUTCMonth() + months);
  while (at.getUTCDay() !== 1) at.setUTCDate(at.getUTCDate() + 1);
  return at.toISOString().slice(0, 10);
}

test('on the phone leave is asked for, decided, its cancelling refused and then granted, between two people [ABS-30, ABS-33, ABS-34, ABS-222]', async ({
  page,
  request,
}) => {
  const from = monday(19);
  const phone = async (login: string, path: string) => {
    // The phone has its menu put away, by which signing in is known.
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.context().clearCookies();
    await signIn(page, login, path);
    await page.setViewportSize({ width: 390, height: 844 });
  };
  const dialog = page.getByRole('dialog', { name: `${me}: ${leave}` });

  await phone('pracownik', `/team/calendar?month=${from.slice(0, 7)}`);
  await page
    .getByRole('button', { name: /^Dodaj/ })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: 'Dodaj nieobecność' });
  await form.getByRole('combobox', { name: 'Typ' }).fill('wypoczynk');
  await page.getByRole('option').first().click();
  await form.getByRole('textbox', { name: 'Od' }).fill(polish(from));
  await form.getByRole('textbox', { name: 'Do (włącznie)' }).fill(polish(later(from, 1)));
  await page.keyboard.press('Tab');
  await expect(form.getByText(/Do tego czasu nieobecność czeka/)).toBeVisible();
  await accessible(page);
  await form.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('Wniosek wysłany, czeka na akceptację').first()).toBeVisible();
  const effects = page.getByRole('dialog', { name: /^Skutki nieobecności/ });
  await expect(form).toBeHidden();
  const own = await signedIn(request, 'pracownik');
  const { user } = await own.get('/profile/me');
  const { list } = await own.get(`/calendar/list?dateFrom=${from}&dateTo=${from}`);
  const id = list.find((one: { owner: number }) => one.owner === user.id).id as number;
  if (await effects.isVisible()) await page.keyboard.press('Escape');
  const address = `/team/requests?item=${id}`;

  await test.step('the decider finds it on the phone and accepts', async () => {
    await phone('kierownik', '/team/requests?filter[decide]=1');
    const card = page.locator('li, article, tr').filter({ hasText: polish(later(from, 1)) });
    await card.locator('[data-row-open]').first().click();
    await expect(dialog.getByText(/^Ten wniosek bierze/)).toBeVisible();
    await accessible(page);
    await dialog.getByRole('button', { name: 'Zaakceptuj' }).click();
    await expect(dialog).toBeHidden();
  });

  const askToCancel = async (reason: string) => {
    await phone('pracownik', address);
    await expect(dialog.getByText(/^Ta nieobecność bierze z tego/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Poproś o odwołanie' }).click();
    const ask = page.getByRole('dialog', { name: 'Poproś o odwołanie' });
    await ask.getByRole('textbox', { name: 'Powód' }).fill(reason);
    await accessible(page);
    await ask.getByRole('button', { name: 'Poproś o odwołanie' }).click();
    await expect(page.getByText('Prośba o odwołanie wysłana').first()).toBeVisible();
  };

  await test.step('its cancelling is asked for and refused: it stands', async () => {
    await askToCancel('Wyjazd przepadł');
    await phone('kierownik', address);
    await expect(dialog.getByText('Wyjazd przepadł')).toBeVisible();
    await expect(dialog.getByText(/^Odwołanie oddaje/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Odmów' }).click();
    const refusal = page.getByRole('dialog', { name: 'Odmowa' });
    await refusal.getByRole('textbox').fill('Zastępstwo już ustalone');
    await accessible(page);
    await refusal.getByRole('button', { name: 'Odmów' }).click();
    await expect(refusal).toBeHidden();
    await phone('pracownik', address);
    await expect(dialog.getByText('(Zastępstwo już ustalone)')).toBeVisible();
    await expect(dialog.getByText('Zaakceptowana').first()).toBeVisible();
  });

  await test.step('asked for again and granted, it is cancelled and takes nothing', async () => {
    await askToCancel('Jednak nie jadę');
    await phone('kierownik', address);
    await dialog.getByRole('button', { name: 'Zaakceptuj zmianę' }).click();
    await expect(dialog).toBeHidden();
    await phone('pracownik', address);
    await expect(dialog.getByText('Odwołana').first()).toBeVisible();
    await expect(dialog.getByText(/bierze/)).toHaveCount(0);
    await accessible(page);
  });
});
