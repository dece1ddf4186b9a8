import { screensOf, viewers } from './screens.ts';
import { accessible, colourRules, expect, resize, signIn, test } from './support.ts';

const phone = { width: 360, height: 740 };
const desk = { width: 1440, height: 900 };

for (const username of viewers) {
  test(`axe finds nothing on the screens of ${username}, in light and in dark, and none is wider than a phone of 360 px [SHE-01, SHE-09, SHE-10]`, async ({
    page,
    request,
  }) => {
    // Some fifty screens, each looked at whole.
    test.setTimeout(400_000);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await signIn(page, username);
    const paths = new Map(await screensOf(request)).get(username) ?? [];
    expect(paths.length).toBeGreaterThan(7);
    for (const path of paths) {
      await test.step(path, async () => {
        // A phone loads it; a desk's window is what axe looks at.
        await page.setViewportSize(phone);
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
        await expect(page.getByText(/^Ładowanie/)).toHaveCount(0);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect([path, overflow]).toEqual([path, 0]);
        await resize(page, desk);
        await expect(page.getByText(/^Ładowanie/)).toHaveCount(0);
        await expect(page).toHaveTitle(/ - Zaplecze$/);
        await accessible(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
        await accessible(page, colourRules);
        await page.emulateMedia({ colorScheme: 'light' });
      });
    }
  });
}
