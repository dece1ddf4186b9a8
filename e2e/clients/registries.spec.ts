import type { Page } from '@playwright/test';
import { startRegistriesPeer } from '../../packages/server/test/peers/registries-peer.ts';
import { peerCompanies } from '../../packages/server/test/peers/registries-peer-answers.ts';
import { makeClient, unique } from '../records.ts';
import { accessible, expect, pick, signedIn, signIn, test } from '../support.ts';

/** The registers of this worker's company, there while the test runs; under a company that no other test has. */
async function registers(baseURL: string | undefined, company: object) {
  const port = Number(new URL(baseURL ?? '').port) + 1;
  const [first, ...others] = peerCompanies();
  const known = first ? [{ ...first, ...company }] : [];
  return await startRegistriesPeer([...known, ...others], port);
}

/** Makes a client from a NIP; gives what a person did for it. */
async function madeFromNip(page: Page, nip: string) {
  const steps: string[] = [];
  const step = async (what: string, work: Promise<unknown>) => {
    steps.push(what);
    await work;
  };
  const dialog = page.getByRole('dialog', { name: 'Dodaj klienta' });
  await step('opens', page.getByRole('button', { name: 'Dodaj klienta' }).click());
  await expect(dialog.getByRole('textbox', { name: 'Nazwa albo NIP' })).toBeFocused();
  await step('types the NIP', page.keyboard.type(nip));
  await step('saves', page.keyboard.press('Enter'));
  await expect(dialog).toBeHidden();
  return steps;
}

test('a client is made from a NIP in three steps, its registers read before it is saved [CLI-110, REG-40]', async ({
  page,
  baseURL,
}) => {
  const peer = await registers(baseURL, {
    ...{ nip: '5210088682', krs: '0000054321', name: 'Kuter Północny sp. z o.o.' },
  });
  await signIn(page, 'kierownik', '/offer/add');
  const steps = await madeFromNip(page, '521-00-88-682');
  expect(steps).toHaveLength(3);
  await peer.stop();
  const client = page.getByRole('combobox', { name: 'Klient', exact: true });
  await expect(client).toHaveValue('KUTER PÓŁNOCNY SP. Z O.O.');
  await page.goto(`/client?search=${encodeURIComponent('kuter polnocny')}`);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const side = page.getByRole('complementary').last();
  await expect(side.getByText('Portowa 12/4')).toHaveCount(2);
  const registry = page.locator('section').filter({ hasText: 'W rejestrach' });
  await expect(registry.getByText('Czynny', { exact: true })).toBeVisible();
  await expect(registry.getByText(/id zapytania peer-/).first()).toBeVisible();
  await accessible(page);
});

test('each value tells its source and is accepted by itself; what was typed is replaced only when ticked [CLI-45, CLI-46, CLI-111, CLI-112, REG-40, REG-41]', async ({
  page,
  baseURL,
}) => {
  const peer = await registers(baseURL, { nip: '7251801126', name: 'Molo Zachodnie S.A.' });
  await makeClient(await signedIn(page.request, 'kierownik'), 'Molo S.A.');
  await signIn(page, 'kierownik', '/client/add');
  await expect(page.getByText('Klient musi posiadać opiekuna, dodaj go')).toBeVisible();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Nazwa firmy').fill('Molo');
  await field('NIP, REGON albo KRS').fill('7251801126');
  await page.getByRole('button', { name: 'Pobierz dane' }).click();
  const lines = page.getByRole('group', { name: 'Co mówią rejestry' });
  const name = lines.getByRole('checkbox', { name: /^Nazwa firmy:/ });
  await expect(name).not.toBeChecked();
  await expect(lines.getByText('zastąpi: Molo').first()).toBeVisible();
  await expect(
    lines.getByText(/^Wykaz podatników VAT, KRS, REGON \(GUS\), \d\d\.\d\d\.\d{4}/).first(),
  ).toBeVisible();
  await lines.getByRole('checkbox', { name: /^Telefon:/ }).uncheck();
  await accessible(page);
  await page.getByRole('button', { name: 'Przyjmij zaznaczone' }).click();
  await expect(field('Nazwa firmy')).toHaveValue('Molo');
  const phone = field('Telefon').first();
  await expect(phone).toHaveValue('');
  await expect(phone).toBeFocused();
  await expect(field('Nazwa firmy na fakturze')).toHaveValue('MOLO ZACHODNIE S.A.');
  for (const label of ['Ulica i numer', 'Ulica i numer na fakturze'])
    await expect(field(label)).toHaveValue('Portowa 12/4');
  await expect(page.getByRole('combobox', { name: 'Województwo', exact: true })).toHaveValue(
    'pomorskie',
  );
  await expect(field('NIP')).toHaveValue('7251801126');
  await expect(field('KRS')).toHaveValue('0000012345');
  await phone.fill('600700800');
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Aktywny', exact: true }).click();
  await pick(page, 'Usługi', 'Audyt');
  await page.getByRole('button', { name: 'Dodaj mnie' }).click();
  await expect(page.getByText('Klient musi posiadać opiekuna, dodaj go')).toHaveCount(0);
  await field('Imię').fill('Zofia');
  await field('Nazwisko').fill('Żak');
  await field('Telefon').last().fill('600700900');
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(page.getByText('Podobny klient jest już w bazie: Molo S.A.')).toBeVisible();
  await page.getByRole('button', { name: 'Tak', exact: true }).click();
  await expect(page).not.toHaveURL(/\/client\/add/);

  await page.goto('/client?search=molo');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const registry = page.locator('section').filter({ hasText: 'W rejestrach' });
  await registry.getByLabel('Sprawdź rachunek').fill('61 1090 1014 0000 0712 1981 2874');
  await registry.getByRole('button', { name: 'Sprawdź', exact: true }).click();
  await expect(registry.getByText('Jest w wykazie')).toBeVisible();
  await peer.stop();
});

test('two clients are made one by a look at both, the old address leads on, and it is taken back [CLI-115, CLI-120, CLI-121, CLI-123]', async ({
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const [stays, goes] = [unique('Zostaje'), unique('Odchodzi')];
  const id = await makeClient(manager, stays);
  const other = await makeClient(manager, goes);
  // Of the clients of all other tests with the usual number these two alone have this one.
  for (const one of [id, other]) await manager.patch(`/client/${one}`, { nip: '5252344078' });
  await signIn(page, 'kierownik', `/client/view/${id}`);
  await page.getByRole('button', { name: `Porównaj i połącz: ${goes}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Połącz klientów' });
  await expect(dialog.getByText(/^Przejdzie: .*1\sosoba kontaktowa/)).toBeVisible();
  await dialog.getByRole('checkbox', { name: `Nazwa firmy na fakturze: ${goes}` }).check();
  await accessible(page);
  await dialog.getByRole('button', { name: 'Połącz', exact: true }).click();
  await expect(dialog).toBeHidden();
  const undo = page.getByRole('button', { name: `Cofnij połączenie: ${goes}` });
  await expect(undo).toBeVisible();
  await page.goto(`/client/view/${other}`);
  await expect(page).toHaveURL(new RegExp(`/client/view/${id}$`));
  await expect(page.getByText(`Tego klienta połączono z „${stays}”.`)).toBeVisible();
  await page.getByRole('button', { name: `Historia: ${goes}` }).click();
  await expect(page.getByRole('dialog', { name: goes })).toContainText('Historia zmian');
  await page.keyboard.press('Escape');
  await undo.click();
  await page.getByRole('button', { name: 'Tak', exact: true }).click();
  await expect(undo).toHaveCount(0);
  await page.goto(`/client/view/${other}`);
  await expect(page.getByRole('heading', { name: goes })).toBeVisible();
});
