import type { Page } from '@playwright/test';
import { makeClient, makeColleague, makeOffer, makeProject, unique } from '../records.ts';
import { expect, signedIn, signIn, test } from '../support.ts';
import { makeIssue } from '../work/day.ts';

type Dropped = { name: string; text: string; type?: string };

/** Files let go of over the record's head, or over the dialog in the middle, as from a folder of the computer. */
const drop = (page: Page, files: Dropped[]) =>
  page.evaluate((all) => {
    const dataTransfer = new DataTransfer();
    for (const { name, text, type = 'text/plain' } of all)
      dataTransfer.items.add(new File([text], name, { type }));
    const at = { x: window.innerWidth / 2, y: window.innerHeight / 2 };
    const target = document.querySelector('[role="dialog"]')
      ? (document.elementFromPoint(at.x, at.y) ?? document.body)
      : (document.querySelector('h1') ?? document.body);
    const told = { bubbles: true, cancelable: true, dataTransfer };
    target.dispatchEvent(new DragEvent('dragover', told));
    return !target.dispatchEvent(new DragEvent('drop', told));
  }, files);

async function clientOf(page: Page) {
  const api = await signedIn(page.request, 'kierownik');
  return { api, client: { id: await makeClient(api, unique('Klient plików')) } };
}

test('files dropped on a client are its documents, of the type that their names say [DOC-83, DOC-84]', async ({
  page,
}) => {
  await signIn(page, 'kierownik');
  const { client } = await clientOf(page);
  await page.goto(`/client/view/${client.id}`);
  const documents = page.getByRole('table', { name: 'Dokumenty' });
  await expect(page.getByRole('heading', { name: /^Dokumenty/ })).toBeVisible();
  await drop(page, [{ name: 'Aneks do umowy.txt', text: 'Aneks' }]);
  await expect(page.getByText('Dodano „Aneks do umowy.txt”, typ: Aneks')).toBeVisible();
  await expect(documents.getByRole('row', { name: /Aneks do umowy\.txt.*Aneks/ })).toBeVisible();

  await drop(page, [
    { name: 'Protokół odbioru.txt', text: 'Protokół' },
    { name: 'Umowa.txt', text: 'Umowa' },
  ]);
  await expect(page.getByText(/Dodano 2.dokumenty/)).toBeVisible();
  await expect(documents).toContainText('Protokół odbioru.txt');

  // The message's button leads to the form, where the type is exchanged.
  await drop(page, [{ name: 'skan.txt', text: 'Skan' }]);
  await page.getByRole('button', { name: 'Zmień', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Edytuj dokument' })).toBeVisible();
});

test('what is refused stays with the reason, beside what was taken [DOC-83]', async ({ page }) => {
  await signIn(page, 'kierownik');
  const { client } = await clientOf(page);
  await page.goto(`/client/view/${client.id}`);
  await expect(page.getByRole('heading', { name: /^Dokumenty/ })).toBeVisible();
  await drop(page, [
    { name: 'pusty.txt', text: '' },
    { name: 'Faktura 1.txt', text: 'Faktura' },
  ]);
  const coming = page.getByRole('region', { name: 'Dodawane pliki' });
  await expect(coming.getByRole('alert')).toContainText('pusty');
  await expect(page.getByText('Dodano „Faktura 1.txt”, typ: Faktura')).toBeVisible();
  await coming.getByRole('button', { name: 'Zrezygnuj: pusty.txt' }).click();
  await expect(coming).toBeHidden();
});

test('over a dialog files go to its record, and over one that takes none nowhere [DOC-83, DOC-85]', async ({
  company,
  page,
}) => {
  const { id, username } = await makeColleague(company, page.request, 'ROLE_MANAGER');
  await makeProject(await signedIn(page.request, username), 'Pliki nad oknem', id);
  await signIn(page, username, '/task');
  await page.locator('[data-row-open]').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Pliki', exact: true })).toBeVisible();
  expect(await drop(page, [{ name: 'wyciąg.txt', text: 'Wyciąg' }])).toBe(true);
  await expect(page.getByText('Dodano plik „wyciąg.txt”')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /wyciąg\.txt ?, pobierz/ })).toBeVisible();

  const { client } = await clientOf(page);
  await page.goto(`/client/view/${client.id}`);
  await page.getByRole('button', { name: 'Dodaj dokument' }).click();
  await expect(page.getByRole('dialog', { name: 'Dodaj dokument' })).toBeVisible();
  await page.getByRole('heading', { name: 'Dodaj dokument' }).evaluate((heading) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['Obok'], 'obok.txt'));
    heading.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  });
  await expect(page.getByText(/obok\.txt/)).toHaveCount(0);
});

test('project, issue and offer take what is dropped on them [DOC-83]', async ({ page }) => {
  await signIn(page, 'kierownik');
  const { api, client } = await clientOf(page);
  const { user } = await api.get('/profile/me');
  const project = await makeProject(api, 'Zrzuty', user.id);
  const issue = await makeIssue(api, [user.id]);
  const pages = [
    `/project/view/${project.id}`,
    `/yourIssues/${issue.id}`,
    `/offer/view/${await makeOffer(page.request, api, { client: client.id })}`,
  ];
  for (const [at, path] of pages.entries()) {
    await page.goto(path);
    await expect(
      page.getByRole('region', { name: 'Dodawane pliki', includeHidden: true }),
    ).toBeAttached();
    await drop(page, [{ name: `zrzut ${at}.txt`, text: `Zrzut ${at}` }]);
    await expect(page.getByText(`Dodano plik „zrzut ${at}.txt”`)).toBeVisible();
  }
});
