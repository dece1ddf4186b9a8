import { unique } from '../records.ts';
import { accessible, expect, resize, signedIn, signIn, test } from '../support.ts';

test('two people write and tick off one checklist, which holds the issue back until all is done [CHK-01, CHK-03, CHK-06, CHK-07, CHK-08, CHK-14]', async ({
  page,
  browser,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const worker = await signedIn(page.request, 'pracownik');
  const { user } = await worker.get('/profile/me');
  const worksName = `${user.firstName} ${user.lastName}`;
  const name = unique('Drukarka');
  const issue = { name, users: [user.id], description: 'Podłączyć', type: 1 };
  const { id } = await manager.post('/issue/create', issue);

  await signIn(page, 'kierownik', `/yourIssues/${id}`);
  const box = page.getByRole('textbox', { name: 'Nowy punkt listy kontrolnej' });
  for (const text of ['Zamówić toner', 'Zainstalować', 'Wydrukować próbę']) {
    await box.fill(text);
    await box.press('Enter');
    await expect(page.getByRole('checkbox', { name: text })).toBeVisible();
    await expect(box).toHaveValue('');
  }
  await page.getByRole('switch', { name: 'Wymagana do zamknięcia' }).click();
  await page.getByRole('button', { name: /Zainstalować/ }).click();
  await page.getByRole('menuitem', { name: 'Edytuj' }).click();
  const dialog = page.getByRole('dialog', { name: 'Punkt listy kontrolnej' });
  await dialog.getByRole('combobox', { name: 'Kto' }).click();
  await page.getByRole('option', { name: worksName }).click();
  await dialog.getByRole('textbox', { name: 'Do kiedy' }).fill('25.11.2027');
  await accessible(page);
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText(`${worksName}, do 25.11.2027`)).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'pracownik', '/day');
  await resize(other, { width: 390, height: 844 });
  const section = other.getByRole('region', { name: /Listy kontrolne/ });
  await section.locator('summary').click();
  await expect(section.getByText(name)).toBeVisible();
  await section.getByRole('button', { name: 'Zainstalować', exact: true }).click();
  await section.getByRole('button', { name: 'Odhacz: Zainstalować' }).click();
  await expect(section.getByText(name)).toHaveCount(0);

  // Who leaves the page at once has ticked it off.
  await other.goto('/calendar');
  type Point = { text: string; doneAt: string | null };
  const isDone = async () => {
    const { checklist } = await manager.get(`/checklist/issue/${id}`);
    return checklist.items.find(({ text }: Point) => text === 'Zainstalować').doneAt !== null;
  };
  await expect.poll(isDone).toBe(true);
  await other.goto(`/yourIssues/${id}`);
  await expect(other.getByRole('checkbox', { name: 'Zainstalować' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Zamówić toner' }).check();
  await accessible(other);
  const done = other.getByRole('button', { name: 'Zrobione', exact: true });
  await done.click();
  await expect(
    other.getByText('Najpierw odhacz punkt listy kontrolnej: „Wydrukować próbę”').first(),
  ).toBeVisible();
  await other.getByRole('checkbox', { name: 'Wydrukować próbę' }).check();
  await expect(other.getByRole('heading', { name: 'Lista kontrolna 3 z 3' })).toBeVisible();
  await done.click();
  await other.getByRole('button', { name: 'Tak' }).click();
  await expect(done).toBeHidden();

  await page.goto(`/issue?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row').nth(1)).toContainText('3/3');
  await other.context().close();
});
