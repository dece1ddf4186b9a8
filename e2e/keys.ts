import type { Page } from '@playwright/test';
import { expect } from './support.ts';

/** Keys as fast as no hand presses them: nothing is drawn or measured between one and the next. */
export const pressTogether = (page: Page, keys: string[]) =>
  page.locator(':focus').evaluate((element, codes) => {
    for (const code of codes) {
      const key = code === 'Space' ? ' ' : code;
      const told = { code, key, bubbles: true, cancelable: true };
      element.dispatchEvent(new KeyboardEvent('keydown', told));
    }
  }, keys);

/** Puts the card whose grip has the focus into the next column, `column`. */
export async function toNextColumn(page: Page, column: string) {
  await pressTogether(page, ['Space', 'ArrowRight']);
  await expect(page.getByText(`Kolumna: ${column}.`)).toBeAttached();
  await page.keyboard.press('Space');
}
