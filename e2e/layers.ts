import { createHash } from 'node:crypto';
import { mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { accessible } from './axe.ts';

/** What lies over a page: a dialog, a menu, a list of choices. */
const roles = ['dialog', 'alertdialog', 'menu', 'listbox'];

/** Kinds that this run has looked at or looks at now, whichever test of which worker opened them. */
const looked = new Set<string>();
const placeOf = (kind: string) =>
  join(process.env.E2E_DATA ?? '', `looked-${createHash('sha256').update(kind).digest('hex')}`);

/** Takes a kind of layers for this worker; false where somebody has it. A folder is made by one of them. */
function takeKind(kind: string): boolean {
  if (looked.has(kind)) return false;
  try {
    mkdirSync(placeOf(kind));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    looked.add(kind);
  }
}

/** Leaves kinds to the next who meets them. */
function leaveKinds(kinds: string[]): void {
  for (const kind of kinds) {
    looked.delete(kind);
    rmdirSync(placeOf(kind));
  }
}

/** Takes a layer's kinds, of which none may have been looked at. */
function takeLayer(kinds: string[]): boolean {
  const taken: string[] = [];
  for (const kind of kinds) {
    if (takeKind(kind)) taken.push(kind);
    else break;
  }
  if (taken.length === kinds.length) return true;
  leaveKinds(taken);
  return false;
}

/**
 * The kinds that a layer is of: what it is called, whatever record it is about, and for menus and lists of choices, which
 * are many of few parts, what they are made of, whatever their lines say. Marks it, for axe and so that it is met once.
 * Runs in the page.
 */
function kindsOf(layer: Element): string[] {
  layer.setAttribute('data-looked', '');
  layer.setAttribute('data-look-here', '');
  const by = layer.getAttribute('aria-labelledby')?.split(' ')[0];
  const name = layer.ariaLabel ?? (by && document.getElementById(by)?.textContent) ?? '';
  const called = `${layer.role} ${name.replace(/[:„\d].*/s, '').trim()}`;
  if (layer.role !== 'menu' && layer.role !== 'listbox') return [called];
  const parts = [...layer.querySelectorAll('*')].map((part) => {
    const told = [...part.attributes].map(({ name: key, value }) =>
      /^(class|style|role|type|aria-(checked|selected|disabled|expanded))$/.test(key)
        ? `${key}=${value}`
        : key,
    );
    const isText = [...part.childNodes].some((one) => one instanceof Text && one.data.trim());
    return [part.parentElement?.tagName, part.tagName, isText, ...told.sort()].join(' ');
  });
  const made = [...new Set(parts)].sort().join('\n');
  return [called, `${layer.role} ${name === '' ? 'unnamed' : 'named'}\n${made}`];
}
const here = '[data-look-here]';
/** A list that still looks for its lines has none yet. */
const settled = ':not([aria-busy="true"])';

/** What axe finds in the layer that is marked, in light and in dark; null when it has gone or changes meanwhile. */
async function lookHere(page: Page): Promise<string[] | null> {
  const found: string[] = [];
  const look = (only?: 'colours') =>
    accessible(page, { only, within: here }).catch((error) => found.push(String(error)));
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await look();
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' });
  await look('colours');
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
  const isThere = await page
    .locator(here + settled)
    .filter({ visible: true })
    .count();
  return isThere === 0 ? null : found;
}

/**
 * Looks with axe at every dialog, menu and list of choices that the test opens, each of a kind once a run: before the
 * test's next step on the page, once what it shows has come. Gives what is found, which grows.
 */
export async function watchLayers(page: Page): Promise<string[]> {
  const found: string[] = [];
  const layers = page
    .locator(roles.map((role) => `[role="${role}"]:not([data-looked])${settled}`).join(', '))
    .filter({
      hasNot: page.locator('[aria-busy="true"]'),
      hasNotText: /Ładowanie|Tworzenie podglądu/,
      visible: true,
    });
  await page.addLocatorHandler(
    layers.first(),
    async (layer) => {
      // What has gone meanwhile was on its way out.
      const kinds = await layer
        .evaluate(kindsOf, undefined, { timeout: 1000 })
        .catch(() => undefined);
      if (kinds === undefined) return;
      if (takeLayer(kinds)) {
        const told = await lookHere(page).catch((error) => {
          leaveKinds(kinds);
          throw error;
        });
        if (!told) leaveKinds(kinds);
        found.push(...(told ?? []).map((one) => `${kinds[0]}: ${one}`));
      }
      await page.evaluate((selector) => {
        document.querySelector(selector)?.removeAttribute('data-look-here');
      }, here);
    },
    { noWaitAfter: true },
  );
  return found;
}
