import type { Page } from '@playwright/test';
import { makeClient, ownNip, unique } from '../records.ts';
import { accessible, expect, resize, signedIn, signIn, test } from '../support.ts';

/** Ctrl K over everything: by the keyboard alone, on a phone, and before its script has come. */

const field = (page: Page) => page.getByRole('combobox', { name: 'Szukaj we wszystkim' });
const options = (page: Page) => page.getByRole('option');

test('a client is found by the NIP with dashes and opened by Enter, then stands among what was opened last [SEA-04, SEA-20]', async ({
  page,
}) => {
  const admin = await signedIn(page.request, 'admin');
  const client = { name: unique('Klient numeru'), nip: ownNip(), id: 0 };
  client.id = await makeClient(admin, client.name, { nip: client.nip });
  const dashed = client.nip.replace(/^(...)(...)(..)(..)$/, '$1-$2-$3-$4');
  await signIn(page, 'kierownik', '/day');
  await page.keyboard.press('Control+k');
  await page.keyboard.type(dashed);
  await expect(page.getByRole('group', { name: 'Klienci' })).toContainText(client.name);
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/client/view/${client.id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(client.name);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Ostatnio otwierane' })).toContainText(client.name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what one person opened is not shown to the next one in the same browser [SEA-20]', async ({
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const client = await makeClient(manager, unique('Klient otwierany'));
  await signIn(page, 'kierownik', `/client/view/${client}`);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Ostatnio otwierane' })).toBeVisible();
  await signIn(page, 'pracownik', '/day');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Co chcesz zrobić?' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Ostatnio otwierane' })).toHaveCount(0);
});

test('letters typed before the dialog has come are not lost, nor is Enter [SEA-22]', async ({
  page,
}) => {
  await signIn(page, 'kierownik', '/day');
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/assets\/finder-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Szukaj… Ctrl K' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('klienci');
  release();
  await expect(field(page)).toHaveValue('klienci');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/client$/);
});

test('arrows choose, matched letters are marked, and an action for a client opens its form filled in [SEA-12, SEA-13]', async ({
  page,
}) => {
  await signIn(page, 'pracownik', '/day');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('zrodlo');
  await expect(page.locator('mark').first()).toHaveText(/Źródło/);
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await field(page).fill('nowe zgłoszenie dla hurtowni źródło');
  await expect(options(page).first()).toContainText('Nowe zgłoszenie dla: Hurtownia');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Nowe zgłoszenie' });
  await expect(form.getByLabel('Klient')).toHaveValue(/Hurtownia.*Źródło/);
});

test('on a phone it fills the screen; axe finds nothing in light and dark [SEA-14, SHE-09]', async ({
  page,
}) => {
  await signIn(page, 'admin', '/day');
  await resize(page, { width: 390, height: 844 });
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.getByRole('button', { name: 'Szukaj… Ctrl K' }).click();
    await field(page).fill('nowak');
    await expect(options(page).first()).toBeVisible();
    const box = await page.getByRole('dialog').boundingBox();
    expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, 390, 844]);
    await accessible(page);
    await page.getByRole('button', { name: 'Zamknij' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('parts of screens are found by the words people have for them, and Enter leads to their place [SEA-33]', async ({
  page,
}) => {
  await signIn(page, 'admin', '/day');
  for (const [typed, path, part] of [
    ['kopia zapasowa', '/admin/settings', page.getByRole('button', { name: /^Kopie zapasowe/ })],
    ['haslo', '/profile/view/', page.getByRole('button', { name: 'Zmień hasło' })],
    ['2fa', '/profile/view/', page.getByRole('heading', { name: 'Weryfikacja dwuetapowa' })],
    ['webhook', '/admin/machines', page.getByRole('heading', { name: /^Webhooki/ })],
    ['dni wolne', '/team/balances', page.getByRole('button', { name: 'Czas pracy firmy' })],
    ['mailing', '/consent', page.getByRole('button', { name: 'Lista marketingowa' })],
    ['ewakuacja', '/guest/inside', page.getByRole('button', { name: /^Ewakuacja/ })],
  ] as const) {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(path));
    await expect(part).toBeInViewport();
    await expect(part).toBeFocused();
  }
});

test('a contact person’s e-mail leads to the client with that person in sight; what is more than shown leads to the list [SEA-31, SEA-34]', async ({
  page,
}) => {
  const admin = await signedIn(page.request, 'admin');
  const email = `${unique('zofia').replace(' ', '.')}@kontakt.example`;
  const contact = { firstName: 'Zofia', lastName: 'Żak', phone: '600700800', email };
  await makeClient(admin, unique('Klient kontaktu'), { persons: [contact] });
  await signIn(page, 'kierownik', '/day');
  await page.keyboard.press('Control+k');
  await page.keyboard.type(contact.email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/client\/view\/\d+\?contact=\d+$/);
  await expect(page.getByRole('link', { name: contact.email }).first()).toBeInViewport();
  await resize(page, { width: 390, height: 844 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Osoby kontaktowe' })).toBeAttached();
  await expect(page.getByRole('link', { name: contact.email }).first()).toBeInViewport();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sp. z o.o.');
  // What is shown meanwhile belongs to the letters before.
  await expect(page.getByRole('listbox', { name: 'Znalezione' })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  await options(page).filter({ hasText: 'Pokaż wszystkie na liście: Klienci' }).click();
  await expect(page).toHaveURL(/\/client\?search=/);
  await expect(
    page
      .getByRole('searchbox')
      .or(page.getByPlaceholder(/Szukaj/))
      .first(),
  ).toHaveValue('sp. z o.o.');
});

test('what stands on screens is found by its words and led to; the look and leaving are done from there [SEA-64]', async ({
  page,
}) => {
  await signIn(page, 'kierownik', '/client');
  const ask = async (typed: string) => {
    await page.keyboard.press('Control+k');
    await field(page).fill(typed);
    await expect(options(page).first()).toBeVisible();
  };
  await ask('połączenie klienta');
  await expect(
    options(page).filter({ hasText: 'Połącz klientów' }).filter({ hasText: 'Klienci' }),
  ).toBeVisible();
  // What is behind 'Widok' is opened on the list that is there.
  await field(page).fill('zapisane widoki');
  await options(page).filter({ hasText: 'pod „Widok” na liście' }).first().click();
  await expect(page).toHaveURL(/\/client$/);
  await expect(page.getByRole('button', { name: 'Zapisane widoki…' })).toBeFocused();
  await page.keyboard.press('Escape');
  await ask('tryb ciemny');
  await options(page).filter({ hasText: 'Wygląd: ciemny' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await ask('wyloguj');
  await expect(options(page).first()).toHaveText('Wyloguj');
  await options(page).first().click();
  await expect(page.getByLabel('Nazwa użytkownika')).toBeVisible();
});

test('what somebody has to do is found by the words they have for it [SEA-33, SHE-426]', async ({
  page,
}) => {
  await signIn(page, 'kierownik', '/day');
  for (const [typed, title] of [
    ['dyżur', 'Zastępstwa'],
    ['oddzwonić', 'Twoje zgłoszenia'],
    ['koniec umowy', 'Dokumenty'],
  ] as const) {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(typed);
    await expect(page.getByRole('option', { name: title, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveCount(0);
  }
});

test('what nobody has is asked of a colleague with the words that were typed [SEA-98, SEA-99]', async ({
  page,
}) => {
  await signIn(page, 'pracownik', '/day');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('klucza do archiwum');
  await expect(page.getByRole('option', { name: 'Kopie zapasowe i klucze' })).toBeVisible();
  await field(page).fill('qwzx vbnmq');
  await expect(page.getByText('Nic nie pasuje.')).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: 'Zapytaj kogoś' }).click();
  const asking = page.getByRole('dialog', { name: 'Pytanie' });
  await expect(asking.getByLabel('Pytanie', { exact: false }).last()).toHaveValue('qwzx vbnmq');
});
