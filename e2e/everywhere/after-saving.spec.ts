import type { Page } from '@playwright/test';
import { addressOf } from '@zaplecze/contract/addresses';
import { viewLists } from '@zaplecze/contract/rooms/views/lists';
import { expect, lead, signIn, test } from '../support.ts';

/** What has the focus, in words; '' where it fell to the page or to its whole content. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const now = document.activeElement;
    if (!now || now === document.body || now.id === 'tresc') return '';
    return `${now.tagName} ${now.getAttribute('aria-label') ?? now.textContent ?? ''}`.slice(0, 60);
  });

/** Every message that appears from now on. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const region = document.querySelector(
      '#root > [role="status"], [role="status"][aria-relevant]',
    );
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.textContent) heard.push(node.textContent);
    }).observe(region as Element, { childList: true });
  });
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

/** Opens the first row's form by its menu, where rows have one. */
async function edit(page: Page): Promise<boolean> {
  const rows = page.getByRole('main').locator('tbody tr');
  for (let at = 0; at < Math.min(3, await rows.count()); at++) {
    const dots = rows.nth(at).locator('[aria-haspopup="menu"]').last();
    if ((await dots.count()) === 0) continue;
    await dots.click();
    const item = page.getByRole('menuitem', { name: /^(Edytuj|Zmień|Edycja)/ });
    await expect(page.getByRole('menu')).toBeVisible();
    if ((await item.count()) > 0) {
      await item.first().click();
      return true;
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  }
  return false;
}

test('in every list, whoever saves a row’s form has the focus back at that row, and hears of it once [SHE-148]', async ({
  page,
}) => {
  test.setTimeout(400_000);
  await signIn(page, 'admin');
  const failures: string[] = [];
  const seen: string[] = [];
  for (const list of viewLists) {
    await lead(page, addressOf(list));
    await expect(page.locator('h1').first()).toBeAttached();
    const table = page.getByRole('main').locator('table[aria-label]');
    await expect(table.or(page.locator('main [data-alone]')).first()).toBeVisible();
    await expect(page.getByText(/^Ładowanie/)).toHaveCount(0);
    if (!(await edit(page))) continue;
    const form = page.locator('form').last();
    const text = form.locator('textarea:visible, input[type="text"]:not([role]):visible').last();
    await expect(text).toBeVisible();
    await text.fill(`${await text.inputValue()}1`);
    await listen(page);
    await page.keyboard.press('ControlOrMeta+Enter');
    const saved = page.locator('[role="status"][aria-relevant]').getByText(/apisan/);
    try {
      await expect(saved.first()).toBeVisible({ timeout: 6_000 });
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect.poll(() => focused(page)).not.toBe('');
    } catch {
      failures.push(`${list}: ${await focused(page)} ${page.url()}`);
      await page.goto('/offline.html');
      await page.goto('/notifications');
      continue;
    }
    seen.push(list);
    const words = await heard(page);
    if (words.length !== 1) failures.push(`${list}: ${words.join(' | ')}`);
  }
  expect(failures).toEqual([]);
  expect(seen.length).toBeGreaterThan(8);
});
