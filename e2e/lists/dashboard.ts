import type { Page } from '@playwright/test';
import { expect } from '../support.ts';

/** The parts of the dashboard and how many charts each has. */
export const parts = [
  ['Co się pali', 1],
  ['Zespół', 2],
  ['Terminowość', 4],
  ['Oferty', 5],
  ['Projekty i przychód', 3],
  ['Abonamenty', 1],
  ['Klienci', 2],
] as const;

/** Opens a part of the dashboard and waits for its charts; of what burns the whole table. */
export async function openPart(page: Page, name: (typeof parts)[number][0]): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  if (name === 'Co się pali') await page.getByRole('button', { name: /^Dlaczego/ }).click();
  const count = parts.find(([title]) => title === name)?.[1] ?? 0;
  const charts = page.locator('main section[aria-busy="false"]');
  // Those of own fields stand there where the company has such fields.
  await expect(charts.filter({ hasNotText: 'według pól własnych' })).toHaveCount(count);
}
