import type { Page } from '@playwright/test';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { makeColleague } from '../records.ts';
import { accessible, expect, signedIn, signIn, test, viewMenu } from '../support.ts';

const me = 'Piotr Wiśniewski';
const leave = 'urlop wypoczynkowy';
const iso = (at: Date) => at.toISOString().slice(0, 10);
const polish = (day: string) => day.split('-').reverse().join('.');

/** Monday and Tuesday of a week some months ahead, where the demonstration company is quiet. */
function twoDays(months: number): { month: string; from: string; to: string } {
  const at = new Date();
  at.setUTCDate(8);
  at.setUTCMonth(at.getUTCMonth() + months);
  while (at.getUTCDay() !== 1) at.setUTCDate(at.getUTCDate() + 1);
  const from = iso(at);
  at.setUTCDate(at.getUTCDate() + 1);
  return { month: from.slice(0, 7), from, to: iso(at) };
}

/** The signed-in person asks for leave on these days. */
async function ask(page: Page, days: { from: string; to: string }): Promise<void> {
  await page.getByRole('button', { name: 'Dodaj nieobecność', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Dodaj nieobecność' });
  await form.getByLabel('Typ').click();
  await page.getByRole('option', { name: leave }).click();
  await form.getByRole('textbox', { name: 'Od' }).fill(days.from);
  await form.getByRole('textbox', { name: 'Do (włącznie)' }).fill(days.to);
  await page.keyboard.press('Tab');
  await expect(form.getByText(`${leave} ${days.from.slice(0, 4)}:`)).toBeVisible();
  await expect(form.getByText('Decyduje: Joanna Kamińska.')).toBeVisible();
  await accessible(page);
  await form.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('Wniosek wysłany, czeka na akceptację')).toBeVisible();
  await expect(form).toBeHidden();
  // What waits then is settled later.
  const sheet = page.getByRole('dialog', { name: /^Skutki nieobecności/ });
  await sheet.getByRole('button', { name: 'Anuluj' }).click();
  await expect(sheet).toBeHidden();
}

test('a request refused and one accepted by a substitute of the head [ABS-30, ABS-31, ABS-32, ABS-36, ABS-37, ABS-40, ABS-59, ABS-350]', async ({
  company,
  page,
  request,
}) => {
  const [refused, accepted] = [twoDays(5), twoDays(6)];
  const bar = page.getByRole('button', { name: new RegExp(`^${me}: ${leave}`) });

  await signIn(page, 'pracownik', `/team/calendar?month=${refused.month}`);
  await ask(page, refused);
  await expect(bar).toHaveAccessibleName(/czeka na akceptację/);
  await page.goto(`/team/calendar?month=${accepted.month}`);
  await ask(page, accepted);

  await test.step('the head refuses, with a reason', async () => {
    await page.getByRole('button', { name: /wyloguj/i }).click();
    await signIn(page, 'kierownik', `/team/calendar?month=${refused.month}`);
    await bar.click();
    const dialog = page.getByRole('dialog', { name: `${me}: ${leave}` });
    await expect(dialog.getByText('Kto jeszcze jest wtedy nieobecny w dziale')).toBeVisible();
    await expect(dialog.getByText('Ten wniosek bierze')).toBeVisible();
    await accessible(page);
    await dialog.getByRole('button', { name: 'Odmów' }).click();
    const refusal = page.getByRole('dialog', { name: 'Odmowa' });
    await refusal.getByRole('button', { name: 'Odmów' }).click();
    await expect(refusal.getByText('Podaj powód').first()).toBeVisible();
    await refusal.getByRole('textbox').fill('Zamknięcie miesiąca');
    await refusal.getByRole('button', { name: 'Odmów' }).click();
    await expect(dialog).toBeHidden();
    await expect(bar).toHaveCount(0);
  });

  await test.step('who stands in for the head accepts', async () => {
    const substitute = await makeColleague(company, request);
    const manager = await signedIn(request, 'kierownik');
    const { user } = await manager.get('/profile/me');
    const today = warsawDay();
    await manager.post('/replacement/create', {
      user: substitute.id,
      replacedUser: user.id,
      dateFrom: `${today} 00:00:00`,
      dateTo: `${today} 23:59:59`,
    });
    await page.getByRole('button', { name: /wyloguj/i }).click();
    await signIn(page, substitute.username, '/team/requests?filter[decide]=1');
    const row = page.getByRole('row').filter({ hasText: me });
    // What waits in the absence stands above the buttons: it may not push them from under a finger.
    const known = Promise.withResolvers<void>();
    await page.route('**/absence/impact/*', (route) => known.promise.then(() => route.continue()));
    await row
      .filter({ hasText: polish(accepted.to) })
      .getByRole('link')
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: `${me}: ${leave}` });
    const accept = dialog.getByRole('button', { name: 'Zaakceptuj' });
    await expect(dialog.getByText('Sprawdzam, co wtedy czeka…')).toBeVisible();
    const place = await accept.boundingBox();
    known.resolve();
    await expect(dialog.getByText(/czeka:\s\d/)).toBeVisible();
    expect(await accept.boundingBox()).toEqual(place);
    await accept.click();
    await expect(dialog).toBeHidden();
    await expect(row.filter({ hasText: polish(accepted.to) })).toHaveCount(0);
  });

  await page.getByRole('button', { name: /wyloguj/i }).click();
  await signIn(page, 'pracownik', '/team/requests?filter[status]=2');
  await page
    .getByRole('row')
    .filter({ hasText: polish(refused.to) })
    .getByRole('link')
    .first()
    .click();
  const told = page.getByRole('dialog', { name: `${me}: ${leave}` });
  await expect(told.getByText('Zamknięcie miesiąca')).toBeVisible();
  await accessible(page);
  await page.goto(`/team/calendar?month=${accepted.month}`);
  await expect(bar).toBeVisible();
  await expect(bar).not.toHaveAccessibleName(/czeka na akceptację/);
});

test('who decides about a part of a day reads that the work stays with the person [ABS-350]', async ({
  page,
  request,
}) => {
  const { from } = twoDays(11);
  const own = await signedIn(request, 'pracownik');
  const { user } = await own.get('/profile/me');
  const { types } = await own.get('/calendar/types/list');
  const type = types.find((one: { name: string }) => one.name === leave).id;
  const days = { dateFrom: from, dateTo: from, hours: 4 };
  await own.post('/calendar/create', { owner: user.id, type, ...days });
  await signIn(page, 'kierownik', '/team/requests?filter[decide]=1');
  const row = page.getByRole('row').filter({ hasText: polish(from) });
  await row.getByRole('link').first().click();
  const dialog = page.getByRole('dialog', { name: `${me}: ${leave}` });
  await expect(dialog.getByText('Praca zostaje u tej osoby')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Zaakceptuj' })).toBeVisible();
});

test('a bar is dragged to other days and stretched, and taken back [ABS-41]', async ({
  page,
  request,
}) => {
  const days = twoDays(7);
  const own = await signedIn(request, 'pracownik');
  const { user } = await own.get('/profile/me');
  const { types } = await own.get('/calendar/types/list');
  const training = types.find((one: { name: string }) => one.name === 'szkolenie').id;
  await own.post('/calendar/create', {
    ...{ owner: user.id, type: training, dateFrom: days.from, dateTo: days.to },
  });
  await signIn(page, 'pracownik', `/team/calendar?month=${days.month}`);
  const bar = page.getByRole('button', { name: new RegExp(`^${me}: szkolenie`) });
  await bar.scrollIntoViewIfNeeded();
  const column = await page.locator(`[data-day="${days.from}"]`).boundingBox();
  const drag = async (at: number) => {
    const box = await bar.boundingBox();
    if (!box || !column) throw new Error('No bar');
    const x = box.x + box.width * at - (at === 1 ? 3 : 0);
    await page.mouse.move(x, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(x + column.width, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
  };
  const later = (day: string) => iso(new Date(Date.parse(day) + 86_400_000));
  const shown = (from: string, to: string) =>
    new RegExp(`${polish(from).slice(0, 2)}–${polish(to).replaceAll('.', '\\.')}`);
  await drag(0.5);
  await expect(bar).toHaveAccessibleName(shown(later(days.from), later(days.to)));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Cofnij' }).first().click();
  await expect(bar).toHaveAccessibleName(shown(days.from, days.to));
  await drag(1);
  await expect(bar).toHaveAccessibleName(shown(days.from, later(days.to)));
});

test('in the month of the general calendar a bar goes to another week, by the mouse and by keys, and is taken back [ABS-41, ABS-42]', async ({
  page,
  request,
}) => {
  const days = twoDays(8);
  const own = await signedIn(request, 'pracownik');
  const { user } = await own.get('/profile/me');
  const { types } = await own.get('/calendar/types/list');
  const training = types.find((one: { name: string }) => one.name === 'szkolenie').id;
  await own.post('/calendar/create', {
    ...{ owner: user.id, type: training, dateFrom: days.from, dateTo: days.to },
  });
  await signIn(page, 'pracownik', `/calendar?month=${days.month}`);
  const bar = page.getByRole('button', { name: new RegExp(`^${me}: szkolenie`) });
  await bar.scrollIntoViewIfNeeded();
  const later = (day: string, by: number) => iso(new Date(Date.parse(day) + by * 86_400_000));
  const shown = (from: string, to: string) =>
    new RegExp(`${polish(from).slice(0, 2)}–${polish(to).replaceAll('.', '\\.')}`);
  const drag = async (at: number, days: number, weeks: number) => {
    const [box, week] = [
      await bar.boundingBox(),
      await bar.locator('xpath=ancestor::*[@data-days]').boundingBox(),
    ];
    if (!box || !week) throw new Error('No bar');
    const x = box.x + box.width * at - (at === 1 ? 3 : 0);
    const y = box.y + box.height / 2;
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + (week.width / 7) * days, y + week.height * weeks, { steps: 6 });
    await expect(page.locator('[data-target]')).toHaveCount(at === 1 ? 3 : 2);
    await page.mouse.up();
  };
  await drag(0.5, 2, 1);
  await expect(bar).toHaveAccessibleName(shown(later(days.from, 9), later(days.to, 9)));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Cofnij' }).first().click();
  await expect(bar).toHaveAccessibleName(shown(days.from, days.to));
  await drag(1, 1, 0);
  await expect(bar).toHaveAccessibleName(shown(days.from, later(days.to, 1)));
  await accessible(page);

  await test.step('arrows do the same, Esc takes it back, and the bar keeps the focus', async () => {
    await bar.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-target]')).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(page.locator('[data-target]')).toHaveCount(2);
    await page.keyboard.press('Enter');
    await expect(bar).toHaveAccessibleName(shown(later(days.from, 7), later(days.to, 7)));
    await expect(bar).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Od' })).toHaveValue(
      polish(later(days.from, 7)),
    );
  });
});

test('managers keep balances: a part of a post, days written by hand, rules of types [ABS-52, ABS-54, ABS-58, ABS-61]', async ({
  company,
  page,
}) => {
  const person = await makeColleague(company, page.request);
  await signIn(page, 'admin', '/team/balances');
  await expect(page.getByRole('table')).toContainText('pełny etat');
  await accessible(page);
  await page.getByPlaceholder('Szukaj pracownika…').fill(person.name);
  await page.getByRole('link', { name: person.name }).first().click();
  const dialog = page.getByRole('dialog', { name: person.name });
  await dialog.getByRole('button', { name: 'Zmień etat i wymiar' }).click();
  const post = page.getByRole('dialog', { name: /^Etat i wymiar od/ });
  await post.getByLabel('Etat').click();
  await page.getByRole('option', { name: '1/2 etatu' }).click();
  await post.getByRole('button', { name: 'Zapisz' }).click();
  await expect(post).toBeHidden();
  await expect(dialog.getByText(/^1\/2 etatu/)).toBeVisible();
  await expect(dialog.getByText(/po\s4\sgodz\./).first()).toBeVisible();
  await dialog.getByRole('button', { name: `Zmień: ${leave}` }).click();
  const written = page.getByRole('dialog', { name: new RegExp(`^${leave}, `) });
  await written.getByRole('textbox', { name: /^Wymiar/ }).fill('15');
  await written.getByRole('button', { name: 'Zapisz' }).click();
  await expect(written).toBeHidden();
  await expect(dialog.getByText('wymiar wpisany ręcznie').first()).toBeVisible();
  await accessible(page);
  await page.keyboard.press('Escape');
  await (await viewMenu(page)).getByRole('button', { name: 'Zasady typów' }).click();
  const rules = page.getByRole('dialog', { name: 'Zasady typów nieobecności' });
  await rules.getByRole('button', { name: 'Zmień: praca zdalna' }).click();
  const rule = page.getByRole('dialog', { name: 'praca zdalna' });
  await rule.getByRole('textbox', { name: 'Dni w roku' }).fill('30');
  await rule.getByRole('button', { name: 'Zapisz' }).click();
  await expect(rules.getByText(/^30 dni w roku/)).toBeVisible();
});
