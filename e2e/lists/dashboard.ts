import type { Page } from '@playwright/test';
import { expect } from '../support.ts';

/** Charts come with their scripts when they are scrolled to: all of them. */
export async function drawAll(page: Page): Promise<void> {
  for (const section of await page.locator('main section[id]').all()) {
    await section.scrollIntoViewIfNeeded();
  }
  await expect(page.locator('main section[aria-busy]')).toHaveCount(18);
  await expect(page.locator('main section[aria-busy="false"]')).toHaveCount(18);
}
