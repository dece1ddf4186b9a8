import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support.ts';
import { openPart } from './dashboard.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const digits = (text: string | null) => (text ?? '').replace(/\D/g, '');
const heading = (page: Page, title: string, count: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${title}\\D*${count}$`));

test('a director asks what the company earns and wins, within three clicks each [REP-41, REP-44, REP-50]', async ({
  page,
}) => {
  await signIn(page, 'admin');
  // What do we win: one click to the answer, a second to its numbers, a third to the offers themselves.
  await page.getByRole('link', { name: 'Pulpit', exact: true }).click();
  await openPart(page, 'Oferty');
  const wins = card(page, 'Skuteczność ofert');
  await wins.scrollIntoViewIfNeeded();
  await wins.getByRole('button', { name: /^Tabela/ }).click();
  const won = wins.locator('tbody tr').first().getByRole('link').first();
  const offers = digits(await won.textContent());
  await won.click();
  await heading(page, 'Oferty', offers);

  // What do we earn: the sum stands there after one click, its projects after three.
  await page.getByRole('link', { name: 'Pulpit', exact: true }).first().click();
  await openPart(page, 'Projekty i przychód');
  const value = card(page, 'Wartość planowana projektów');
  await value.scrollIntoViewIfNeeded();
  await expect(value).toContainText(/zł,\s\d+\sprojekt/);
  await value.getByRole('button', { name: /^Tabela/ }).click();
  const month = value.locator('tbody tr').last().getByRole('link').first();
  const projects = digits(await month.textContent());
  await month.click();
  await heading(page, 'Projekty', projects);
});

test('a subscription’s period opens from its cell, clients without a contact from their number [REP-60, REP-72]', async ({
  page,
}) => {
  await signIn(page, 'admin', '/dashboard');
  await openPart(page, 'Abonamenty');
  const grid = card(page, 'Projekty cykliczne, miesiąc po miesiącu');
  await grid.scrollIntoViewIfNeeded();
  await grid
    .getByRole('link', { name: /(realizacji|zrealizowany|oczekujące)$/i })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await openPart(page, 'Klienci');
  const care = card(page, 'Klienci, o których trzeba zadbać');
  await care.scrollIntoViewIfNeeded();
  await care.getByRole('button', { name: /^Tabela/ }).click();
  const issues = care.getByRole('row', { name: /zgłoszeniami/ }).getByRole('link');
  const clients = digits(await issues.textContent());
  await issues.click();
  await heading(page, 'Klienci', clients);
});

test('the month comes on paper [REP-80]', async ({ page }) => {
  await signIn(page, 'kierownik', '/dashboard');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Raport PDF/ }).click();
  expect((await file).suggestedFilename()).toMatch(/^raport-miesieczny-\d{4}-\d\d\.pdf$/);
});
