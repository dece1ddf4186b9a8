import type { Page } from '@playwright/test';

/** Keys as fast as no hand presses them: nothing is drawn or measured between one and the next. */
export const pressTogether = (page: Page, keys: string[]) =>
  page.locator(':focus').evaluate((element, codes) => {
    for (const code of codes) {
      const key = code === 'Space' ? ' ' : code;
      const told = { code, key, bubbles: true, cancelable: true };
      element.dispatchEvent(new KeyboardEvent('keydown', told));
    }
  }, keys);
