import type { Page } from '@playwright/test';
import { shiftsOf, watchShifts } from '../shifts.ts';
import { accessibleInBoth, expect, signedIn, signIn, test } from '../support.ts';
import { openPart, parts } from './dashboard.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a director asks whether work is on time and who is overloaded, within three clicks each [REP-05, REP-20, REP-12]', async ({
  page,
}) => {
  await signIn(page, 'admin');
  // Are we on time: one click to the answer, a second to its numbers, a third to those that were late.
  await page.getByRole('link', { name: 'Pulpit', exact: true }).click();
  const onTime = page.getByRole('link', { name: /^Oddane na czas \d+ %/ });
  await expect(onTime).toBeVisible();
  await openPart(page, 'Terminowość');
  const chart = card(page, 'Na czas oddane zadania');
  await expect(chart.getByText(/\d+% na czas/)).toBeVisible();
  await chart.getByRole('button', { name: /^Tabela/ }).click();
  const late = chart.getByRole('row').last().getByRole('cell').nth(1);
  await expect(late).toHaveText(/^\d/);
  const month = chart.locator('tbody tr').last().getByRole('link').nth(1);
  const counted = ((await month.textContent()) ?? '').replace(/\D/g, '');
  await onTime.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`^Zadania wszystkich\\D*${counted}$`),
  );

  // Who is overloaded: one click, the fullest first; a second shows the hours, a third what they are.
  await page.getByRole('link', { name: 'Pulpit', exact: true }).first().click();
  await openPart(page, 'Zespół');
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
  await openPart(page, 'Zespół');
  const team = card(page, 'Zespół dziś');
  await expect(team.getByRole('cell', { name: user.department.name }).first()).toBeVisible();
  // The part stays, and so does the filter when another part is opened.
  await expect(page).toHaveURL(/tab=zespol/);
  await page.getByRole('tab', { name: 'Klienci' }).click();
  await expect(page).toHaveURL(new RegExp(`department.*=${user.department.id}`));
  await page.getByRole('button', { name: 'Wyczyść filtry' }).click();
  await expect(page).toHaveURL(/all=1/);
  await expect(page).not.toHaveURL(/department/);
});

test('what burns is asked about, handed over and put off without leaving [REP-15]', async ({
  page,
}) => {
  await signIn(page, 'kierownik', '/dashboard');
  await card(page, 'Spóźnione')
    .getByRole('button', { name: /^Zapytaj/ })
    .first()
    .click();
  const question = page.getByRole('dialog', { name: /^Pytanie/ });
  await expect(question.getByRole('textbox')).toHaveValue(/^@.+ Na kiedy to będzie/);
  await question.getByRole('button', { name: 'Zapytaj' }).click();
  await expect(page.getByText(/^Pytanie wysłano/)).toBeVisible();
  await openPart(page, 'Co się pali');
  const burning = card(page, 'Projekty zagrożone, od największej szkody');
  // The worst of them, with what makes it so.
  const worst = burning.getByRole('row').nth(1);
  const before = (await worst.textContent()) ?? '';
  await burning
    .getByRole('button', { name: /^Więcej/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Przesuń termin' }).click();
  const limit = page.getByRole('dialog', { name: /^Termin/ });
  await limit.getByRole('textbox').fill('30.12.2030');
  await limit.getByRole('button', { name: 'Przesuń' }).click();
  await expect(page.getByText('Termin przesunięto')).toBeVisible();
  // What is in time now burns no more: the project has left, or is there for something else.
  await expect(worst).not.toHaveText(before);
  await burning
    .getByRole('button', { name: /^Więcej/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Przekaż komuś' }).click();
  const other = page.getByRole('dialog', { name: /^Przekazanie/ });
  await expect(other.getByRole('combobox', { name: 'Kto przejmie' })).toBeVisible();
  await other.getByRole('button', { name: 'Anuluj' }).click();
});

test('a limit that somebody moved while it was chosen on Pulpit is not written over [HIS-181]', async ({
  page,
}) => {
  const admin = await signedIn(page.request, 'admin');
  const { user } = await admin.get('/profile/me');
  await signIn(page, 'kierownik', '/dashboard');
  await openPart(page, 'Co się pali');
  await card(page, 'Projekty zagrożone, od największej szkody')
    .getByRole('button', { name: /^Więcej/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Przesuń termin' }).click();
  const limit = page.getByRole('dialog', { name: /^Termin/ });
  await limit.getByRole('textbox').fill('30.12.2030');
  let moved = '';
  await page.route('**/api/project/task/**', async (route) => {
    if (route.request().method() === 'PATCH' && moved === '') {
      moved = new URL(route.request().url()).pathname.replace('/api', '');
      await admin.patch(moved, { dateRealizationLimit: '2031-01-31' });
    }
    await route.continue();
  });
  await limit.getByRole('button', { name: 'Przesuń' }).click();
  await expect(limit).toContainText(
    `Bez zmian: ktoś w międzyczasie to zmienił (${user.firstName} ${user.lastName})`,
  );
  const { task } = await admin.get(moved);
  expect(task.dateRealizationLimit).toMatch(/^2031-01-31/);
});

test('a chart that fails says so in its place, the others go on [REP-07]', async ({ page }) => {
  await page.route('**/api/report/flow*', (route) =>
    route.fulfill({ status: 409, json: { message: 'Chwilowo niedostępne' } }),
  );
  await signIn(page, 'admin', '/dashboard');
  await page.getByRole('tab', { name: 'Terminowość' }).click();
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
  for (const [name] of parts) {
    await openPart(page, name);
    await accessibleInBoth(page);
    // Pressed, it is called 'Wykres'.
    const asTable = page.getByRole('button', { name: /^Tabela/ });
    for (let left = await asTable.count(); left > 0; left -= 1) await asTable.first().click();
    await accessibleInBoth(page);
  }
});

test('every tab is drawn without a shift [REP-195]', async ({ page }) => {
  await watchShifts(page);
  await signIn(page, 'kierownik', '/dashboard');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const tab of ['zespol', 'terminowosc', 'oferty', 'przychod', 'abonamenty', 'klienci']) {
      await page.goto(`/dashboard?tab=${tab}`);
      await expect(page.locator('section[aria-busy]').first()).toBeVisible();
      await expect(page.locator('[data-waits], [aria-busy="true"]')).toHaveCount(0);
      const { shift } = await shiftsOf(page);
      expect(shift, `${tab} at ${width}`).toBeLessThan(0.1);
    }
  }
});

test('the first line, what burns and what to do about it fit one screen, drawn without a shift [REP-140, REP-142, REP-143]', async ({
  page,
}) => {
  await watchShifts(page);
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    if (width === 1440) await signIn(page, 'kierownik', '/dashboard');
    else await page.goto('/dashboard');
    const act = card(page, 'Spóźnione')
      .getByRole('button', { name: /^(Zapytaj|Otwórz|Przekaż)/ })
      .first();
    await expect(act).toBeVisible();
    await expect(page.getByRole('link', { name: /^Oddane na czas \d/ })).toBeVisible();
    const box = await act.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? width + 1)).toBeLessThanOrEqual(width);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    const { shift } = await shiftsOf(page);
    expect(shift, `layout shift at ${width}`).toBeLessThan(0.05);
    if (width === 1440) {
      const tall = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(tall).toBeLessThanOrEqual(1000);
    }
    // Whose own task burns is not told to ask themselves.
    await expect(
      page
        .getByRole('row')
        .filter({ hasText: 'Ty' })
        .getByRole('button', { name: /^Otwórz/ })
        .first(),
    ).toBeVisible();
  }
});
