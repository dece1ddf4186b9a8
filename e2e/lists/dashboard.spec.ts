import type { Page } from '@playwright/test';
import { accessibleInBoth, expect, signedIn, signIn, test } from '../support.ts';
import { drawAll } from './dashboard.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a director asks whether work is on time and who is overloaded, within three clicks each [REP-05, REP-20, REP-12]', async ({
  page,
}) => {
  await signIn(page, 'admin');
  // Are we on time: one click to the answer, a second to its numbers, a third to those that were late.
  await page.getByRole('link', { name: 'Pulpit', exact: true }).click();
  const onTime = card(page, 'Na czas oddane zadania');
  await expect(onTime.getByText(/\d+% na czas/)).toBeVisible();
  await onTime.getByRole('button', { name: /^Tabela/ }).click();
  const late = onTime.getByRole('row').last().getByRole('cell').nth(1);
  await expect(late).toHaveText(/^\d/);
  const month = onTime.locator('tbody tr').last().getByRole('link').first();
  const counted = ((await month.textContent()) ?? '').replace(/\D/g, '');
  await month.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`^Zadania wszystkich\\D*${counted}$`),
  );

  // Who is overloaded: one click, the fullest first; a second shows the hours, a third what they are.
  await page.getByRole('link', { name: 'Pulpit', exact: true }).first().click();
  const load = card(page, 'Obłożenie osób w kolejnych tygodniach');
  await expect(load.getByText(/ponad 100%/).first()).toBeVisible();
  await load.getByRole('button', { name: /^Tabela/ }).click();
  await load
    .getByRole('button', { name: /za dużo/ })
    .first()
    .click();
  const parts = page.getByRole('dialog');
  await expect(parts.getByRole('row').nth(1)).toContainText('godz.');
});

test('a manager’s dashboard opens on their department, and says so in its address [REP-03]', async ({
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const { user } = await manager.get('/profile/me');
  await signIn(page, 'kierownik', '/dashboard');
  await expect(page).toHaveURL(new RegExp(`department.*=${user.department.id}`));
  const team = card(page, 'Zespół dziś');
  await expect(team.getByRole('cell', { name: user.department.name }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Wyczyść filtry' }).click();
  await expect(page).toHaveURL(/all=1/);
  await expect(page).not.toHaveURL(/department/);
});

test('what burns is asked about, handed over and put off without leaving [REP-15]', async ({
  page,
}) => {
  await signIn(page, 'kierownik', '/dashboard');
  const burning = card(page, 'Projekty zagrożone, od największej szkody');
  await expect(burning.getByRole('row').nth(1)).toBeVisible();
  await burning
    .getByRole('button', { name: /^Zapytaj/ })
    .first()
    .click();
  const question = page.getByRole('dialog', { name: /^Pytanie/ });
  await expect(question.getByRole('textbox')).toHaveValue(/^@.+ Na kiedy to będzie/);
  await question.getByRole('button', { name: 'Zapytaj' }).click();
  await expect(page.getByText(/^Pytanie wysłano/)).toBeVisible();
  await burning
    .getByRole('button', { name: /^Więcej/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Przesuń termin' }).click();
  const limit = page.getByRole('dialog', { name: /^Termin/ });
  await limit.getByRole('textbox').fill('30.12.2030');
  await limit.getByRole('button', { name: 'Przesuń' }).click();
  await expect(page.getByText('Termin przesunięto')).toBeVisible();
  await burning
    .getByRole('button', { name: /^Więcej/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Przekaż komuś' }).click();
  const other = page.getByRole('dialog', { name: /^Przekazanie/ });
  await expect(other.getByRole('combobox', { name: 'Kto przejmie' })).toBeVisible();
  await other.getByRole('button', { name: 'Anuluj' }).click();
});

test('a chart that fails says so in its place, the others go on [REP-07]', async ({ page }) => {
  await page.route('**/api/report/flow*', (route) =>
    route.fulfill({ status: 409, json: { message: 'Chwilowo niedostępne' } }),
  );
  await signIn(page, 'admin', '/dashboard');
  const flow = card(page, 'Zadania dodane, zakończone i otwarte');
  await expect(flow.getByRole('alert')).toBeVisible({ timeout: 30_000 });
  await expect(card(page, 'Na czas oddane zadania').getByText(/% na czas/)).toBeVisible();
  await page.unroute('**/api/report/flow*');
  await flow.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(flow.getByText(/otwartych na koniec okresu/)).toBeVisible();
});

test('axe finds nothing on the dashboard, drawn or as tables, in light and in dark [REP-05]', async ({
  page,
}) => {
  await signIn(page, 'admin', '/dashboard');
  await drawAll(page);
  await accessibleInBoth(page);
  // Pressed, it is called 'Wykres'.
  const asTable = page.getByRole('button', { name: /^Tabela/ });
  for (let left = await asTable.count(); left > 0; left -= 1) await asTable.first().click();
  await accessibleInBoth(page);
});
