import { readFileSync } from 'node:fs';
import { toNextColumn } from '../keys.ts';
import { makeClient, makeColleague, makeOffer, makeProject, unique } from '../records.ts';
import { accessible, expect, pickFirst, signedIn, signIn, test, viewMenu } from '../support.ts';
import { makeIssue } from './day.ts';

test('issues are chosen with keys and Shift, given to one person in one question, and taken back [BUL-20, BUL-21, BUL-23, BUL-25]', async ({
  page,
}) => {
  await signIn(page, 'kierownik', '/issue');
  const bar = page.getByRole('region', { name: 'Wybrane wiersze' });
  const boxes = page.getByRole('checkbox', { name: /^Wybierz: / });
  await expect(boxes).toHaveCount(10);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(bar).toContainText('Wybrano 1');
  await boxes.nth(3).click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('Wybrano 4');
  await accessible(page);
  await bar.getByRole('button', { name: 'Eksport' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /CSV/ }).click(),
  ]);
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split(/\r?\n/);
  expect(lines.length).toBeGreaterThanOrEqual(5);
  expect(lines.length).toBeLessThan(11);
  await page.getByRole('button', { name: 'Strona 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  // The rows of the first page stand there until those of the second come.
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await boxes.first().click();
  await expect(bar).toContainText('Wybrano 5');

  const whose = page.getByRole('row').nth(1);
  await bar.getByRole('button', { name: 'Osoba' }).click();
  const question = page.getByRole('dialog', { name: 'Osoba: 5 zgłoszeń' });
  await pickFirst(question.getByRole('combobox', { name: 'Osoba' }), 'Piotr Wiśniewski');
  await accessible(page);
  await question.getByRole('button', { name: /^Zmień \(\d\)$/ }).click();
  await expect(page.getByText(/^Zmieniono \d\s/).first()).toBeVisible();
  await expect(question).toBeHidden();
  await expect(bar).toBeHidden();
  await expect(whose).toContainText('Piotr Wiśniewski');
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(page.getByText(/^Przywrócono \d\s/)).toBeVisible();
});

test('all of a filter are chosen; who is left out and why is told before anything changes [BUL-20, BUL-21]', async ({
  page,
}) => {
  await signIn(page, 'kierownik', '/issue?search=drukarka');
  const bar = page.getByRole('region', { name: 'Wybrane wiersze' });
  await page.getByRole('checkbox', { name: 'Wybierz wszystkie na stronie' }).click();
  const all = bar.getByRole('button', { name: /^Wszystkie z filtra/ });
  if (await all.isVisible()) await all.click();
  await expect(all).toBeHidden();
  await bar.getByRole('button', { name: 'Status' }).click();
  const question = page.getByRole('dialog', { name: /^Status: / });
  await question.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Zaakceptowane' }).click();
  await expect(question.getByText(/^Pominięte: /)).toBeVisible();
  await expect(question).toContainText('Zaakceptować można tylko zrealizowane zgłoszenie');
  await accessible(page);
  await question.getByRole('button', { name: 'Anuluj' }).click();
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Odznacz wszystkie' }).click();
  await expect(bar).toBeHidden();
});

test('a status is changed in its row by keys; the end date that it wants is asked for there [BUL-22, BUL-24]', async ({
  company,
  page,
}) => {
  const person = await makeColleague(company, page.request);
  await makeProject(await signedIn(page.request, 'kierownik'), 'Status w wierszu', person.id);
  await signIn(page, person.username, '/task?filter[status]=1');
  await expect(page.getByRole('button', { name: /^Status: / }).first()).toBeAttached();
  await page.keyboard.press('j');
  await page.keyboard.press('s');
  const box = page.getByRole('dialog', { name: /^Status: / });
  await expect(box.getByRole('button', { name: 'Do realizacji' })).toBeFocused();
  await accessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const end = box.getByRole('textbox', { name: 'Data zakończenia' });
  await expect(end).toHaveValue(/^\d\d\.\d\d\.\d{4}$/);
  await accessible(page);
  await box.getByRole('button', { name: 'Zapisz' }).click();
  await expect(box).toBeHidden();
  await expect(page.getByText(/^Zmieniono 1/)).toBeVisible();
});

test('on a phone a long press chooses a row [BUL-20]', async ({ browser }) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await phone.newPage();
  await signIn(page, 'kierownik', '/issue');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.locator('[data-row-open]') })
    .first();
  await expect(card).toBeVisible();
  const place = await card.boundingBox();
  const touch = await phone.newCDPSession(page);
  const at = { x: (place?.x ?? 0) + 200, y: (place?.y ?? 0) + 60 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  const bar = page.getByRole('region', { name: 'Wybrane wiersze' });
  await expect(bar).toContainText('Wybrano 1');
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page).toHaveURL(/\/issue$/);
  await accessible(page);
  await bar.getByRole('button', { name: 'Status' }).click();
  await expect(page.getByRole('dialog', { name: /^Status: / })).toBeVisible();
  await phone.close();
});

test('issues stand on a board; a card is moved by mouse and by keys, a forbidden move says why [BUL-30, BUL-31, BUL-33]', async ({
  page,
}) => {
  await signIn(page, 'kierownik', '/issue');
  await (await viewMenu(page)).getByRole('button', { name: 'Tablica' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/look=board/);
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  const cards = (name: string) =>
    column(name)
      .getByRole('list')
      .getByRole('listitem')
      .filter({ has: page.locator('button') });
  await expect(cards('Do realizacji')).toHaveCount(20);
  await expect(column('Do realizacji')).toContainText('godz.');
  await column('Do realizacji').getByRole('button', { name: 'Pokaż następne' }).click();
  await expect(cards('Do realizacji')).toHaveCount(40);
  await accessible(page);

  // Without how far its checklist is, which stands beside.
  const name = async (card: ReturnType<typeof cards>) =>
    (await card.locator('[data-row-open]').innerText()).split('\n')[0] ?? '';
  const first = await name(cards('Do realizacji').first());
  const from = await cards('Do realizacji').first().boundingBox();
  const to = await column('W realizacji').boundingBox();
  await page.mouse.move((from?.x ?? 0) + 60, (from?.y ?? 0) + 50);
  await page.mouse.down();
  await page.mouse.move((from?.x ?? 0) + 90, (from?.y ?? 0) + 60, { steps: 4 });
  await page.mouse.move((to?.x ?? 0) + 120, (to?.y ?? 0) + 120, { steps: 10 });
  await page.mouse.up();
  await expect(column('W realizacji').getByText(first).first()).toBeVisible();
  await expect(page.getByText(/^Zmieniono 1/)).toBeVisible();

  // By keys to where a manager may not put it: only a done issue is accepted.
  const manager = await signedIn(page.request, 'kierownik');
  const { user } = await manager.get('/profile/me');
  const { name: second } = await makeIssue(manager, [user.id]);
  await page.goto(`/issue?look=board&filter[status]=1,30&search=${encodeURIComponent(second)}`);
  const card = cards('Do realizacji').first();
  await expect(card).toContainText(second);
  await card.getByRole('button', { name: /^Przenieś: / }).focus();
  await toNextColumn(page, 'Zaakceptowane');
  await expect(page.getByText('Zaakceptować można tylko zrealizowane zgłoszenie')).toBeVisible();
  await expect(column('Do realizacji').getByText(second).first()).toBeVisible();
});

test('an offer put to „Odmowa” on the board is asked why; on a phone columns are swiped [BUL-31, BUL-32]', async ({
  page,
  browser,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const client = await makeClient(manager, unique('Klient odmowy'));
  const { offer } = await manager.get(
    `/offer/${await makeOffer(page.request, manager, { client })}`,
  );
  const search = encodeURIComponent(offer.name);
  await signIn(page, 'kierownik', `/offer?look=board&filter[status]=0,1&search=${search}`);
  const waiting = page.getByRole('region', { name: 'Oczekuje na decyzję', exact: true });
  const grip = waiting.getByRole('button', { name: /^Przenieś: / }).first();
  const refused = page.getByRole('region', { name: 'Odmowa', exact: true });
  await expect(refused).toBeVisible();
  await grip.focus();
  await toNextColumn(page, 'Odmowa');
  const question = page.getByRole('dialog', { name: /^Status: / });
  await expect(question.getByText(/Komentarz jest wymagany/)).toBeVisible();
  await accessible(page);
  await question.getByRole('textbox', { name: 'Komentarz' }).fill('Za drogo.');
  await question.getByRole('button', { name: 'Zmień (1)' }).click();
  await expect(question).toBeHidden();
  await expect(refused).toContainText(offer.name);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const narrow = await phone.newPage();
  await signIn(narrow, 'kierownik', '/issue');
  await (await viewMenu(narrow)).getByRole('button', { name: 'Tablica' }).click();
  await narrow.keyboard.press('Escape');
  const columns = narrow.getByRole('region', { name: 'Zgłoszenia' });
  await expect(columns.getByRole('listitem').first()).toBeVisible();
  await accessible(narrow);
  await columns.evaluate((board) => board.scrollTo({ left: board.scrollWidth }));
  await expect(narrow.getByRole('region', { name: 'Zrealizowane', exact: true })).toBeInViewport();
  await phone.close();
});

test('a card put to „Anulowane” is asked about first; who could not take it back is offered no „Cofnij” [BUL-83, BUL-84]', async ({
  company,
  page,
}) => {
  const doer = await makeColleague(company, page.request);
  const orderer = await signedIn(page.request, 'kierownik');
  const issue = await makeIssue(orderer, [doer.id]);
  const status = async () => (await orderer.get(`/issue/${issue.id}`)).issue.status.id;
  await orderer.patch(`/issue/${issue.id}`, { status: 2 });
  await signIn(page, doer.username, '/yourIssues?look=board&filter[status]=2,10');
  const from = page.getByRole('region', { name: 'W realizacji', exact: true });
  const grip = from.getByRole('button', { name: `Przenieś: ${issue.name}` });
  await grip.focus();
  await toNextColumn(page, 'Anulowane');
  const question = page.getByRole('dialog', { name: 'Anulować zgłoszenie?' });
  await expect(question).toContainText('od razu się o tym dowiedzą');
  await accessible(page);
  await question.getByRole('button', { name: 'Nie' }).click();
  await expect(grip).toBeVisible();
  expect(await status()).toBe(2);
  await grip.focus();
  await toNextColumn(page, 'Anulowane');
  await question.getByRole('button', { name: 'Tak' }).click();
  await expect(page.getByText('Zmieniono 1 zgłoszenie: status')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cofnij' })).toHaveCount(0);
  expect(await status()).toBe(10);
});
