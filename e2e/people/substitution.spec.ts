import { makeColleague, makeProject } from '../records.ts';
import { accessible, editAll, expect, pickFirst, signedIn, signIn, test } from '../support.ts';

/** Today and some days on, as the pickers take them (Warsaw). */
function day(ahead: number): string {
  const date = new Date(Date.now() + ahead * 86_400_000);
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(date);
}

test('whoever goes away names a substitute, who finds and closes the task [PEO-30]', async ({
  company,
  page,
  browser,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const { username, id, name: away } = await makeColleague(company, page.request);
  const project = await makeProject(manager, 'Zastępowany', id);
  const { username: otherName, name: substitute } = await makeColleague(company, page.request);
  const other = await (await browser.newContext()).newPage();

  await signIn(page, username, `/profile/view/${id}`);
  await editAll(page);
  await page.getByRole('button', { name: 'Dodaj zastępstwo: Kto zastępuje tę osobę' }).click();
  const block = page.getByRole('group', { name: /Zastępstwo/ }).last();
  await pickFirst(
    block.getByRole('combobox', { name: 'Osoba zastępująca' }),
    substitute,
    substitute,
  );
  await block.getByRole('textbox', { name: 'Od' }).fill(day(0));
  await block.getByRole('textbox', { name: 'Do (włącznie)' }).fill(day(3));
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText(`Dziś zastępstwo pełni: ${substitute}`)).toBeVisible();

  await signIn(other, otherName, '/task');
  await other.getByRole('button', { name: 'Do zrobienia' }).click();
  const row = other
    .getByRole('row')
    .filter({ hasText: `zastępstwo: ${away}` })
    .filter({ hasText: project.tasks[0]?.name });
  await expect(row).toBeVisible();
  await accessible(other);
  await row.click();
  const dialog = other.getByRole('dialog');
  await expect(dialog.getByText(`zastępstwo: ${away}`)).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Status', exact: true }).click();
  await other.getByRole('option', { name: 'Zrealizowane', exact: true }).click();
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog).toBeHidden();
});
