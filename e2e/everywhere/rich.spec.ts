import type { Page } from '@playwright/test';
import { makeColleague } from '../records.ts';
import {
  accessible,
  accessibleInBoth,
  editAll,
  expect,
  signedIn,
  signIn,
  test,
} from '../support.ts';
import { makeIssue } from '../work/day.ts';

const newComment = (page: Page) => page.getByRole('textbox', { name: 'Nowy komentarz' });
const said = (page: Page) => page.getByRole('list', { name: 'Komentarze' });

/** Puts a picture of some colour into the clipboard's place: a paste into what has the focus. */
const pastePicture = (page: Page) =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 1800;
    canvas.height = 900;
    const brush = canvas.getContext('2d');
    if (!brush) throw new Error('No canvas');
    brush.fillStyle = '#2f6f8f';
    brush.fillRect(0, 0, 1800, 900);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (!blob) throw new Error('No picture');
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([blob], 'image.png', { type: 'image/png' }));
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });

const pictureShown = (page: Page, alt: string) =>
  expect
    .poll(() =>
      page
        .getByAltText(alt)
        .first()
        .evaluate((img) => (img as HTMLImageElement).naturalWidth)
        .catch(() => 0),
    )
    .toBeGreaterThan(100);

test('one writes with formatting, a pasted picture and a name, a reload in the middle keeps it; the other reads and answers on a telephone [COM-30, COM-31, COM-32, COM-33, COM-40]', async ({
  browser,
  company,
  page,
}) => {
  const asker = await makeColleague(company, page.request, 'ROLE_MANAGER');
  const doer = await makeColleague(company, page.request);
  const issue = await makeIssue(await signedIn(page.request, asker.username), [doer.id]);
  const [, last] = doer.name.split(' ') as [string, string];
  await signIn(page, asker.username, `/yourIssues/${issue.id}`);

  // The first letters stand at once; formatting begins with its shortcut, with the words that are selected.
  const box = newComment(page);
  await box.click();
  await box.pressSequentially(`Pilne @${last.toLowerCase()}`);
  await page.getByRole('option', { name: doer.name }).click();
  await box.pressSequentially('zobacz');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+B');
  await expect(page.locator('.ProseMirror strong')).toHaveText('zobacz');
  await page.keyboard.press('End');

  // A picture that is refused says so in its place; what was typed stays, and cannot be sent without it unnoticed.
  const refusal = { status: 413, json: { message: 'Brak miejsca na pliki' } };
  await page.route('**/api/media/upload', (route) => route.fulfill(refusal));
  await pastePicture(page);
  await expect(page.getByText('Obrazek nie został przesłany: Brak miejsca na pliki')).toBeVisible();
  await page.getByRole('button', { name: 'Dodaj komentarz' }).click();
  await expect(page.getByText(/^Obrazek nie dotarł jeszcze na serwer/)).toBeVisible();
  await page.unroute('**/api/media/upload');
  await page.getByRole('button', { name: 'Ponów' }).click();
  await expect(page.getByText('Przesyłam obrazek…')).toHaveCount(0);
  await page.locator('.ProseMirror img:not(.ProseMirror-separator)').click();
  await page.getByRole('textbox', { name: 'Opis obrazka' }).fill('Ekran z błędem');
  await accessibleInBoth(page);

  // Neither a reload nor the moment before it loses anything.
  await page.reload();
  await expect(page.getByText(/^Szkic z \d\d:\d\d · Odrzuć$/)).toBeVisible();
  await expect(page.locator('.ProseMirror strong')).toHaveText('zobacz');
  await expect(page.locator('.ProseMirror')).toContainText(`@${doer.name}`);
  await pictureShown(page, 'Ekran z błędem');
  await accessible(page);
  // Added to and sent before the device was told of the last letters, it is nobody's draft any more.
  await page.locator('.ProseMirror strong').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' już');
  await page.keyboard.press('Control+Enter');
  await expect(said(page).locator('strong')).toHaveText('zobacz już');
  await expect(newComment(page)).toHaveText('');
  await expect(page.getByText(/^Szkic z/)).toHaveCount(0);
  await pictureShown(page, 'Ekran z błędem');

  // The other finds the words in their day, and reads them as they were written.
  const phone = await (await browser.newContext({ hasTouch: true })).newPage();
  await signIn(phone, doer.username, '/day');
  await phone.setViewportSize({ width: 390, height: 844 });
  const line = phone.locator('[data-line]').filter({ hasText: 'wzmianka o Tobie' });
  await expect(line).toContainText(`Pilne @${doer.name} zobacz`);
  await line.getByRole('button', { name: issue.name, exact: true }).tap();
  const shown = said(phone);
  await expect(shown.locator('strong')).toHaveText('zobacz już');
  await pictureShown(phone, 'Ekran z błędem');
  await accessible(phone);
  await shown.getByRole('button', { name: 'Powiększ obrazek: Ekran z błędem' }).tap();
  await expect(phone.getByRole('dialog', { name: 'Ekran z błędem' })).toBeVisible();
  await phone.keyboard.press('Escape');
  await shown.getByRole('button', { name: `Odpowiedz: ${asker.name}` }).tap();
  const answer = phone.getByRole('textbox', { name: `Odpowiedź: ${asker.name}` });
  await answer.pressSequentially('pierwsze');
  const tools = shown.getByRole('toolbar', { name: 'Formatowanie' });
  await tools.getByRole('button', { name: 'Lista punktowana' }).tap();
  await expect(shown.locator('.ProseMirror li')).toHaveText('pierwsze');
  await phone.keyboard.press('Enter');
  await phone.keyboard.type('drugie');
  await accessible(phone);
  expect(
    await phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  // The answer that was begun is open again after a crash of the page.
  await phone.reload();
  await expect(shown.locator('.ProseMirror li').nth(1)).toHaveText('drugie');
  await phone.getByRole('button', { name: 'Odpowiedz', exact: true }).tap();
  const under = phone.getByRole('list', { name: `Odpowiedzi: ${asker.name}` });
  await expect(under.getByRole('listitem').filter({ hasText: 'drugie' }).last()).toBeVisible();
  await phone.context().close();

  await page.reload();
  await expect(said(page)).toContainText('drugie');
  await expect(newComment(page)).toHaveText('');
});

test('a description is formatted and names people; another tab, another person and signing out find the draft as they should [COM-34, COM-41, COM-42, COM-43, COM-44]', async ({
  company,
  context,
  page,
}) => {
  const asker = await makeColleague(company, page.request, 'ROLE_MANAGER');
  const doer = await makeColleague(company, page.request);
  const issue = await makeIssue(await signedIn(page.request, asker.username), [doer.id]);
  await signIn(page, asker.username, `/yourIssues/${issue.id}`);
  await editAll(page);
  const dialog = page.getByRole('dialog').first();
  const field = dialog.getByRole('textbox', { name: 'Opis', exact: true });
  await expect(field).toHaveValue('Proszę o pomoc.');
  await field.press('End');
  await field.pressSequentially(` @${doer.name.split(' ')[1]?.toLowerCase()}`);
  await dialog.getByRole('option', { name: doer.name }).click();
  await expect(dialog.locator('.ProseMirror a')).toHaveText(`@${doer.name}`);
  await page.keyboard.type('do piątku');
  await page.reload();
  await editAll(page);
  await expect(dialog.locator('.ProseMirror')).toContainText(`@${doer.name} do piątku`);
  await expect(dialog.getByText(/^Szkic z/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator(`a[href="/profile/view/${doer.id}"]`)).toHaveText(`@${doer.name}`);
  await expect(page.getByText('do piątku')).toBeVisible();

  // Two tabs: what is typed in one stands in the other, and goes from both when it is sent.
  const other = await context.newPage();
  await other.goto(`/yourIssues/${issue.id}`);
  await newComment(other).fill('Z pierwszej karty');
  await expect(newComment(page)).toHaveValue('Z pierwszej karty');
  await expect(page.getByText(/^Szkic z/)).toBeVisible();
  await page.getByRole('button', { name: 'Dodaj komentarz' }).click();
  await expect(said(page)).toContainText('Z pierwszej karty');
  await expect(newComment(other)).toHaveValue('');

  // What both typed stays in both; each is offered the other's, and sending one leaves the other's.
  await newComment(other).fill('Z drugiej');
  await expect(newComment(page)).toHaveValue('Z drugiej');
  await newComment(page).fill('Po mojemu');
  await expect(other.getByText(/^W innej karcie pisano dalej/)).toBeVisible();
  await expect(newComment(other)).toHaveValue('Z drugiej');
  await other.getByRole('button', { name: 'Wstaw', exact: true }).click();
  await expect(newComment(other)).toHaveValue('Po mojemu');
  await newComment(other).fill('Z drugiej');
  await expect(page.getByText(/^W innej karcie pisano dalej/)).toBeVisible();
  await expect(newComment(page)).toHaveValue('Po mojemu');
  await page.getByRole('button', { name: 'Dodaj komentarz' }).click();
  await expect(said(page)).toContainText('Po mojemu');
  await expect(newComment(other)).toHaveValue('Z drugiej');
  await other.reload();
  await expect(newComment(other)).toHaveValue('Z drugiej');
  await newComment(other).fill('');
  await other.close();

  // Over a description that was changed meanwhile a draft is only offered.
  await editAll(page);
  await dialog.locator('.ProseMirror').press('Control+End');
  await page.keyboard.type(', a najlepiej jutro');
  await expect(dialog.locator('.ProseMirror')).toContainText('jutro');
  await page.reload();
  const manager = await signedIn(page.request, asker.username);
  await manager.patch(`/issue/${issue.id}`, { description: 'Już zrobione.' });
  // In another tab: the same one would go on with the form as it was left.
  const later = await context.newPage();
  await later.goto(`/yourIssues/${issue.id}`);
  await editAll(later);
  const again = later.getByRole('dialog').first();
  await expect(again.getByText(/treść zmieniono od tego czasu/)).toBeVisible();
  await expect(again.getByRole('textbox', { name: 'Opis', exact: true })).toHaveValue(
    'Już zrobione.',
  );
  await again.getByRole('button', { name: 'Wstaw', exact: true }).click();
  await expect(again.locator('.ProseMirror')).toContainText('a najlepiej jutro');
  await again.getByRole('button', { name: 'Anuluj' }).click();
  await expect(later.getByRole('dialog')).toHaveCount(0);
  await later.close();

  // Nobody else sees it on this device, and signing out forgets it.
  await newComment(page).fill('Tylko moje');
  await page.reload();
  await expect(newComment(page)).toHaveValue('Tylko moje');
  await signIn(page, doer.username, `/yourIssues/${issue.id}`);
  await expect(newComment(page)).toHaveValue('');
  await signIn(page, asker.username, `/yourIssues/${issue.id}`);
  await expect(newComment(page)).toHaveValue('Tylko moje');
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Wyloguj' }).click();
  const question = page.getByRole('dialog', { name: 'Masz niewysłane szkice' });
  await accessible(page);
  await question.getByRole('button', { name: 'Wyloguj i usuń szkice' }).click();
  await expect(page.getByRole('textbox', { name: /nazwa użytkownika/i })).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))),
  ).toEqual([]);
});

test('a press on the button beside the text that falls into the coming of the editor is not lost [COM-60]', async ({
  company,
  page,
}) => {
  const asker = await makeColleague(company, page.request, 'ROLE_MANAGER');
  const doer = await makeColleague(company, page.request);
  const issue = await makeIssue(await signedIn(page.request, asker.username), [doer.id]);
  const coming = Promise.withResolvers<void>();
  await page.route('**/rich-editor*.js', async (route) => {
    await coming.promise;
    await route.continue();
  });
  await signIn(page, asker.username, `/yourIssues/${issue.id}`);
  await newComment(page).fill('Ważne');
  await newComment(page).selectText();
  await page.keyboard.press('Control+b');
  const add = page.getByRole('button', { name: 'Dodaj komentarz' });
  await add.hover();
  await page.mouse.down();
  coming.resolve();
  await expect(page.locator('.ProseMirror')).toBeVisible();
  await add.hover();
  await page.mouse.up();
  await expect(said(page).getByText('Ważne')).toBeVisible();
  await expect(newComment(page)).toHaveText('');
});
