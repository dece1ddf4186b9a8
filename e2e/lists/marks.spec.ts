import type { Page } from '@playwright/test';
import { makeProject } from '../records.ts';
import { expect, signedIn, signIn, test } from '../support.ts';

/** How statuses are told apart, and how fields stand beside one another. */

/** The shapes of the marks within `within`, each with the colour that it is drawn in. */
const marks = (page: Page, within: string) =>
  page.locator(`${within} svg[data-shape]`).evaluateAll((found) =>
    found.map((mark) => ({
      shape: mark.getAttribute('data-shape'),
      colour: getComputedStyle(mark).stroke,
    })),
  );

/** The colour of what is late, as the browser writes it. */
const lateColour = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.color = 'var(--z-overdue)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

for (const scheme of ['light', 'dark'] as const) {
  test(`statuses of work are told by their shape and are not in the colour of what is late, ${scheme} [SHE-403]`, async ({
    page,
  }) => {
    const manager = await signedIn(page.request, 'kierownik');
    const { user } = await manager.get('/profile/me');
    const project = await makeProject(manager, 'Znaki', user.id);
    await page.emulateMedia({ colorScheme: scheme });
    await signIn(page, 'kierownik', '/issue');
    await expect(page.locator('tbody svg[data-shape]').first()).toBeVisible();
    const late = await lateColour(page);
    const inList = await marks(page, 'tbody');
    expect(new Set(inList.map(({ shape }) => shape)).size).toBeGreaterThan(1);
    expect(inList.filter(({ colour }) => colour === late)).toEqual([]);
    await page.goto(`/project/view/${project.id}`);
    await page
      .getByRole('button', { name: project.tasks[0]?.name })
      .or(page.getByRole('link', { name: project.tasks[0]?.name }))
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: project.tasks[0]?.name });
    const status = dialog.getByRole('combobox', { name: 'Status', exact: true });
    await status.click();
    await expect(page.getByRole('option', { name: 'Wstrzymane' })).toBeVisible();
    const options = await marks(page, '[role="option"]');
    expect(options.map(({ shape }) => shape)).toEqual([
      ...['waits', 'stands', 'half', 'tick', 'cross', 'pause'],
    ]);
    expect(options.filter(({ colour }) => colour === late)).toEqual([]);
  });
}

test('fields beside one another stand in one line, with help below them and without [SHE-404]', async ({
  page,
}) => {
  await signIn(page, 'admin', '/admin/settings#mail');
  const top = async (name: string) =>
    (await page.getByRole('textbox', { name, exact: true }).boundingBox())?.y ?? 0;
  await expect(page.getByRole('textbox', { name: 'Konto', exact: true })).toBeVisible();
  await expect(page.getByText('Przechowujemy je zaszyfrowane.').first()).toBeVisible();
  // The one of a password stands within its frame's border.
  expect(Math.abs((await top('Hasło')) - (await top('Konto')))).toBeLessThan(2);
});
