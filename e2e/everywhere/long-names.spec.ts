import type { Page } from '@playwright/test';
import { awaitLoaded, expect, lead, resize, signIn, test } from '../support.ts';
import { fill, type LongRecords } from './long-records.ts';

/** Opens the only row's question 'Czy skasować?'. */
const drop = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Działania: Nieprzerwana/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Usuń' }).click();
};
const openRow = (page: Page) => page.locator('[data-row-open]').first().click();

/** Screens with the records on them, and what is opened there. */
const walk = (made: LongRecords): [string, ((page: Page) => Promise<void>)?][] => {
  const only = 'search=NieprzerwanaNazwa';
  return [
    [`/client?${only}`, drop],
    [`/client?filter[persons]=${made.user}&filter[tags]=${made.tag}`],
    [`/client/view/${made.client}`],
    [`/client/edit/${made.client}`],
    [
      '/client/add',
      async (page) => {
        await page.getByRole('textbox', { name: 'NIP', exact: true }).fill('5261040828');
        await expect(page.getByText('Ten NIP ma już:')).toBeVisible();
      },
    ],
    [`/project?${only}`, openRow],
    [`/project?filter[client]=${made.client}`, drop],
    [`/project/edit/${made.project}`],
    [`/project/view/${made.project}`],
    [`/project/add?client=${made.client}`],
    [`/task?${only}`],
    [`/task/${made.path}`],
    [`/issue?${only}`, openRow],
    [`/issue?filter[client]=${made.client}`, drop],
    [`/yourIssues/${made.issue}`],
    [`/offer?${only}`, drop],
    [`/offer/view/${made.offer}`],
    [`/offer/edit/${made.offer}`],
    [`/knowledge?${only}`, drop],
    [`/knowledge?item=${made.article}`],
    [`/document?filter[client]=${made.client}`],
    [`/document?item=${made.document}`],
    [`/package?${only}`, openRow],
    [`/package/edit/${made.parcel}`],
    [`/guest?${only}`, openRow],
    [`/guest/edit/${made.guest}`],
    [`/admin/task?${only}`, openRow],
    [`/admin/procedure?${only}`, openRow],
    [`/admin/service?${only}`, openRow],
    ['/admin/company', drop],
    ['/admin/tag', drop],
    ['/admin/agreement'],
    [`/team?search=Nieprzerwana`],
    ['/team/structure'],
    ['/team/calendar?all=1'],
    ['/calendar?view=day'],
    [`/team/view/${made.user}`],
    [`/team/edit/${made.user}`],
    ['/notifications'],
  ];
};

/** What sticks out: of the window, of the page's main part, of a dialog; a cross out of sight. */
const stickingOut = () => {
  const main = document.querySelector('main');
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].filter(
    (dialog) => dialog.getBoundingClientRect().width > 0,
  );
  const told: string[] = [];
  const wide = (what: string, element: Element | null) => {
    if (!element) return;
    const over = element.scrollWidth - element.clientWidth;
    if (over <= 0) return;
    // By whom: the innermost elements beyond the edge.
    const edge = element.getBoundingClientRect().left + element.clientWidth;
    const clipped = (one: Element): boolean => {
      const parent = one.parentElement;
      if (!parent || parent === element) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || clipped(parent);
    };
    const beyond = [...element.querySelectorAll('*')].filter(
      (one) => one.getBoundingClientRect().right > edge + 1 && !clipped(one),
    );
    const inner = beyond.filter(
      (one) => !beyond.some((other) => one !== other && one.contains(other)),
    );
    const names = inner
      .slice(0, 4)
      .map((one) => `${one.tagName}.${one.parentElement?.className}>${one.className}`);
    told.push(`${what} by ${over} px: ${names.join(' | ')}`);
  };
  wide('page', document.documentElement);
  wide('main', main);
  for (const dialog of dialogs) {
    wide('dialog', dialog);
    const cross = dialog.querySelector('button[aria-label="Zamknij"]')?.getBoundingClientRect();
    if (cross && (cross.right > window.innerWidth || cross.left < 0)) told.push('cross of dialog');
  }
  return told;
};

test('names without spaces widen no screen and no dialog, at 1440 and at 390 px [SHE-10]', async ({
  page,
  request,
}) => {
  test.setTimeout(600_000);
  const made = await fill(request);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, 'admin');
  const widths = { 1440: 900, 390: 844 };
  /** What sticks out once the layout has followed the width. */
  const measured = async (where: string, width: keyof typeof widths) => {
    await resize(page, { width, height: widths[width] });
    await expect
      .configure({ soft: true })
      .poll(() => page.evaluate(stickingOut), {
        message: `${where} at ${width} px`,
        timeout: 5_000,
      })
      .toEqual([]);
  };
  // What was opened stays over the next screen: it is left by an address.
  let opened = false;
  for (const [path, act] of walk(made)) {
    await test.step(path, async () => {
      await (opened ? page.goto(path) : lead(page, path));
      opened = act !== undefined;
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await awaitLoaded(page);
      await measured(path, 1440);
      await measured(path, 390);
      if (act) {
        await act(page);
        if (act === drop || act === openRow) {
          await expect(page.getByRole('dialog').first()).toBeVisible();
          await awaitLoaded(page);
        }
        await measured(`${path}, opened`, 390);
        await measured(`${path}, opened`, 1440);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    });
  }
});
