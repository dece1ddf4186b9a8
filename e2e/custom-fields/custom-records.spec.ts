import { makeClient, unique } from '../records.ts';
import { type Caller, expect, lead, signedIn, signIn, test } from '../support.ts';

async function makeField(by: Caller, record: string) {
  const label = unique('Pole');
  const { id } = await by.post('/customField/create', { record, kind: 'text', label });
  const { list } = await by.get('/customField/list');
  const key = (list as { id: number; key: string }[]).find((one) => one.id === id)?.key ?? '';
  return { label, key };
}

test('each contact person has own fields in the client’s form and on its page, a new one too [CUS-94]', async ({
  page,
}) => {
  const by = await signedIn(page.request, 'admin');
  const { label } = await makeField(by, 'contact');
  const id = await makeClient(by, unique('Klient z osobami'));
  await signIn(page, 'pracownik', `/client/edit/${id}`);
  await expect(page.getByLabel(label)).toHaveCount(1);
  await page.getByLabel(label).fill('UPL-1 nr 7');
  await page.getByRole('button', { name: 'Dodaj kolejną osobę' }).click();
  await expect(page.getByLabel(label)).toHaveCount(2);
  await page.locator('[name="persons.1.firstName"]').fill('Zofia');
  await page.locator('[name="persons.1.lastName"]').fill('Kot');
  await page.locator('[name="persons.1.phone"]').fill('600 700 800');
  await page.getByLabel(label).nth(1).fill('UPL-1 nr 8');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page).toHaveURL(new RegExp(`/client/view/${id}`));
  await expect(page.getByText('UPL-1 nr 7')).toBeVisible();
  await expect(page.getByText('UPL-1 nr 8')).toBeVisible();
});

test('a person’s own field is read on the profile and changed there [CUS-94]', async ({ page }) => {
  const by = await signedIn(page.request, 'admin');
  const { label } = await makeField(by, 'person');
  const me = await (await signedIn(page.request, 'pracownik')).get('/profile/me');
  await signIn(page, 'pracownik', `/profile/view/${me.user.id}`);
  await lead(page, `/profile/edit/${me.user.id}`);
  await page.getByLabel(label).fill('Szafka 4');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page).toHaveURL(new RegExp(`/profile/view/${me.user.id}`));
  await expect(page.getByText('Szafka 4')).toBeVisible();
  await page.getByRole('button', { name: `Zmień: ${label}` }).click();
  const typed = page.getByRole('textbox', { name: label });
  await typed.fill('Szafka 5');
  await typed.press('Enter');
  await expect(page.getByText('Szafka 5')).toBeVisible();
});

test('a guest’s own field stands in the form and on the page of the entry; a parcel has others, each of several at once too [CUS-94]', async ({
  page,
}) => {
  const by = await signedIn(page.request, 'admin');
  const guest = await makeField(by, 'guest');
  const parcel = await makeField(by, 'parcel');
  await signIn(page, 'recepcja', '/guest/add');
  await expect(page.getByLabel(guest.label)).toBeVisible();
  await expect(page.getByLabel(parcel.label)).toHaveCount(0);
  await lead(page, '/package/add');
  await expect(page.getByLabel(parcel.label)).toBeVisible();
  await lead(page, '/package/several');
  await expect(page.getByLabel(parcel.label)).toHaveCount(1);
  await page.getByRole('button', { name: 'Następna przesyłka' }).click();
  await expect(page.getByLabel(parcel.label)).toHaveCount(2);
  const desk = await signedIn(page.request, 'recepcja');
  const { list } = await desk.get('/reception/list?filter[category]=guest&perPage=10');
  const [row] = list.list as { id: number }[];
  const body = { category: 'guest', custom: { [guest.key]: 'P-77' } };
  await desk.patch(`/reception/${row?.id}`, body);
  await lead(page, `/guest/view/${row?.id}`);
  await expect(page.getByText('P-77')).toBeVisible();
});
