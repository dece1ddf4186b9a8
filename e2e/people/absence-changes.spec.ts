import type { Page } from '@playwright/test';
import { accessible, expect, signedIn, signIn, test } from '../support.ts';

const me = 'Piotr Wiśniewski';
const leave = 'urlop wypoczynkowy';
const iso = (at: Date) => at.toISOString().slice(0, 10);
const polish = (day: string) => day.split('-').reverse().join('.');
const later = (day: string, by: number) => iso(new Date(Date.parse(day) + by * 86_400_000));

/** A Monday some months ahead, where the demonstration company is quiet. */
function monday(months: number): string {
  const at = new Date();
  at.setUTCDate(8);
  at.setUTCMonth(at.getUTCMonth() + months);
  while (at.getUTCDay() !== 1) at.setUTCDate(at.getUTCDate() + 1);
  return iso(at);
}

type Request = Parameters<typeof signedIn>[0];

/** Leave of the employee that the head has accepted. */
async function givenLeave(request: Request, dateFrom: string, dateTo: string): Promise<number> {
  const own = await signedIn(request, 'pracownik');
  const { user } = await own.get('/profile/me');
  const { types } = await own.get('/calendar/types/list');
  const type = types.find((one: { name: string }) => one.name === leave).id;
  const { id } = await own.post('/calendar/create', { owner: user.id, type, dateFrom, dateTo });
  const head = await signedIn(request, 'kierownik');
  await head.post(`/calendar/requests/${id}/decision`, { status: 1 });
  return id;
}

const asks = (page: Page) => page.getByRole('dialog', { name: 'Edytuj nieobecność' });

for (const width of [1440, 390])
  test(`a change of accepted leave is asked for, refused and accepted, at ${width} pixels [ABS-33, ABS-59]`, async ({
    page,
    request,
  }) => {
    const from = monday(width === 390 ? 9 : 10);
    const to = later(from, 1);
    const id = await givenLeave(request, from, to);
    const bar = page.locator(`[data-entry="${id}"]`).first();
    const dialog = page.getByRole('dialog', { name: `${me}: ${leave}` });
    const leaveTo = async (login: string, path: string) => {
      // The phone has its menu put away, by which signing in is known.
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.context().clearCookies();
      await signIn(page, login, path);
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    };

    const askForLonger = async (day: string) => {
      await leaveTo('pracownik', `/team/calendar?month=${from.slice(0, 7)}`);
      await bar.scrollIntoViewIfNeeded();
      await bar.click();
      const form = asks(page);
      await form.getByRole('textbox', { name: 'Do (włącznie)' }).fill(day);
      await page.keyboard.press('Tab');
      await expect(form.getByText(/i po odmowie, obowiązuje to, co zaakceptowane/)).toBeVisible();
      await form.getByRole('textbox', { name: 'Dlaczego' }).fill('Samolot wraca później');
      await accessible(page);
      await form.getByRole('button', { name: 'Zapisz' }).click();
      await expect(page.getByText('Prośba o zmianę wysłana').first()).toBeVisible();
      await expect(bar).toHaveAccessibleName(/czeka zmiana/);
      await expect(bar).not.toHaveAccessibleName(/czeka na akceptację/);
    };

    await askForLonger(later(from, 3));
    await bar.click();
    await expect(asks(page).getByText(/^Na decyzję czeka:/)).toBeVisible();
    await accessible(page);

    await test.step('the head sees what was accepted beside the new, and refuses', async () => {
      await leaveTo('kierownik', `/team/requests?item=${id}`);
      await expect(dialog.getByText('Prośba o zmianę na')).toBeVisible();
      await expect(dialog.getByText('Zaakceptowano wcześniej')).toBeVisible();
      await expect(dialog.getByText('Samolot wraca później')).toBeVisible();
      await accessible(page);
      await dialog.getByRole('button', { name: 'Odmów' }).click();
      const refusal = page.getByRole('dialog', { name: 'Odmowa' });
      await expect(refusal.getByText(/Po odmowie zostaje to, co zaakceptowano/)).toBeVisible();
      await refusal.getByRole('textbox').fill('Zamknięcie kwartału');
      await refusal.getByRole('button', { name: 'Odmów' }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step('the leave is as it was, and the refusal is read', async () => {
      await leaveTo('pracownik', `/team/requests?item=${id}`);
      await expect(dialog.getByText('Zaakceptowana').first()).toBeVisible();
      await expect(dialog.getByText(/odmowa/).first()).toBeVisible();
      await expect(dialog.getByText('(Zamknięcie kwartału)')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Poproś o odwołanie' })).toBeVisible();
    });

    await askForLonger(later(from, 2));
    await leaveTo('kierownik', '/team/requests?filter[decide]=1');
    const row = page.locator(`tr, li, article`).filter({ hasText: me }).filter({ hasText: '→' });
    await row.locator('[data-row-open]').first().click();
    await dialog.getByRole('button', { name: 'Zaakceptuj zmianę' }).click();
    await expect(dialog).toBeHidden();
    await leaveTo('pracownik', `/team/calendar?month=${from.slice(0, 7)}`);
    await expect(bar).toHaveAccessibleName(
      new RegExp(polish(later(from, 2)).replaceAll('.', '\\.')),
    );
    await expect(bar).not.toHaveAccessibleName(/czeka/);
  });

test('days that are over are a fact for their person, and a correction with a reason for a manager [ABS-35, ABS-39]', async ({
  page,
  request,
}) => {
  const at = monday(-2);
  const id = await givenLeave(request, at, at);
  // Others ask for the same person's leave of this year: there is enough of it.
  const head = await signedIn(request, 'kierownik');
  const { type, owner } = (await head.get(`/calendar/requests/${id}`)).request;
  await head.patch(`/calendar/balances/${owner}/${at.slice(0, 4)}/${type.id}`, { entitled: 60 });
  const month = `/team/calendar?month=${at.slice(0, 7)}`;
  const bar = page.locator(`[data-entry="${id}"]`).first();
  await signIn(page, 'pracownik', month);
  await bar.click();
  const fact = page.getByRole('dialog');
  await expect(fact.getByText(/^Te dni już minęły\. Zmienia je kierownik/)).toBeVisible();
  await expect(fact.getByRole('textbox')).toHaveCount(0);
  await expect(fact.getByRole('button', { name: /odwoł|usuń|zmień/i })).toHaveCount(0);
  await accessible(page);

  await page.context().clearCookies();
  await signIn(page, 'kierownik', month);
  await bar.click();
  const form = asks(page);
  await form.getByRole('textbox', { name: 'Do (włącznie)' }).fill(later(at, 1));
  await page.keyboard.press('Tab');
  const reason = form.getByRole('textbox', { name: 'Powód, który przeczyta ta osoba' });
  await expect(reason).toBeVisible();
  await form.getByRole('button', { name: 'Zapisz' }).click();
  await expect(form.getByText('Podaj powód').first()).toBeVisible();
  await reason.fill('Był też we wtorek');
  await accessible(page);
  await form.getByRole('button', { name: 'Zapisz' }).click();
  await expect(form).toBeHidden();
  await expect(bar).toHaveAccessibleName(new RegExp(polish(later(at, 1)).replaceAll('.', '\\.')));
});

for (const width of [1440, 390])
  test(`leave that meets another is shortened, moved, or takes its place, at ${width} pixels [ABS-152]`, async ({
    page,
    request,
  }) => {
    const from = monday(width === 390 ? 13 : 14);
    const id = await givenLeave(request, from, later(from, 4));
    const month = `/team/calendar?month=${from.slice(0, 7)}`;
    await signIn(page, 'pracownik', month);
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await page
      .getByRole('button', { name: /^Dodaj/ })
      .first()
      .click();
    const form = page.getByRole('dialog', { name: 'Dodaj nieobecność' });
    const day = (name: string) => form.getByRole('textbox', { name });
    await form.getByRole('combobox', { name: 'Typ' }).fill('okolicz');
    await page.getByRole('option').first().click();
    const overlapping = async () => {
      await day('Od').fill(polish(later(from, 3)));
      await day('Do (włącznie)').fill(polish(later(from, 7)));
      await page.keyboard.press('Tab');
      await expect(form.getByText(/W tym czasie jest już: urlop wypoczynkowy/)).toBeVisible();
    };

    await overlapping();
    await accessible(page);
    await form.getByRole('button', { name: /^Skróć/ }).click();
    await expect(day('Od')).toHaveValue(polish(later(from, 7)));
    await expect(form.getByText(/W tym czasie jest już/)).toHaveCount(0);

    await overlapping();
    await form.getByRole('button', { name: /^Przesuń/ }).click();
    await expect(day('Od')).toHaveValue(polish(later(from, 7)));
    await expect(day('Do (włącznie)')).toHaveValue(polish(later(from, 9)));
    await expect(form.getByText(/W tym czasie jest już/)).toHaveCount(0);

    await overlapping();
    await form.getByRole('button', { name: /^Zastąp/ }).click();
    const change = asks(page);
    await expect(change.getByText(/i po odmowie, obowiązuje to, co zaakceptowane/)).toBeVisible();
    await expect(change.getByRole('textbox', { name: 'Od' })).toHaveValue(polish(later(from, 3)));
    await accessible(page);
    await change.getByRole('button', { name: 'Zapisz' }).click();
    await expect(page.getByText('Prośba o zmianę wysłana').first()).toBeVisible();
    const head = await signedIn(request, 'kierownik');
    const { request: open } = await head.get(`/calendar/requests/${id}`);
    expect(open.change).toMatchObject({ dateFrom: later(from, 3), dateTo: later(from, 7) });
  });
