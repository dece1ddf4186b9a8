import { watchLayers } from '../layers.ts';
import { unique } from '../records.ts';
import { smallOnes } from '../small-targets.ts';
import {
  accessible,
  accessibleInBoth,
  awaitLoaded,
  expect,
  lead,
  resize,
  signIn,
  test,
} from '../support.ts';
import { nowhere, screensOf, viewers } from './screens.ts';

const phone = { width: 360, height: 740 };
const desk = { width: 1440, height: 900 };

for (const username of viewers) {
  test(`axe finds nothing on the screens of ${username}, in light and in dark, none is wider than a phone of 360 px, what a mouse presses is at least 24 px each way and is called by the words on it [SHE-01, SHE-09, SHE-10, SHE-177, SHE-390]`, async ({
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
        // A phone opens it; a desk's window is what axe looks at. Each is loaded by its address in shifts.spec.ts, forms in xss.spec.ts.
        await page.setViewportSize(phone);
        await (nowhere.test(path) ? page.goto(path) : lead(page, path));
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
        await awaitLoaded(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect([path, overflow]).toEqual([path, 0]);
        await resize(page, desk);
        await awaitLoaded(page);
        await expect(page).toHaveTitle(/ - Zaplecze$/);
        await expect(page.locator('[data-stale], [aria-busy="true"]')).toHaveCount(0);
        expect([path, await page.evaluate(smallOnes, { least: 24 })]).toEqual([path, []]);
        await accessibleInBoth(page, { anew: true, names: true });
      });
    }
    // Nothing was found by something that looks, also at one among texts of the same look.
    const menu = page.getByRole('navigation', { name: 'Menu główne' }).getByRole('link');
    await menu.nth(2).evaluate((link) => {
      for (const part of [link, ...link.querySelectorAll<HTMLElement>('*')])
        part.setAttribute('style', 'color: var(--mantine-color-body)');
    });
    await expect(accessible(page, { only: 'colours' })).rejects.toThrow('color-contrast');
  });
}

test('colours that were found clean elsewhere are told where the same words have others, or lie on others [SHE-09]', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await signIn(page, 'kierownik', '/notifications/settings');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await awaitLoaded(page);
  await accessible(page);
  const heading = page.getByRole('main').getByRole('heading').first();
  const told = async (what: string, style: string, html = '') => {
    const added = await heading.evaluateHandle(
      (element, [css, inside]) => {
        element.parentElement?.setAttribute('style', css);
        const paragraph = document.createElement('p');
        paragraph.innerHTML = inside;
        element.after(paragraph);
        return paragraph;
      },
      [style, html] as const,
    );
    // What was found once has not become clean by that.
    await expect(accessible(page)).rejects.toThrow(what);
    await expect(accessible(page, { only: 'colours' })).rejects.toThrow(what);
    await added.evaluate((paragraph) => {
      paragraph.parentElement?.removeAttribute('style');
      paragraph.remove();
    });
    await accessible(page);
  };
  await told('color-contrast', '--mantine-color-text: #ccc; color: #ccc', 'Blade');
  await told('color-contrast', 'background: #555');
  const link = '<a href="/day" style="color: #444; text-decoration: none">odsyłacz</a>';
  await told(
    'link-in-text-block',
    '',
    `Wśród tylu innych słów nikt nie pozna, że ${link} jest tutaj.`,
  );
});

test('what opens over a screen is looked at by axe in light and in dark, whichever test opens it [SHE-383]', async ({
  context,
  page: first,
}) => {
  await signIn(first, 'kierownik', '/client');
  // A page of its own: the test's would be told of what is wrong here.
  const page = await context.newPage();
  const found = await watchLayers(page);
  await page.goto('/client');
  await page.getByRole('heading', { name: 'Klienci' }).waitFor();
  const name = unique('Próba');
  await page.evaluate((label) => {
    const layer = document.createElement('div');
    layer.setAttribute('role', 'dialog');
    layer.setAttribute('aria-label', label);
    layer.style.cssText = 'position: fixed; inset: 40%; background: var(--mantine-color-body)';
    layer.innerHTML =
      '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><p style="color: #000">Czarne</p>';
    document.body.append(layer);
  }, name);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await expect.poll(() => found.join()).toContain('image-alt');
  await expect.poll(() => found.join()).toContain('color-contrast');
  await page.close();
});

test('a dialog has its name from the moment it is drawn [SHE-469]', async ({ page }) => {
  await signIn(page, 'kierownik', '/client');
  // Told at the end of the task that draws it: an effect that comes later is too late.
  await page.evaluate(() => {
    new MutationObserver(() => {
      for (const dialog of document.querySelectorAll('[role="dialog"]:not([data-drawn])')) {
        const by = dialog.getAttribute('aria-labelledby');
        const name = dialog.ariaLabel ?? (by && document.getElementById(by)?.textContent) ?? '';
        dialog.setAttribute('data-drawn', name);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  const drawn = (name: string) =>
    expect(page.getByRole('dialog', { name })).toHaveAttribute('data-drawn', name);
  await page.getByRole('button', { name: /^Filtry/ }).click();
  await drawn('Filtry');
  await page.keyboard.press('Escape');
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /^Działania/ })
    .click();
  await page.getByRole('menuitem', { name: 'Usuń' }).click();
  await drawn('Czy skasować?');
});
