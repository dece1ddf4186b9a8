import type { Page } from '@playwright/test';
import { accessible, colourRules } from './axe.ts';

/** What lies over a page: a dialog, a menu, a list of choices. */
const roles = ['dialog', 'alertdialog', 'menu', 'listbox'];

/** Those that this worker has looked at, whichever test opened them; one name is one kind. */
const looked = new Set<string>();

/** What a layer is called, whatever record it is about; marks it, for axe and so that it is met once. Runs in the page. */
function nameLayer(layer: Element): string {
  layer.setAttribute('data-looked', '');
  layer.setAttribute('data-look-here', '');
  const by = layer.getAttribute('aria-labelledby')?.split(' ')[0];
  const name = layer.ariaLabel ?? (by && document.getElementById(by)?.textContent) ?? '';
  return `${layer.role} ${name.replace(/[:„\d].*/s, '').trim()}`;
}
const here = '[data-look-here]';

/** What axe finds in the layer that is marked, in light and in dark; null when it has gone meanwhile. */
async function lookHere(page: Page): Promise<string[] | null> {
  const found: string[] = [];
  const look = (rules?: string[]) =>
    accessible(page, rules, here).catch((error) => found.push(String(error)));
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await look();
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' });
  await look(colourRules);
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
  const isThere = await page.locator(here).count();
  return isThere === 0 ? null : found;
}

/**
 * Looks with axe at every dialog, menu and list of choices that the test opens, each of a name once a worker: before the
 * test's next step on the page, once what it shows has come. Gives what is found, which grows.
 */
export async function watchLayers(page: Page): Promise<string[]> {
  const found: string[] = [];
  const layers = page
    .locator(roles.map((role) => `[role="${role}"]:not([data-looked])`).join(', '))
    .filter({ hasNot: page.locator('[aria-busy="true"]'), hasNotText: 'Ładowanie', visible: true });
  await page.addLocatorHandler(
    layers.first(),
    async (layer) => {
      // What has gone meanwhile was on its way out.
      const name = await layer
        .evaluate(nameLayer, undefined, { timeout: 1000 })
        .catch(() => undefined);
      if (name === undefined) return;
      if (!looked.has(name)) {
        const told = await lookHere(page);
        if (told) looked.add(name);
        found.push(...(told ?? []).map((one) => `${name}: ${one}`));
      }
      await page.evaluate((selector) => {
        document.querySelector(selector)?.removeAttribute('data-look-here');
      }, here);
    },
    { noWaitAfter: true },
  );
  return found;
}
