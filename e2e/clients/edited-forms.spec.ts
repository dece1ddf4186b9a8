import { globSync, readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import type { Company } from '../company.ts';
import { makeColleague, unique } from '../records.ts';
import { type Caller, expect, signedIn, signIn, test } from '../support.ts';
import { editedDialogs, formsOfRecords } from './edited-dialogs.ts';
import { editedForms } from './edited-forms.ts';

/** What happens to a record while its form stands open: one shape in every room, and nothing that was typed is lost. */

/** One other person for all forms, as each would cost an account with its letter and its sign-in. */
const people = new Map<Company, Promise<{ name: string; other: Caller }>>();
function somebodyElse(company: Company, request: APIRequestContext) {
  const made = async () => {
    const { name, username } = await makeColleague(company, request, 'ROLE_ADMIN');
    return { name, other: await signedIn(request, username) };
  };
  const person = people.get(company) ?? made();
  people.set(company, person);
  return person;
}

for (const { what, as, make, field, sent, values, stays } of [...editedForms, ...editedDialogs])
  test(`what was typed in an open form (${what}) stays without a connection, after somebody else’s change and after its deletion [HIS-180, HIS-183]`, async ({
    company,
    context,
    page,
  }) => {
    const by = await signedIn(page.request, as);
    const { name: whose, other } = await somebodyElse(company, page.request);
    const { call, path, name, open } = await make(by, page.request);
    const [typed, theirs] = values ?? [unique('Wpisane'), unique('Cudze')];
    await signIn(page, as, path);
    if (name !== undefined) {
      await page.getByRole('button', { name: `Działania: ${name}` }).click();
      await page.getByRole('menuitem', { name: 'Edytuj', exact: true }).click();
    }
    await open?.(page);
    const form = page.getByRole('dialog').or(page.getByRole('main')).last();
    const box = form.getByRole('textbox', { name: field, exact: true }).first();
    const save = page.getByRole('button', { name: 'Zapisz', exact: true }).last();
    await box.fill(typed);

    await context.setOffline(true);
    await save.click();
    await expect(page.getByText('Nie udało się połączyć z serwerem.').first()).toBeVisible();
    await expect(box).toHaveValue(typed);
    await context.setOffline(false);

    await other.patch(call, { [sent]: theirs });
    await save.click();
    const question = page.getByRole('dialog', { name: 'Ktoś zmienił to samo' });
    await expect(question).toContainText(typed);
    await expect(question).toContainText(theirs);
    await expect(question).toContainText(whose);
    await question.getByRole('button', { name: 'Wróć do formularza' }).click();
    await expect(box).toHaveValue(typed);
    if (stays) return;

    await other.remove(call);
    await save.click();
    const gone = page.getByRole('dialog', { name: 'Tego wpisu już nie ma' });
    await expect(gone).toContainText(/Ten wpis skasowano .+ \(.+ .+\)/);
    await expect(gone.getByLabel('Treść formularza')).toHaveValue(new RegExp(typed));
    await gone.getByRole('button', { name: 'Wróć do formularza' }).click();
    await expect(box).toHaveValue(typed);
  });

test('every form over a record is tried here, or says why it is not [HIS-183]', () => {
  const cwd = new URL('../../packages/web/src/', import.meta.url);
  const overRecords = globSync('**/*.{ts,tsx}', { cwd: cwd.pathname }).filter((file) => {
    const text = readFileSync(new URL(file, cwd), 'utf8');
    const calls = text.match(/useRecordForm\(\{[\s\S]*?\n {2,4}\}\)/g) ?? [];
    return calls.some((one) => /\brecord[:,]|FormOf\(/.test(one));
  });
  expect(overRecords.toSorted()).toEqual(Object.keys(formsOfRecords).toSorted());
  const tried = [...editedForms, ...editedDialogs].map(({ what }) => what);
  for (const why of Object.values(formsOfRecords))
    if (why.startsWith('Tried as: ')) expect(tried).toContain(why.slice('Tried as: '.length));
});

test('what was typed into an issue that was joined with another one meanwhile can be copied, and a row that is there no more is answered too [HIS-184]', async ({
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const { user } = await manager.get('/profile/me');
  const name = unique('Połączone');
  const [stays, goes] = await Promise.all(
    [unique('Zostaje'), name].map(async (one) => {
      const body = { name: one, users: [user.id], description: 'Proszę o pomoc.', type: 1 };
      return (await manager.post('/issue/create', body)).id as number;
    }),
  );
  await signIn(page, 'kierownik', `/issue?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Działania: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edytuj', exact: true }).click();
  const typed = unique('Wpisane');
  const box = page.getByRole('dialog').getByRole('textbox', { name: /^Nazwa/ });
  await box.fill(typed);
  await manager.post(`/issue/merge/${stays}`, { issues: [goes] });
  await page.getByRole('button', { name: 'Zapisz', exact: true }).last().click();
  const gone = page.getByRole('dialog', { name: 'Tego wpisu już nie ma' });
  await expect(gone).toContainText('To zgłoszenie połączono z innym');
  await expect(gone.getByLabel('Treść formularza')).toHaveValue(new RegExp(typed));

  const other = unique('Skasowane');
  const body = { name: other, users: [user.id], description: 'Proszę o pomoc.', type: 1 };
  const { id } = await manager.post('/issue/create', body);
  await page.goto(`/issue?search=${encodeURIComponent(other)}`);
  await page.getByRole('button', { name: `Status: ${other}` }).click();
  const choice = page.getByRole('button', { name: 'W realizacji', exact: true });
  await expect(choice).toBeVisible();
  let isThere = true;
  await page.route('**/api/bulk', async (route) => {
    if (isThere) {
      isThere = false;
      await manager.remove(`/issue/${id}`);
    }
    await route.continue();
  });
  await choice.click();
  await expect(page.locator('[data-kind="error"]')).toContainText('Ten wpis skasowano');
});
