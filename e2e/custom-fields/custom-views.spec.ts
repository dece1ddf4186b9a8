import { makeClient, unique } from '../records.ts';
import { type Caller, expect, lead, signedIn, signIn, test } from '../support.ts';

/** Makes a field of clients by the API; gives its label, key and id. */
async function makeField(by: Caller, kind: string, more: object = {}) {
  const label = unique('Pole');
  const { id } = await by.post('/customField/create', { record: 'client', kind, label, ...more });
  const { list } = await by.get('/customField/list');
  const { key } = (list as { id: number; key: string }[]).find((one) => one.id === id) ?? {};
  return { id, label, key: key ?? '' };
}

test('a view that names an archived field shows the list without it and says so [CUS-124]', async ({
  page,
}) => {
  const by = await signedIn(page.request, 'admin');
  const note = await makeField(by, 'text');
  const name = unique('Widoczny');
  await makeClient(by, name);
  await by.patch(`/customField/${note.id}`, { archived: true });
  await signIn(page, 'kierownik');
  const filter = encodeURIComponent(`filter[custom.${note.key}.has]`);
  await lead(
    page,
    `/client?search=${encodeURIComponent(name)}&${filter}=x&sort=custom.${note.key}`,
  );
  await expect(page.getByRole('link', { name }).first()).toBeVisible();
  await expect(page.getByText('Lista jest pokazana bez pola').first()).toBeVisible();
  await expect(page).not.toHaveURL(/custom/);
});
