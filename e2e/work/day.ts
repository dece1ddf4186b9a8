import type { Locator, Page } from '@playwright/test';
import { type MadeProject, unique } from '../records.ts';
import { accessible, accessibleInBoth, type Caller, expect } from '../support.ts';

/** What the mornings of Mój dzień are played with. */

/** Today and some days on (Warsaw). */
export function dayFrom(ahead: number): string {
  const date = new Date(Date.now() + ahead * 86_400_000);
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(date);
}

export const section = (page: Page, name: RegExp) => page.getByRole('region', { name });
/** Opens a part that is folded under „Później”. */
export async function unfold(part: Locator): Promise<Locator> {
  await expect(part.locator('details').first()).toBeAttached();
  const closed = part.locator('details:not([open]) > summary').first();
  if ((await closed.count()) > 0) await closed.click();
  await expect(part.locator('details[open]').first()).toBeVisible();
  return part;
}

export const lineOf = (scope: Page | Locator, name: string) =>
  scope.locator('[data-line]').filter({ hasText: name });
export const lineName = (line: Locator) => line.locator('[data-row-open]');

export const taskCall = (path: string) => `/project${path}`;

/** Sets the limit of a project's task, as its manager. */
export const limit = (manager: Caller, project: MadeProject, at: number, day: string) =>
  manager.patch(taskCall(project.tasks[at]?.path ?? ''), { dateRealizationLimit: day });

export async function makeIssue(by: Caller, users: number[], more: object = {}) {
  const name = unique('Zgłoszenie');
  const body = { name, users, description: 'Proszę o pomoc.', type: 1, ...more };
  const { id } = await by.post('/issue/create', body);
  return { id: id as number, name };
}

/** The screen stays the same all morning; axe finds nothing on it, wide and on a phone. */
export async function lookedAt(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/day(\?|$)/);
  await accessibleInBoth(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await accessible(page);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });
}
