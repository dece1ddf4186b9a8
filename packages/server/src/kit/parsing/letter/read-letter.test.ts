import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { write } from '../../../../test/written-letter.ts';
import { parseMail, TooMuch } from '../parsing.ts';
import { fileOf, from, letterOfBytes, readBytes, to } from './read-letter.fixture.ts';

const html = async (words: string) => (await readBytes(write({ from, to, html: words }))).text;

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
      readBytes(
        letterOfBytes(
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
    // However short, and in whatever script.
    const short = 'Umowa jest tu\nNIE 500\nNie płać\n我们不付款\n----\nKwota 5';
    const html = '<p>Umowa jest <a href="https://u.example/1">tu</a>: 500, płać, 7</p>';
    expect((await both(short, html)).text).toBe(
      `Umowa jest tu (https://u.example/1): 500, płać, 7\n\n${apart}\nNIE 500\nNie płać\n我们不付款\nKwota 5`,
    );
    // However many.
    const many = Array.from({ length: 1_500 }, (_, at) => `Wiersz zwykły${at}`).join('\n');
    expect((await both(many, `<table><tr><td>a<td>${'b '.repeat(20_000)}</table>`)).text).toContain(
      'Wiersz zwykły1499',
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
      await readBytes(Buffer.concat([Buffer.from(`From: a@b.pl\r\n${head}\r\n\r\n`), bytes])),
    ).toMatchObject({
      ...{ text: words, subject: words },
    });
  });

  const signed =
    'Slowor1 zażółć\n\n-- \nJan Żółw\n\n-----Oryginalna wiadomość-----\nSlowor2 ą\n--\nSlowor3';
  const quotedPrintable = (bytes: Buffer) =>
    [...bytes]
      .map((code) =>
        code === 10 ? '\r\n' : `=${code.toString(16).padStart(2, '0').toUpperCase()}`,
      )
      .join('');
  test.each(['cp852', 'utf-7'])(
    'letters in %s go on below lines of dashes [MAI-31]',
    async (charset) => {
      const bytes = iconv.encode(signed, charset);
      const type = `Content-Type: text/plain; charset=${charset}`;
      expect(
        (await readBytes(letterOfBytes(`${type}\r\nContent-Transfer-Encoding: 8bit`, bytes))).text,
      ).toBe(signed);
      const quoted = `${type}\r\nContent-Transfer-Encoding: quoted-printable`;
      expect((await readBytes(letterOfBytes(quoted, quotedPrintable(bytes)))).text).toBe(signed);
      const parts = Buffer.concat([
        Buffer.from(
          `--a\r\nContent-Type: multipart/alternative; boundary="b c"\r\n\r\n--b c\r\n${type}\r\n\r\n`,
        ),
        bytes,
        Buffer.from(
          '\r\n--b c--\r\n--a\r\nContent-Type: application/pdf; name=a.pdf\r\n\r\nx\r\n--a--\r\n',
        ),
      ]);
      const letter = await readBytes(
        letterOfBytes('Content-Type: multipart/mixed; boundary=a', parts),
      );
      expect([letter.text, letter.files.map(({ name }) => name)]).toEqual([signed, ['a.pdf']]);
    },
  );

  const polish = 'Zażółć gęślą jaźń';
  test.each([
    ['text/html', '<meta http-equiv="x" content="text/html; charset=iso-8859-2"><p>', 'iso-8859-2'],
    ['text/html', '<meta charset="koi8-r"><p>Привет ', 'koi8-r'],
    ['text/html', '<p>', 'windows-1250'],
    ['text/plain', '', 'iso-8859-2'],
    ['text/plain; charset=utf-8', '', 'windows-1250'],
    ['text/plain; charset=us-ascii', '', 'iso-8859-2'],
  ])(
    'words of %s beginning %j are read in %s, which no header says [MAI-38]',
    async (type, before, charset) => {
      const words = charset === 'koi8-r' ? 'Спасибо' : polish;
      const body = iconv.encode(`${before}${words}`, charset);
      expect((await readBytes(letterOfBytes(`Content-Type: ${type}`, body))).text).toContain(words);
    },
  );

  test('a subject in bytes of an old charset is read; one broken sign makes no other charset [MAI-38]', async () => {
    const head = Buffer.concat([
      Buffer.from('From: a@b.pl\r\nSubject: '),
      iconv.encode(polish, 'windows-1250'),
      Buffer.from('\r\n\r\nx'),
    ]);
    expect((await readBytes(head)).subject).toBe(polish);
    const broken = Buffer.concat([Buffer.from(polish), Buffer.from([0xf0, 0x9f])]);
    expect((await readBytes(letterOfBytes('Content-Type: text/plain', broken))).text).toContain(
      polish,
    );
  });

  const base64 = 'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64';
  test.each([
    ['a multipart without a border', 'Content-Type: multipart/mixed', 'Słowa listu', 'Słowa listu'],
    ['words said to be base64', base64, 'Witam\r\n\r\nProszę o pomoc', 'Witam\n\nProszę o pomoc'],
    [
      'base64 with a footer of a list',
      base64,
      `${Buffer.from(polish).toString('base64')}\r\n___\r\nLista biura`,
      `${polish}\n___\nLista biura`,
    ],
    ['enriched text', 'Content-Type: text/enriched', '<bold>Ważne</bold>: a << b', 'Ważne: a < b'],
    ['markdown', 'Content-Type: text/markdown; charset=utf-8', '# Ważne', '# Ważne'],
  ])('%s is read [MAI-39]', async (_, head, body, text) => {
    expect((await readBytes(letterOfBytes(head, body))).text).toBe(text);
  });

  test('what stands elsewhere, is empty, or lies too deep is said [MAI-39]', async () => {
    const parts =
      '--a\r\n\r\nWitam\r\n--a\r\nContent-Type: message/external-body; access-type=URL;\r\n URL="https://k.example/umowa.pdf"\r\n\r\nContent-Type: application/pdf\r\n\r\n--a\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename="pusty.pdf"\r\n\r\n--a--\r\n';
    const { text } = await readBytes(
      letterOfBytes('Content-Type: multipart/mixed; boundary=a', parts),
    );
    expect(text).toContain('[plik poza listem: https://k.example/umowa.pdf]');
    expect(text).toContain('[plik bez zawartości: pusty.pdf]');
    let inner = write({ from, to, text: 'Najgłębszy' });
    for (let depth = 0; depth < 8; depth += 1)
      inner = write({
        from,
        to,
        text: `Poziom ${depth}`,
        files: [fileOf('l', 'message/rfc822', inner)],
      });
    expect((await readBytes(inner)).text).toMatch(
      /Poziom 1\n\n\[Dalsze przekazane listy są w pliku \.eml\]/,
    );
  });

  test('a name of 400 signs is short enough to be kept, with its ending [MAI-39]', async () => {
    const letter = write({
      from,
      to,
      text: 'x',
      files: [fileOf(`${'ą'.repeat(396)}.pdf`, 'application/pdf', 'x')],
    });
    const [kept] = (await readBytes(letter)).files;
    expect(kept?.name).toMatch(/^ą+\.pdf$/);
    expect([...(kept?.name ?? '')]).toHaveLength(200);
  });

  test('a subject too long for a name ends between words, and stands whole above the words [MAI-40]', async () => {
    const subject = `Proszę ${'o zmianę umowy '.repeat(40)}najpóźniej jutro`;
    const letter = await readBytes(write({ from, to, subject, text: 'Pozdrawiam\n\n-- \nJan' }));
    expect(letter.subject).toMatch(/^Proszę (?:o zmianę umowy )*(?:o|o zmianę|o zmianę umowy)…$/);
    expect(letter.text).toBe(`Temat: ${subject}\n\nPozdrawiam\n\n-- \nJan`);
    expect(letter.fresh).toBe(`Temat: ${subject}\n\nPozdrawiam`);
  });

  test('signs that nobody sees are in no name, subject and words; marks are not heaped [MAI-41]', async () => {
    const letter = await readBytes(
      write({
        ...{ from: '"Jan\u202E Listowy\u200B" <jan@k.example>', to },
        ...{
          subject: 'fakt\u202Eura\u200B',
          text: `Moto\u00ADwid\u2060ło a${'\u0301'.repeat(1_000)}`,
        },
      }),
    );
    expect([letter.from.name, letter.subject]).toEqual(['Jan Listowy', 'faktura']);
    expect(letter.text).toMatch(/^Motowidło á\u0301{0,30}$/);
  });

  test('addresses are folded in ASCII alone: a sign that looks like a letter is nobody we know [MAI-42]', async () => {
    const whose = async (address: string) =>
      await readBytes(`From: X <${address}>\r\nTo: Z@F.example, z@\u212Af.example\r\n\r\nx`);
    expect((await whose('JAN@Klient.Example')).from.address).toBe('jan@klient.example');
    expect((await whose('jan@\u212Alient.example')).from.address).toBe('jan@[U+212A]lient.example');
    expect((await whose('jan@kli\u200Bent.example')).from.address).toBe(
      'jan@kli[U+200B]ent.example',
    );
    expect((await whose('jan@żagiel.example')).to).toEqual(['z@f.example']);
  });

  test('a forwarded letter is a file, and its words stand below [MAI-32]', async () => {
    const inner = write({
      from: 'Ewa <ewa@x.example>',
      to: from,
      subject: 'Awaria',
      text: 'Nie działa drukarka.',
    });
    const letter = await readBytes(
      write({
        from,
        to,
        text: 'Proszę o pomoc.',
        files: [fileOf('awaria', 'message/rfc822', inner)],
      }),
    );
    expect(letter.text.replace(/(?<=Wysłano: ).*/, 'dawno')).toBe(
      `Proszę o pomoc.\n\n--- Przekazany list ---\nOd: Ewa <ewa@x.example>\nWysłano: dawno\nDo: ${from}\nTemat: Awaria\n\nNie działa drukarka.`,
    );
    expect(letter.fresh).toBe(letter.text);
    expect(letter.files.map(({ name }) => name)).toEqual(['awaria.eml']);
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
    const letter = letterOfBytes('Content-Type: text/html', `${tag.repeat(times)}Koniec`);
    expect((await parseMail(letter)).text).toMatch(tag === '<div>' ? /^Koniec$/ : /Koniec/);
  });

  test.each(['\r\n', 'Od: x@y.pl\n', '-- \r\n\r\n', 'On 2020 a@b.pl \r\n', '> ', 'begin 644 x\n'])(
    '%j many times is read to its end [MAI-34]',
    async (line) => {
      const { text } = await parseMail(letterOfBytes('', `${line.repeat(40_000)}Koniec`));
      expect(text).toMatch(/Koniec$/);
    },
  );
});
