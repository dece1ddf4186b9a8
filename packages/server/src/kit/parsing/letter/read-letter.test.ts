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
      await read(Buffer.concat([Buffer.from(`From: a@b.pl\r\n${head}\r\n\r\n`), bytes])),
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
      expect((await read(single(`${type}\r\nContent-Transfer-Encoding: 8bit`, bytes))).text).toBe(
        signed,
      );
      const quoted = `${type}\r\nContent-Transfer-Encoding: quoted-printable`;
      expect((await read(single(quoted, quotedPrintable(bytes)))).text).toBe(signed);
      const parts = Buffer.concat([
        Buffer.from(
          `--a\r\nContent-Type: multipart/alternative; boundary="b c"\r\n\r\n--b c\r\n${type}\r\n\r\n`,
        ),
        bytes,
        Buffer.from(
          '\r\n--b c--\r\n--a\r\nContent-Type: application/pdf; name=a.pdf\r\n\r\nx\r\n--a--\r\n',
        ),
      ]);
      const letter = await read(single('Content-Type: multipart/mixed; boundary=a', parts));
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
      expect((await read(single(`Content-Type: ${type}`, body))).text).toContain(words);
    },
  );

  test('a subject in bytes of an old charset is read; one broken sign makes no other charset [MAI-38]', async () => {
    const head = Buffer.concat([
      Buffer.from('From: a@b.pl\r\nSubject: '),
      iconv.encode(polish, 'windows-1250'),
      Buffer.from('\r\n\r\nx'),
    ]);
    expect((await read(head)).subject).toBe(polish);
    const broken = Buffer.concat([Buffer.from(polish), Buffer.from([0xf0, 0x9f])]);
    expect((await read(single('Content-Type: text/plain', broken))).text).toContain(polish);
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
    expect((await read(single(head, body))).text).toBe(text);
  });

  test('what stands elsewhere, is empty, or lies too deep is said [MAI-39]', async () => {
    const parts =
      '--a\r\n\r\nWitam\r\n--a\r\nContent-Type: message/external-body; access-type=URL;\r\n URL="https://k.example/umowa.pdf"\r\n\r\nContent-Type: application/pdf\r\n\r\n--a\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename="pusty.pdf"\r\n\r\n--a--\r\n';
    const { text } = await read(single('Content-Type: multipart/mixed; boundary=a', parts));
    expect(text).toContain('[plik poza listem: https://k.example/umowa.pdf]');
    expect(text).toContain('[plik bez zawartości: pusty.pdf]');
    let inner = write({ from, to, text: 'Najgłębszy' });
    for (let depth = 0; depth < 8; depth += 1)
      inner = write({
        from,
        to,
        text: `Poziom ${depth}`,
        files: [file('l', 'message/rfc822', inner)],
      });
    expect((await read(inner)).text).toMatch(
      /Poziom 1\n\n\[Dalsze przekazane listy są w pliku \.eml\]/,
    );
  });

  test('a name of 400 signs is short enough to be kept, with its ending [MAI-39]', async () => {
    const letter = write({
      from,
      to,
      text: 'x',
      files: [file(`${'ą'.repeat(396)}.pdf`, 'application/pdf', 'x')],
    });
    const [kept] = (await read(letter)).files;
    expect(kept?.name).toMatch(/^ą+\.pdf$/);
    expect([...(kept?.name ?? '')]).toHaveLength(200);
  });

  test('a subject too long for a name ends between words, and stands whole above the words [MAI-40]', async () => {
    const subject = `Proszę ${'o zmianę umowy '.repeat(40)}najpóźniej jutro`;
    const letter = await read(write({ from, to, subject, text: 'Pozdrawiam\n\n-- \nJan' }));
    expect(letter.subject).toMatch(/^Proszę (?:o zmianę umowy )*(?:o|o zmianę|o zmianę umowy)…$/);
    expect(letter.text).toBe(`Temat: ${subject}\n\nPozdrawiam\n\n-- \nJan`);
    expect(letter.fresh).toBe(`Temat: ${subject}\n\nPozdrawiam`);
  });

  test('signs that nobody sees are in no name, subject and words; marks are not heaped [MAI-41]', async () => {
    const letter = await read(
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
      await read(`From: X <${address}>\r\nTo: Z@F.example, z@\u212Af.example\r\n\r\nx`);
    expect((await whose('JAN@Klient.Example')).from.address).toBe('jan@klient.example');
    expect((await whose('jan@\u212Alient.example')).from.address).toBe('jan@[U+212A]lient.example');
    expect((await whose('jan@kli\u200Bent.example')).from.address).toBe(
      'jan@kli[U+200B]ent.example',
    );
    expect((await whose('jan@żagiel.example')).to).toEqual(['z@f.example']);
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

  const invited = async (lines: string[], method = 'REQUEST') => {
    const ics = ['BEGIN:VCALENDAR', `METHOD:${method}`, ...lines, 'END:VCALENDAR'].join('\r\n');
    const files = [file('', 'text/calendar', ics)];
    return (await read(write({ from, to, files }))).text;
  };
  const event = (...lines: string[]) => ['BEGIN:VEVENT', 'SUMMARY:X', ...lines, 'END:VEVENT'];
  test.each([
    ['another zone', ['DTSTART;TZID=America/New_York:20261201T090000'], 'Kiedy: 01.12.2026, 15:00'],
    [
      'a zone as Windows calls it',
      [
        'DTSTART;TZID=GMT Standard Time:20261201T090000',
        'DTEND;TZID=GMT Standard Time:20261201T100000',
      ],
      'Kiedy: 01.12.2026, 10:00 – 01.12.2026, 11:00',
    ],
    [
      'a zone of nobody',
      ['DTSTART;TZID=Moja strefa:20261201T090000'],
      'Kiedy: 01.12.2026, 09:00 (strefa czasowa: Moja strefa)',
    ],
    ['no end', ['DTSTART:20261201T090000Z'], 'Kiedy: 01.12.2026, 10:00'],
    [
      'a length',
      ['DTSTART:20261201T090000Z', 'DURATION:PT30M'],
      'Kiedy: 01.12.2026, 10:00 – 01.12.2026, 10:30',
    ],
    [
      'a series',
      ['DTSTART:20261201T090000Z', 'RRULE:FREQ=WEEKLY;COUNT=4;BYDAY=TU'],
      'Kiedy: 01.12.2026, 10:00\nPowtarza się: co tydzień (wtorek), razem: 4',
    ],
    [
      'a series to a day',
      ['DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=MONTHLY;INTERVAL=2;UNTIL=20271201;BYDAY=-1FR'],
      'Kiedy: 01.12.2026\nPowtarza się: co 2 mies. (1. od końca piątek), do 01.12.2027',
    ],
    [
      'a time that is none',
      ['DTSTART:jutro', 'URL:https://s.example/1'],
      'Adres: https://s.example/1',
    ],
    ['words in HTML', ['X-ALT-DESC;FMTTYPE=text/html:<p>Proszę <b>być</b></p>'], 'Proszę być'],
  ])('an invitation with %s tells it [MAI-43]', async (_, lines, said) => {
    expect(await invited(event(...lines))).toContain(`Zaproszenie: X\n${said}`);
  });

  test('an answer to an invitation tells who comes and what they say; a task its day; what cannot be read says so [MAI-43]', async () => {
    const reply = event(
      'ATTENDEE;CN=Jan;PARTSTAT=DECLINED:mailto:jan@k.example',
      'COMMENT:Nie mogę',
    );
    expect(await invited(reply, 'REPLY')).toBe(
      'Odpowiedź na zaproszenie: X\nOdpowiedź: Jan <jan@k.example>: nie przyjdzie\nKomentarz: Nie mogę',
    );
    const todo = ['BEGIN:VTODO', 'SUMMARY:Raport', 'DUE:20261201T090000Z', 'END:VTODO'];
    expect(await invited(todo)).toBe('Zadanie: Raport\nTermin: 01.12.2026, 10:00');
    expect(await invited(['BEGIN:VEVENT'])).toContain('nie udało się odczytać zaproszenia');
  });

  test('a zone is what its own invitation says, never what one before it said [MAI-43]', async () => {
    const zone = [
      ...['BEGIN:VTIMEZONE', 'TZID:Europe/Berlin', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
      ...['TZOFFSETFROM:+0900', 'TZOFFSETTO:+0900', 'END:STANDARD', 'END:VTIMEZONE'],
    ];
    const at = event('DTSTART;TZID=Europe/Berlin:20261201T090000');
    expect(await invited([...zone, ...at])).toContain('01.12.2026, 01:00');
    expect(await invited(at)).toContain('01.12.2026, 09:00');
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
