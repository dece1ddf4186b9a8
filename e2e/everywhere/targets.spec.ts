import { expect, signedIn, test } from '../support.ts';
import { screensOf } from './screens.ts';

/*
 * What can be pressed, on every screen: by a finger at least 44 px each way, by a mouse 24. Bars of calendars and
 * timelines are as long as their days, links within a sentence as high as its line; a box belongs to its label.
 */

type Small = { least: number };

/** The controls in sight that are smaller, each kind once, as 'button 32x28 Wszystkie'. */
function smallOnes({ least }: Small): string[] {
  const pressable =
    'button, [role="button"], [role="tab"], [role="menuitem"], [role="option"], summary, input, select, textarea, a[href]';
  const inSentence = (one: Element) =>
    one.matches('a') && getComputedStyle(one).display === 'inline';
  const sizeOf = (one: Element) => {
    const label = one.matches('input[type="checkbox"], input[type="radio"]')
      ? (one.closest('[class*="-body"], label, td, th') ?? one)
      : one.matches('input') // The frame of a picker is pressed, not the word that is typed in it.
        ? (one.closest('[class*="PillsInput-input"], [class*="Input-wrapper"]') ?? one)
        : one;
    return label.getBoundingClientRect();
  };
  const found = [...document.querySelectorAll(pressable)].flatMap((one) => {
    if (one.matches('.visually-hidden, [type="file"], [tabindex="-1"]')) return [];
    if (one.closest('[data-bar]')) return [];
    if (inSentence(one) || one.closest('.visually-hidden, [aria-hidden="true"], [inert]'))
      return [];
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    const { width, height, right, bottom } = sizeOf(one);
    const away = right <= 0 || bottom <= 0 || width < 2 || height < 2;
    if (away || Math.min(width, height) > least - 0.5) return [];
    const words = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 30);
    return [`${one.tagName.toLowerCase()} ${Math.round(width)}x${Math.round(height)} ${words}`];
  });
  return [...new Set(found)];
}

for (const [how, least, size] of [
  ['a finger', 44, { width: 390, height: 844 }],
  ['a mouse', 24, { width: 1440, height: 900 }],
] as const) {
  test(`everything that ${how} presses is at least ${least} px each way [SHE-176, SHE-177]`, async ({
    browser,
    company,
    playwright,
  }) => {
    test.setTimeout(300_000);
    const api = await playwright.request.newContext({ baseURL: company.url });
    const small: string[] = [];
    for (const [viewer, paths] of await screensOf(api)) {
      const { token } = await signedIn(api, viewer);
      const touch = least === 44;
      const context = await browser.newContext({
        ...{ baseURL: company.url, viewport: size, hasTouch: touch, isMobile: touch },
        ...{ locale: 'pl-PL', timezoneId: 'Europe/Warsaw' },
      });
      await context.addInitScript((key) => localStorage.setItem('access-token', key), token);
      const page = await context.newPage();
      for (const path of paths) {
        await page.goto(path);
        await expect(page.locator('h1').first()).toBeAttached();
        await expect(page.getByRole('progressbar', { name: 'Czekam na serwer' })).toHaveCount(0);
        await expect(page.locator('[data-stale], [aria-busy="true"]')).toHaveCount(0);
        small.push(...(await page.evaluate(smallOnes, { least })).map((one) => `${path}: ${one}`));
      }
      await context.close();
    }
    await api.dispose();
    expect(small).toEqual([]);
  });
}
