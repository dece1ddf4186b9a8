import { makeClient, unique } from '../records.ts';
import { expect, signedIn, signIn, test } from '../support.ts';

/** What a client's page offers where two are one, and where they are not. */

test('„To nie duplikat” takes the hint away, and „Cofnij” brings it back [CLI-127]', async ({
  page,
}) => {
  const admin = await signedIn(page.request, 'admin');
  const name = unique('Tokarnia Wrzeciono');
  const one = await makeClient(admin, `${name} s.c.`);
  const other = await makeClient(admin, `${name} sp. z o.o.`);
  // Clients of one NIP, as others of these tests are, would come first.
  await admin.patch(`/client/${one}`, { nip: '1111111111' });
  await admin.patch(`/client/${other}`, { nip: '2222222222' });
  await signIn(page, 'admin', `/client/view/${one}`);
  const apart = page.getByRole('button', { name: `To nie duplikat: ${name} sp. z o.o.` });
  await apart.click();
  await expect(apart).toHaveCount(0);
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(apart).toBeVisible();
  await apart.click();
  await expect(apart).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(apart).toHaveCount(0);
});

test('contact persons who are one are joined from the menu of the one who stays [CLI-129]', async ({
  page,
}) => {
  const admin = await signedIn(page.request, 'admin');
  const client = await makeClient(admin, unique('Klient'));
  const contact = (firstName: string, more: object) =>
    admin.post('/clientPerson/create', { client, firstName, lastName: 'Żurawska', ...more });
  await contact('Ewa', { phone: '600 700 801' });
  await contact('Ewelina', { email: 'ewelina@zuraw.pl' });
  await signIn(page, 'admin', `/client/view/${client}`);
  const box = page.getByRole('complementary').getByRole('listitem');
  await page.getByRole('button', { name: 'Działania: Ewa Żurawska' }).click();
  await page.getByRole('menuitem', { name: 'Połącz z: Ewelina Żurawska' }).click();
  await page.getByRole('button', { name: 'Tak' }).click();
  await expect(box.filter({ hasText: 'Ewelina Żurawska' })).toHaveCount(0);
  await expect(box.filter({ hasText: 'Ewa Żurawska' })).toContainText('ewelina@zuraw.pl');
});

test('contact persons are joined by the keyboard alone, and the focus is back at the menu [CLI-129, CLI-131]', async ({
  page,
}) => {
  const admin = await signedIn(page.request, 'admin');
  const client = await makeClient(admin, unique('Klient'));
  const contact = (firstName: string, more: object) =>
    admin.post('/clientPerson/create', { client, firstName, lastName: 'Wydra', ...more });
  await contact('Iga', { phone: '600 700 802' });
  await contact('Ida', { email: 'ida@wydra.pl' });
  await signIn(page, 'admin', `/client/view/${client}`);
  const opener = page.getByRole('button', { name: 'Działania: Iga Wydra' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: 'Połącz z: Ida Wydra' });
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Nie', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Tak', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary').getByText('ida@wydra.pl')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Działania: Ida Wydra' })).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('an amount is pasted as it stands in a letter or a sheet [SHE-75]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'kierownik', '/project/add');
  const value = page.getByLabel('Wartość jednostkowa');
  for (const [pasted, shown] of [
    ['1 234,50 zł', '1 234,50 zł'],
    ['1234.50', '1 234,50 zł'],
    ['1.234,50 PLN', '1 234,50 zł'],
    ['12', '12,00 zł'],
    ['33,335', '33,34 zł'],
    ['1,234.50', '1 234,50 zł'],
  ] as const) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
    await value.fill('');
    await value.press('Control+v');
    await value.blur();
    await expect(value).toHaveValue(shown);
  }
});

test('an amount is typed as it is pasted, and what is none stays with a message [SHE-75, SHE-200]', async ({
  page,
}) => {
  await signIn(page, 'kierownik', '/project/add');
  const value = page.getByLabel('Wartość jednostkowa');
  for (const [typed, shown] of [
    ['1.234,50', '1 234,50 zł'],
    ['1,234.50', '1 234,50 zł'],
    ['33,335', '33,34 zł'],
    ['0,005', '0,01 zł'],
    ['1.000.000', '1 000 000,00 zł'],
    ['12.500', '12.500'],
    ['-', '-'],
  ] as const) {
    await value.fill('');
    await value.pressSequentially(typed);
    await value.blur();
    await expect(value).toHaveValue(shown);
  }
  await page.getByLabel('Liczba jednostek').pressSequentially('-');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('Kwota nie może być ujemna').first()).toBeVisible();
  await expect(value).toHaveValue('-');
});
