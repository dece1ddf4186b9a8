import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

export const password = 'Zaplecze-demo-2026';

/** A test whose pages must stay free of console errors and uncaught exceptions. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' && !expected.test(message.text()))
          complaints.push(message.text());
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/**
 * The browser itself reports each refused call; refusals are what some tests are about, as is a page
 * without network. Private windows, which tests run in, have no push service and say so.
 */
const expected =
  /Failed to load resource: (the server responded with a status of 4|net::ERR_INTERNET_DISCONNECTED)|does not support the Push API in incognito mode/;

/** Signs a person in through the screen, as they would. */
export async function signIn(page: Page, username: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: /nazwa użytkownika/i }).fill(username);
  await page.getByLabel(/hasło/i).first().fill(password);
  await page.getByRole('button', { name: 'Zaloguj' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
}

/** Rules of axe whose findings hang on the colour scheme. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Everything that axe finds on the page as it is now, or what some of its rules find. */
export async function accessible(page: Page, rules?: string[]): Promise<void> {
  // "Legacy": in the page itself, in half the time. The other way is for frames of other origins.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
  );
  expect(told).toEqual([]);
}

/**
 * Types into a picker, waits until its first choice (of the name, if told) answers what was typed,
 * and takes it by Enter: choices move while they change, so a click might miss.
 */
export async function pickFirst(box: Locator, text: string, name?: string): Promise<void> {
  await box.fill(text);
  const first = box.page().locator('[role="option"][data-combobox-selected]');
  await expect(name ? first.filter({ hasText: name }) : first).toBeVisible();
  await box.press('Enter');
}

/** Types the name of a record into the picker of that label and takes the record. */
export async function pick(scope: Page | Locator, label: string, name: string): Promise<void> {
  await pickFirst(scope.getByRole('textbox', { name: label, exact: true }), name, name);
}
