import type { Page } from '@playwright/test';
import { makeClient, makeOffer, unique } from '../records.ts';
import {
  accessible,
  accessibleInBoth,
  expect,
  pick,
  resize,
  signedIn,
  signIn,
  test,
} from '../support.ts';
import { makeIssue } from '../work/day.ts';

/** Records are changed where they are read, and done with from their head. */

const changed = (page: Page, label: string) =>
  page.getByRole('form', { name: `Zmiana: ${label}`, exact: true });

test('a field of a client is changed where it is read: refused in words, given back, saved by Enter and by leaving [SHE-166]', async ({
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const id = await makeClient(manager, unique('Zmieniany w miejscu'));
  await signIn(page, 'kierownik', `/client/view/${id}`);
  const pencil = page.getByRole('button', { name: 'Zmień: Telefon', exact: true });
  await pencil.focus();
  await page.keyboard.press('Enter');
  const phone = changed(page, 'Telefon').getByRole('textbox', { name: 'Telefon' });
  await expect(phone).toBeFocused();
  await page.keyboard.type('600');
  await expect(changed(page, 'Telefon')).not.toContainText('9 cyfr');
  await page.keyboard.press('Enter');
  await expect(changed(page, 'Telefon')).toContainText('Telefon musi mieć przynajmniej 9 cyfr');
  await accessibleInBoth(page);
  await page.keyboard.press('Escape');
  await expect(changed(page, 'Telefon')).toHaveCount(0);
  await expect(pencil).toBeFocused();
  await expect(page.locator('a[href="tel:600700800"]').first()).toBeVisible();

  await page.keyboard.press('Enter');
  await expect(phone).toBeFocused();
  await page.keyboard.type('602 194 154');
  await page.keyboard.press('Enter');
  await expect(pencil).toBeFocused();
  await expect(page.locator('a[href="tel:602194154"]')).toBeVisible();

  // Leaving saves: for another field, and for another page.
  await page.getByRole('button', { name: 'Zmień: Adres świadczenia usług' }).click();
  const address = changed(page, 'Adres świadczenia usług');
  await address.getByRole('textbox', { name: 'Ulica i numer' }).fill('Nowa 17');
  await page.getByRole('button', { name: 'Zmień: E-mail', exact: true }).click();
  await expect(page.getByText('Nowa 17')).toBeVisible();
  await expect(address).toHaveCount(0);
  await changed(page, 'E-mail').getByRole('textbox').fill('nowe@firma.example');
  await page.getByRole('link', { name: 'Klienci' }).click();
  await expect(page).toHaveURL(/\/client($|\?)/);
  await expect
    .poll(async () => (await manager.get(`/client/${id}`)).client.email)
    .toBe('nowe@firma.example');
});

test('what a client lacks is added in its line, and its status chosen at once [SHE-167]', async ({
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const id = await makeClient(manager, unique('Czego brakuje'));
  await signIn(page, 'kierownik', `/client/view/${id}`);
  await page.getByRole('button', { name: 'Dodaj: REGON' }).click();
  await expect(changed(page, 'REGON').getByRole('textbox')).toBeFocused();
  await page.keyboard.type('610188201');
  await page.keyboard.press('Enter');
  await expect(page.getByText('610188201')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dodaj: REGON' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Zmień: Status' }).click();
  await page.getByRole('option', { name: 'Rezygnacja' }).click();
  await expect(changed(page, 'Status')).toHaveCount(0);
  await expect(page.locator('header').getByText('Rezygnacja')).toBeVisible();
  await page.getByRole('button', { name: 'Dodaj: Tagi' }).click();
  const tags = changed(page, 'Tagi');
  await pick(tags, 'Tagi', 'budownictwo');
  await page.keyboard.press('Escape');
  await tags.getByRole('button', { name: 'Zapisz' }).click();
  await expect(tags).toHaveCount(0);
  await expect(page.getByRole('complementary').getByText('budownictwo')).toBeVisible();
  await accessible(page);
});

test('an issue is begun and done from its head, asked about in its menu, and found by Ctrl K [ISS-229, SHE-168]', async ({
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const { user } = await manager.get('/profile/me');
  const issue = await makeIssue(manager, [user.id]);
  await signIn(page, 'kierownik', `/issue/view/${issue.id}`);
  const head = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
  await head.getByRole('button', { name: 'Zaczynam' }).click();
  await expect(head.getByText('W realizacji')).toBeVisible();
  await expect(head.getByRole('button', { name: 'Zaczynam' })).toHaveCount(0);
  await head.getByRole('button', { name: /^Działania: / }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Do realizacji',
    'Anulowane',
    'Zapytaj…',
    'Edytuj wszystko',
    'Kopiuj odnośnik',
    'Usuń',
  ]);
  await accessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('zrobione');
  await page.getByRole('option', { name: 'Zrobione' }).first().click();
  await page.getByRole('button', { name: 'Tak' }).click();
  await expect(head.getByText('Zrealizowane')).toBeVisible();
});

test('a client is begun with its name alone, and what was typed goes on in the full form [CLI-110, CLI-198, CLI-199]', async ({
  page,
}) => {
  await signIn(page, 'kierownik', '/client');
  const name = unique('Przystań Bezimienna');
  await page.getByRole('button', { name: 'Dodaj klienta' }).click();
  const begun = page.getByRole('dialog', { name: 'Dodaj klienta' });
  await expect(begun.getByRole('textbox', { name: 'Nazwa albo NIP' })).toBeFocused();
  await page.keyboard.type(name);
  await accessibleInBoth(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/client\/view\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('button', { name: 'Dodaj: Telefon', exact: true })).toBeVisible();
  await expect(page.locator('header').getByText('Potencjalny')).toBeVisible();
  await accessible(page);

  await page.getByRole('link', { name: 'Klienci' }).click();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('dodaj klienta');
  await page.getByRole('option', { name: 'Dodaj klienta' }).first().click();
  const short = page.getByRole('dialog', { name: 'Dodaj klienta' });
  await short.getByRole('textbox', { name: 'Nazwa albo NIP' }).fill(`${name} sp. z o.o.`);
  await expect(short.getByRole('link', { name })).toBeVisible();
  await short
    .getByRole('link', { name: 'Pełny formularz' })
    .or(short.getByRole('button', { name: 'Pełny formularz' }))
    .click();
  await expect(page).toHaveURL(/\/client\/add/);
  await expect(page.getByRole('textbox', { name: 'Nazwa firmy', exact: true })).toHaveValue(
    `${name} sp. z o.o.`,
  );
});

test('what is changed where it is read makes no scrollbars, and its actions are found by what people call them [SHE-435, SEA-98]', async ({
  page,
  request,
}) => {
  const manager = await signedIn(request, 'kierownik');
  const client = await makeClient(manager, unique('Pytający o cenę'));
  const offer = await makeOffer(request, manager, { client, description: 'Cena na rok.' });
  await signIn(page, 'kierownik', `/offer/view/${offer}`);
  await expect(page.getByRole('heading', { name: 'Opis' })).toBeVisible();
  const scrolled = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main section')]
      .filter((one) => getComputedStyle(one).overflowX === 'auto')
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth || scrollHeight > clientHeight,
      )
      .map(({ innerText }) => innerText.slice(0, 20)),
  );
  expect(scrolled).toEqual([]);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Szukaj we wszystkim' });
  await expect(field).toBeFocused();
  for (const [typed, action] of [
    ['przyjmij', 'Zaakceptowana'],
    ['odrzuć', 'Odmowa'],
  ] as const) {
    await field.fill(typed);
    await expect(page.getByRole('option').first()).toHaveText(action);
  }
});

test('what one does with a late issue is in reach in a narrow window too [SHE-436]', async ({
  page,
  request,
}) => {
  const admin = await signedIn(request, 'admin');
  const me: number = (await admin.get('/profile/me')).user.id;
  const name = unique('Drukarka zacina papier w pokoju');
  const { id: issue } = await makeIssue(admin, [me], {
    name,
    dateRealization: '2026-01-09T10:00:00.000Z',
  });
  await signIn(page, 'admin', `/issue/view/${issue}`);
  await expect(page.getByRole('button', { name: 'Zrobione' })).toBeVisible();
  for (const width of [1440, 1200, 1024, 920]) {
    await resize(page, { width, height: 800 });
    const places = await page.evaluate(() => {
      const bell = document.querySelector('a[title="Powiadomienia"]')?.getBoundingClientRect();
      const last = document.querySelector('main header > :last-child')?.getBoundingClientRect();
      return {
        under: (last?.right ?? 0) > (bell?.left ?? 0),
        wide: document.documentElement.scrollWidth > window.innerWidth,
      };
    });
    expect([width, places]).toEqual([width, { under: false, wide: false }]);
  }
});

test('what is too long for its field stays whole, and how many signs it takes is said [SHE-440]', async ({
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const id = await makeClient(manager, unique('Zagadany'));
  await signIn(page, 'kierownik', `/client/view/${id}`);
  const note = page.getByRole('textbox', { name: 'Nowa notatka' });
  await note.fill('ż'.repeat(4100));
  await page.getByRole('button', { name: 'Dodaj notatkę' }).click();
  await expect(page.getByText('Najwyżej 4000 znaków')).toBeVisible();
  await expect(note).toHaveValue(/^ż{4100}$/);
  await note.fill('');

  await page.getByRole('button', { name: 'Zapytaj…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pytanie' });
  const question = dialog.getByRole('textbox', { name: 'Pytanie' });
  await question.fill('ż'.repeat(1200));
  await expect(question).toHaveValue(/^ż{1200}$/);
  await expect(dialog).toContainText('Najwyżej 1000 znaków, a jest 1200');
  await accessible(page);
  await question.fill('Czy dzwonili?');
  await expect(dialog).not.toContainText('Najwyżej');

  await page.goto('/client');
  await page.getByRole('button', { name: 'Dodaj klienta' }).click();
  const name = page.getByRole('textbox', { name: 'Nazwa albo NIP' });
  await name.fill('ż'.repeat(300));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Najwyżej 250 znaków')).toBeVisible();
  await expect(name).toHaveValue(/^ż{300}$/);

  await signIn(page, 'recepcja', '/package/add');
  const sender = page.getByRole('combobox', { name: 'Nazwa firmy' });
  await sender.fill('ż'.repeat(300));
  await expect(page.getByText('Najwyżej 250 znaków, a jest 300')).toBeVisible();
  await expect(sender).toHaveValue(/^ż{300}$/);
});
