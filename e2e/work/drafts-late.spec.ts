import type { Page } from '@playwright/test';
import { unique } from '../records.ts';
import { enter, expect, signIn, test } from '../support.ts';

const waiting = (page: Page) => page.getByRole('region', { name: 'Niedokończone' });
const name = (page: Page) => page.getByRole('textbox', { name: 'Nazwa firmy', exact: true });
const draft = /\/api\/draft\/[^/]+$/;

test('what lies on the device of a closed tab does not hide what another browser has gone on with, however late the account answers [DRA-08, DRA-10, DRA-15]', async ({
  page,
  context,
  browser,
}) => {
  const company = unique('Drukarnia');
  await signIn(page, 'kierownik', '/client');
  // The form is left; the account hears the words, and the tab is closed before it hears that: they stay on the device.
  const closed = await context.newPage();
  const heard = Promise.withResolvers<void>();
  await closed.route(draft, async (route) => {
    const { content } = route.request().postDataJSON() as { content: { values: unknown } };
    await route.fetch();
    if (JSON.stringify(content.values).includes(company)) heard.resolve();
  });
  await closed.goto('/client/add');
  await name(closed).fill(company);
  const menu = closed.getByRole('navigation');
  await menu.getByRole('link', { name: 'Baza wiedzy', exact: true }).click();
  await heard.promise;
  await closed.close();

  const other = await (await browser.newContext()).newPage();
  await enter(other, 'kierownik');
  await other.goto('/client');
  const words = (company: string) => ({ name: `Dodaj klienta: ${company}`, exact: true });
  await waiting(other).getByRole('button', words(company)).click();
  await expect(name(other)).toHaveValue(company);
  await name(other).fill(`${company} i syn`);
  await other.getByRole('button', { name: 'Wyloguj' }).click();
  await expect(other.getByRole('button', { name: 'Zaloguj' })).toBeVisible();
  await other.context().close();

  // The account hears the older copy, and its answer comes after the form has been asked for.
  const isAsked = Promise.withResolvers<void>();
  await page.route(draft, async (route) => {
    await isAsked.promise;
    await route.continue();
  });
  await page.goto('/client');
  await waiting(page)
    .getByRole('button', words(`${company} i syn`))
    .click();
  isAsked.resolve();
  await expect(name(page)).toHaveValue(`${company} i syn`);
});
