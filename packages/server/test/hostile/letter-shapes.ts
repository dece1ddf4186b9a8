import { htmlShapes, type Shape } from './text-shapes.ts';

/* Letters as anybody may send them: their address is on every card. */

let letters = 0;
/** The heads that every letter has, and what its shape puts below them. */
function letter(rest: string | Buffer, to = 'odpowiedzi@firma.example'): Buffer {
  letters += 1;
  const head = `From: Obcy <obcy${letters}@klient.example>\r\nTo: ${to}\r\nSubject: Sprawa ${letters}\r\nMessage-ID: <wrogi-${letters}-${Date.now()}@klient.example>\r\nDate: ${new Date().toUTCString()}\r\nMIME-Version: 1.0\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(rest)]);
}
const text = (words: string, charset = 'utf-8') =>
  `Content-Type: text/plain; charset=${charset}\r\n\r\n${words}`;
const html = (words: string) => `Content-Type: text/html; charset=utf-8\r\n\r\n${words}`;
const mixed = (parts: string, edge = 'granica') =>
  `Content-Type: multipart/mixed; boundary="${edge}"\r\n\r\n${parts}`;
const shape = (name: string, rest: () => string | Buffer, sharp = false): Shape<Buffer> => ({
  name,
  make: () => letter(rest()),
  sharp,
});

const calendar = (rule: string, times = 1) =>
  `Content-Type: text/calendar; method=REQUEST\r\n\r\nBEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:REQUEST\r\n${`BEGIN:VEVENT\r\nUID:${'a'}\r\nDTSTART:19700101T000000Z\r\nDTEND:19700101T000001Z\r\n${rule}\r\nSUMMARY:Spotkanie\r\nEND:VEVENT\r\n`.repeat(times)}END:VCALENDAR\r\n`;

export const letterShapes: Shape<Buffer>[] = [
  shape(
    'message/rfc822 x 100 000',
    () => 'Content-Type: message/rfc822\r\n\r\n'.repeat(100_000),
    true,
  ),
  shape('80 000 empty lines', () => text('\r\n'.repeat(80_000)), true),
  shape('80 000 quoted lines', () => text('> a\r\n'.repeat(80_000)), true),
  shape('quoted 20 000 deep', () => text(`${'>'.repeat(20_000)} a\r\n`.repeat(20))),
  shape('one line of 5 MB', () => text('a'.repeat(5_000_000)), true),
  shape('spaces before a sign', () => text(`${' '.repeat(300_000)}!`), true),
  shape('lines of spaces', () => text(`${' '.repeat(200)}\r\n`.repeat(5_000))),
  shape(
    'heads of quotations',
    () => text('Dnia 1.12.2026 Jan Kowal napisał(a):\r\n'.repeat(20_000)),
    true,
  ),
  shape('heads that are almost ones', () => text(`Dnia ${'a '.repeat(100_000)}`)),
  shape('Od: Do: Data: without end', () => text('Od: a\r\nDo: b\r\nData: c\r\n'.repeat(20_000))),
  shape('dashes', () => text('-- \r\n'.repeat(50_000))),
  shape('underscores', () => text(`${'_'.repeat(500_000)}\r\n`)),
  shape('addresses', () => text('https://a.pl/'.repeat(60_000))),
  shape(
    'uuencode without end',
    () => text(`begin 644 a\r\n${'M'.repeat(60)}\r\n`.repeat(5_000)),
    true,
  ),
  shape('headers x 100 000', () => `${'X-A: b\r\n'.repeat(100_000)}\r\na`, true),
  shape('one header of 5 MB', () => `X-A: ${'b'.repeat(5_000_000)}\r\n\r\na`),
  shape('a header folded 100 000 times', () => `X-A: b\r\n${' b\r\n'.repeat(100_000)}\r\na`, true),
  shape('encoded words x 50 000', () => `X-A: ${'=?utf-8?B?YQ==?= '.repeat(50_000)}\r\n\r\na`),
  shape(
    'a subject of encoded words',
    () => `Subject: ${'=?utf-8?Q?=C5=82?= '.repeat(20_000)}\r\n\r\na`,
    true,
  ),
  shape('recipients x 50 000', () => `Cc: ${'a@b.pl, '.repeat(50_000)}\r\n\r\na`, true),
  shape('groups in groups', () => `Cc: ${'a:'.repeat(20_000)};\r\n\r\na`, true),
  shape('comments in an address', () => `Reply-To: ${'('.repeat(50_000)}a@b.pl\r\n\r\na`, true),
  shape('quotes in an address', () => `Reply-To: ${'"\\"'.repeat(30_000)} <a@b.pl>\r\n\r\na`),
  shape('References x 50 000', () => `References: ${'<a@b> '.repeat(50_000)}\r\n\r\na`),
  shape('parts x 50 000', () => mixed('--granica\r\n\r\na\r\n'.repeat(50_000)), true),
  shape(
    'files x 5 000',
    () =>
      mixed(
        '--granica\r\nContent-Type: a/b; name=a\r\nContent-Disposition: attachment; filename=a.txt\r\n\r\na\r\n'.repeat(
          5_000,
        ),
      ),
    true,
  ),
  shape(
    'parts in parts x 5 000',
    () =>
      Array.from(
        { length: 5_000 },
        (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}\r\n`,
      ).join(''),
    true,
  ),
  shape('a boundary that never comes', () => mixed('a\r\n'.repeat(200_000))),
  shape('a boundary of nothing', () => mixed('--\r\n'.repeat(50_000), '')),
  shape('edges that are almost one', () => mixed('--granic\r\n'.repeat(200_000))),
  shape(
    'a parameter of 20 000 parts',
    () =>
      `Content-Type: text/plain${Array.from({ length: 20_000 }, (_, at) => `;\r\n a*${at}=b`).join('')}\r\n\r\na`,
    true,
  ),
  shape(
    'base64 that is none',
    () => `Content-Transfer-Encoding: base64\r\n${text('!='.repeat(500_000))}`,
  ),
  shape(
    'base64 without end',
    () => `Content-Transfer-Encoding: base64\r\n${text('QUJD'.repeat(1_000_000))}`,
  ),
  shape(
    'quoted-printable that is none',
    () => `Content-Transfer-Encoding: quoted-printable\r\n${text('=ZZ'.repeat(300_000))}`,
  ),
  shape(
    'soft line ends x 200 000',
    () => `Content-Transfer-Encoding: quoted-printable\r\n${text('=\r\n'.repeat(200_000))}`,
  ),
  shape('utf-7', () => text('+AGE-'.repeat(100_000), 'utf-7'), true),
  shape('a charset that is none', () => text('a'.repeat(1_000), 'x-nie-ma-takiego')),
  shape('utf-16 cut', () =>
    Buffer.concat([Buffer.from(text('', 'utf-16')), Buffer.alloc(99_999, 0xd8)]),
  ),
  shape('bytes of no charset', () =>
    Buffer.concat([Buffer.from(text('')), Buffer.alloc(500_000, 0xff)]),
  ),
  shape('zero bytes', () => text('\0'.repeat(100_000)).replace(/\0/g, '\u0001')),
  shape('iso-2022-jp that changes at every sign', () =>
    text('\u001b$B\u001b(B'.repeat(50_000), 'iso-2022-jp'),
  ),
  shape('a calendar without end', () => calendar('RRULE:FREQ=SECONDLY;INTERVAL=1'), true),
  shape('a calendar of 20 000 meetings', () => calendar('RRULE:FREQ=DAILY', 20_000), true),
  shape('a calendar of exceptions', () =>
    calendar(
      `RRULE:FREQ=MINUTELY;UNTIL=99991231T000000Z\r\n${'EXDATE:19700101T000000Z\r\n'.repeat(20_000)}`.trimEnd(),
    ),
  ),
  shape('a calendar of one long line', () => calendar(`DESCRIPTION:${'\\n'.repeat(200_000)}`)),
  shape(
    'calendars in calendars',
    () => `Content-Type: text/calendar\r\n\r\n${'BEGIN:VCALENDAR\r\n'.repeat(50_000)}`,
  ),
  shape('winmail.dat of nothing', () =>
    Buffer.concat([
      Buffer.from('Content-Type: application/ms-tnef; name=winmail.dat\r\n\r\n'),
      Buffer.from([0x78, 0x9f, 0x3e, 0x22]),
      Buffer.alloc(200_000, 0xff),
    ]),
  ),
  shape('delivery reports in reports', () =>
    'Content-Type: multipart/report; report-type=delivery-status; boundary=a\r\n\r\n--a\r\n'.repeat(
      3_000,
    ),
  ),
  shape('a line end of its own', () => text('\r'.repeat(200_000))),
  shape('nothing', () => ''),
  ...htmlShapes.map(({ name, make, sharp }) => shape(`HTML: ${name}`, () => html(make()), sharp)),
  shape('HTML of 5 MB', () => html('<p>a <b>b</b></p>'.repeat(300_000)), true),
];
