import { smallOnes } from '../small-targets.ts';
import { awaitLoaded, expect, lead, signedIn, test } from '../support.ts';
import { nowhere, screensOf, viewers } from './screens.ts';

for (const viewer of viewers) {
  test(`everything that a finger presses on the screens of ${viewer} is at least 44 px each way [SHE-176, SHE-423]`, async ({
    browser,
    company,
    playwright,
  }) => {
    test.setTimeout(300_000);
    const api = await playwright.request.newContext({ baseURL: company.url });
    const paths = new Map(await screensOf(api)).get(viewer) ?? [];
    expect(paths.length).toBeGreaterThan(7);
    const { token } = await signedIn(api, viewer);
    await api.dispose();
    const context = await browser.newContext({
      ...{ baseURL: company.url, viewport: { width: 390, height: 844 } },
      ...{ hasTouch: true, isMobile: true, locale: 'pl-PL', timezoneId: 'Europe/Warsaw' },
    });
    await context.addInitScript((key) => localStorage.setItem('access-token', key), token);
    const page = await context.newPage();
    const small: string[] = [];
    await page.goto('/');
    // The first screen of this person leads to itself before others are led to.
    await expect(page.locator('h1').first()).toBeVisible();
    for (const path of paths) {
      // Each is loaded by its address in shifts.spec.ts, forms in xss.spec.ts.
      await (nowhere.test(path) ? page.goto(path) : lead(page, path));
      await expect(page.locator('h1').first()).toBeAttached();
      await awaitLoaded(page);
      await expect(page.getByRole('progressbar', { name: 'Czekam na serwer' })).toHaveCount(0);
      await expect(page.locator('[data-stale], [aria-busy="true"]')).toHaveCount(0);
      const found = await page.evaluate(smallOnes, { least: 44 });
      small.push(...found.map((one) => `${path}: ${one}`));
    }
    await context.close();
    expect(small).toEqual([]);
  });
}
