import { makeColleague } from '../records.ts';
import { accessible, expect, signedIn, signIn, test, viewMenu } from '../support.ts';

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const shownDay = (day: string) => day.split('-').reverse().join('.');

test('a manager writes a roster of shifts, corrects it, and its person reads it on the profile [ABS-73]', async ({
  company,
  page,
}) => {
  const person = await makeColleague(company, page.request);
  await signIn(page, 'kierownik', '/team/balances');
  await page.getByPlaceholder('Szukaj pracownika…').fill(person.name);
  await page.getByRole('link', { name: person.name }).first().click();
  const dialog = page.getByRole('dialog', { name: person.name });
  await expect(dialog.getByText('grafik zwykły, stosownie do etatu')).toBeVisible();
  await dialog.getByRole('button', { name: 'Nowy grafik' }).click();
  const form = page.getByRole('dialog', { name: 'Nowy: grafik pracy' });
  await form.getByRole('textbox', { name: 'Obowiązuje od' }).fill('01.11.2026');
  await form.getByRole('textbox', { name: 'Początek pracy' }).fill('6:00');
  await form.getByRole('combobox', { name: 'Rytm' }).click();
  await page.getByRole('option', { name: 'Na zmianę 2 tygodnie' }).click();
  await form.getByRole('textbox', { name: 'Wtorek, 1. tydzień' }).fill('ósma');
  await form.getByRole('button', { name: 'Zapisz' }).click();
  await expect(form.getByText('Podaj godziny, na przykład 8 albo 7:30').first()).toBeVisible();
  await form.getByRole('textbox', { name: 'Wtorek, 1. tydzień' }).fill('7:30');
  await form.getByRole('textbox', { name: 'Piątek, 2. tydzień' }).fill('');
  await form.getByRole('textbox', { name: 'Sobota, 2. tydzień' }).fill('12');
  await accessible(page);
  await form.getByRole('button', { name: 'Zapisz' }).click();
  await expect(form).toBeHidden();
  const row = dialog.getByRole('listitem').filter({ hasText: 'od 01.11.2026' });
  await expect(row).toContainText(/1\.\stydzień: pn, śr–pt po 8\sgodz\.; wt 7\sgodz\. 30\smin/);
  await expect(row).toContainText(/2\.\stydzień: pn–cz po 8\sgodz\./);
  await expect(row).toContainText('początek 6:00');

  await row.getByRole('button', { name: 'Zmień grafik od 01.11.2026' }).click();
  const again = page.getByRole('dialog', { name: 'Grafik pracy', exact: true });
  await again.getByRole('combobox', { name: 'Rytm' }).click();
  await page.getByRole('option', { name: 'Każdy tydzień taki sam' }).click();
  await again.getByRole('button', { name: 'Zapisz' }).click();
  await expect(again).toBeHidden();
  await expect(row).not.toContainText('2. tydzień');
  await page.goto(`/team/view/${person.id}`);
  await expect(page.getByRole('region', { name: 'Grafik pracy' })).toContainText('własny grafik');
});

test('the company’s roster holds for everybody without one of their own [ABS-71, ABS-73]', async ({
  page,
}) => {
  await signIn(page, 'admin', '/team/balances');
  await (await viewMenu(page)).getByRole('button', { name: 'Czas pracy firmy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Czas pracy firmy' });
  await dialog.getByRole('button', { name: 'Nowy grafik firmy' }).click();
  const form = page.getByRole('dialog', { name: 'Nowy: grafik firmy' });
  await form.getByRole('textbox', { name: 'Obowiązuje od' }).fill('01.01.2040');
  await form.getByRole('textbox', { name: 'Piątek' }).fill('6');
  await form.getByRole('button', { name: 'Zapisz' }).click();
  const row = dialog.getByRole('listitem').filter({ hasText: 'od 01.01.2040' });
  await expect(row).toContainText(/pn–cz po 8\sgodz\.; pt 6\sgodz\./);
  await row.getByRole('button', { name: 'Usuń grafik od 01.01.2040' }).click();
  await page.getByRole('button', { name: 'Usuń', exact: true }).click();
  await expect(row).toHaveCount(0);
});

test('an administrator gives half a day off, and reads which holidays on a Saturday still owe one [ABS-75]', async ({
  page,
}) => {
  await signIn(page, 'admin', '/team/balances');
  await (await viewMenu(page)).getByRole('button', { name: 'Czas pracy firmy' }).click();
  const part = page.getByRole('region', { name: 'Dni wolne firmy' });
  await expect(part).toContainText('Dzień wolny jest jeszcze należny za');
  await part.getByRole('button', { name: 'Dodaj dzień wolny' }).click();
  const form = page.getByRole('dialog', { name: 'Nowy dzień wolny firmy' });
  await form.getByRole('textbox', { name: 'Dzień' }).fill('01.01.2041');
  await form.getByRole('switch', { name: 'Tylko pół dnia' }).check();
  await form.getByRole('textbox', { name: 'Nazwa' }).fill('inwentaryzacja');
  await form.getByRole('button', { name: 'Zapisz' }).click();
  await expect(form.getByText('To święto, które i tak jest wolne').first()).toBeVisible();
  await form.getByRole('textbox', { name: 'Dzień' }).fill('03.01.2041');
  await accessible(page);
  await form.getByRole('button', { name: 'Zapisz' }).click();
  const row = part.getByRole('listitem').filter({ hasText: '03.01.2041' });
  await expect(row).toContainText('pół dnia, inwentaryzacja');
  await row.getByRole('button', { name: 'Usuń dzień wolny 03.01.2041' }).click();
  await page.getByRole('button', { name: 'Usuń', exact: true }).click();
  await expect(row).toHaveCount(0);
});

test('a roster that changes leave already taken asks why, and its person reads it [ABS-217]', async ({
  company,
  page,
}) => {
  const person = await makeColleague(company, page.request);
  const manager = await signedIn(page.request, 'kierownik');
  const { types } = await manager.get('/calendar/types/list');
  const type = types.find((one: { name: string }) => one.name === 'urlop wypoczynkowy').id;
  const days = { dateFrom: daysAgo(35), dateTo: daysAgo(8) };
  await manager.post('/calendar/create', { owner: person.id, type, ...days });
  await signIn(page, 'kierownik', '/team/balances');
  await page.getByPlaceholder('Szukaj pracownika…').fill(person.name);
  await page.getByRole('link', { name: person.name }).first().click();
  const dialog = page.getByRole('dialog', { name: person.name });
  await dialog.getByRole('button', { name: 'Nowy grafik' }).click();
  const form = page.getByRole('dialog', { name: 'Nowy: grafik pracy' });
  await form.getByRole('textbox', { name: 'Obowiązuje od' }).fill(shownDay(daysAgo(60)));
  await form.getByRole('textbox', { name: 'Poniedziałek' }).fill('4');
  const reason = form.getByRole('textbox', { name: 'Powód zmiany dni, które minęły' });
  await expect(reason).toBeHidden();
  await form.getByRole('button', { name: 'Zapisz' }).click();
  await expect(form.getByText('To zmieni nieobecności, które już minęły').first()).toBeVisible();
  await reason.fill('Od początku pracował krócej w poniedziałki');
  await accessible(page);
  await form.getByRole('button', { name: 'Zapisz' }).click();
  await expect(form).toBeHidden();
  const from = `od ${shownDay(daysAgo(60))}`;
  const row = dialog.getByRole('listitem').filter({ hasText: from });
  await row.getByRole('button', { name: `Usuń grafik ${from}` }).click();
  const question = page.getByRole('dialog', { name: `Usunąć grafik ${from}?` });
  await question.getByRole('button', { name: 'Usuń' }).click();
  await question
    .getByRole('textbox', { name: 'Powód zmiany dni, które minęły' })
    .fill('To nie ta osoba');
  await question.getByRole('button', { name: 'Usuń' }).click();
  await expect(row).toHaveCount(0);
});
