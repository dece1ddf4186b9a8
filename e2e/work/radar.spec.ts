import { makeColleague } from '../records.ts';
import { accessible, expect, pickFirst, signedIn, signIn, test } from '../support.ts';

/** Warsaw's day, so many days from now. */
const inDays = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(
    Date.now() + days * 86_400_000,
  );
const polish = (day: string) => day.split('-').reverse().join('.');

test('„Zagrożone” says which task, whose and why, and is filtered by the reason [RAD-20, RAD-21]', async ({
  page,
}) => {
  await signIn(page, 'kierownik', '/project');
  await page.getByRole('button', { name: 'Zagrożone' }).click();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader', { name: 'Dlaczego' })).toBeVisible();
  await expect(table.getByText(/po terminie/).first()).toBeVisible();
  await expect(table.getByText(/^(zapytaj|przekaż): /).first()).toBeVisible();
  await page.getByRole('button', { name: /Filtry/ }).click();
  const filters = page.getByRole('dialog', { name: /Filtry/ });
  await filters.getByText('Po terminie', { exact: true }).click();
  await filters.getByRole('button', { name: /Pokaż/ }).click();
  await expect(page.getByRole('button', { name: /Usuń filtr.*Dlaczego/ })).toBeVisible();
  await expect(table.getByText(/po terminie/).first()).toBeVisible();
  await accessible(page);
});

test('whoever gives work is told before saving who is away and who has the time [RAD-30, RAD-31, RAD-33, RAD-34]', async ({
  company,
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const away = await makeColleague(company, page.request);
  const { types } = await manager.get('/calendar/types/list');
  const vacation = types.find((one: { isVacation: boolean }) => one.isVacation).id;
  const until = inDays(200);
  const entry = { owner: away.id, type: vacation, dateFrom: inDays(100), dateTo: until };
  await manager.post('/calendar/create', entry);

  await signIn(page, 'kierownik', '/project/add');
  await pickFirst(page.getByRole('combobox', { name: 'Usługa', exact: true }), 'ksiegowosc');
  const everyone = page.getByRole('combobox', {
    name: 'Przydziel wszystkie zadania: cały projekt',
  });
  const limits = page.getByRole('button', { name: 'Termin wszystkich zadań: cały projekt' });
  await limits.click();
  const asked = page.getByRole('dialog', { name: 'Termin wszystkich zadań' });
  await asked.getByRole('textbox', { name: 'Graniczna data wykonania' }).fill(polish(inDays(150)));
  await asked.getByRole('button', { name: 'Ustaw' }).click();
  await expect(asked).toBeHidden();

  await everyone.click();
  const options = page.getByRole('option');
  await expect(options.first()).toContainText(/zadania: \d+, w tygodniu .*godz\./);
  await expect(options.filter({ hasText: away.name })).toContainText(
    `nieobecność do ${polish(until)}, nikt nie zastępuje`,
  );
  await expect(options.last()).toContainText('nieobecność do');
  await accessible(page);
  await pickFirst(everyone, away.name, away.name);
  await expect(
    page.getByText(/nieobecność w terminie \d+\szadań z \d+; nikt nie zastępuje/),
  ).toBeVisible();

  await signIn(page, 'recepcja', '/guest/add');
  const host = page.getByRole('combobox', { name: 'Do kogo' });
  await host.click();
  await expect(options.first()).toBeVisible();
  await expect(options.filter({ hasText: /zadania: / })).toHaveCount(0);
});
