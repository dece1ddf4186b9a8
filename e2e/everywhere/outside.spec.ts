import { tmpdir } from 'node:os';
import { loadCalendar } from '../../packages/server/test/peers/calendar-client.ts';
import { startDovecot } from '../../packages/server/test/peers/dovecot-peer.ts';
import { lettersTo } from '../../packages/server/test/peers/mail-files.ts';
import { write } from '../../packages/server/test/written-letter.ts';
import { startCompany } from '../company.ts';
import { unique } from '../records.ts';
import { accessible, expect, passwordOf, pick, signedIn, signIn, test } from '../support.ts';
import { dayFrom, makeIssue } from '../work/day.ts';

/** The product from outside: calendars and mail programs of other makers. */

test('an address of one’s calendar is made, read by a calendar program, and revoked [FEE-01, FEE-05, FEE-07, FEE-10, FEE-11]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const me = await signedIn(page.request, 'pracownik');
  const issue = await makeIssue(me, [(await me.get('/profile/me')).user.id], {
    dateRealization: dayFrom(20),
  });
  await signIn(page, 'pracownik', '/profile/calendars');
  await page.getByRole('button', { name: 'Nowy adres' }).click();
  const form = page.getByRole('dialog', { name: 'Nowy adres kalendarza' });
  await expect(form.getByText('Terminy Twoich otwartych zadań')).toBeVisible();
  await accessible(page);
  await form
    .getByLabel(/twoje hasło/i)
    .first()
    .fill(passwordOf('pracownik'));
  await form.getByRole('button', { name: 'Utwórz adres' }).click();
  const made = page.getByRole('region', { name: 'Nowy adres' });
  await expect(made.getByText('Skopiuj adres teraz')).toBeVisible();
  await accessible(page);
  await expect(
    made.getByRole('link', { name: 'Otwórz w kalendarzu tego urządzenia' }),
  ).toHaveAttribute('href', /^webcal:.*kalendarz\.ics$/);
  await made.getByRole('button', { name: /adres kalendarza/ }).click();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(/\/api\/auth\/feed\/[\w-]{43}\/kalendarz\.ics$/);

  const entry = async () =>
    (await loadCalendar(address)).find(({ uid }) => uid.startsWith(`zgloszenie-${issue.id}@`));
  const first = await entry();
  expect(String(first?.summary)).toBe(`Termin zgłoszenia: ${issue.name}`);
  await me.patch(`/issue/${issue.id}`, { name: `${issue.name} pilne` });
  const changed = await entry();
  expect(String(changed?.summary)).toBe(`Termin zgłoszenia: ${issue.name} pilne`);
  expect(Number(changed?.sequence)).toBe(Number(first?.sequence) + 1);

  // In the profile it stands beside sessions and keys.
  await page
    .getByRole('banner')
    .getByRole('link', { name: /profil/i })
    .click();
  // It was read meanwhile.
  await page.reload();
  const own = page.getByRole('list', { name: 'Twoje adresy' }).getByRole('listitem');
  await expect(own.first()).not.toContainText('jeszcze nie');
  await accessible(page);
  const before = await own.count();
  await own
    .first()
    .getByRole('button', { name: /^Unieważnij/ })
    .click();
  await page.getByRole('button', { name: 'Unieważnij', exact: true }).last().click();
  await expect(own).toHaveCount(before - 1);
  expect((await page.request.get(address)).status()).toBe(404);
});

test('an answer by mail stands under the comment without a reload, a stranger’s letter becomes an issue [MAI-01, MAI-11, MAI-12, MAI-21]', async ({
  browser,
}, { parallelIndex }) => {
  const dovecot = await startDovecot(tmpdir());
  const company = await startCompany(parallelIndex, {
    IMAP_URL: dovecot.url('zaplecze'),
    MAIL_REPLY_TO: 'odpowiedzi@firma.example',
  });
  const context = await browser.newContext({ baseURL: company.url, locale: 'pl-PL' });
  const page = await context.newPage();
  const [manager, doer] = [
    await signedIn(page.request, 'kierownik'),
    await signedIn(page.request, 'pracownik'),
  ];
  const { user } = await doer.get('/profile/me');
  const headers = { 'access-token': doer.token };
  const kinds = [{ kind: 'issueComment', push: false, mail: true }];
  await page.request.put('/api/notification/channels', { headers, data: { kinds, digest: false } });
  const issue = await makeIssue(manager, [user.id]);

  await signIn(page, 'kierownik', `/yourIssues/${issue.id}`);
  await page.getByRole('textbox', { name: 'Nowy komentarz' }).fill('Na kiedy to będzie?');
  await page.keyboard.press('Control+Enter');
  const said = page.getByRole('list', { name: 'Komentarze' });
  await expect(said).toContainText('Na kiedy to będzie?');

  const newest = async () => (await lettersTo(company.dataDir, user.email)).at(-1);
  await expect.poll(async () => (await newest())?.text, { timeout: 30_000 }).toContain('Na kiedy');
  const letter = await newest();
  const to = letter?.replyTo?.[0]?.address ?? '';
  const text = `Na piątek.\n\nW dniu dzisiejszym Zaplecze pisze:\n> ${letter?.text?.replaceAll('\n', '\n> ')}`;
  const sheet = await browser.newPage({
    viewport: { width: 390, height: 800 },
    colorScheme: 'dark',
  });
  await sheet.setContent(letter?.html ?? '');
  expect(await sheet.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expect(sheet.locator('.sheet')).toHaveCSS('background-color', 'rgb(38, 38, 37)');
  await expect(sheet.getByRole('link', { name: 'Otwórz zgłoszenie' })).toBeVisible();
  await sheet.close();
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await dovecot.deliver('zaplecze', write({ from: user.email, to, text }));
  await expect(said).toContainText('Na piątek.', { timeout: 40_000 });
  await expect(said).not.toContainText('nad tą linią');
  await expect(page.locator('body[data-same]')).toBeVisible();
  // What was cut is one click away.
  await said.getByRole('button', { name: 'Pokaż cały list' }).last().click();
  const whole = page.getByRole('dialog');
  await expect(whole.getByText('nad tą linią')).toBeVisible();
  await expect(whole.getByRole('button', { name: 'Pobierz cały list (.eml)' })).toBeVisible();
  await accessible(page);
  await page.keyboard.press('Escape');

  const subject = unique('Prośba');
  const stranger = {
    from: 'Ewa Lis <ewa@nieznana.example>',
    to: 'pomoc@meridian.example',
    subject,
  };
  await dovecot.deliver('zaplecze', write({ ...stranger, text: 'Proszę o cennik.' }));
  await expect
    .poll(
      async () =>
        (await manager.get(`/letter/list?search=${encodeURIComponent(subject)}`)).list.list.length,
      { timeout: 30_000 },
    )
    .toBe(1);
  await page.goto('/issue');
  await page.getByRole('link', { name: 'Poczta przychodząca' }).click();
  await page.getByRole('row').filter({ hasText: subject }).getByText(subject).click();
  const open = page.getByRole('dialog', { name: subject });
  await expect(open.getByText('Proszę o cennik.')).toBeVisible();
  await expect(open.getByRole('button', { name: 'Pobierz cały list (.eml)' })).toBeVisible();
  await accessible(page);
  await open.getByRole('button', { name: 'Zrób zgłoszenie' }).click();
  const form = page.getByRole('dialog', { name: 'List jako zgłoszenie' });
  await pick(form, 'Przydzielono do', user.fullname);
  await accessible(page);
  // The list of several people stays open over what is below until the field is left.
  await page.keyboard.press('Tab');
  await form.getByRole('button', { name: 'Dodaj zgłoszenie' }).click();
  await open.getByRole('link', { name: subject }).click();
  await page.getByRole('button', { name: 'Pokaż cały list' }).click();
  await expect(page.getByRole('dialog').getByText('Proszę o cennik.')).toBeVisible();

  await context.close();
  await company.stop();
  await dovecot.end();
});
