import { makeClient, unique } from '../records.ts';
import { type Caller, editAll, expect, lead, signedIn, signIn, test } from '../support.ts';
import { makeIssue } from '../work/day.ts';

/* What forms ask of a record, and what they leave alone. */

type Field = { id: number; key: string; label: string };

async function makeField(by: Caller, record: string, more: object = {}): Promise<Field> {
  const label = unique('Pole');
  const { id } = await by.post('/customField/create', { record, kind: 'text', label, ...more });
  const { list } = (await by.get('/customField/list')) as { list: Field[] };
  return { id, label, key: list.find((one) => one.id === id)?.key ?? '' };
}
const archive = async (by: Caller, ...fields: Field[]) => {
  for (const { id } of fields) await by.patch(`/customField/${id}`, { archived: true });
};

test('a field of some types alone that has a value stands in no form of another type, is asked for there by nobody and keeps it [CUS-155]', async ({
  page,
}) => {
  const by = await signedIn(page.request, 'admin');
  const me: number = (await by.get('/profile/me')).user.id;
  const only = await makeField(by, 'issue', { required: true, only: { issueType: [6] } });
  const { id } = await makeIssue(by, [me], { type: 6, custom: { [only.key]: 'Zapisane' } });
  await by.patch(`/issue/${id}`, { type: 0 });
  await signIn(page, 'admin', `/issue/view/${id}`);
  // It is read where it stands, and not changed there.
  await expect(page.getByText('Zapisane')).toBeVisible();
  await expect(page.getByRole('button', { name: `Zmień: ${only.label}` })).toHaveCount(0);
  await editAll(page);
  const dialog = page.getByRole('dialog');
  const type = dialog.getByRole('combobox', { name: 'Typ zgłoszenia' });
  const before = await type.inputValue();
  const choose = async (name: string) => {
    await type.click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  const field = dialog.getByRole('textbox', { name: only.label });
  await expect(field).toHaveCount(0);
  await dialog.getByRole('textbox', { name: 'Nazwa' }).fill('Bez pola');
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog).toBeHidden();
  const { issue } = await by.get(`/issue/${id}`);
  expect([issue.name, issue.custom[only.key]]).toEqual(['Bez pola', 'Zapisane']);

  // Where its type comes back, so does the field with what it has; what is typed waits while it is away.
  await editAll(page);
  await expect(field).toHaveCount(0);
  await choose('Umowy');
  await expect(field).toHaveValue('Zapisane');
  await field.fill('Poprawione');
  await choose(before);
  await expect(field).toHaveCount(0);
  await choose('Umowy');
  await expect(field).toHaveValue('Poprawione');
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog).toBeHidden();
  expect((await by.get(`/issue/${id}`)).issue.custom[only.key]).toBe('Poprawione');
  await archive(by, only);
});

test('„Zrobione” of an issue that lacks own fields says once which and who fills them, and leads to the first that I may fill [CUS-156, CUS-335]', async ({
  page,
}) => {
  const by = await signedIn(page.request, 'admin');
  const closed = await makeField(by, 'issue', { requiredFrom: 9, edits: 'admin' });
  const open = await makeField(by, 'issue', { requiredFrom: 9 });
  const worker = await signedIn(page.request, 'pracownik');
  const { id } = await makeIssue(worker, [(await worker.get('/profile/me')).user.id]);
  await signIn(page, 'pracownik', `/yourIssues/${id}`);
  await page.getByRole('button', { name: 'Zrobione' }).click();
  const words = `Zanim status zmieni się na „Zrealizowane”, uzupełnij: ${closed.label} (wypełniają administratorzy), ${open.label}`;
  await expect(page.getByText(words, { exact: true })).toBeVisible();
  // On a phone it is told whole too, however little room there is.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.getByRole('button', { name: 'Zrobione' }).click();
  const message = page.getByText(words, { exact: true });
  await expect(message).toBeVisible();
  expect(await message.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  await page.getByRole('button', { name: 'Uzupełnij' }).click();
  const typed = page.getByRole('textbox', { name: open.label });
  await expect(typed).toBeFocused();
  await typed.fill('Załatwione');
  await typed.press('Enter');
  await expect(page.getByText('Załatwione')).toBeVisible();
  expect((await worker.get(`/issue/${id}`)).issue.custom[open.key]).toBe('Załatwione');
  await archive(by, closed, open);
});

test('a form tells an own field that is missing together with all else that is, also of several parcels [CUS-13, CUS-336]', async ({
  page,
}) => {
  const by = await signedIn(page.request, 'admin');
  const [issue, parcel, ofClients] = [
    await makeField(by, 'issue', { required: true }),
    await makeField(by, 'parcel', { required: true }),
    await makeField(by, 'client', { required: true }),
  ];
  await signIn(page, 'recepcja', '/package/several');
  await page.getByRole('button', { name: 'Następna przesyłka' }).click();
  await page.getByRole('button', { name: 'Zapisz wszystkie' }).click();
  const wrong = (label: string) => page.getByText(`${label}: wypełnij to pole`, { exact: true });
  await expect(page.getByText('Spółka jest wymagana').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: parcel.label }).first()).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(page.getByRole('textbox', { name: parcel.label }).nth(1)).toHaveAttribute(
    'aria-invalid',
    'true',
  );

  await signIn(page, 'admin', '/issue');
  await page.getByRole('button', { name: 'Dodaj zgłoszenie' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Dodaj zgłoszenie' }).click();
  await expect(dialog.getByText('Nazwa jest wymagana')).toBeVisible();
  await expect(wrong(issue.label)).toBeVisible();
  await dialog.getByRole('textbox', { name: issue.label }).fill('Jest');
  await expect(wrong(issue.label)).toHaveCount(0);

  // A client from before the field is saved without it.
  const client = await makeClient(by, unique('Sprzed pola'));
  await lead(page, `/client/edit/${client}`);
  await page.getByLabel('Strona internetowa').fill('sprzedpola.pl');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page).toHaveURL(new RegExp(`/client/view/${client}$`));
  await archive(by, issue, parcel, ofClients);
});
