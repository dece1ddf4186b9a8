import type { Page } from '@playwright/test';
import type { Company } from '../company.ts';
import { makeClient, makeColleague, unique } from '../records.ts';
import { type Caller, expect, lead, signedIn, signIn, test } from '../support.ts';

/** A contact person has its form within the client's: what happens to it while that stands open. */

/** The client's form with a second contact person, and a colleague who has the same records. */
async function opened(company: Company, page: Page) {
  const request = page.request;
  const by = await signedIn(request, 'kierownik');
  const colleague = await makeColleague(company, request, 'ROLE_ADMIN');
  const other = await signedIn(request, colleague.username);
  const client = await makeClient(by, unique('Klient osób'));
  const contact = { client, firstName: 'Ewa', lastName: 'Żurawska', phone: '600 700 801' };
  const { id: ewa } = await by.post('/clientPerson/create', contact);
  await signIn(page, 'kierownik', `/client/edit/${client}`);
  return { by, other, colleague: colleague.name, client, ewa };
}

const second = (page: Page) => page.getByRole('group', { name: 'Osoba kontaktowa 2' });
const phoneOf = (page: Page) => second(page).getByRole('textbox', { name: 'Telefon' });
const save = (page: Page) => page.getByRole('button', { name: 'Zapisz', exact: true }).click();
const question = (page: Page) => page.getByRole('dialog', { name: 'Ktoś zmienił to samo' });
const phonesOf = async (by: Caller, client: number): Promise<string[]> =>
  (await by.get(`/client/${client}`)).client.persons.map(({ phone }: { phone: string }) => phone);

/** The person goes back to the form, finds what they typed, and saves it for theirs. */
async function typedIsKept(page: Page, by: Caller, client: number): Promise<void> {
  await question(page).getByRole('button', { name: 'Wróć do formularza' }).click();
  await expect(phoneOf(page)).toHaveValue('501502503');
  await save(page);
  await question(page)
    .getByRole('radio', { name: /501502503/ })
    .check();
  await question(page)
    .getByRole('button', { name: /Zapisz/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/client/view/${client}`));
  expect(await phonesOf(by, client)).toContain('501502503');
}

test('of a contact person’s telephone changed by two the form shows both and who it was, and keeps what was typed [HIS-183]', async ({
  company,
  page,
}) => {
  const { by, other, colleague, client, ewa } = await opened(company, page);
  await phoneOf(page).fill('501502503');
  await other.patch(`/clientPerson/${ewa}`, { phone: '700800900' });
  await save(page);
  await expect(question(page)).toContainText('501502503');
  await expect(question(page)).toContainText('700800900');
  await expect(question(page)).toContainText(colleague);
  await expect(question(page)).toContainText('Ewa Żurawska');
  await typedIsKept(page, by, client);
});

test('of a contact person deleted meanwhile the form says so, and what was typed is kept where one wants it [HIS-183]', async ({
  company,
  page,
}) => {
  const { by, other, colleague, client, ewa } = await opened(company, page);
  await phoneOf(page).fill('501502503');
  await other.remove(`/clientPerson/${ewa}`);
  await save(page);
  await expect(question(page)).toContainText('Ewa Żurawska');
  await expect(question(page)).toContainText(colleague);
  await expect(question(page).getByText('zmieniono (Telefon: 501502503)')).toBeVisible();
  await expect(question(page).getByText('usunięto', { exact: true })).toBeVisible();
  await typedIsKept(page, by, client);
});

test('what was typed for a contact person joined with another meanwhile is that one’s [CLI-128]', async ({
  company,
  page,
}) => {
  const { by, other, client, ewa } = await opened(company, page);
  const { id: ewelina } = await by.post('/clientPerson/create', {
    ...{ client, firstName: 'Ewelina', lastName: 'Żurawska', email: 'ewelina@zuraw.pl' },
  });
  await phoneOf(page).fill('501502503');
  await other.post(`/clientPerson/${ewelina}/merge`, { person: ewa });
  await save(page);
  await expect(page).toHaveURL(new RegExp(`/client/view/${client}`));
  const row = page.getByRole('complementary').getByRole('listitem').filter({ hasText: 'Ewelina' });
  await expect(row).toContainText('501502503');
  expect(await phonesOf(by, client)).toEqual(['600700800', '501502503']);
});

test('what was typed for a contact person of a client joined with another meanwhile is saved there [CLI-128]', async ({
  company,
  page,
}) => {
  const { by, other, client } = await opened(company, page);
  const stays = await makeClient(by, unique('Zostaje'));
  await phoneOf(page).fill('501502503');
  await other.post(`/client/merge/${stays}`, { client, take: [] });
  await save(page);
  await expect(page).toHaveURL(/client\/view/);
  expect(await phonesOf(by, stays)).toContain('501502503');
});

test('a client’s form first opened without a connection comes by itself when it is back [SHE-33]', async ({
  company,
  page,
  context,
}) => {
  const { client } = await opened(company, page);
  await lead(page, '/client');
  await context.setOffline(true);
  await lead(page, `/client/edit/${client}`);
  await expect(page.getByText('Brak połączenia.', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(phoneOf(page)).toHaveValue(/600/);
});
