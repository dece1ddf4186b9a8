import type { Page } from '@playwright/test';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { lastWorkday, makeColleague } from '../records.ts';
import { accessible, expect, pick, signedIn, signIn, test } from '../support.ts';

/** What a scanner types: its signs come at once, one after another, and end with Enter. */
const scan = (page: Page, code: string) =>
  page.evaluate((signs) => {
    const target = document.activeElement ?? document.body;
    for (const key of [...signs, 'Enter'])
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, code);

test('a guest is announced, let in by a key, met and gone [VIS-01, VIS-11, VIS-12, VIS-13, VIS-17]', async ({
  company,
  page,
  browser,
}) => {
  const host = await makeColleague(company, page.request);
  const context = await browser.newContext({ baseURL: company.url });
  const visited = await context.newPage();
  await signIn(visited, host.username, '/guest/mine');

  await test.step('the host announces the guest', async () => {
    await visited.getByRole('link', { name: 'Zapowiedz gościa' }).first().click();
    await visited.getByRole('textbox', { name: 'Imię i nazwisko' }).fill('Aleksandra Ćma');
    await visited.getByRole('textbox', { name: 'Nazwa firmy' }).fill('Kwiaciarnia Mak');
    await visited.getByRole('textbox', { name: 'Samochód' }).fill('EL 4521K');
    // The next whole hour, which stands there, may be tomorrow's.
    const [year, month, day] = warsawDay().split('-');
    await visited
      .getByRole('textbox', { name: 'Dzień i godzina' })
      .fill(`${day}.${month}.${year} 23:59`);
    await accessible(visited);
    await visited.getByRole('button', { name: 'Zapowiedz' }).click();
    await expect(visited.getByRole('row').nth(1)).toContainText('Aleksandra Ćma');
  });

  await signIn(page, 'recepcja', '/guest/today');
  const enter = page.getByRole('button', { name: 'Wpuść: Aleksandra Ćma' });
  const exit = page.getByRole('button', { name: 'Wyjście: Aleksandra Ćma' });
  const row = page.getByRole('listitem').filter({ has: exit });

  await test.step('the reception chooses and lets in by a key, without the mouse', async () => {
    await expect(enter).toBeVisible();
    await accessible(page);
    const chosen = page.locator('li[data-chosen]');
    await expect(chosen).toHaveCount(1);
    const rows = page.getByRole('button', { name: /^Wpuść:/ });
    for (let at = 0; at < (await rows.count()); at++) {
      if ((await chosen.textContent())?.includes('Aleksandra Ćma')) break;
      const before = await chosen.textContent();
      await page.keyboard.press('ArrowDown');
      await expect(chosen).not.toHaveText(before ?? '');
    }
    await page.keyboard.press('w');
    await expect(exit).toBeVisible();
    await expect(enter).toHaveCount(0);
    await expect(row).toContainText('bez odpowiedzi');
  });

  await test.step('the host reads it and answers; the reception sees it by itself', async () => {
    await visited.getByRole('link', { name: /^Powiadomienia, 1 nieprzeczytane/ }).click();
    await visited.getByRole('button', { name: 'Schodzę: Aleksandra Ćma' }).click();
    await expect(row).toContainText('Schodzę');
    await context.close();
  });

  await test.step('the scanned badge notes the exit, and no key of the page is pressed', async () => {
    const waiting = await page.getByRole('button', { name: /^Wpuść:/ }).count();
    const id = Number(
      /\/guest\/view\/(\d+)/.exec((await row.getByRole('link').getAttribute('href')) ?? '')?.[1],
    );
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Identyfikator: Aleksandra Ćma' }).click();
    expect((await coming).url()).toContain(`/api/visit/badge/${id}`);
    await scan(page, 'wwwwwwww');
    await expect(page.getByText('To nie jest kod identyfikatora gościa.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Wpuść:/ })).toHaveCount(waiting);
    await exit.click();
    await expect(exit).toHaveCount(0);
  });
});

test('a guest uses the screen at the entrance: three languages, notice, host by letters, and nothing stays [VIS-30, VIS-31, VIS-33, VIS-34, VIS-38]', async ({
  company,
  page,
  browser,
}) => {
  const host = await makeColleague(company, page.request);
  const surname = host.name.split(' ').at(-1) ?? '';
  const admin = await signedIn(page.request, 'admin');
  const { token } = await admin.post('/kiosk/create', { name: 'Wejście' });
  const context = await browser.newContext({ baseURL: company.url });
  const screen = await context.newPage();
  await screen.clock.install();
  await screen.goto(`/kiosk#${token}`);
  await accessible(screen);
  await screen.getByRole('button', { name: 'Українська' }).click();
  await expect(screen.getByRole('heading', { name: 'Вітаємо' })).toBeVisible();
  await screen.getByRole('button', { name: 'English' }).click();
  await screen.getByRole('button', { name: 'I am here for a meeting' }).click();
  await expect(screen.getByText('After 90 days everything')).toBeVisible();
  await screen.getByRole('button', { name: 'Check in' }).click();
  await expect(screen.getByText('Type your first and last name')).toBeVisible();
  await screen.getByLabel('First and last name').fill('Mary Poppins');
  await accessible(screen);

  await test.step('what was typed and left alone is wiped', async () => {
    await screen.clock.runFor(61_000);
    await expect(screen.getByRole('heading', { name: 'Witamy' })).toBeVisible();
    await screen.getByRole('button', { name: 'Przychodzę na spotkanie' }).click();
    await expect(screen.getByLabel('Imię i nazwisko')).toHaveValue('');
  });

  await test.step('a host by the letters of the surname, then in', async () => {
    await screen.getByLabel('Imię i nazwisko').fill('Mary Poppins');
    await screen.getByLabel('Do kogo').fill(surname);
    await screen.clock.runFor(400);
    await screen.getByRole('button', { name: host.name }).click();
    await screen.getByRole('button', { name: 'Wchodzę' }).click();
    await expect(screen.getByRole('heading', { name: new RegExp(host.name) })).toBeVisible();
    await screen.clock.runFor(16_000);
    await expect(screen.getByRole('heading', { name: 'Witamy' })).toBeVisible();
  });
  await context.close();

  await test.step('at the assembly point, on a phone, ticks show to everybody [VIS-20, VIS-22, VIS-23]', async () => {
    await signIn(page, 'recepcja', '/guest/inside');
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(page.getByText('Mary Poppins')).toBeVisible();
    await page.getByRole('button', { name: 'Ewakuacja: sprawdź obecność' }).click();
    await page.getByRole('checkbox', { name: 'Mary Poppins' }).click();
    await accessible(page);
    const other = await browser.newContext({ baseURL: company.url });
    const second = await other.newPage();
    await signIn(second, 'admin', '/guest/inside');
    await expect(second.getByRole('checkbox', { name: 'Mary Poppins' })).toBeChecked();
    // The tick stands once the server has it.
    await second.getByRole('checkbox', { name: host.name }).click();
    await expect(second.getByRole('checkbox', { name: host.name })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: host.name })).toBeChecked();
    await second.getByRole('button', { name: 'Zakończ sprawdzanie' }).click();
    await second.getByRole('button', { name: 'Zakończ', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Ewakuacja: sprawdź obecność' })).toBeVisible();
    await other.close();
  });
});

test('several parcels are scanned and registered at once, and one is received with a signature [REC-60, REC-61, REC-64]', async ({
  page,
}) => {
  await signIn(page, 'recepcja', '/package/several');
  await pick(page, 'Rodzaj', 'list polecony');
  await pick(page, 'Spółka', 'Meridian IT');
  await page.getByLabel('Opis przesyłki 1').fill('Pierwsza');
  await page.getByLabel('Opis przesyłki 1').focus();
  await scan(page, '00559007730001');
  await scan(page, '00559007730002');
  await expect(page.getByLabel('Numer przesyłki 1')).toHaveValue('00559007730001');
  await expect(page.getByLabel('Numer przesyłki 2')).toHaveValue('00559007730002');
  await expect(page.getByLabel('Opis przesyłki 1')).toHaveValue('Pierwsza');
  await page.getByLabel('Opis przesyłki 2').fill('Druga');
  const fill = async (label: string, value: string) => {
    // The name of a firm proposes those that came before.
    const role = label === 'Nazwa firmy' ? 'combobox' : 'textbox';
    for (const field of await page.getByRole(role, { name: label, exact: true }).all())
      await field.fill(value);
  };
  await fill('Nazwa firmy', 'Rolnik z Kutna');
  await fill('Ulica', 'Polna 1');
  await fill('Kod pocztowy', '99-300');
  await fill('Miasto', 'Kutno');
  await accessible(page);
  await page.getByRole('button', { name: 'Zapisz wszystkie' }).click();
  await expect(page).toHaveURL(/\/package$/);
  await page.getByRole('searchbox').fill('00559007730002');
  await page.getByRole('row').nth(1).getByRole('cell').nth(1).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Odebrane z podpisem' }).click();
  const sheet = page.getByRole('img', { name: 'Pole na podpis' });
  const box = await sheet.boundingBox();
  if (!box) throw new Error('No sheet to sign');
  await page.mouse.move(box.x + 40, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 100, { steps: 4 });
  await page.mouse.up();
  await accessible(page);
  await page.getByRole('button', { name: 'Zapisz odbiór' }).click();
  await expect(dialog.getByText(/Podpis odbioru .*\.png/)).toBeVisible();
  await expect(dialog.getByText('Odebrano')).toBeVisible();
});

test('the reception reads that a host is away before and after the guest is let in [VIS-25, VIS-180]', async ({
  company,
  page,
}) => {
  const host = await makeColleague(company, page.request);
  const manager = await signedIn(page.request, 'kierownik');
  const types = (await manager.get('/calendar/types/list')).list;
  const { id: type } = types.find(({ name }: { name: string }) => name === 'urlop wypoczynkowy');
  const today = warsawDay();
  await manager.post('/calendar/create', {
    owner: host.id,
    type,
    dateFrom: lastWorkday(),
    dateTo: today,
  });
  await manager.post('/visit/announced/create', {
    ...{ fullName: 'Bogna Ściana', clientName: 'Mur', user: host.id },
    expected: `${today} 23:58`,
  });
  await signIn(page, 'recepcja', '/guest/today');
  const enter = page.getByRole('button', { name: 'Wpuść: Bogna Ściana' });
  const row = page.getByRole('listitem').filter({ has: enter });
  await expect(row).toContainText(/Nieobecność do .* Nikt nie zastępuje/);
  await enter.click();
  await expect(page.getByText(/jest dziś poza pracą; nikt nie zastępuje/)).toBeVisible();
  const here = page.getByRole('listitem').filter({ hasText: 'Bogna Ściana' });
  await expect(here).toContainText(/Nieobecność do .* Nikt nie zastępuje/);
  // Let in by mistake [VIS-180].
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(enter).toBeVisible();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/guest\/add$/);
});
