import { expect, lead, signIn, test } from '../support.ts';
import { openPart, parts } from './dashboard.ts';

test('every number of the dashboard’s tables opens a list that counts as many [REP-05]', async ({
  page,
}) => {
  await signIn(page, 'admin', '/dashboard');
  const links: { text: string; href: string }[] = [];
  for (const [name] of parts) {
    await openPart(page, name);
    const tables = page.getByRole('button', { name: /^Tabela/ });
    for (let left = await tables.count(); left > 0; left -= 1) await tables.first().click();
    // Of each chart the first and the last row; means, money and shares count no rows.
    const found = await page.locator('main table').evaluateAll((all) =>
      all.flatMap((table) => {
        const rows = [...table.querySelectorAll('tr')].filter((row) => row.querySelector('td'));
        return [rows[0], rows.at(-1)].flatMap((row) =>
          [...(row?.querySelectorAll('td[data-number] a') ?? [])].flatMap((link) => {
            const text = (link.textContent ?? '').replace(/\s/g, '');
            const href = link.getAttribute('href') ?? '';
            return /^\d+$/.test(text) && !href.includes('sort=') ? [{ text, href }] : [];
          }),
        );
      }),
    );
    links.push(...found);
  }
  expect(links.length).toBeGreaterThan(40);
  for (const { text, href } of links) {
    await lead(page, href);
    await expect(page.getByRole('heading', { level: 1 }), href).toHaveText(
      new RegExp(`^\\D+${[...text].join('\\s?')}$`),
    );
  }
});

test('an issue is handed over from what somebody’s work consists of [REP-13]', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard');
  await openPart(page, 'Zespół');
  const load = page.getByRole('region', {
    name: 'Obłożenie osób w kolejnych tygodniach',
    exact: true,
  });
  await load.getByRole('button', { name: /^Tabela/ }).click();
  // The fullest first; somebody of them has an issue in the first week.
  const weeks = load.locator('tbody tr td:nth-of-type(2)').getByRole('button');
  const issues = page
    .getByRole('dialog')
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: 'zgłoszenie', exact: true }) });
  let at = 0;
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await weeks.nth(at).click();
    at += 1;
    await expect(page.getByRole('dialog').getByRole('row').nth(1)).toBeVisible();
    await expect(issues).not.toHaveCount(0, { timeout: 500 });
  }).toPass();
  const name = (await issues.first().getByRole('link').textContent()) ?? '';
  const link = (await issues.first().getByRole('link').getAttribute('href')) ?? '';
  await issues
    .first()
    .getByRole('button', { name: /^Przekaż/ })
    .click();
  const dialog = page.getByRole('dialog', { name: `Przekazanie: ${name}` });
  await dialog.getByRole('combobox', { name: 'Kto przejmie' }).fill('Olszewski');
  await page.getByRole('option').first().click();
  const chosen = await dialog.getByRole('combobox', { name: 'Kto przejmie' }).inputValue();
  await dialog.getByRole('button', { name: 'Przekaż' }).click();
  await expect(page.getByText('Zgłoszenie przekazano')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText(chosen).first()).toBeVisible();
});
