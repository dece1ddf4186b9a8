import type { Page } from '@playwright/test';
import type { Company } from '../company.ts';
import { makeColleague, makeProject } from '../records.ts';
import { accessible, enter, expect, passwordOf, signedIn, signIn, test } from '../support.ts';

/** Somebody with tasks of their own, in whose list nobody else does anything. */
async function atWork(company: Company, page: Page) {
  const person = await makeColleague(company, page.request);
  await makeProject(await signedIn(page.request, 'kierownik'), 'W toku', person.id);
  return person;
}
const draft = (page: Page) => page.getByRole('textbox', { name: 'Nowy komentarz' });

test('a typed comment is sent by the task’s own save and waits there after every other way out [DRA-08, DRA-17, TAS-13]', async ({
  company,
  page,
}) => {
  await signIn(page, (await atWork(company, page)).username, '/');
  await page.getByRole('row').nth(2).click();
  await draft(page).fill('Do sprawdzenia z klientem');
  const task = page.getByRole('dialog').first();
  const ways = [
    () => page.keyboard.press('Escape'),
    () => task.getByRole('button', { name: 'Zamknij' }).click(),
    () => task.getByRole('button', { name: 'Anuluj' }).click(),
    () => page.goBack(),
  ];
  for (const way of ways) {
    await way();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('row').nth(2).click();
    await expect(draft(page)).toHaveValue('Do sprawdzenia z klientem');
  }
  await task.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('row').nth(2).click();
  await expect(page.getByRole('list', { name: 'Komentarze' })).toContainText(
    'Do sprawdzenia z klientem',
  );
  await expect(draft(page)).toHaveValue('');
});

test('Back closes exactly the upper dialog, a closed one does not come back, the row has the focus [PRO-16, SHE-24]', async ({
  page,
}) => {
  await signIn(page, 'kierownik');
  await page.getByRole('link', { name: 'Projekty', exact: true }).click();
  const row = page.getByRole('table', { name: 'Projekty' }).locator('[data-row-open]').nth(1);
  await row.focus();
  await page.keyboard.press('Enter');
  const project = page.getByRole('dialog').first();
  await expect(page).toHaveURL(/\/project\?item=\d+$/);
  await project.locator('[data-row-open]').first().click();
  await expect(page).toHaveURL(/item=\d+&task=[\d-]+$/);
  await draft(page).fill('szkic');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(project.locator('[data-row-open]').first()).toBeFocused();
  await page.reload();
  await expect(project.locator('[data-row-open]').first()).toBeVisible();
  await project.getByRole('button', { name: 'Zamknij' }).first().click();
  await expect(page).toHaveURL(/\/project$/);
  await expect(row).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/day$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a colleague’s task closes by Back over the profile, and the page opened from a row gives its focus back [SHE-24]', async ({
  page,
}) => {
  await signIn(page, 'kierownik');
  await page.getByRole('link', { name: 'Zespół' }).click();
  const colleague = page.getByRole('link', { name: 'Piotr Wiśniewski' });
  await colleague.focus();
  await page.keyboard.press('Enter');
  const tasks = page.getByRole('table', { name: 'Przydzielone zadania' });
  // Hidden, until what stands above it has come, it takes no focus.
  await expect(tasks.locator('[data-row-open]').nth(1)).toBeVisible();
  await tasks.locator('[data-row-open]').nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(draft(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/team\/view\/\d+$/);
  await expect(tasks.locator('[data-row-open]').nth(1)).toBeFocused();
  await page.goBack();
  await expect(colleague).toBeFocused();
});

test('a click is not lost where leaving a wrong field puts words under it [SHE-22]', async ({
  page,
}) => {
  await signIn(page, 'kierownik', '/client/add');
  const mail = page.getByRole('textbox', { name: 'E-mail' }).first();
  const phone = page.getByRole('textbox', { name: 'Telefon' }).first();
  await mail.fill('biuro');
  const box = await phone.boundingBox();
  if (!box) throw new Error('The field has no place');
  // A slow hand: the words have all the time to appear between press and release.
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.mouse.down();
  await expect(phone).toBeFocused();
  await expect(page.getByText('Nieprawidłowy adres e-mail')).toHaveCount(0);
  expect(await phone.boundingBox()).toEqual(box);
  await page.mouse.up();
  await expect(page.getByText('Nieprawidłowy adres e-mail')).toBeVisible();
});

test('a session that ends under a form is gone on with over it; another person finds nothing of it [SES-13, SES-14, SES-15]', async ({
  company,
  context,
  page,
}) => {
  const person = await atWork(company, page);
  await signIn(page, person.username, '/');
  await page.getByRole('row').nth(2).click();
  await draft(page).fill('Wpisane przed końcem sesji');
  const end = () =>
    page.evaluate(() => {
      // As the server does it: the token is known no more.
      const token = localStorage.getItem('access-token') ?? '';
      return fetch('/api/auth/logout', { method: 'POST', headers: { 'access-token': token } });
    });
  await end();
  // Whether the sending tells it, or the stream of news did so before and the dialog lies over the button.
  await page.locator('button', { hasText: 'Dodaj komentarz' }).dispatchEvent('click');
  const over = page.getByRole('dialog', { name: 'Sesja wygasła' });
  await expect(over.getByLabel(/hasło/i).first()).toBeFocused();
  await accessible(page);
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(over).toBeVisible();
  await over.getByLabel(/hasło/i).first().fill(passwordOf(person.username));
  await over.getByRole('button', { name: 'Zaloguj' }).click();
  await expect(over).toBeHidden();
  await expect(draft(page)).toHaveValue('Wpisane przed końcem sesji');
  await page.getByRole('button', { name: 'Dodaj komentarz' }).click();
  await expect(page.getByRole('list', { name: 'Komentarze' })).toContainText(
    'Wpisane przed końcem sesji',
  );

  // Signed out in another tab: the same there, and its next sign-in closes the dialog by itself.
  await draft(page).fill('Drugi szkic');
  const other = await context.newPage();
  await other.goto('/notifications');
  await other.getByRole('button', { name: /wyloguj/i }).click();
  await other.getByRole('button', { name: 'Wyloguj i usuń szkice' }).click();
  const elsewhere = page.getByRole('dialog', { name: 'Wylogowano w innej karcie' });
  await expect(elsewhere).toBeVisible();
  await enter(other, person.username);
  await expect(elsewhere).toBeHidden();
  await expect(draft(page)).toHaveValue('Drugi szkic');

  // Somebody else signs in over it: a new start, with nothing of the former person.
  await end();
  await draft(page).press('Control+Enter');
  await over.getByRole('textbox', { name: /nazwa użytkownika/i }).fill('recepcja');
  await over.getByLabel(/hasło/i).first().fill('Zaplecze-demo-2026');
  await over.getByRole('button', { name: 'Zaloguj' }).click();
  await expect(page.getByRole('link', { name: /Twój profil: / })).not.toHaveAccessibleName(
    new RegExp(person.name),
  );
  await expect(draft(page)).toHaveCount(0);
});
