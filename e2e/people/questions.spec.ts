import { makeClient, makeColleague, makeOffer, makeProject, unique } from '../records.ts';
import { accessible, accessibleInBoth, expect, pick, signedIn, signIn, test } from '../support.ts';
import { makeIssue } from '../work/day.ts';

/** A question to a colleague, asked in two clicks and answered from the bell in one field. */

test('a question goes from a profile to the bell of who is asked, and its answer back [QUE-01, QUE-02, QUE-03, DAY-98]', async ({
  browser,
  company,
  page,
}) => {
  const asker = await makeColleague(company, page.request);
  const doer = await makeColleague(company, page.request);
  await signIn(page, asker.username, `/profile/view/${doer.id}`);
  await page.getByRole('button', { name: 'Zapytaj' }).click();
  const dialog = page.getByRole('dialog', { name: `Pytanie: ${doer.name}` });
  await expect(dialog.getByRole('textbox', { name: 'Pytanie' })).toBeFocused();
  await page.keyboard.type('Zamykamy bez wyciągu?');
  await accessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Pytanie wysłano')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Pytania między Wami/ })).toBeVisible();
  await expect(page.getByText('Zamykamy bez wyciągu?')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await signIn(other, doer.username, '/day');
  await expect(other.getByRole('region', { name: /^Czekają na Ciebie 1$/ })).toContainText(
    'Zamykamy bez wyciągu?',
  );
  await other.getByRole('link', { name: /^Powiadomienia/ }).click();
  const row = other.getByRole('listitem').filter({ hasText: 'pyta Cię o coś' });
  await expect(row).toContainText('„Zamykamy bez wyciągu?”');
  await accessibleInBoth(other);
  await row.getByRole('textbox', { name: /^Odpowiedź/ }).fill('Tak, wyślą jutro.');
  await other.keyboard.press('Enter');
  await expect(row).toContainText('Tak, wyślą jutro.');
  await expect(row.getByRole('textbox')).toHaveCount(0);
  await other.context().close();

  await page.goto('/notifications');
  const told = page.getByRole('listitem').filter({ hasText: 'odpowiada na Twoje pytanie' });
  await expect(told).toContainText('Tak, wyślą jutro.');
});

test('about an issue it is a comment there, asked from a line of Mój dzień and answered from the bell [QUE-01, QUE-07]', async ({
  browser,
  company,
  page,
}) => {
  const asker = await makeColleague(company, page.request, 'ROLE_MANAGER');
  const doer = await makeColleague(company, page.request);
  const manager = await signedIn(page.request, asker.username);
  const issue = await makeIssue(manager, [doer.id]);
  await signIn(page, asker.username, '/day');
  const waiting = page.getByRole('region', { name: /^Czekam na innych/ });
  await waiting.locator('summary').click();
  await waiting.getByRole('button', { name: `Zapytaj: ${issue.name}` }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Pytanie' }).fill('Na kiedy?');
  await page.getByRole('button', { name: 'Zapytaj', exact: true }).last().click();
  await expect(page.getByText('Pytanie wysłano')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await signIn(other, doer.username, '/notifications');
  await other.getByRole('button', { name: `Odpowiedz: ${issue.name}` }).click();
  await other.getByRole('textbox', { name: /^Odpowiedź/ }).fill('Na piątek.');
  await other.keyboard.press('Enter');
  await expect(other.getByText('Odpowiedź wysłano')).toBeVisible();
  await other.context().close();

  await page.goto(`/yourIssues/${issue.id}`);
  const said = page.getByRole('list', { name: 'Komentarze' });
  await expect(said).toContainText('Na kiedy?');
  await expect(said).toContainText('Na piątek.');
});

test('a question in a task’s dialog and on an offer’s page, the offer’s answered from the bell [QUE-57]', async ({
  browser,
  company,
  page,
}) => {
  const asker = await makeColleague(company, page.request, 'ROLE_MANAGER');
  const doer = await makeColleague(company, page.request);
  await signIn(page, asker.username);
  const manager = await signedIn(page.request, asker.username);
  const client = await makeClient(manager, unique('Klient pytany'));
  const id = await makeOffer(page.request, manager, { client });
  const { offer } = await manager.get(`/offer/${id}`);
  await page.goto(`/offer/view/${id}`);
  await page.getByRole('button', { name: `Działania: ${offer.name}` }).click();
  await page.getByRole('menuitem', { name: 'Zapytaj…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pytanie' });
  await pick(dialog, 'Kogo', doer.name);
  await dialog.getByRole('textbox', { name: 'Pytanie' }).fill('Z rabatem?');
  await dialog.getByRole('button', { name: 'Zapytaj' }).click();
  await expect(page.getByText('Pytanie wysłano')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await signIn(other, doer.username, '/notifications');
  await other.getByRole('button', { name: `Odpowiedz: ${offer.name}` }).click();
  await other.getByRole('textbox', { name: /^Odpowiedź/ }).fill('Z pięcioma procentami.');
  await other.keyboard.press('Enter');
  await expect(other.getByText('Odpowiedź wysłano')).toBeVisible();
  await other.context().close();
  await page.reload();
  const answers = page.getByRole('list', { name: /^Odpowiedzi/ });
  await expect(answers.filter({ hasText: 'Z pięcioma procentami.' })).toHaveCount(1);

  const made = await makeProject(manager, 'Pytania', doer.id);
  const [task] = made.tasks;
  await page.goto(task?.path ?? '');
  await page.getByRole('button', { name: 'Zapytaj', exact: true }).first().click();
  await pick(dialog, 'Kogo', doer.name);
  await dialog.getByRole('textbox', { name: 'Pytanie' }).fill('Czekasz na wyciąg?');
  await dialog.getByRole('button', { name: 'Zapytaj' }).click();
  await expect(page.getByRole('list', { name: 'Komentarze' })).toContainText('Czekasz na wyciąg?');
});
