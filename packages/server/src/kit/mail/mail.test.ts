import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../operations/log.ts';
import { createMail, InvalidRecipientError, type Message } from './mail.ts';

const log = createLog('silent');
const mailFrom = { name: 'Zaplecze, sp. z o.o.', address: 'no-reply@firma.pl' };
const message: Message = {
  to: { name: 'Żaneta Łącka', address: 'zaneta@klient.pl' },
  subject: 'Nowe hasło – Zaplecze',
  text: 'Zażółć gęślą jaźń\n.\nhttps://zaplecze.firma.pl/new-password/abc',
  html: '<p>Zażółć</p>',
};
const publicUrl = 'https://zaplecze.firma.pl';
let dataDir: string;
let server: SMTPServer;
let smtpUrl: string;
const received: { from: string; to: string[]; host: string; content: Buffer }[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'zaplecze-mail-'));
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const { mailFrom: from, rcptTo } = session.envelope;
      void buffer(stream).then((content) => {
        received.push({
          from: from ? from.address : '',
          to: rcptTo.map(({ address }) => address),
          host: session.hostNameAppearsAs || '',
          content,
        });
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  smtpUrl = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await new Promise<void>((done) => server.close(done));
  await rm(dataDir, { recursive: true, force: true });
});

describe('mail', () => {
  test('goes over SMTP, whole and in Polish [OPE-42]', async () => {
    received.length = 0;
    await createMail({ smtpUrl, mailFrom, dataDir, publicUrl }, log).send(message);
    expect(received).toHaveLength(1);
    // Whom mail servers are told that they talk to.
    const host = 'zaplecze.firma.pl';
    expect(received[0]).toMatchObject({
      ...{ from: 'no-reply@firma.pl', to: ['zaneta@klient.pl'], host },
    });
    const parsed = await PostalMime.parse(received[0]?.content ?? '');
    expect(parsed).toMatchObject({
      from: mailFrom,
      to: [message.to],
      subject: message.subject,
    });
    expect(parsed.text?.trim()).toBe(message.text);
    expect(parsed.html?.trim()).toBe(message.html);
  });

  test('letters about the same are kept together, and say where they are answered and turned off [MAI-22]', async () => {
    received.length = 0;
    const more = { id: 'powiadomienie-7', thread: 'powiadomienie-3', replyTo: 'odp+x@firma.pl' };
    await createMail({ smtpUrl, mailFrom, dataDir, publicUrl }, log).send({
      ...{ ...message, ...more, unsubscribe: 'https://zaplecze.firma.pl/notifications/settings' },
    });
    const parsed = await PostalMime.parse(received[0]?.content ?? '');
    expect(parsed).toMatchObject({
      messageId: '<zaplecze.powiadomienie-7@firma.pl>',
      references: '<zaplecze.powiadomienie-3@firma.pl>',
      inReplyTo: '<zaplecze.powiadomienie-3@firma.pl>',
      replyTo: [{ address: 'odp+x@firma.pl' }],
    });
    const header = (name: string) => parsed.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toBe('<https://zaplecze.firma.pl/notifications/settings>');
    expect(header('auto-submitted')).toBe('auto-generated');
  });

  test('without SMTP_URL becomes an .eml file whose path alone is logged [OPE-42]', async () => {
    const said: string[] = [];
    const listening = { ...createLog('silent'), info: (text: string) => said.push(text) };
    await createMail(
      { smtpUrl: undefined, mailFrom, dataDir, publicUrl },
      listening as typeof log,
    ).send(message);
    const [name = '', ...others] = await readdir(join(dataDir, 'mail'));
    expect(others).toEqual([]);
    const path = join(dataDir, 'mail', name);
    expect(said).toEqual([expect.stringContaining(path)]);
    expect(said.join()).not.toContain('abc');
    expect((await stat(path)).mode & 0o077).toBe(0);
    const parsed = await PostalMime.parse(await readFile(path));
    expect(parsed.subject).toBe(message.subject);
    expect(parsed.text?.trim()).toBe(message.text);
  });

  test('no text can add a header or a recipient [OPE-42]', async () => {
    received.length = 0;
    const mail = createMail({ smtpUrl, mailFrom, dataDir, publicUrl }, log);
    await mail.send({
      to: { name: 'A\r\nBcc: zly@klient.pl', address: 'zaneta@klient.pl' },
      subject: 'Temat\r\nBcc: zly@klient.pl\r\n\r\ntreść',
      text: 'x',
    });
    expect(received[0]?.to).toEqual(['zaneta@klient.pl']);
    const parsed = await PostalMime.parse(received[0]?.content ?? '');
    expect(parsed.bcc).toBeUndefined();
    expect(parsed.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(parsed.subject).toBe('Temat Bcc: zly@klient.pl treść');
  });

  test.each([
    'a@b.pl, c@d.pl',
    'a@b.pl\r\nBcc: c@d.pl',
    'Ala <a@b.pl>',
    'a@b.pl;c@d.pl',
    '"a@b.pl c"@d.pl',
    'bez-malpy',
    '',
  ])('%j is no address to send to [OPE-42]', async (address) => {
    const mail = createMail({ smtpUrl, mailFrom, dataDir, publicUrl }, log);
    await expect(mail.send({ ...message, to: address })).rejects.toThrow(InvalidRecipientError);
  });

  test('a mail server that is away is told to the caller [OPE-34]', async () => {
    const mail = createMail({ smtpUrl: 'smtp://127.0.0.1:9', mailFrom, dataDir, publicUrl }, log);
    await expect(mail.send(message)).rejects.toThrow(/ECONNREFUSED/);
  });
});
