import { makeClient, makeOffer, unique } from '../records.ts';
import { accessible, type Caller, expect, lead, signedIn, signIn, test } from '../support.ts';

type Made = { id: number; key: string; label: string };

/** Makes a field of clients by the API. */
async function makeField(by: Caller, kind: string, more: object = {}): Promise<Made> {
  const label = unique('Pole');
  const { id } = await by.post('/customField/create', { record: 'client', kind, label, ...more });
  const { list } = await by.get('/customField/list');
  const made = (list as Made[]).find((one) => one.id === id);
  if (!made) throw new Error('The field is not among the others');
  return made;
}

test('an administrator puts a formula together with its result beside, and a form shows what follows as it is typed [CUS-193, CUS-203]', async ({
  page,
}) => {
  const by = await signedIn(page.request, 'admin');
  const fee = await makeField(by, 'money');
  const name = unique('Klient z abonamentem');
  const id = await makeClient(by, name);
  await by.patch(`/client/${id}`, { custom: { [fee.key]: 100 } });

  await signIn(page, 'admin', '/admin/custom-fields');
  const label = unique('Rocznie');
  await page.getByRole('button', { name: 'Dodaj pole' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nazwa pola').fill(label);
  await dialog.getByLabel('Rodzaj').first().click();
  await page.getByRole('option', { name: 'Wyliczana kwota' }).click();
  await expect(dialog.getByLabel('Wymagane')).toBeHidden();
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog.getByText('Wpisz wzór, na przykład').first()).toBeVisible();

  await dialog.getByRole('button', { name: fee.label, exact: true }).click();
  const formula = dialog.getByRole('textbox', { name: 'Wzór' });
  await expect(formula).toHaveValue(`[${fee.label}]`);
  await formula.pressSequentially(' × 12 +');
  await expect(
    dialog.getByText(/Znak \d+: wzór się urywa, brakuje liczby albo pola/),
  ).toBeVisible();
  await formula.pressSequentially(' 0,50');
  await expect(dialog.getByText(`Na przykład „${name}”: 1 200,50 zł`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog).toBeHidden();
  // Its values are worked out beside what people do.
  const words = `Wyliczana kwota · [${fee.label}] × 12 + 0,50 · wyliczone: 1 rekord`;
  await expect(page.getByText(words)).toBeVisible();

  // It is read where the client is, and follows what is changed there.
  await lead(page, `/client/view/${id}`);
  const box = page.locator('section').filter({ hasText: label }).last();
  await expect(box.getByText('1 200,50 zł')).toBeVisible();
  await expect(page.getByRole('button', { name: `Zmień: ${label}` })).toHaveCount(0);
  await page.getByRole('button', { name: `Zmień: ${fee.label}` }).click();
  await page.getByRole('textbox', { name: fee.label }).fill('200');
  await page.keyboard.press('Enter');
  await expect(box.getByText('2 400,50 zł')).toBeVisible();

  await lead(page, `/client/edit/${id}`);
  const result = page.getByRole('status', { name: label });
  await expect(result).toHaveText('2 400,50 zł');
  await page.getByLabel(fee.label).fill('0,10');
  await expect(result).toHaveText('1,70 zł');
  await page.getByLabel(fee.label).fill('');
  await expect(result).toHaveText('Puste, dopóki brakuje którejś wartości ze wzoru.');
  await page.getByLabel(fee.label).fill('1');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page).toHaveURL(new RegExp(`/client/view/${id}`));
  await expect(box.getByText('12,50 zł', { exact: true })).toBeVisible();
});

test('before a field is archived it is told what is worked out of it, and a formula is changed by names of now [CUS-194, CUS-196]', async ({
  page,
}) => {
  const by = await signedIn(page.request, 'admin');
  const part = await makeField(by, 'decimal');
  const worked = await makeField(by, 'decimal', { formula: `[${part.label}] + 1` });
  const renamed = unique('Nowa nazwa');
  await by.patch(`/customField/${part.id}`, { label: renamed });
  await signIn(page, 'admin', '/admin/custom-fields');
  await page.getByRole('button', { name: worked.label, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Wzór' })).toHaveValue(`[${renamed}] + 1`);
  await dialog.getByRole('textbox', { name: 'Wzór' }).fill(`[${renamed}] + 2`);
  await expect(
    dialog.getByText('Wzór jest dobry. Żaden rekord nie ma jeszcze tych pól.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`Wyliczana liczba · [${renamed}] + 2`)).toBeVisible();
  await page.getByRole('button', { name: `Działania: ${renamed}` }).click();
  await page.getByRole('menuitem', { name: 'Archiwizuj' }).click();
  await expect(page.getByText(`Bez niego wyliczą się na nowo: „${worked.label}”.`)).toBeVisible();
  await page.getByRole('button', { name: 'Nie', exact: true }).click();
});

test('a formula counts with what every offer has, and follows it where that is changed, in its place and in the form [CUS-271, CUS-273, CUS-274]', async ({
  page,
}) => {
  const by = await signedIn(page.request, 'admin');
  const client = await makeClient(by, unique('Klient z ofertą'));
  const id = await makeOffer(page.request, by, { client, value: 4000 });

  await signIn(page, 'admin', '/admin/custom-fields');
  const label = unique('Zaliczka');
  const kinds = page.getByRole('group', { name: 'Czego dotyczą' });
  await kinds.getByRole('button', { name: /^Oferty/ }).click();
  await page.getByRole('button', { name: 'Dodaj pole' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nazwa pola').fill(label);
  await dialog.getByLabel('Rodzaj').first().click();
  await page.getByRole('option', { name: 'Wyliczana kwota' }).click();
  const builtIn = dialog.getByRole('group', { name: 'Wstaw do wzoru: wbudowane' });
  await builtIn.getByRole('button', { name: 'Wartość netto', exact: true }).click();
  const formula = dialog.getByRole('textbox', { name: 'Wzór' });
  await expect(formula).toHaveValue('[Wartość netto]');
  await formula.pressSequentially(' ÷ 4');
  await expect(dialog.getByText(/^Na przykład „.+”:/)).toBeVisible();
  await accessible(page);
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog).toBeHidden();
  // Of all offers it is worked out beside what people do.
  await expect(
    page.getByText(/^Wyliczana kwota · \[Wartość netto\] ÷ 4 · wyliczone: \d+ /),
  ).toBeVisible();

  await lead(page, `/offer/view/${id}`);
  const box = page.locator('section').filter({ hasText: label }).last();
  await expect(box.getByText('1 000,00 zł')).toBeVisible();
  await page.getByRole('button', { name: 'Zmień: Wartość netto' }).click();
  await page.getByRole('textbox', { name: 'Wartość netto' }).fill('6000');
  await page.keyboard.press('Enter');
  await expect(box.getByText('1 500,00 zł')).toBeVisible();

  await lead(page, `/offer/edit/${id}`);
  const result = page.getByRole('status', { name: label });
  await expect(result).toHaveText('1 500,00 zł');
  await page.getByRole('textbox', { name: 'Wartość netto' }).fill('10,40');
  await expect(result).toHaveText('2,60 zł');
  await page.getByRole('textbox', { name: 'Wartość netto' }).fill('');
  await expect(result).toHaveText('Puste, dopóki brakuje którejś wartości ze wzoru.');
});
