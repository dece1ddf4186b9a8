import { expect, signIn, test } from '../support.ts';

/** How many pages a PDF of the browser has. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type ?\/Page\b/g)?.length ?? 0;

test('on paper stands the list and not the program, its heading on each page, and no row is cut [SHE-120]', async ({
  page,
}) => {
  await signIn(page, 'admin', '/project?perPage=100');
  await expect(page.getByRole('row')).toHaveCount(101);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Dodaj projekt' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filtry' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Działania:/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const table = await page.evaluate(() => ({
    head: getComputedStyle(document.querySelector('thead') as Element).display,
    row: getComputedStyle(document.querySelector('tbody tr') as Element).breakInside,
  }));
  expect(table).toEqual({ head: 'table-header-group', row: 'avoid' });
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pagesOf(pdf)).toBeGreaterThan(3);
});

test('a client on paper has no menu, no buttons and no field for a note [SHE-120]', async ({
  page,
}) => {
  await signIn(page, 'admin', '/client');
  await page.locator('[data-row-open]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/client\/view\/\d+/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.locator('main .mantine-Button-root:visible')).toHaveCount(0);
});
