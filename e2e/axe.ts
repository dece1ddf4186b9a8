import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { keepClean, newLooks } from './clean-looks.ts';
import { markLooks, selectorOf } from './everywhere/axe-looks.ts';

/** Rules of axe whose findings hang on the colour scheme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Names of what is pressed hold the words on it: axe leaves the rule out unless it is told. */
const nameRule = 'label-content-name-mismatch';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Until nothing on the page is between two looks. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        );
    // One may set off the next: an inherited colour goes from parent to child. What has ended is
    // listed until the next frame, which has to be let come.
    for (let now = ending(); now.length > 0; now = ending()) {
      await Promise.allSettled(now.map(({ finished }) => finished));
      await new Promise(requestAnimationFrame);
    }
  });
}

/** What axe is asked for: everything or some of its rules, of the page or `within` a part. */
type Question = {
  only?: 'colours';
  /** Asks about names, too. */
  names?: boolean;
  within?: string;
  /** Looks at colours that were found clean elsewhere in this run, too. */
  anew?: boolean;
};

/** Everything that axe finds on the page as it is now; of colours, in looks that nobody has found clean in this run. */
export async function accessible(
  page: Page,
  { only, names = false, within = 'html', anew = false }: Question = {},
): Promise<void> {
  // Axe has its say about a screen, not about one that is still on its way or between two colours.
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.getByRole('progressbar', { name: 'Czekam na serwer' })).toHaveCount(0);
  // Rows of the former order stand paler until the new ones are there.
  await expect(page.locator('[data-stale]')).toHaveCount(0);
  const look = async (): Promise<{ moved: boolean; told: string[] }> => {
    await atRest(page);
    const looks = await page.evaluate(markLooks, within);
    // What has opened and gone again shows nothing.
    if (within === 'html') expect(looks.length).toBeGreaterThan(0);
    const asked = anew ? looks : newLooks(looks);
    if (only && asked.length === 0) return { moved: false, told: [] };
    // Evaluated, so that the page's policy on scripts has no say; once a page, as it remembers nothing between two looks.
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
    const options: RunOptions = {
      resultTypes: ['violations'],
      ...(only && { runOnly: { type: 'rule', values: colourRules } }),
      rules: {
        ...(names && { [nameRule]: { enabled: true } }),
        // These alone work out what lies under what, all over the page.
        ...(asked.length === 0 &&
          Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }]))),
      },
    };
    const seen = await page.evaluate(
      async ([how, selector, part]) => {
        const { configure, run } = (window as unknown as { axe: typeof import('axe-core') }).axe;
        configure({ rules: [{ id: 'color-contrast', selector }] });
        let moved = false;
        const begun = () => {
          moved = true;
        };
        document.addEventListener('transitionrun', begun, true);
        document.addEventListener('animationstart', begun, true);
        const { violations }: AxeResults = await run(part, how);
        document.removeEventListener('transitionrun', begun, true);
        document.removeEventListener('animationstart', begun, true);
        const told = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
        );
        return { moved, told };
      },
      [options, selectorOf(asked), within] as const,
    );
    if (!seen.moved && seen.told.length === 0) keepClean(asked);
    return seen;
  };
  // What begins to come in or to go while axe looks, as a notice, was seen between two colours.
  let seen = await look();
  while (seen.moved) seen = await look();
  expect(seen.told).toEqual([]);
}

/** The same in light and in dark, where only colours are other ones. */
export async function accessibleInBoth(
  page: Page,
  { anew = false, names = false } = {},
): Promise<void> {
  await accessible(page, { anew, names });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await accessible(page, { only: 'colours', anew });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
}
