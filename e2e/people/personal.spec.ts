import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { makeClient, unique } from '../records.ts';
import { accessible, expect, signedIn, signIn, test, viewMenu } from '../support.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');

/** Nobody else in the company is called so. */
const last = 'Żmijewska';

test('a person is found in every corner, and a request makes them anonymous in all of them [ROD-18, ROD-22, ROD-24, ROD-27, ROD-29]', async ({
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const reception = await signedIn(page.request, 'recepcja');
  const me: number = (await manager.get('/profile/me')).user.id;
  const client = await makeClient(manager, unique('Tkalnia'));
  const contact = { client, firstName: 'Gertruda', lastName: last, phone: '513 246 357' };
  await manager.post('/clientPerson/create', contact);
  const issue = {
    ...{ name: `Oddać klucze Żmijewskiej`, client: null, users: [me], type: 1 },
    ...{ description: 'Do końca tygodnia', dateRealization: null },
  };
  await manager.post('/issue/create', issue);
  await reception.post('/reception/create', {
    ...{ category: 'guest', fullName: `${last} Gertruda`, clientName: 'Wolontariat', user: me },
    operationDate: '2026-11-20 10:00',
  });

  await signIn(page, 'admin', '/admin/personal');
  const plain = `gertruda ${last.toLowerCase().replaceAll('ż', 'z')}`;
  await page.getByLabel('Imię i nazwisko, e-mail albo telefon').fill(plain);
  await page.getByRole('button', { name: 'Znajdź' }).click();
  const found = page.getByRole('region', { name: 'Znalezione miejsca' });
  for (const [kind, certain] of [
    ['Osoby kontaktowe', 'na pewno'],
    ['Goście', 'na pewno'],
    ['Zgłoszenie', 'być może'],
  ] as const) {
    await expect(found.getByRole('region', { name: kind, exact: true })).toContainText(certain);
  }
  await accessible(page);

  await page.getByRole('button', { name: 'Nowa sprawa' }).click();
  const form = dialogOf(page);
  await expect(form.getByLabel('Imię i nazwisko')).toHaveValue(plain);
  await form.getByRole('combobox', { name: 'Czego żąda osoba' }).click();
  await page.getByRole('option', { name: 'Usunięcie (anonimizacja)' }).click();
  await form.getByRole('combobox', { name: 'Jak wpłynęło' }).click();
  await page.getByRole('option', { name: 'E-mail' }).click();
  await form.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Usunięcie/ })).toBeVisible();

  await page.getByRole('button', { name: /^Działania: Gertruda/ }).click();
  await page.getByRole('menuitem', { name: 'Anonimizuj' }).click();
  await dialogOf(page).getByRole('button', { name: 'Anonimizuj' }).click();
  await expect(page.getByText(/Zanonimizowano osobę kontaktową nr/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Osoby kontaktowe' })).toHaveCount(0);
  for (const place of await page.getByRole('checkbox', { name: /^Usuń stąd/ }).all()) {
    await place.check();
  }
  await page.getByRole('button', { name: 'Usuń z zapisów' }).click();
  await dialogOf(page).getByRole('button', { name: 'Tak' }).click();
  await expect(page.getByText('Nie znaleziono żadnych zapisów o tej osobie.')).toBeVisible();
  await accessible(page);

  await page.getByRole('button', { name: 'Zakończ' }).click();
  await dialogOf(page).getByLabel('Co odpowiedziano osobie').fill('Dane usunięto, wysłano list.');
  await dialogOf(page).getByRole('button', { name: 'Zakończ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('[dane usunięte]');
  await page.getByRole('button', { name: /^Działania: Sprawa/ }).click();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Protokół (PDF)' }).click();
  const protocol = await downloaded;
  expect(protocol.suggestedFilename()).toMatch(/^protokol-sprawa-\d+-.*\.pdf$/);
  expect(readFileSync(await protocol.path()).toString('latin1')).toContain('%PDF-');

  await page.goto('/admin/personal');
  await page.getByLabel('Imię i nazwisko, e-mail albo telefon').fill(last);
  await page.getByRole('button', { name: 'Znajdź' }).click();
  await expect(page.getByText(`Nie znaleziono: ${last}`)).toBeVisible();
});

test('a marketing list tells who is left out and why, and stands in the register of disclosures [ROD-35, ROD-36]', async ({
  page,
}) => {
  await signIn(page, 'admin', '/consent');
  await (await viewMenu(page)).getByRole('button', { name: 'Lista marketingowa' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('button', { name: 'Pobierz CSV' })).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Zgoda' }).click();
  await page.getByRole('option', { name: 'Informacje handlowe' }).click();
  await expect(dialog.getByRole('status')).toContainText(/Na liście: \d+\sos/);
  const purpose = unique('Zaproszenie');
  await dialog.getByLabel('Cel wysyłki').fill(purpose);
  await accessible(page);
  const downloaded = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Pobierz CSV' }).click();
  expect((await downloaded).suggestedFilename()).toMatch(/^lista-marketingowa-.*\.csv$/);
  await page.goto(`/admin/personal/disclosure?search=${encodeURIComponent(purpose)}`);
  await expect(page.getByRole('row', { name: /Lista marketingowa: Informacje/ })).toBeVisible();
});
