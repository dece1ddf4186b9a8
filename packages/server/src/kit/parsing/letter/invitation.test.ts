import { describe, expect, test } from 'vitest';
import { write } from '../../../../test/written-letter.ts';
import { fileOf, from, readBytes, to } from './read-letter.fixture.ts';

describe('invitations in letters', () => {
  test('an invitation tells what, when in Warsaw, where and who, and is a file [MAI-32]', async () => {
    const ics = `BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Przegląd umowy\r\nDTSTART:20261201T090000Z\r\nDTEND:20261201T100000Z\r\nLOCATION:Sala 3\r\nORGANIZER:mailto:ewa@klient.example\r\nATTENDEE;CN=Jan:mailto:jan@firma.example\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
    const letter = await readBytes(
      write({
        from,
        to,
        text: 'Zapraszam',
        files: [fileOf('', 'text/calendar; method=REQUEST', ics)],
      }),
    );
    expect(letter.text).toBe(
      'Zapraszam\n\nZaproszenie: Przegląd umowy\nKiedy: 01.12.2026, 10:00 – 01.12.2026, 11:00\nGdzie: Sala 3\nOrganizator: ewa@klient.example\nUczestnicy: Jan <jan@firma.example>',
    );
    expect(letter.files.map(({ name }) => name)).toEqual(['zaproszenie.ics']);
  });

  const invited = async (lines: string[], method = 'REQUEST') => {
    const ics = ['BEGIN:VCALENDAR', `METHOD:${method}`, ...lines, 'END:VCALENDAR'].join('\r\n');
    const files = [fileOf('', 'text/calendar', ics)];
    return (await readBytes(write({ from, to, files }))).text;
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
});
