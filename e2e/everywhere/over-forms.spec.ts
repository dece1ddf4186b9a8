import type { Page } from '@playwright/test';
import { expect, lead, resize, signedIn, signIn, test } from '../support.ts';
import { lineName, lineOf, section, unfold } from '../work/day.ts';

/** What lies over forms, and what pickers do with what is typed. */

const forms = [
  '/client',
  '/client/add',
  '/offer/add',
  '/project/add',
  '/yourIssues',
  '/team/calendar',
] as const;

/** Names of what can be pressed on the screen of now and has a message over it, or whose middle another thing takes presses of. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const region = document.querySelector('[role="status"][aria-relevant="additions"]');
    const toasts = [...(region?.children ?? [])].map((each) => each.getBoundingClientRect());
    // What is scrolled out of a part of the page is not there to be pressed.
    const seen = (one: Element) => {
      let { left, top, right, bottom } = one.getBoundingClientRect();
      for (let around = one.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue;
        const edges = around.getBoundingClientRect();
        [left, top] = [Math.max(left, edges.left), Math.max(top, edges.top)];
        [right, bottom] = [Math.min(right, edges.right), Math.min(bottom, edges.bottom)];
      }
      return { left, top, right, bottom };
    };
    const within = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document;
    return [...within.querySelectorAll<HTMLElement>(':is(button, input, [role="button"], summary)')]
      .filter((one) => one.checkVisibility() && !region?.contains(one))
      .filter((one) => {
        const { left, top, right, bottom } = seen(one);
        if (left >= right || top >= bottom) return false;
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        if (y < 0 || y > window.innerHeight) return false;
        const under = toasts.some(
          (own) => left < own.right && own.left < right && top < own.bottom && own.top < bottom,
        );
        return under || region?.contains(document.elementFromPoint(x, y)) === true;
      })
      .map((one) => one.getAttribute('aria-label') ?? one.textContent);
  });

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const) {
  test(`a message lies on nothing that can be pressed in forms and lists at ${width}x${height} [SHE-86, SHE-402]`, async ({
    page,
  }) => {
    const reception = await signedIn(page.request, 'recepcja');
    const manager = await signedIn(page.request, 'kierownik');
    const { user } = await manager.get('/profile/me');
    const description = `Koperta ${width}`;
    const [{ id: type }] = (await reception.get('/definition/receptionType/list')).list;
    const [{ id: company }] = (await reception.get('/definition/company/list')).list;
    await reception.post('/reception/create', {
      ...{ category: 'parcel', direction: 'inbound', type, company, user: user.id, description },
      ...{ clientName: 'Poczta', clientCity: 'Gdynia', clientAddress: 'Długa 1' },
      clientPostal: '81-000',
    });
    await signIn(page, 'kierownik', '/day');
    const arrivals = await unfold(section(page, /^Goście i przesyłki/));
    const parcel = lineOf(arrivals, description);
    await lineName(parcel).hover();
    await parcel.getByRole('button', { name: /^Odebrane:/ }).click();
    await resize(page, { width, height });
    const message = page.getByRole('status').filter({ hasText: description });
    await expect(message).toBeVisible();
    await expect.poll(() => covered(page)).toEqual([]);
    if (width >= 1200) {
      const menu = await page.getByRole('navigation', { name: 'Menu główne' }).boundingBox();
      const words = await message.boundingBox();
      expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(menu?.width ?? 0);
    }
    for (const path of forms) {
      await lead(page, path);
      await expect(page.locator('main h1').first()).toBeVisible();
      await expect.poll(() => covered(page)).toEqual([]);
      await page.mouse.wheel(0, 4000);
      await expect.poll(() => covered(page)).toEqual([]);
    }
    await expect(message).toBeVisible();
  });
}

test('letters typed into a picker that holds somebody replace the name, and Tab leads from it to the next field [SHE-87]', async ({
  page,
}) => {
  await signIn(page, 'kierownik', '/team/calendar');
  await page.getByRole('button', { name: 'Dodaj nieobecność' }).first().click();
  const form = page.getByRole('dialog', { name: 'Dodaj nieobecność' });
  const person = form.getByRole('combobox', { name: 'Osoba' });
  await expect(person).not.toHaveValue('');
  await person.click();
  await page.keyboard.press('End');
  await page.keyboard.type('Wiśn');
  await expect(person).toHaveValue('Wiśn');
  await expect(page.getByRole('option').first()).toContainText('Wiśniewsk');
  await page.keyboard.press('Enter');
  await expect(person).toHaveValue(/Wiśniewsk/);
});

test('a press on the picture, colour or status at the left of a field opens its choices as one on its words [SHE-467]', async ({
  page,
}) => {
  await signIn(page, 'kierownik', '/team/calendar');
  await page.getByRole('button', { name: 'Dodaj nieobecność' }).first().click();
  const form = page.getByRole('dialog', { name: 'Dodaj nieobecność' });
  const person = form.getByRole('combobox', { name: 'Osoba' });
  await expect(person).not.toHaveValue('');
  await person.click({ position: { x: 16, y: 12 } });
  await expect(person).toBeFocused();
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.goto('/client/add');
  const status = page.getByRole('combobox', { name: 'Status' });
  await status.click();
  await page.getByRole('option').first().click();
  await status.click({ position: { x: 16, y: 12 } });
  await expect(status).toBeFocused();
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('a known sender is one choice with the address filled in, and a picker that holds a name is one stop of Tab [REC-97, SHE-87]', async ({
  page,
}) => {
  const reception = await signedIn(page.request, 'recepcja');
  const [{ id: type }] = (await reception.get('/definition/receptionType/list')).list;
  const [{ id: company }] = (await reception.get('/definition/company/list')).list;
  await reception.post('/reception/create', {
    ...{ category: 'parcel', direction: 'inbound', type, company, description: 'Koperta' },
    ...{ clientName: 'Spedycja Wrzeciądz', clientCity: 'Gdynia', clientAddress: 'Portowa 3' },
    clientPostal: '81-000',
  });
  await signIn(page, 'recepcja', '/package/add');
  await page.getByLabel(/^Nazwa/).click();
  await page.keyboard.type('wrzeci');
  await page.getByRole('option', { name: /^Spedycja Wrzeciądz, Portowa 3/ }).click();
  await expect(page.getByLabel(/^Ulica/)).toHaveValue('Portowa 3');
  await expect(page.getByLabel(/^Miasto/)).toHaveValue('Gdynia');
  const person = page.getByRole('combobox', { name: /^Osoba/ });
  await person.fill('Nowak');
  await expect(page.getByRole('option').first()).toContainText('Nowak');
  await page.keyboard.press('Enter');
  await expect(person).toHaveValue(/Nowak/);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).not.toHaveAttribute('aria-label', 'Wyczyść wybór');
});

test('„/admin” alone, and paths under it and the team that are no screens, say so within the frame [SHE-88]', async ({
  page,
}) => {
  for (const path of ['/admin', '/admin/nic', '/team/nic/nic']) {
    await signIn(page, 'admin', path);
    await expect(page.getByRole('heading', { name: 'Nie ma takiego ekranu' })).toBeVisible();
  }
});
