import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { write } from '../../../../test/written-letter.ts';
import { parseMail, TooMuch } from '../parsing.ts';
import { readLetter } from './read-letter.ts';

const [from, to] = ['jan@klient.example', 'zgloszenia@firma.example'];
const read = (letter: string | Buffer) => readLetter(Buffer.from(letter));
const html = async (words: string) => (await read(write({ from, to, html: words }))).text;
const file = (name: string, type: string, content: string | Buffer, inline = false) => ({
  ...{ name, type, content: Buffer.from(content), inline },
});

/** A letter of one part, in bytes. */
const single = (head: string, body: Buffer | string) =>
  Buffer.concat([
    Buffer.from(`From: ${from}\r\nTo: ${to}\r\nSubject: X\r\n${head}\r\n\r\n`),
    Buffer.from(body),
  ]);

describe('words of letters', () => {
  test('links keep their addresses, tables their cells and rows, lists their members [MAI-30]', async () => {
    expect(
      await html('<p>Dokumenty są <a href="https://d.example/a?b=1&amp;c=2">tutaj</a>.</p>'),
    ).toBe('Dokumenty są tutaj (https://d.example/a?b=1&c=2).');
    expect(
      await html(
        '<p>Ceny:</p><table><tr><th>Nazwa</th><th>Kwota</th></tr><tr><td>Ryczałt</td><td>1&nbsp;200,00</td></tr><tr><td><p>Pusta</p></td><td></td></tr></table><ol><li>raz<li>dwa</ol>',
      ),
    ).toBe('Ceny:\n\nNazwa | Kwota\nRyczałt | 1 200,00\n\nPusta\n\n1. raz\n2. dwa');
    // The page of a letter is a table, too: what it lays out stays in lines of its own.
    expect(
      await html(
        '<table><tr><td><h1>Nowości</h1><table><tr><td>a</td><td>b</td></tr></table></td><td>Stopka</td></tr></table>',
      ),
    ).toBe('Nowości\n\na | b\n\nStopka');
  });

  test('words beside HTML that says more are not taken for it [MAI-30]', async () => {
    const both = (text: string, words: string) =>
      read(
        single(
          'Content-Type: multipart/alternative; boundary=b',
          `--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n--b\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${words}\r\n--b--\r\n`,
        ),
      );
    const link = '<p>Umowa jest <a href="https://u.example/1">tu</a></p>';
    expect((await both('Umowa jest tu', link)).text).toBe('Umowa jest tu (https://u.example/1)');
    expect(
      (await both('Twój program nie pokazuje HTML', `<p>${'Długi list. '.repeat(20)}</p>`)).text,
    ).toContain('Długi list. Długi list.');
    expect((await both('Zwykły\nlist', '<p>Zwykły<br>list</p>')).text).toBe('Zwykły\nlist');
    // What one part alone says stands below the other.
    const apart = '--- W drugiej postaci listu ---';
    const words = 'Prosimy o wstrzymanie wysyłki.\nKwota sporna to 5000 zł.';
    expect((await both(words, link)).text).toBe(
      `Umowa jest tu (https://u.example/1)\n\n${apart}\n${words}`,
    );
    const more = `${words} `.repeat(3).trim();
    expect((await both(more, `<p>${words}</p><p>NIE PŁACIMY.</p>`)).text).toBe(
      `${more}\n\n${apart}\nNIE PŁACIMY.`,
    );
  });

  test.each([
    ['cp852', 'Zażółć gęślą jaźń', 'cp852'],
    ['utf-7', 'Zażółć gęślą jaźń', 'utf-7'],
    ['iso-8859-2', 'Zażółć gęślą jaźń', 'iso-8859-2'],
    ['windows-1250', 'Zażółć gęślą jaźń', 'windows-1250'],
  ])('letters in %s are read [MAI-31]', async (charset, words, name) => {
    const bytes = iconv.encode(words, name);
    const subject = `=?${charset}?B?${bytes.toString('base64')}?=`;
    const head = `Subject: ${subject}\r\nContent-Type: text/plain; charset=${charset}\r\nContent-Transfer-Encoding: 8bit`;
    expect(
      await read(Buffer.concat([Buffer.from(`From: a@b.pl\r\n${head}\r\n\r\n`), bytes])),
    ).toMatchObject({
      ...{ text: words, subject: words },
    });
  });

  test('an invitation tells what, when in Warsaw, where and who, and is a file [MAI-32]', async () => {
    const ics = `BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Przegląd umowy\r\nDTSTART:20261201T090000Z\r\nDTEND:20261201T100000Z\r\nLOCATION:Sala 3\r\nORGANIZER:mailto:ewa@klient.example\r\nATTENDEE;CN=Jan:mailto:jan@firma.example\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
    const letter = await read(
      write({
        from,
        to,
        text: 'Zapraszam',
        files: [file('', 'text/calendar; method=REQUEST', ics)],
      }),
    );
    expect(letter.text).toBe(
      'Zapraszam\n\nZaproszenie: Przegląd umowy\nKiedy: 01.12.2026, 10:00 – 01.12.2026, 11:00\nGdzie: Sala 3\nOrganizator: ewa@klient.example\nUczestnicy: Jan <jan@firma.example>',
    );
    expect(letter.files.map(({ name }) => name)).toEqual(['zaproszenie.ics']);
  });

  test('a forwarded letter is a file, and its words stand below [MAI-32]', async () => {
    const inner = write({
      from: 'Ewa <ewa@x.example>',
      to: from,
      subject: 'Awaria',
      text: 'Nie działa drukarka.',
    });
    const letter = await read(
      write({
        from,
        to,
        text: 'Proszę o pomoc.',
        files: [file('awaria', 'message/rfc822', inner)],
      }),
    );
    expect(letter.text.replace(/(?<=Wysłano: ).*/, 'dawno')).toBe(
      `Proszę o pomoc.\n\n--- Przekazany list ---\nOd: Ewa <ewa@x.example>\nWysłano: dawno\nDo: ${from}\nTemat: Awaria\n\nNie działa drukarka.`,
    );
    expect(letter.fresh).toBe(letter.text);
    expect(letter.files.map(({ name }) => name)).toEqual(['awaria.eml']);
  });

  test('small pictures of a signature are told from what is shown [MAI-33]', async () => {
    const png = (width: number, height: number) => {
      const bytes = Buffer.alloc(9_000);
      bytes.write('\x89PNG\r\n\x1a\n', 'latin1');
      bytes.writeUInt32BE(width, 16);
      bytes.writeUInt32BE(height, 20);
      return bytes;
    };
    const { files } = await read(
      write({
        ...{ from, to, html: '<img src="cid:a.png">' },
        files: [
          file('zrzut.png', 'image/png', png(800, 600), true),
          file('logo.png', 'image/png', png(160, 48), true),
          file('doslany.png', 'image/png', png(160, 48)),
        ],
      }),
    );
    expect(files.map(({ name, logo = false }) => [name, logo])).toEqual([
      ['zrzut.png', false],
      ['logo.png', true],
      ['doslany.png', false],
    ]);
  });

  test('files written into words and packed in winmail.dat come out [MAI-33]', async () => {
    const uu = 'begin 644 nota.txt\n#0V%T\n`\nend';
    const letter = await read(single('', `Nota poniżej\n\n${uu}\n\nbegin 123 nie plik`));
    expect(letter.text).toBe('Nota poniżej\n\n[plik: nota.txt]\n\nbegin 123 nie plik');
    expect(
      letter.files.map(({ name, content }) => [name, Buffer.from(content).toString()]),
    ).toEqual([['nota.txt', 'Cat']]);
    const part = (id: number, value: Buffer) => {
      const head = Buffer.alloc(9);
      head.writeUInt8(2);
      head.writeUInt16LE(id, 1);
      head.writeUInt32LE(value.length, 5);
      return Buffer.concat([head, value, Buffer.alloc(2)]);
    };
    const winmail = Buffer.concat([
      Buffer.from([0x78, 0x9f, 0x3e, 0x22, 1, 0]),
      part(0x9002, Buffer.alloc(14)),
      part(0x8010, Buffer.from('oferta.txt\0')),
      part(0x800f, Buffer.from('sto')),
    ]);
    const outlook = (content: Buffer) =>
      read(
        write({
          from,
          to,
          text: 'x',
          files: [file('winmail.dat', 'application/ms-tnef', content)],
        }),
      );
    const [unpacked] = (await outlook(winmail)).files;
    expect([unpacked?.name, Buffer.from(unpacked?.content ?? []).toString()]).toEqual([
      'oferta.txt',
      'sto',
    ]);
    const closed = await outlook(Buffer.from('coś'));
    expect(closed.files.map(({ name }) => name)).toEqual(['winmail.dat']);
    expect(closed.text).toContain('plik programu Outlook');
  });
});

describe('letters that would never end', () => {
  test.each([
    ['letters in letters', 'Content-Type: message/rfc822\r\n\r\n'.repeat(100_000)],
    [
      'parts without end',
      `From: a@b.pl\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n${'--x\r\n\r\n\r\n'.repeat(100_000)}`,
    ],
    ['a head without end', `Subject: ${'x'.repeat(600_000)}\r\n\r\nx`],
  ])('%s are refused before they are read [MAI-34]', async (_, letter) => {
    await expect(parseMail(Buffer.from(letter))).rejects.toThrow(TooMuch);
  });

  test.each([
    ['<div>', 80_000],
    ['<b></i>', 40_000],
    ['<table><tr><td>a<td>b', 20_000],
    ['<blockquote>x', 20_000],
    ['<a href="http://x.pl/1">x', 20_000],
  ])('%s many times is read to its end [MAI-34]', async (tag, times) => {
    const letter = single('Content-Type: text/html', `${tag.repeat(times)}Koniec`);
    expect((await parseMail(letter)).text).toMatch(tag === '<div>' ? /^Koniec$/ : /Koniec/);
  });

  test.each(['\r\n', 'Od: x@y.pl\n', '-- \r\n\r\n', 'On 2020 a@b.pl \r\n', '> ', 'begin 644 x\n'])(
    '%j many times is read to its end [MAI-34]',
    async (line) => {
      const { text } = await parseMail(single('', `${line.repeat(40_000)}Koniec`));
      expect(text).toMatch(/Koniec$/);
    },
  );
});
