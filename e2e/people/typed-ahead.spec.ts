import { makeColleague, makeService, unique } from '../records.ts';
import { editAll, expect, signedIn, signIn, test } from '../support.ts';

/** Nothing that is typed or pressed is lost while what it is meant for still loads. */

test('what is typed before a dialog’s field is there goes into it, and no shortcut of the list hears it [SHE-330]', async ({
  page,
}) => {
  await signIn(page, 'pracownik', '/yourIssues');
  const form = page.getByRole('dialog', { name: 'Nowe zgłoszenie' });
  // The form's script comes once everything was typed.
  let give = () => {};
  const held = new Promise<void>((resolve) => {
    give = resolve;
  });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Dodaj zgłoszenie' }).press('Enter');
  await page.keyboard.type('n? j/Papier');
  give();
  await expect(form.getByRole('textbox', { name: 'Nazwa', exact: true })).toHaveValue(
    'n? j/Papier',
  );
  await expect(page).toHaveURL(/\/yourIssues$/);
});

test('nothing is red about a field that was left without typing [SHE-331]', async ({ page }) => {
  await signIn(page, 'pracownik', '/yourIssues');
  await page.getByRole('button', { name: 'Dodaj zgłoszenie' }).click();
  const form = page.getByRole('dialog', { name: 'Nowe zgłoszenie' });
  const name = form.getByRole('textbox', { name: 'Nazwa', exact: true });
  await expect(name).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form.getByRole('combobox', { name: 'Typ zgłoszenia' })).toBeFocused();
  // Of many types one finds one by typing.
  await page.keyboard.type('inne');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('combobox', { name: 'Typ zgłoszenia' })).toHaveValue(/inne$/i);
  await expect(form.getByText('Nazwa jest wymagana')).toHaveCount(0);
  await page.keyboard.press('Control+Enter');
  await expect(form.getByText('Nazwa jest wymagana').first()).toBeVisible();
});

test('a person and a service are changed where they are read, the rest is in their menu [SHE-332]', async ({
  company,
  page,
}) => {
  const admin = await signedIn(page.request, 'admin');
  const person = await makeColleague(company, page.request);
  await signIn(page, 'admin', `/team/view/${person.id}`);
  await page.getByRole('button', { name: 'Zmień: Telefon', exact: true }).click();
  const phone = page.getByRole('form', { name: 'Zmiana: Telefon' }).getByRole('textbox');
  await expect(phone).toBeFocused();
  await page.keyboard.type('602194155');
  await page.keyboard.press('Enter');
  await expect(page.locator('a[href="tel:602194155"]')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Zmień: Adres e-mail/ })).toHaveCount(0);
  await editAll(page);
  await expect(page).toHaveURL(/\/edit\//);

  const service = await makeService(admin, unique('Usługa nazwana'));
  await signIn(page, 'admin', `/admin/service/view/${service}`);
  await page.getByRole('button', { name: 'Zmień: nazwa' }).click();
  const renamed = unique('Usługa przemianowana');
  await page.getByRole('form', { name: 'Zmiana: nazwa' }).getByRole('textbox').fill(renamed);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(renamed);
});
