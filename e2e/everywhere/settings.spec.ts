import { startSmtpPeer } from '../../packages/server/test/peers/smtp-peer.ts';
import { accessible, expect, resize, signIn, test } from '../support.ts';

test('an administrator sets the mail server in the program and sends a trial letter to oneself [SET-10, SET-11]', async ({
  page,
}) => {
  const mail = await startSmtpPeer();
  try {
    await signIn(page, 'admin', '/admin/settings');
    await page.getByPlaceholder(/^Czego szukasz/).fill('nadawc');
    const row = page.getByRole('button', { name: /^Poczta i adres programu/ });
    await expect(row).toContainText('listy nie wychodzą');
    // Once the others have gone it stands where it stays.
    await expect(page.getByRole('button', { name: /^Kopie zapasowe/ })).toHaveCount(0);
    await row.click();
    const group = page.getByRole('region', { name: 'Poczta i adres programu' });
    await expect(group).toContainText('Serwer nie jest ustawiony');
    // A wrong name is told on its field, and all that was typed stays.
    await group.getByRole('textbox', { name: 'Serwer SMTP' }).fill('https://poczta.pl');
    await group.getByRole('textbox', { name: 'Port' }).fill(String(mail.port));
    await group.getByRole('combobox', { name: 'Szyfrowanie' }).click();
    await page.getByRole('option', { name: /^Bez szyfrowania/ }).click();
    await group.getByRole('textbox', { name: 'Nazwa nadawcy' }).fill('Grupa Meridian');
    await group.getByRole('textbox', { name: 'Adres nadawcy' }).fill('zaplecze@meridian.pl');
    await group.getByRole('button', { name: 'Zapisz' }).click();
    await expect(group.getByText(/^Podaj samą nazwę serwera/).first()).toBeVisible();
    await accessible(page);
    await group.getByRole('textbox', { name: 'Serwer SMTP' }).fill('127.0.0.1');
    await group.getByRole('button', { name: 'Zapisz' }).click();
    await expect(row).toContainText(`127.0.0.1:${mail.port}`);
    await group.getByRole('button', { name: 'Wyślij list próbny do siebie' }).click();
    await expect(group.getByRole('status')).toContainText(/List przekazano|prawdziwego adresu/);
    await resize(page, { width: 390, height: 844 });
    await accessible(page);
    await group.getByRole('textbox', { name: 'Serwer SMTP' }).fill('');
    await group.getByRole('button', { name: 'Zapisz' }).click();
    await expect(row).toContainText('listy nie wychodzą');
  } finally {
    await mail.stop();
  }
});

test('backups stand with the rest of the settings: a copy now, and how to have it back [SET-11, SET-93]', async ({
  page,
}) => {
  await signIn(page, 'admin', '/admin/settings');
  await page.getByPlaceholder(/^Czego szukasz/).fill('backup');
  await page.getByRole('button', { name: /^Kopie zapasowe/ }).click();
  const group = page.getByRole('region', { name: 'Kopie zapasowe' });
  await expect(group).toContainText('npm run restore');
  await group.getByRole('button', { name: 'Zrób kopię teraz' }).click();
  await expect(group.getByRole('status').last()).toContainText('Kopia gotowa');
  // The row says it as well, without a reload.
  await expect(page.getByRole('button', { name: /^Kopie zapasowe/ })).toContainText(/\d [kM]B/);
});
