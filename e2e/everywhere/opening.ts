import type { Locator, Page } from '@playwright/test';
import { awaitLoaded, expect } from '../support.ts';

/** What a row's menu opens over its list; elsewhere the same words lead to a screen of their own. */
const dialogs = /^(Podgląd|Zobacz|Zobacz szczegóły|Edytuj|Usuń)$/;
const leads: [RegExp, RegExp][] = [
  [/^\/(client|offer|team)/, /^(Podgląd|Edytuj)$/],
  [/^\/(project|guest|package)/, /^Edytuj$/],
  [/^\/(admin\/personal|consent)/, /^Podgląd$/],
];
const dictionary = /^\/admin\/(?!task$|procedure$|service$)/;
/** Screens whose dialogs another one has, too. */
const sameDialogs = /^\/(yourIssues|issue\?history=1)$/;

/** Opens everything that a screen keeps closed: folds, pickers, menus and the dialogs behind them. */
export function opener(page: Page) {
  const opened: Record<string, number> = {};
  const count = (what: string) => {
    opened[what] = (opened[what] ?? 0) + 1;
  };
  const dialog = page.getByRole('dialog');
  const known = new Set<string>();

  const settled = () => awaitLoaded(page);

  const folds = async (within: Locator) => {
    const closed = within.locator('[aria-expanded="false"]:not([aria-haspopup])');
    for (let left = await closed.count(); left > 0; left -= 1) {
      await closed.first().click();
      count('fold');
    }
    await settled();
  };

  /** Each list of choices once: the same label leads to the same records. */
  const pickers = async (within: Locator) => {
    const boxes = within.locator('input[aria-haspopup="listbox"]:enabled:visible');
    const labelsNow = () =>
      boxes.evaluateAll((inputs: HTMLInputElement[]) =>
        inputs.map((each) => each.ariaLabel ?? each.labels?.[0]?.textContent ?? each.name),
      );
    for (const label of await labelsNow()) {
      if (known.has(label)) continue;
      // A filter that arrives chosen has no box to press any more.
      const at = (await labelsNow()).indexOf(label);
      if (at < 0) continue;
      known.add(label);
      const box = boxes.nth(at);
      await box.click();
      await expect(
        page.locator('[role="option"]:visible, .mantine-Combobox-empty:visible').first(),
      ).toBeVisible();
      await box.blur();
      count('choices');
    }
  };

  const look = async (what: string) => {
    await expect(dialog.first()).toBeVisible();
    await settled();
    count(what);
    await folds(dialog.first());
    await pickers(dialog.first());
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
  };

  const menu = async (path: string) => {
    const dots = page.locator('main [aria-label^="Działania: "]:visible').first();
    if ((await dots.count()) === 0) return;
    const items = page.getByRole('menuitem');
    const elsewhere = leads.find(([screen]) => screen.test(path))?.[1];
    let labels: string[] | undefined;
    while (labels === undefined || labels.length > 0) {
      await dots.click();
      await expect(items.first()).toBeVisible();
      labels ??= (await items.allInnerTexts()).filter(
        (label) => dialogs.test(label) && !elsewhere?.test(label),
      );
      const label = labels.shift();
      // The question before deleting is one and the same.
      if (label === undefined || (label === 'Usuń' && (opened[label] ?? 0) > 2)) return;
      await items.getByText(label, { exact: true }).click();
      await look(label);
    }
  };

  const all = async (path: string) => {
    if (/item=|^\/task\//.test(path)) return await look('by its address');
    await folds(page.getByRole('main'));
    await pickers(page.getByRole('main'));
    if (sameDialogs.test(path)) return;
    for (const button of ['Filtry', 'Widok']) {
      // Not 'Wyczyść filtry', which opens nothing.
      const name = new RegExp(`^${button}`);
      const there = page.getByRole('main').getByRole('button', { name });
      if ((await there.count()) === 0) continue;
      await there.click();
      await look(button);
    }
    const edited = opened.Edytuj;
    await menu(path);
    // An empty form shows nothing that a filled one does not.
    if (opened.Edytuj !== edited || dictionary.test(path)) return;
    for (const [what, button] of [
      ['bar', page.locator('main button[data-entry]').first()],
      ['add', page.locator('main button[data-primary]').first()],
    ] as const) {
      if ((await button.count()) === 0) continue;
      await button.click();
      await look(what);
    }
  };

  /** Ctrl K: clients by what the corpus has in them. */
  const finder = async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Szukaj we wszystkim' }).fill('xss');
    await expect(dialog.getByText(/xss/).first()).toBeVisible();
    count('finder');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  return { opened, all, finder };
}
