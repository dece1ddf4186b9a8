import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { firstAdmin, startEmpty } from '../empty-company.ts';
import { accessible } from '../support.ts';

/** An own server over an empty base, for this file alone. */
const test = base.extend<object, { empty: { url: string } }>({
  empty: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use, { parallelIndex }) => {
      const empty = await startEmpty(parallelIndex);
      await use(empty);
      await empty.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ empty }, use) => use(empty.url),
});

/** A click takes a person some three seconds and a field some eight: a quarter of an hour at most. */
const budget = { seconds: 15 * 60, click: 3, field: 8 };

/** Everything a person does, counted. */
function hand(page: Page) {
  const done = { clicks: 0, fields: 0 };
  return {
    done,
    click: async (what: Locator) => {
      done.clicks += 1;
      await what.click();
    },
    fill: async (what: Locator, text: string) => {
      done.fields += 1;
      await what.fill(text);
    },
    button: async (name: string | RegExp, scope: Page | Locator = page) => {
      done.clicks += 1;
      await scope.getByRole('button', { name, exact: typeof name === 'string' }).click();
    },
    pick: async (label: string | RegExp, name: string, scope: Page | Locator = page) => {
      done.fields += 1;
      const box = scope.getByRole('combobox', { name: label, exact: typeof label === 'string' });
      await box.fill(name);
      const first = page.locator('[role="option"][data-combobox-selected]');
      await expect(first.filter({ hasText: name })).toBeVisible();
      await box.press('Enter');
    },
  };
}

test('an empty base becomes a company that has served its first client, within a quarter of an hour of clicks [STA-01, STA-02, STA-05, STA-21, STA-31, STA-51, STA-53, STA-61, STA-81, STA-131, STA-181, REG-91, SHE-411, DAY-121]', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const { click, fill, button, pick, done } = hand(page);
  const step = (name: string) => page.getByRole('region', { name, exact: true });
  const next = (name: string) => button('Dalej', step(name));

  await test.step('the administrator signs in and is led', async () => {
    await page.goto('/login');
    await fill(page.getByRole('textbox', { name: /nazwa użytkownika/i }), firstAdmin.username);
    await fill(page.getByLabel(/hasło/i).first(), firstAdmin.password);
    await button('Zaloguj się');
    await expect(page).toHaveURL(/\/start/);
    await expect(page.getByRole('heading', { name: 'Pierwsze kroki' })).toBeVisible();
    await expect(page.getByText('0 z 10 kroków')).toBeVisible();
    await expect(page.getByRole('link', { name: /Pierwsze kroki/ })).toBeVisible();
    // The menu has what is needed now [STA-181].
    const menu = page.getByRole('navigation', { name: 'Menu główne' });
    await expect(menu.getByRole('listitem')).toHaveText([
      /Mój dzień/,
      /Pierwsze/,
      'Klienci',
      'Zespół',
    ]);
    await menu.getByRole('button', { name: 'Więcej' }).click();
    await expect(menu.getByRole('link', { name: 'Oferty' })).toBeVisible();
    await accessible(page);
  });

  await test.step('a form says what it lacks, and leads there [STA-61]', async () => {
    await page.goto('/client/add');
    const lacking = page.getByRole('note', { name: 'Czego brakuje' });
    await expect(lacking).toContainText('typy usług: lista jest pusta');
    await accessible(page);
    // A name is enough there [SHE-411].
    await page.goto('/client');
    await expect(page.getByText('Nie ma jeszcze klientów')).toBeVisible();
    await expect(page.getByRole('note')).toHaveCount(0);
    await page.goto('/day');
    await expect(page.getByText(/nie czeka/)).toHaveText(['Nic na Ciebie nie czeka']);
    await page.goto('/project');
    await expect(page.getByRole('note')).toContainText('usługi w katalogu: lista jest pusta');
    await click(page.getByRole('note').getByRole('link', { name: 'Pierwsze kroki' }));
    await expect(step('Dane firmy')).toBeVisible();
  });

  await test.step('company data: the name stands in the menu [STA-71]', async () => {
    await fill(page.getByLabel(/Nazwa firmy lub grupy/), 'Kwadrat');
    await fill(page.getByLabel('Kolor', { exact: true }), '#F5A623');
    await button('Zapisz dane firmy');
    await expect(page.getByRole('link', { name: 'Kwadrat: strona główna' })).toBeVisible();
    await accessible(page);
    // Loaded anew, the page is at the first step that waits.
    await expect(step('Spółki, działy, stanowiska')).toBeVisible();
  });

  await test.step('companies, departments, positions [STA-11]', async () => {
    const here = step('Spółki, działy, stanowiska');
    await fill(here.getByRole('textbox', { name: 'Spółki: nowa nazwa' }), 'Kwadrat sp. z o.o.');
    await button(/^Zapisz \d+ pozycji$/, here);
    await expect(page.getByText(/Dodano \d+\spozycj/)).toBeVisible();
    await next('Spółki, działy, stanowiska');
  });

  await test.step('people are typed, then invited', async () => {
    const here = step('Pracownicy');
    await fill(here.getByRole('textbox', { name: 'Imię, wiersz 1' }), 'Anna');
    await fill(here.getByRole('textbox', { name: 'Nazwisko, wiersz 1' }), 'Żak');
    await fill(here.getByRole('textbox', { name: 'E-mail, wiersz 1' }), 'anna');
    await button('Zapisz 1 osobę', here);
    await expect(here.getByText('Nieprawidłowy adres e-mail')).toBeVisible();
    await accessible(page);
    await fill(here.getByRole('textbox', { name: 'E-mail, wiersz 1' }), 'anna@kwadrat.example');
    await button('Zapisz 1 osobę', here);
    await expect(page.getByText('Dodano 1 osobę')).toBeVisible();
    await button('Wyślij zaproszenia', here);
    // Without a mail server nothing was sent: the link is there to hand over.
    await expect(
      page.getByText('Zapisano 1 zaproszenie, nie wysłano: nie ma serwera poczty.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^Kopiuj odnośnik: / })).toBeVisible();
    await next('Pracownicy');
  });

  await test.step('who heads the departments [STA-131]', async () => {
    const here = step('Kierownicy działów');
    await expect(here.getByRole('combobox').first()).toBeVisible();
    await pick('Księgowość', 'Żak', here);
    await button('Ta sama osoba w pozostałych', here);
    await accessible(page);
    await button(/^Zapisz kierowników \d+ działów$/, here);
    await expect(page.getByText(/^Zapisano kierowników/)).toBeVisible();
    await next('Kierownicy działów');
  });

  await test.step('a service of the starter catalogue', async () => {
    const here = step('Katalog usług');
    await click(here.getByRole('checkbox', { name: 'Książka przychodów i rozchodów' }));
    await accessible(page);
    await button('Utwórz 1 usługę', here);
    await expect(page.getByText('Utworzono 1 usługę')).toBeVisible();
    await expect(here.getByRole('link', { name: 'Książka przychodów i rozchodów' })).toBeVisible();
    await next('Katalog usług');
  });

  await test.step('dictionaries [STA-12]', async () => {
    const here = step('Słowniki');
    await button(/^Zapisz \d+ pozycj/, here);
    await expect(page.getByText(/Dodano \d+\spozycj/)).toBeVisible();
    await next('Słowniki');
  });

  await test.step('the first client, by hand', async () => {
    await click(step('Klienci').getByRole('link', { name: 'Dodaj klienta' }));
    await expect(page.getByRole('heading', { name: 'Dodaj klienta' })).toBeVisible();
    await expect(page.getByRole('note')).toHaveCount(0);
    await fillClient(page, { fill, pick, click });
    await button('Zapisz');
    await expect(page).toHaveURL(/\/start/);
    await expect(page.getByText('7 z 10 kroków')).toBeVisible();
    await next('Klienci');
  });

  await test.step('mail, a first copy; push is skipped', async () => {
    await button('Wyślij próbny list', step('Poczta'));
    await expect(step('Poczta').getByText(/zapisano w pliku: .*\.eml/)).toBeVisible();
    await next('Poczta');
    await button('Pomiń', step('Powiadomienia push'));
    await button('Zrób kopię teraz', step('Dane i kopia zapasowa'));
    await expect(step('Dane i kopia zapasowa').getByText(/^Kopia gotowa: /)).toBeVisible();
    await expect(page.getByText('Gotowe: 10 z 10 kroków')).toBeVisible();
    await accessible(page);
  });

  await test.step('a project for the client, its tasks closed one after another', async () => {
    await click(page.getByRole('link', { name: 'Utwórz projekt' }));
    await pick('Klient', 'Stolarnia Dąb');
    await pick('Usługa', 'Książka przychodów i rozchodów');
    const people = page.getByRole('combobox', { name: /^Osoba: / });
    await expect(people).toHaveCount(5);
    for (let at = 0; at < 5; at++) {
      await fill(people.nth(at), 'Administrator');
      const first = page.locator('[role="option"][data-combobox-selected]');
      await expect(first).toContainText('Administrator');
      await people.nth(at).press('Enter');
    }
    await button('Zapisz');
    await expect(page.getByText('Projekt utworzony')).toBeVisible();
    for (const task of [
      'Zebrać dokumenty od klienta',
      'Wpisać przychody i koszty',
      'Obliczyć zaliczkę na podatek i składki',
      'Wysłać JPK_V7 i pobrać UPO',
      'Przekazać klientowi kwoty do zapłaty',
    ]) {
      await page.goto('/task');
      await click(page.getByRole('row').filter({ hasText: task }).first());
      const dialog = page.getByRole('dialog');
      await click(dialog.getByRole('combobox', { name: 'Status', exact: true }));
      await click(page.getByRole('option', { name: 'Zrealizowane', exact: true }));
      await button('Zapisz', dialog);
      await expect(dialog).toBeHidden();
    }
    await page.goto('/project');
    await expect(page.getByRole('row').nth(1)).toContainText('Zrealizowany');
  });

  await test.step('the first steps are gone from the menu [STA-05]', async () => {
    const counted = page.waitForResponse('**/api/start/left');
    await page.reload();
    expect((await (await counted).json()).data).toEqual({ left: 0 });
    await expect(page.getByRole('link', { name: 'Klienci', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: /Pierwsze kroki/ })).toHaveCount(0);
  });

  const seconds = done.clicks * budget.click + done.fields * budget.field;
  test.info().annotations.push({
    type: 'hand',
    description: `${done.clicks} clicks, ${done.fields} fields: ${Math.round(seconds / 60)} min`,
  });
  expect(seconds).toBeLessThan(budget.seconds);
  expect(done.clicks).toBeLessThanOrEqual(60);
});

type Hand = Pick<ReturnType<typeof hand>, 'fill' | 'pick' | 'click'>;

async function fillClient(page: Page, { fill, pick, click }: Hand) {
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  // No register is asked here: the number that was typed first stands in its field anyway.
  await fill(box('NIP, REGON albo KRS'), '526-104-08-28');
  await fill(box('Nazwa firmy'), 'Stolarnia Dąb');
  await fill(box('Telefon').first(), '600700800');
  await fill(box('E-mail').first(), 'biuro@stolarnia.example');
  await fill(box('Ulica i numer'), 'Lipowa 3');
  await fill(box('Kod pocztowy'), '90001');
  await fill(box('Miasto'), 'Łódź');
  await pick('Województwo', 'łódzkie');
  await click(page.getByRole('button', { name: 'Skopiuj adres świadczenia usług' }));
  await expect(box('NIP')).toHaveValue('5261040828');
  await click(page.getByRole('combobox', { name: 'Status', exact: true }));
  await click(page.getByRole('option', { name: 'Aktywny', exact: true }));
  await pick('Usługi', 'Księgowość');
  // Several may be ticked: the list stays open, over what stands below.
  await page.keyboard.press('Escape');
  await click(page.getByRole('button', { name: 'Dodaj mnie' }));
  await fill(box('Imię'), 'Jan');
  await fill(box('Nazwisko'), 'Dąb');
  await fill(box('E-mail').last(), 'jan@stolarnia.example');
}
