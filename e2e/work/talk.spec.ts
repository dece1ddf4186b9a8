import { makeColleague } from '../records.ts';
import { accessible, expect, signedIn, signIn, test } from '../support.ts';
import { makeIssue } from './day.ts';

test('one is called by name from the keyboard, the other answers from a telephone [COM-10, COM-11, COM-12, COM-13, COM-14, COM-20, COM-22]', async ({
  browser,
  company,
  page,
}) => {
  const asker = await makeColleague(company, page.request, 'ROLE_MANAGER');
  const doer = await makeColleague(company, page.request);
  const outsider = await makeColleague(company, page.request);
  const issue = await makeIssue(await signedIn(page.request, asker.username), [doer.id]);
  const [, last] = doer.name.split(' ') as [string, string];

  // Offered is who sees the issue; the list alone has the keys while it is open.
  await signIn(page, asker.username, `/yourIssues/${issue.id}`);
  const box = page.getByRole('textbox', { name: 'Nowy komentarz' });
  await box.click();
  await box.pressSequentially(`@${outsider.name.split(' ')[1]}`);
  await expect(page.getByText('Nikt taki nie widzi tego rekordu.')).toBeVisible();
  await box.fill('');
  await box.pressSequentially(`@${last.toLowerCase()}`);
  const offered = page.getByRole('listbox', { name: 'Osoby, które widzą ten rekord' });
  await expect(offered.getByRole('option')).toHaveCount(1);
  await expect(offered).toContainText('zadania: 0');
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(offered).toBeHidden();
  await box.press('Backspace');
  // Others of the company may begin alike.
  await box.pressSequentially(last.slice(-1));
  await expect(offered.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue(`@${doer.name} `);
  await box.pressSequentially('na kiedy zamówić?');
  await page.keyboard.press('Control+Enter');
  const said = page.getByRole('list', { name: 'Komentarze' });
  await expect(said).toContainText(`@${doer.name} na kiedy zamówić?`);
  await expect(box).toHaveValue('');

  // The other finds it in their day, opens it, and it waits no more.
  const phone = await (await browser.newContext({ hasTouch: true })).newPage();
  await signIn(phone, doer.username, '/day');
  await phone.setViewportSize({ width: 390, height: 844 });
  const line = phone.locator('[data-line]').filter({ hasText: 'wzmianka o Tobie' });
  await expect(line).toContainText(`@${doer.name} na kiedy zamówić?`);
  await accessible(phone);
  await line.getByRole('button', { name: issue.name, exact: true }).tap();
  const shown = phone.getByRole('list', { name: 'Komentarze' });
  await shown.getByRole('button', { name: `Widziane: ${asker.name}` }).tap();
  await expect(shown).toContainText(`widziane (1): ${doer.name}`);
  await shown.getByRole('button', { name: `Odpowiedz: ${asker.name}` }).tap();
  const answer = phone.getByRole('textbox', { name: `Odpowiedź: ${asker.name}` });
  await answer.pressSequentially(`@${asker.name.split(' ')[1]}`);
  await phone.getByRole('option', { name: asker.name }).tap();
  await answer.pressSequentially('na piątek');
  await accessible(phone);
  await phone.getByRole('button', { name: 'Odpowiedz', exact: true }).tap();
  const under = phone.getByRole('list', { name: `Odpowiedzi: ${asker.name}` });
  await expect(under).toContainText(`@${asker.name} na piątek`);
  await phone.goto('/day');
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(phone.getByText('wzmianka o Tobie')).toHaveCount(0);
  await phone.context().close();

  // Told of the answer, and of who has seen the question.
  await page.goto('/day');
  await expect(page.locator('[data-line]').filter({ hasText: 'wzmianka o Tobie' })).toContainText(
    'na piątek',
  );
  await page.goto(`/yourIssues/${issue.id}`);
  await expect(said).toContainText(`widziane (1): ${doer.name}`);
  await accessible(page);
});

test('what a comment said before is read where it says that it was changed [COM-05, COM-23]', async ({
  company,
  page,
}) => {
  const { id, username, name } = await makeColleague(company, page.request, 'ROLE_MANAGER');
  const issue = await makeIssue(await signedIn(page.request, username), [id]);
  await signIn(page, username, `/yourIssues/${issue.id}`);
  await page.getByRole('textbox', { name: 'Nowy komentarz' }).fill('Zamowilem');
  await page.getByRole('button', { name: 'Dodaj komentarz' }).click();
  const said = page.getByRole('list', { name: 'Komentarze' });
  await said.getByRole('button', { name: `Działania: komentarz: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edytuj' }).click();
  await said.getByRole('textbox', { name: 'Treść komentarza' }).fill('Zamówiłem');
  await said.getByRole('button', { name: 'Zapisz' }).click();
  await said.getByRole('button', { name: 'co było wcześniej' }).click();
  await expect(page.getByRole('list', { name: 'Poprzednie treści' })).toContainText('Zamowilem');
  await accessible(page);
});
