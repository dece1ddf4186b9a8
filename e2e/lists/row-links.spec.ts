import type { Page } from '@playwright/test';
import { addressOf } from '@zaplecze/contract/addresses';
import { viewLists } from '@zaplecze/contract/rooms/views/lists';
import { makeProject } from '../records.ts';
import { awaitLoaded, expect, lead, signedIn, signIn, test } from '../support.ts';
import { dayFrom } from '../work/day.ts';

/** The name of a row is a link: what the browser does with links it does with rows. */

const name = (page: Page) => page.getByRole('main').locator('[data-row-open]').first();

/** Their rows open a form, which no address names, or nothing at all. */
const withoutRecord = new Set<string>(['activities', 'disclosures', 'exports']);

test('in every list the name of a row is a link to its record [SHE-116]', async ({ page }) => {
  test.setTimeout(300_000);
  await signIn(page, 'admin');
  const seen: string[] = [];
  for (const list of viewLists) {
    await lead(page, addressOf(list));
    await expect(page.locator('h1').first()).toBeAttached();
    const table = page.getByRole('main').locator('table[aria-label]');
    await expect(table.or(page.locator('main [data-alone]')).first()).toBeVisible();
    await awaitLoaded(page);
    const rows = page.getByRole('main').locator('tbody tr');
    if (withoutRecord.has(list) || (await rows.count()) === 0) continue;
    seen.push(list);
    const openers = page.getByRole('main').locator('tbody [data-row-open]');
    const addresses = await openers.evaluateAll((all) =>
      all.map((one) => one.getAttribute('href')),
    );
    expect([list, addresses.length]).toEqual([list, await rows.count()]);
    expect([list, addresses.filter((address) => !address?.startsWith('/'))]).toEqual([list, []]);
    expect([list, new Set(addresses).size]).toEqual([list, addresses.length]);
  }
  expect(seen).toEqual(
    expect.arrayContaining(['tasks', 'issues', 'clients', 'projects', 'offers', 'documents']),
  );
});

test('Ctrl, Shift and the middle button open a row beside the list, on its name and beside it [SHE-116]', async ({
  page,
  context,
}) => {
  const admin = await signedIn(page.request, 'admin');
  const { user } = await admin.get('/profile/me');
  const project = await makeProject(admin, 'Wiersz otwierany', user.id, { limit: dayFrom(20) });
  const list = `/project?search=${encodeURIComponent(project.name)}`;
  await signIn(page, 'admin', list);
  await expect(page.getByRole('row')).toHaveCount(2);
  const [title = ''] = (await name(page).innerText()).split('\n');
  const aside = async (act: () => Promise<unknown>) => {
    const [opened] = await Promise.all([context.waitForEvent('page'), act()]);
    await expect(opened).toHaveURL(/\/project\/view\/\d+$/);
    await expect(opened.getByRole('heading', { level: 1 })).toContainText(title);
    await opened.close();
    await expect(page).toHaveURL(list);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  const day = page
    .locator('tbody tr')
    .first()
    .getByText(/^\d\d\.\d\d\.\d{4}/)
    .first();
  for (const spot of [name(page), day]) {
    await aside(() => spot.click({ modifiers: ['ControlOrMeta'] }));
    await aside(() => spot.click({ modifiers: ['Shift'] }));
    await aside(() => spot.click({ button: 'middle' }));
  }
  await name(page).focus();
  await aside(() => page.keyboard.press('ControlOrMeta+Enter'));
  // Without them it opens here, over the list.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/project\\?.*item=${project.id}$`));
});

test('a record without a page of its own opens over its list in the other tab too [SHE-116]', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin', '/document?perPage=25&sort=filename');
  const title = await name(page).innerText();
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    name(page).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(opened).toHaveURL(/\/document\?perPage=25&sort=filename&item=\d+$/);
  await expect(opened.getByRole('dialog')).toContainText(title);
  await opened.close();
});
