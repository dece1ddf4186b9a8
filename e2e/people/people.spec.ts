import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { letterTo } from '../records.ts';
import { accessible, editAll, expect, pickFirst, signIn, test } from '../support.ts';

/** A plain picture, wider than high, made here so that no file needs to be kept. */
function picture(): Buffer {
  const [width, height] = [300, 200];
  const crc = (bytes: Buffer) => {
    let sum = ~0;
    for (const byte of bytes) {
      sum ^= byte;
      for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
    }
    return ~sum >>> 0;
  };
  const part = (name: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), content]);
    const [size, end] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(content.length);
    end.writeUInt32BE(crc(body));
    return Buffer.concat([size, body, end]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, 0x6e)]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    part('IHDR', head),
    part('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    part('IEND', Buffer.alloc(0)),
  ]);
}

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });

test('the directory is searched and narrowed to a department; the structure groups people [PEO-01, PEO-02, PEO-03, PEO-04]', async ({
  page,
}) => {
  await signIn(page, 'pracownik');
  await page.getByRole('link', { name: 'Zespół' }).click();
  await expect(page.getByRole('heading', { name: /Zespół/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dodaj pracownika' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Dział Wszystkie działy' }).click();
  await page.getByRole('menuitemradio', { name: 'Kadry i płace' }).click();
  await expect(page).toHaveURL(/department=\d+/);
  await expect(page.getByText('Specjalista ds. kadr i płac').first()).toBeVisible();
  await expect(card(page, 'Joanna Kamińska')).toHaveCount(0);
  await page.getByRole('button', { name: 'Dział Kadry i płace' }).click();
  await page.getByRole('menuitemradio', { name: 'Wszystkie działy' }).click();
  await page.getByRole('searchbox', { name: 'Szukaj osoby' }).fill('kaminska');
  await expect(card(page, 'Joanna Kamińska')).toContainText('Zastępuje:');
  await expect(card(page, 'Marek Zieliński')).toHaveCount(0);
  await accessible(page);
  await page.getByRole('link', { name: 'Struktura firmy' }).click();
  await expect(page.getByRole('region', { name: 'Podatki' })).toContainText('Doradca podatkowy');
  await accessible(page);
});

test('an administrator adds a colleague, who sets a password by the mailed link and signs in [PEO-02, PEO-09, PEO-19, SHE-21]', async ({
  page,
  company,
}) => {
  await signIn(page, 'admin', '/team/add');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  for (const message of [
    'Imię jest wymagane',
    'Nazwisko jest wymagane',
    'Telefon jest wymagany',
    'Adres e-mail jest wymagany',
  ]) {
    await expect(page.getByText(message).first()).toBeVisible();
  }
  await accessible(page);
  await page.getByRole('textbox', { name: 'Imię' }).fill('Zofia');
  await page.getByRole('textbox', { name: 'Nazwisko' }).fill('Ślązak');
  await page.getByRole('textbox', { name: 'Telefon' }).fill('600 700 800');
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill('zofia.slazak@meridian.example');
  await page.getByRole('checkbox', { name: 'Recepcja' }).check();
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(
    page.getByText('zaproszenie zapisane, nie wysłane: nie ma serwera poczty'),
  ).toBeVisible();
  await page.goto('/team?search=slazak');
  await expect(card(page, 'Zofia Ślązak')).toContainText('Czeka na pierwsze logowanie');
  await expect
    .poll(() => letterTo(company, 'zofia.slazak@meridian.example'))
    .toContain('recoveryChange');
  const link = /recoveryChange\/[\w-]+/.exec(
    letterTo(company, 'zofia.slazak@meridian.example'),
  )?.[0];
  await page.getByRole('button', { name: /wyloguj/i }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto(`/password/${link}`);
  const fresh = 'cztery przypadkowe słowa';
  await page.getByLabel('Nowe hasło').fill(fresh);
  await page.getByLabel('Powtórz hasło').fill(fresh);
  await page.getByRole('button', { name: 'Ustaw hasło' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page
    .getByRole('textbox', { name: /nazwa użytkownika/i })
    .fill('zofia.slazak@meridian.example');
  await page.getByLabel(/hasło/i).first().fill(fresh);
  await page.getByRole('button', { name: 'Zaloguj' }).click();
  await expect(page.getByRole('link', { name: 'Twój profil: Zofia Ślązak' })).toBeVisible();
});

test('a person edits their own profile: a cut picture, and who stands in for them [PEO-08, PEO-11, PEO-14, PEO-27, PEO-36]', async ({
  page,
}) => {
  await signIn(page, 'pracownik');
  await page.getByRole('link', { name: /Twój profil/ }).click();
  await expect(page.getByRole('table', { name: 'Przydzielone zadania' })).toBeVisible();
  await accessible(page);
  await editAll(page);
  await expect(page.getByRole('group', { name: 'Role' })).toHaveCount(0);
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Dodaj zdjęcie' }).click();
  await (await chosen).setFiles({ name: 'ja.png', mimeType: 'image/png', buffer: picture() });
  const dialog = page.getByRole('dialog', { name: 'Wykadruj zdjęcie' });
  await dialog.getByRole('slider', { name: 'Powiększenie' }).fill('1.5');
  await accessible(page);
  await dialog.getByRole('button', { name: 'Użyj zdjęcia' }).click();
  await expect(page.getByRole('button', { name: 'Usuń zdjęcie' })).toBeVisible();
  await page.getByRole('button', { name: 'Dodaj zastępstwo: Kto zastępuje tę osobę' }).click();
  const blocks = page.getByRole('group', { name: /Zastępstwo/ });
  const block = blocks.last();
  await pickFirst(block.getByRole('combobox', { name: 'Osoba zastępująca' }), 'Dorota Sikora');
  await block.getByRole('textbox', { name: 'Od' }).fill('2027-03-10');
  await block.getByRole('textbox', { name: 'Do (włącznie)' }).fill('2027-03-01');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(block.getByText('Data do nie może być wcześniejsza niż data od')).toBeVisible();
  await accessible(page);
  await block.getByRole('textbox', { name: 'Do (włącznie)' }).fill('2027-03-12');
  await test.step('the same substitution twice is asked about', async () => {
    await page.getByRole('button', { name: 'Dodaj zastępstwo: Kto zastępuje tę osobę' }).click();
    const double = blocks.last();
    await pickFirst(double.getByRole('combobox', { name: 'Osoba zastępująca' }), 'Dorota Sikora');
    await double.getByRole('textbox', { name: 'Od' }).fill('2027-03-10');
    await double.getByRole('textbox', { name: 'Do (włącznie)' }).fill('2027-03-12');
    await page.getByRole('button', { name: 'Zapisz' }).click();
    const question = page.getByRole('dialog', { name: 'Takie zastępstwo już istnieje.' });
    await question.getByRole('button', { name: 'Nie' }).click();
    await double.getByRole('button', { name: /^Usuń: Kto zastępuje tę osobę/ }).click();
  });
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByRole('table', { name: 'Zastępstwa' })).toContainText('12.03.2027');
  await expect(page.getByRole('main').locator('img').first()).toHaveAttribute(
    'src',
    /\/api\/media\/download/,
  );
});

test('a manager deactivates a colleague and says who takes over [PEO-39, PEO-102, SHE-25, SHE-474]', async ({
  page,
}) => {
  await signIn(page, 'kierownik', '/team?search=olszewska');
  const person = card(page, 'Monika Olszewska');
  const menu = person.getByRole('button', { name: 'Działania: Monika Olszewska' });
  const dialog = page.getByRole('dialog', { name: 'Wyłączenie konta: Monika Olszewska' });
  const ask = async () => {
    await menu.click();
    await page.getByRole('menuitem', { name: 'Usuń' }).click();
    await expect(dialog.getByRole('button', { name: 'Nie' })).toBeFocused();
  };
  await ask();
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(menu).toBeFocused();
  await ask();
  await dialog.getByRole('button', { name: 'Zamknij' }).click();
  await expect(dialog).toBeHidden();
  await expect(menu).toBeFocused();
  await ask();
  const heirs = dialog.getByRole('combobox', { name: /Kto przejmie/ });
  // Somebody is proposed for everything; one choice may take it all, and each piece may go elsewhere.
  for (const heir of await heirs.all()) await expect(heir).not.toHaveValue('');
  await pickFirst(dialog.getByRole('combobox', { name: /^Wszystko przejmie/ }), 'Monika Król');
  for (const heir of await heirs.all()) await expect(heir).toHaveValue('Monika Król');
  // Whoever looks into another window meanwhile has it read anew, which may fail: what was chosen stays.
  await page.route('**/profile/handover/*', (route) =>
    route.fulfill({ status: 403, json: { success: false, error: 'Brak uprawnień' } }),
  );
  const failed = page.waitForResponse('**/profile/handover/*');
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await (await failed).finished();
  await page.unroute('**/profile/handover/*');
  await expect(heirs.first()).toBeVisible();
  for (const heir of await heirs.all()) await expect(heir).toHaveValue('Monika Król');
  await dialog.getByRole('button', { name: /^Rozdziel: Kto przejmie .* zada/ }).click();
  const piece = dialog.getByRole('combobox', { name: /^Komu: / }).first();
  await expect(piece).toHaveValue('Monika Król');
  await pickFirst(piece, 'Piotr Wiśniewski');
  await expect(dialog.getByText(/Piotr Wiśniewski: 1|Monika Król: \d+/).first()).toBeVisible();
  await accessible(page);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'DELETE' && sent.push(request.url()));
  // Two clicks in one frame: no button can be switched off in between.
  await dialog.getByRole('button', { name: 'Tak' }).evaluate((yes: HTMLElement) => {
    yes.click();
    yes.click();
  });
  await expect(page.getByText('Konto wyłączone: Monika Olszewska')).toBeVisible();
  expect(sent).toHaveLength(1);
  await expect(person).toHaveCount(0);
});
