import type { Page } from '@playwright/test';
import { makeDocument, unique } from '../records.ts';
import { type Caller, expect, pick, signedIn, signIn, test } from '../support.ts';

/** Documents, articles, definitions, guests and parcels are changed where they are read. */

const form = (page: Page, label: string) =>
  page.getByRole('form', { name: `Zmiana: ${label}`, exact: true });
const change = async (page: Page, label: string, words: string) => {
  await page.getByRole('button', { name: `Zmień: ${label}`, exact: true }).click();
  const box = form(page, label).getByRole('textbox');
  await expect(box).toBeFocused();
  await box.fill(words);
  await page.keyboard.press('Control+Enter');
  await expect(form(page, label)).toHaveCount(0);
};
const first = async (by: Caller, kind: string): Promise<number> =>
  (await by.get(`/definition/${kind}/list`)).list[0].id;

test('a document says more of itself and gets another type where it is read; its file is drawn once [SHE-382, FIL-186]', async ({
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const id = await makeDocument(page.request, manager, unique('Umowa czytana'));
  const before = (await manager.get(`/document/${id}`)).document;
  const previews: string[] = [];
  page.on('request', (one) => {
    if (one.url().includes('/api/media/preview/')) previews.push(one.url());
  });
  await signIn(page, 'kierownik', `/document?item=${id}`);
  const dialog = page.getByRole('dialog', { name: before.filename });
  await expect.poll(() => previews.length).toBe(1);
  const words = unique('Podpisana przez obie strony');
  if (before.description === null || before.description === '')
    await dialog.getByRole('button', { name: 'Dodaj: Opis' }).click();
  else await dialog.getByRole('button', { name: 'Zmień: Opis', exact: true }).click();
  await form(page, 'Opis').getByRole('textbox').fill(words);
  await page.keyboard.press('Control+Enter');
  await expect(form(page, 'Opis')).toHaveCount(0);
  await expect(dialog.getByText(words)).toBeVisible();
  const types = (await manager.get('/definition/documentType/list')).list;
  const other = types.find((one: { id: number }) => one.id !== before.type.id);
  await dialog.getByRole('button', { name: 'Zmień: Typ', exact: true }).click();
  await pick(form(page, 'Typ'), 'Typ', other.name);
  await expect(form(page, 'Typ')).toHaveCount(0);
  expect((await manager.get(`/document/${id}`)).document).toMatchObject({
    description: words,
    type: { id: other.id },
  });
  // What its file shows has not changed, and may take LibreOffice half a minute.
  expect(previews).toHaveLength(1);
});

test('a preview that a busy server refused is asked for again [FIL-187]', async ({
  page,
  complaints,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const id = await makeDocument(page.request, manager, unique('Umowa w kolejce'));
  const { document } = await manager.get(`/document/${id}`);
  const busy = 'Trwa tworzenie innych podglądów. Spróbuj ponownie za chwilę.';
  const preview = '**/api/media/preview/**';
  await page.route(preview, (route) =>
    route.fulfill({ status: 503, json: { message: busy }, headers: { 'retry-after': '5' } }),
  );
  await signIn(page, 'kierownik', `/document?item=${id}`);
  const dialog = page.getByRole('dialog', { name: document.filename });
  const refusal = dialog.getByRole('alert').filter({ hasText: busy });
  await expect(refusal).toBeVisible();
  await page.unroute(preview);
  const drawn = page.waitForResponse(preview);
  await refusal.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  expect((await drawn).status()).toBe(200);
  await expect(refusal).toBeHidden();
  expect(complaints.splice(0).filter((text) => !text.includes('503'))).toEqual([]);
});

test('an article is renamed and given to another department where it is read; who only reads it has one line [SHE-382]', async ({
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const departments = (await manager.get('/definition/department/list')).list;
  const { user } = await manager.get('/profile/me');
  const { id } = await manager.post('/knowledgeBase/create', {
    ...{ name: unique('Wpis zmieniany'), type: await first(manager, 'knowledgeBaseType') },
    ...{ department: departments[0].id, owner: user.id, description: '<p>Treść</p>' },
  });
  await signIn(page, 'kierownik', `/knowledge?item=${id}`);
  const renamed = unique('Wpis przemianowany');
  await change(page, 'nazwa', renamed);
  const dialog = page.getByRole('dialog', { name: renamed });
  await expect(dialog).toBeVisible();
  // What is refused stays, with the reason beside it; Escape gives back what was there.
  await page.getByRole('button', { name: 'Zmień: nazwa', exact: true }).click();
  await form(page, 'nazwa').getByRole('textbox').fill('');
  await page.keyboard.press('Enter');
  await expect(form(page, 'nazwa')).toContainText('Nazwa jest wymagana');
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('heading', { name: renamed })).toBeVisible();
  await dialog.getByRole('button', { name: 'Zmień: Dział', exact: true }).click();
  await pick(form(page, 'Dział'), 'Dział', departments[1].name);
  await expect(form(page, 'Dział')).toHaveCount(0);
  await expect(dialog).toContainText(departments[1].name);

  await signIn(page, 'pracownik', `/knowledge?item=${id}`);
  await expect(dialog).toContainText(departments[1].name);
  await expect(dialog.getByRole('button', { name: /^Zmień: / })).toHaveCount(0);
});

for (const [kind, what] of [
  ['task', 'zadanie'],
  ['procedure', 'procedura'],
] as const) {
  test(`a definition (${what}) is renamed and described where it is read [SHE-382]`, async ({
    page,
  }) => {
    const manager = await signedIn(page.request, 'kierownik');
    const department = await first(manager, 'department');
    const type = await first(manager, 'taskType');
    const { id } = await manager.post(`/definition/${kind}/create`, {
      ...{ name: unique('Definicja zmieniana'), department },
      ...(kind === 'task' && { type }),
    });
    await signIn(page, 'kierownik', `/admin/${kind}?item=${id}`);
    const renamed = unique('Definicja przemianowana');
    await change(page, 'nazwa', renamed);
    const dialog = page.getByRole('dialog', { name: renamed });
    await dialog.getByRole('button', { name: 'Dodaj: Opis' }).click();
    await form(page, 'Opis').getByRole('textbox').fill('Do dziesiątego.');
    await page.keyboard.press('Control+Enter');
    await expect(form(page, 'Opis')).toHaveCount(0);
    await expect(dialog.getByText('Do dziesiątego.')).toBeVisible();
    const { item } = await manager.get(`/definition/${kind}/${id}`);
    expect(item).toMatchObject({ name: renamed, description: 'Do dziesiątego.' });
  });
}

test('a guest and a parcel are changed where they are read: their name, and whom they come from as one thing [SHE-382]', async ({
  page,
}) => {
  const desk = await signedIn(page.request, 'recepcja');
  const { user } = await desk.get('/profile/me');
  // Other tests find those of today on top.
  const operationDate = new Date(Date.now() - 24 * 3_600_000).toISOString();
  const guest = await desk.post('/reception/create', {
    ...{
      operationDate,
      category: 'guest',
      fullName: unique('Gość'),
      user: user.id,
      clientName: 'Firma',
    },
  });
  await signIn(page, 'recepcja', `/guest?item=${guest.id}`);
  const dialog = page.getByRole('dialog');
  const name = unique('Zenon Ćwik');
  await change(page, 'Imię i nazwisko', name);
  await expect(dialog.getByRole('heading', { name: `Gość: ${name}` })).toBeVisible();
  await dialog.getByRole('button', { name: 'Zmień: Firma', exact: true }).click();
  const typed = form(page, 'Firma').getByRole('textbox', { name: 'Nazwa firmy' });
  await typed.fill('Kwiaciarnia Róża');
  await page.keyboard.press('Enter');
  await expect(typed).toHaveCount(0);
  await expect(dialog.getByText('Kwiaciarnia Róża')).toBeVisible();

  const parcel = await desk.post('/reception/create', {
    ...{ category: 'parcel', direction: 'inbound', description: 'Koperta', clientName: 'Poczta' },
    operationDate,
    ...{ clientCity: 'Gdynia', clientAddress: 'Długa 1', clientPostal: '81-000' },
    ...{ type: await first(desk, 'receptionType'), company: await first(desk, 'company') },
  });
  await signIn(page, 'recepcja', `/package?item=${parcel.id}`);
  await change(page, 'Opis przesyłki', 'Koperta polecona');
  await expect(dialog.getByText('Koperta polecona')).toBeVisible();
  await dialog.getByRole('button', { name: 'Zmień: Nadawca / Odbiorca', exact: true }).click();
  const party = form(page, 'Nadawca / Odbiorca');
  await party.getByRole('textbox', { name: 'Miasto' }).fill('Sopot');
  await page.keyboard.press('Enter');
  await expect(party).toHaveCount(0);
  await expect(dialog.getByText('Sopot')).toBeVisible();
  const { reception } = await desk.get(`/reception/${parcel.id}`);
  expect(reception).toMatchObject({
    ...{ description: 'Koperta polecona', clientName: 'Poczta', clientCity: 'Sopot' },
  });
});
