import { makeClient, unique } from '../records.ts';
import { type Caller, expect, lead, signedIn, signIn, test, viewMenu } from '../support.ts';

/** Makes a field of clients by the API; gives its label and key. */
async function makeField(by: Caller, kind: string, more: object = {}) {
  const label = unique('Pole');
  const { id } = await by.post('/customField/create', { record: 'client', kind, label, ...more });
  const { list } = await by.get('/customField/list');
  return { label, ...(list as { id: number; key: string }[]).find((one) => one.id === id) };
}

test('an administrator adds a choice with its list and finds it in the client’s form, on its page and among columns [CUS-01, CUS-03, CUS-30, CUS-70]', async ({
  page,
}) => {
  await signIn(page, 'admin', '/admin/settings');
  await page.getByRole('link', { name: /^Pola własne/ }).click();
  await expect(page.getByRole('heading', { name: 'Pola własne', level: 1 })).toBeVisible();
  const label = unique('Forma opodatkowania');
  await page.getByRole('button', { name: 'Dodaj pole' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nazwa pola').fill(label);
  await dialog
    .getByRole('combobox', { name: 'Rodzaj' })
    .or(dialog.getByLabel('Rodzaj'))
    .first()
    .click();
  await page.getByRole('option', { name: 'Wybór z listy' }).click();
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog.getByText('Wpisz przynajmniej jedną pozycję').first()).toBeVisible();
  for (const [at, name] of ['Ryczałt', 'Podatek liniowy'].entries()) {
    await dialog.getByRole('button', { name: 'Dodaj pozycję' }).click();
    await dialog.getByLabel(`Pozycja ${at + 1}`, { exact: true }).fill(name);
  }
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: label, exact: true })).toBeVisible();
  await expect(
    page.getByText('Wybór z listy · Ryczałt, Podatek liniowy · jeszcze puste'),
  ).toBeVisible();

  const by = await signedIn(page.request, 'admin');
  const name = unique('Klient z polem');
  const id = await makeClient(by, name);
  await lead(page, `/client/edit/${id}`);
  await page.getByLabel(label).click();
  await page.getByRole('option', { name: 'Ryczałt' }).click();
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page).toHaveURL(new RegExp(`/client/view/${id}`));
  const box = page.locator('section').filter({ hasText: label }).last();
  await expect(box.getByText('Ryczałt')).toBeVisible();

  // Changed where it is read.
  await page.getByRole('button', { name: `Zmień: ${label}` }).click();
  await page.getByRole('option', { name: 'Podatek liniowy' }).click();
  await expect(box.getByText('Podatek liniowy')).toBeVisible();

  await lead(page, `/client?search=${encodeURIComponent(name)}`);
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await (await viewMenu(page)).getByRole('button', { name: 'Kolejność kolumn' }).click();
  const columns = page.getByRole('dialog', { name: 'Ustawienia kolumn' });
  await columns.getByRole('checkbox', { name: label }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: label })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Podatek liniowy' })).toBeVisible();
  // Others look at this list in the same name.
  await (await viewMenu(page)).getByRole('button', { name: 'Kolejność kolumn' }).click();
  const stored = page.waitForResponse((answer) =>
    answer.url().endsWith('/setting/columns-clients'),
  );
  await columns.getByRole('button', { name: 'Przywróć domyślne' }).click();
  await stored;
});

test('fields of each kind are filled in the form; what is wrong is told on them and nothing is lost [CUS-10, CUS-11, CUS-13, CUS-70]', async ({
  page,
}) => {
  const by = await signedIn(page.request, 'admin');
  const number = await makeField(by, 'decimal', { unit: 'os.' });
  const pesel = await makeField(by, 'pesel');
  const needed = await makeField(by, 'text', { required: true, section: 'Teczka' });
  const id = await makeClient(by, unique('Klient z polami'));
  await signIn(page, 'pracownik', `/client/edit/${id}`);
  await expect(page.getByRole('heading', { name: 'Teczka' })).toBeVisible();
  await page.getByLabel(needed.label).fill('T-17');
  await page.getByLabel(number.label).fill('12,5');
  await page.getByLabel(pesel.label).fill('44051401358');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('PESEL ma 11 cyfr').first()).toBeVisible();
  await expect(page.getByLabel(number.label)).toHaveValue('12,5 os.');
  await page.getByLabel(pesel.label).fill('44051401359');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page).toHaveURL(new RegExp(`/client/view/${id}`));
  await expect(page.getByText('12,5 os.')).toBeVisible();
  // Emptied where it is read, a required one says so there.
  await page.getByRole('button', { name: `Zmień: ${needed.label}` }).click();
  const typed = page.getByRole('textbox', { name: needed.label });
  await typed.fill('');
  await typed.press('Enter');
  await expect(page.getByText(`${needed.label}: wypełnij to pole`)).toBeVisible();
  await typed.press('Escape');
  await expect(page.getByText('T-17')).toBeVisible();
  await by.patch(`/customField/${needed.id}`, { required: false });
});

test('the form of a new client begins with what the field says, and a value that must not repeat names who has it [CUS-150, CUS-151]', async ({
  page,
}) => {
  const by = await signedIn(page.request, 'admin');
  const number = await makeField(by, 'text', { unique: true });
  await signIn(page, 'admin', '/admin/custom-fields');
  const label = unique('Rozliczenie');
  await page.getByRole('button', { name: 'Dodaj pole' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nazwa pola').fill(label);
  await dialog.getByRole('button', { name: 'W formularzu' }).click();
  await dialog.getByLabel('Wartość na początek').fill('do ustalenia');
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog).toBeHidden();
  await lead(page, '/client/add');
  await expect(page.getByLabel(label)).toHaveValue('do ustalenia');

  const name = unique('Klient z numerem');
  const first = await makeClient(by, name);
  await by.patch(`/client/${first}`, { custom: { [number.key ?? '']: 'N-1' } });
  const second = await makeClient(by, unique('Klient bez numeru'));
  await lead(page, `/client/edit/${second}`);
  await page.getByLabel(number.label).fill('n-1');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(
    page.getByText(`${number.label}: tę wartość ma już klient „${name}”`).first(),
  ).toBeVisible();
  await expect(page.getByLabel(number.label)).toHaveValue('n-1');
  // Forms of other tests begin with nothing.
  const { list } = await by.get('/customField/definitions');
  const made = (list as { id: number; label: string }[]).find((one) => one.label === label);
  await by.patch(`/customField/${made?.id}`, { initial: null });
});

test('a field of some services alone comes into the form with its service, and keeps what was typed [CUS-155]', async ({
  page,
}) => {
  const by = await signedIn(page.request, 'admin');
  const service = unique('Usługa kadrowa');
  const { id } = await by.post('/definition/projectType/create', {
    name: service,
    color: '#1971C2',
  });
  const only = await makeField(by, 'text', { only: { projectType: [id] } });
  await signIn(page, 'admin', '/client/add');
  await expect(page.getByLabel('Usługi')).toBeVisible();
  await expect(page.getByLabel(only.label)).toHaveCount(0);
  await page.getByLabel('Usługi').fill(service);
  await page.getByRole('option', { name: service }).click();
  await expect(page.getByLabel(only.label)).toBeVisible();
  await page.getByLabel(only.label).fill('K-1');
  await page.getByRole('button', { name: `Usuń: ${service}` }).click();
  await expect(page.getByLabel(only.label)).toHaveCount(0);
  // Back again it stands there as it did.
  await page.getByLabel('Usługi').fill(service);
  await page.getByRole('option', { name: service }).click();
  await expect(page.getByLabel(only.label)).toHaveValue('K-1');

  // So it is in the form of a client that there is: what nobody sees is not saved.
  const client = await makeClient(by, unique('Przybrany'));
  await signIn(page, 'admin', `/client/edit/${client}`);
  await page.getByLabel('Usługi').fill(service);
  await page.getByRole('option', { name: service }).click();
  await page.getByLabel(only.label).fill('K-2');
  await page.getByRole('button', { name: `Usuń: ${service}` }).click();
  await expect(page.getByLabel(only.label)).toHaveCount(0);
  await page.getByLabel('Strona internetowa').fill('przybrany.pl');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page).toHaveURL(new RegExp(`/client/view/${client}$`));
  const saved = (await by.get(`/client/${client}`)).client;
  expect([saved.website, saved.custom]).toEqual([
    expect.stringContaining('przybrany.pl'),
    expect.not.objectContaining({ [only.key ?? '']: 'K-2' }),
  ]);
  await by.patch(`/customField/${only.id}`, { archived: true });
});

test('a field begun for one kind of record waits there, and the page comes back with that kind [CUS-30, DRA-10]', async ({
  page,
}) => {
  const label = unique('Nadzór');
  await signIn(page, 'admin', '/admin/custom-fields');
  const kinds = page.getByRole('group', { name: 'Czego dotyczą' });
  await kinds.getByRole('button', { name: 'Projekty' }).click();
  await page.getByRole('button', { name: 'Dodaj pole' }).first().click();
  const ofProject = page.getByRole('dialog', { name: 'Dodaj pole: Projekty' });
  await ofProject.getByLabel('Nazwa pola').fill(label);
  await page.keyboard.press('Escape');
  await expect(ofProject).toBeHidden();

  await page.reload();
  await expect(kinds.getByRole('button', { name: 'Projekty' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await kinds.getByRole('button', { name: 'Goście' }).click();
  await page.getByRole('button', { name: 'Dodaj pole' }).first().click();
  const ofGuest = page.getByRole('dialog', { name: 'Dodaj pole: Goście' });
  await expect(ofGuest.getByLabel('Nazwa pola')).toHaveValue('');
  await page.keyboard.press('Escape');

  await kinds.getByRole('button', { name: 'Projekty' }).click();
  await page.getByRole('button', { name: 'Dodaj pole' }).first().click();
  await ofProject.getByRole('button', { name: 'Dokończ' }).click();
  await expect(ofProject.getByLabel('Nazwa pola')).toHaveValue(label);
});

test('of a NIP or REGON whose check digit does not agree the form says so beside it [CUS-328]', async ({
  page,
}) => {
  const by = await signedIn(page.request, 'admin');
  const own = await makeField(by, 'nip');
  await signIn(page, 'admin', '/client/add');
  const told = page.getByText('Suma kontrolna tego numeru się nie zgadza: sprawdź cyfry.');
  for (const [name, wrong, right] of [
    ['REGON', '123456786', '123456785'],
    [own.label, '526-025-09-96', '526-025-09-95'],
  ] as const) {
    const typed = page.getByRole('textbox', { name, exact: true });
    await typed.fill(wrong);
    await expect(told).toBeVisible();
    await typed.fill(right);
    await expect(told).toHaveCount(0);
    // Nor is a number judged before it is whole: the nine first digits of a NIP are no REGON.
    await typed.fill(right.slice(0, -1));
    await expect(told).toHaveCount(0);
  }
});
