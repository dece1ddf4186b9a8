import type { Page } from '@playwright/test';
import { makeColleague, unique } from '../records.ts';
import {
  accessible,
  accessibleInBoth,
  editAll,
  expect,
  pickFirst,
  resize,
  signedIn,
  signIn,
  test,
} from '../support.ts';
import { makeIssue } from '../work/day.ts';

const cells = (...texts: string[]) => texts.map((text) => `<td class=xl65>${text}</td>`).join('');
/** As a spreadsheet puts it into the clipboard, with a picture of it beside. */
const sheet = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!--td {mso-number-format:General;}--></style></head><body>
<table border=0 cellpadding=0 width=192 style='border-collapse:collapse;width:144pt'><!--StartFragment-->
 <col width=64 span=3 style='width:48pt'>
 <tr height=20>
  ${cells('Nazwa', 'Kwota', 'Uwagi do rozliczenia miesięcznego')}
 </tr>
 <tr height=20>
  ${cells('Ryczałt', '1&nbsp;200,00', '')}
 </tr><!--EndFragment-->
</table></body></html>`;

const paste = (page: Page, html: string, text: string) =>
  page.evaluate(
    ([markup, words]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', markup as string);
      clipboardData.setData('text/plain', words as string);
      clipboardData.items.add(new File(['x'], 'image.png', { type: 'image/png' }));
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    [html, text],
  );

/** Puts the caret into the cell of these words; the editor learns of it by the browser's own event, a moment later. */
async function enterCell(page: Page, words: string): Promise<void> {
  await page.locator('.ProseMirror td').filter({ hasText: words }).click();
  await page.evaluate(
    () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
  );
}

const rowsOf = (page: Page, within: string) =>
  page
    .locator(`${within} tr`)
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...(row as HTMLTableRowElement).cells]
          .map((cell) => cell.textContent?.trim().replace(/\s/g, ' '))
          .join('|'),
      ),
    );

const sheetRows = ['Nazwa|Kwota|Uwagi do rozliczenia miesięcznego', 'Ryczałt|1 200,00|'];

test('a table of a spreadsheet is pasted into a comment and a description, changed by keys and buttons, and read on a telephone [COM-36]', async ({
  company,
  page,
}) => {
  const asker = await makeColleague(company, page.request, 'ROLE_MANAGER');
  const issue = await makeIssue(await signedIn(page.request, asker.username), [asker.id]);
  await signIn(page, asker.username, `/yourIssues/${issue.id}`);

  // One cell is its words; more of them are a table, which the plain field becomes an editor for.
  const box = page.getByRole('textbox', { name: 'Nowy komentarz' });
  await box.click();
  await paste(page, `<table><tr>${cells('sama')}</tr></table>`, 'sama');
  await expect(page.locator('.ProseMirror')).toHaveCount(0);
  await paste(page, sheet, 'Nazwa\tKwota');
  await expect(page.locator('.ProseMirror table')).toBeVisible();
  await expect.poll(() => rowsOf(page, '.ProseMirror')).toEqual(sheetRows);

  // Tab goes through the cells, past the last one it makes a row; buttons stand while the caret is in a table.
  await enterCell(page, 'Ryczałt');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('netto');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Razem');
  const tools = page.getByRole('toolbar', { name: 'Tabela' });
  await tools.getByRole('button', { name: 'Kolumna z prawej' }).click();
  await expect
    .poll(() => rowsOf(page, '.ProseMirror'))
    .toEqual([
      'Nazwa||Kwota|Uwagi do rozliczenia miesięcznego',
      'Ryczałt||1 200,00|netto',
      'Razem|||',
    ]);
  await page.keyboard.press('Tab');
  await tools.getByRole('button', { name: 'Usuń kolumnę' }).click();
  await expect(page.locator('.ProseMirror tr').first().locator('td')).toHaveCount(3);
  await enterCell(page, 'Nazwa');
  await tools.getByRole('button', { name: 'Wiersz nagłówków' }).click();
  await expect(page.locator('.ProseMirror th')).toHaveCount(3);
  await accessibleInBoth(page);
  await page.keyboard.press('Control+Enter');

  const said = page.getByRole('list', { name: 'Komentarze' });
  await expect(said.getByRole('table')).toBeVisible();
  await expect(said.getByRole('columnheader')).toHaveText([
    'Nazwa',
    'Kwota',
    'Uwagi do rozliczenia miesięcznego',
  ]);

  // The description of the issue: made by the button, then a sheet is pasted below it.
  await editAll(page);
  const description = page.getByRole('dialog').getByRole('textbox', { name: 'Opis', exact: true });
  await description.click();
  await page.keyboard.press('End');
  await page.getByRole('dialog').getByRole('button', { name: 'Wstaw tabelę' }).click();
  await page.keyboard.type('Termin');
  const made = page.getByRole('dialog').locator('.ProseMirror table');
  await expect(made.locator('th').first()).toHaveText('Termin');
  await expect(made.locator('tr')).toHaveCount(3);
  await page.getByRole('button', { name: 'Usuń tabelę' }).click();
  await paste(page, sheet, 'Nazwa\tKwota');
  await expect.poll(() => rowsOf(page, '[role=dialog] .ProseMirror')).toEqual(sheetRows);
  await page.getByRole('dialog').getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('table')).toHaveCount(2);

  await resize(page, { width: 390, height: 844 });
  await page.reload();
  await expect(said.getByRole('table')).toBeVisible();
  await accessible(page);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});

test('an article holds a pasted table beside one that is made in its editor [COM-36]', async ({
  page,
}) => {
  await signIn(page, 'kierownik', '/knowledge');
  await page.getByRole('button', { name: 'Dodaj wpis' }).click();
  const dialog = page.getByRole('dialog');
  const name = unique('Taryfikator');
  await dialog.getByRole('textbox', { name: 'Nazwa' }).fill(name);
  await pickFirst(dialog.getByRole('combobox', { name: 'Typ' }), 'instrukcje');
  await pickFirst(dialog.getByRole('combobox', { name: 'Dział' }), 'administracja');
  await dialog.getByRole('textbox', { name: 'Treść' }).click();
  await paste(page, sheet, 'Nazwa\tKwota');
  await expect.poll(() => rowsOf(page, '.ProseMirror')).toEqual(sheetRows);
  await page.keyboard.press('Control+End');
  await dialog.getByRole('button', { name: 'Wstaw tabelę' }).click();
  for (const heading of ['Termin', 'Kto', 'Stawka']) {
    await page.keyboard.type(heading);
    await page.keyboard.press('Tab');
  }
  await expect(dialog.locator('.ProseMirror th').first()).toHaveText('Termin');
  await accessibleInBoth(page);
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('searchbox').first().fill(name);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('row').nth(1).click();
  await expect(dialog.getByRole('columnheader', { name: 'Termin' })).toBeVisible();
  await expect(dialog.getByRole('cell', { name: '1 200,00' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(dialog.getByRole('cell', { name: '1 200,00' })).toBeVisible();
});

test('a table whose first row is short keeps its cells in their columns [COM-51]', async ({
  company,
  page,
}) => {
  const asker = await makeColleague(company, page.request, 'ROLE_MANAGER');
  const issue = await makeIssue(await signedIn(page.request, asker.username), [asker.id]);
  await signIn(page, asker.username, `/yourIssues/${issue.id}`);
  await page.getByRole('textbox', { name: 'Nowy komentarz' }).click();
  const head = '<tr><td>Cennik</td></tr>';
  const body = `<tr><td rowspan=2>Ryczałt</td>${cells('1', '2')}</tr><tr><td>3</td></tr>`;
  await paste(page, `<table>${head}${body}</table>`, 'Cennik');
  await expect.poll(() => rowsOf(page, '.ProseMirror')).toEqual(['Cennik||', 'Ryczałt|1|2', '3|']);
});
