import { toNextColumn } from '../keys.ts';
import { openPart } from '../lists/dashboard.ts';
import { makeClient, makeOffer, unique } from '../records.ts';
import {
  accessible,
  type Caller,
  expect,
  lead,
  signedIn,
  signIn,
  test,
  viewMenu,
} from '../support.ts';

/** A choice of one among two, for offers. */
async function makeChoice(by: Caller, more: object = {}) {
  const label = unique('Branża');
  const options = ['Handel', 'Usługi'].map((name) => ({ name, color: '#1971C2' }));
  const body = { record: 'offer', kind: 'choice', label, options, ...more };
  const { id } = await by.post('/customField/create', body);
  const { list } = await by.get('/customField/list');
  type Known = { id: number; key: string; options: { id: number }[] };
  const field = (list as Known[]).find((one) => one.id === id);
  if (!field) throw new Error('No such field');
  return { id, label, key: field.key, options: field.options.map((one) => one.id) };
}

test('a board has the options of an own field as columns; a card is put there by keys and taken back, and not by who may not change the field [CUS-222, CUS-223, CUS-225]', async ({
  page,
}) => {
  const admin = await signedIn(page.request, 'admin');
  const [trade, note, closed] = [
    await makeChoice(admin),
    await makeChoice(admin),
    await makeChoice(admin, { edits: 'admin' }),
  ];
  const name = unique('Tablicowy');
  const by = await signedIn(page.request, 'kierownik');
  const client = await makeClient(by, name);
  const offer = await makeOffer(page.request, by, { client, value: 1000 });
  await by.patch(`/offer/${offer}`, { custom: { [note.key]: note.options[1] } });
  const choiceOf = async () => (await by.get(`/offer/${offer}`)).offer.custom[trade.key]?.name;

  const search = `search=${encodeURIComponent(name)}`;
  await signIn(page, 'kierownik', `/offer?look=board&${search}&columns=name,custom_${note.key}`);
  const menu = await viewMenu(page);
  await menu.getByLabel('Kolumny tablicy').selectOption(trade.label);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`by=custom.${trade.key}`));
  const column = (of: string) => page.getByRole('region', { name: of, exact: true });
  const grip = (of: string) => column(of).getByRole('button', { name: /^Przenieś: / });
  await expect(grip('Bez wartości')).toHaveCount(1);
  await expect(column('Bez wartości')).toContainText('Usługi');
  const heads = page.locator('section section header');
  await expect(heads).toHaveText([/^Handel/, /^Usługi/, /^Bez wartości/]);
  await accessible(page);

  const choose = async (from: string, to: string) => {
    const name = new RegExp(`^${trade.label}: `);
    await column(from).getByRole('button', { name }).click();
    await page.getByRole('button', { name: to, exact: true }).click();
    await expect(grip(to)).toHaveCount(1);
  };
  await choose('Bez wartości', 'Handel');
  // The message of the next move has the same words: what is taken back is that one.
  await page.getByRole('button', { name: 'Zamknij komunikat' }).click();
  await expect(page.getByRole('button', { name: 'Cofnij' })).toHaveCount(0);
  await grip('Handel').focus();
  await toNextColumn(page, 'Usługi');
  await expect(grip('Usługi')).toHaveCount(1);
  await expect.poll(choiceOf).toBe('Usługi');
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(grip('Handel')).toHaveCount(1);
  expect(await choiceOf()).toBe('Handel');
  await choose('Handel', 'Bez wartości');
  expect(await choiceOf()).toBeUndefined();

  // Who may not change the field has the columns and moves nothing.
  await lead(page, `/offer?look=board&${search}&by=custom.${closed.key}`);
  await expect(grip('Bez wartości')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('button', { name: new RegExp(`^${closed.label}: `) })).toHaveCount(0);

  // A link to a field that there is no more shows statuses, and says so.
  await admin.patch(`/customField/${closed.id}`, { archived: true });
  await page.reload();
  await expect(page.getByText('Tablica jest pokazana według statusu')).toBeVisible();
  await expect(grip('Oczekuje na decyzję')).toHaveCount(1);
});

test('„Pulpit” tells offers by an own field, and a number opens the list that counts the same [CUS-220]', async ({
  page,
}) => {
  const admin = await signedIn(page.request, 'admin');
  const trade = await makeChoice(admin);
  const by = await signedIn(page.request, 'kierownik');
  const client = await makeClient(by, unique('Pulpitowy'));
  for (const value of [1000, 2000]) {
    const offer = await makeOffer(page.request, by, { client, value });
    await by.patch(`/offer/${offer}`, { custom: { [trade.key]: trade.options[0] } });
  }
  await signIn(page, 'admin', '/dashboard');
  await openPart(page, 'Oferty');
  const card = page.getByRole('region', { name: 'Oferty według pól własnych' });
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('combobox', { name: 'Pole własne' }).click();
  await page.getByRole('option', { name: trade.label }).click();
  await expect(card).toContainText(/2\soferty · 3\s000,00\szł/);
  await card.getByRole('button', { name: /^Tabela/ }).click();
  await accessible(page);
  const row = card.getByRole('row', { name: /^Handel/ });
  await row.getByRole('link', { name: '2', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Oferty\D*2$/);
  await expect(page.getByRole('main')).toContainText(`${trade.label}: Handel`);
  await page.goBack();
  await card.getByRole('button', { name: /^Tabela/ }).click();
  await card
    .getByRole('row', { name: /^Bez wartości/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('main')).toContainText(': Bez wartości');
});
