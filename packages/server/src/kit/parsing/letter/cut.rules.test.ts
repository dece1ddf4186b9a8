import { describe, expect, test } from 'vitest';
import { ownWords, withoutSignature } from './cut.rules.ts';
import { wordsOfLetterHtml } from './letter-html.ts';

const said = 'Zamówiłem część.\nBędzie w piątek.';

/** What programs put below an answer, by the program. */
const below: Record<string, string> = {
  'Gmail, Polish':
    'pon., 23 lis 2026 o 10:15 Zaplecze <no-reply@firma.pl> napisał(a):\n\n> Nowy komentarz\n> do zgłoszenia',
  'Gmail, its introduction broken in two':
    'pon., 23 lis 2026 o 10:15 Zaplecze Grupy Kwadrat z bardzo długą nazwą\n<no-reply@firma.pl> napisał(a):\n\n> Nowy komentarz',
  'Gmail, English': 'On Mon, Nov 23, 2026 at 10:15 AM Zaplecze <no-reply@firma.pl> wrote:\n> Nowy',
  'Gmail, German':
    'Am Mo., 23. Nov. 2026 um 10:15 Uhr schrieb Zaplecze <no-reply@firma.pl>:\n> Nowy',
  'Thunderbird, Polish': 'W dniu 23.11.2026 o 10:15, Zaplecze pisze:\n> Nowy komentarz',
  'Apple Mail, Polish':
    'Wiadomość napisana przez Zaplecze <no-reply@firma.pl> w dniu 23.11.2026, o godz. 10:15:\n\n> Nowy',
  'Roundcube, Polish': 'W dniu 2026-11-23 10:15, Zaplecze napisał(a):\n> Nowy komentarz',
  'Outlook, Polish':
    '________________________________\nOd: Zaplecze <no-reply@firma.pl>\nWysłano: poniedziałek, 23 listopada 2026 10:15\nDo: Anna Nowak <anna@firma.pl>\nTemat: Nowy komentarz\n\nNowy komentarz do zgłoszenia',
  'Outlook, English':
    'From: Zaplecze <no-reply@firma.pl>\nSent: Monday, November 23, 2026 10:15 AM\nTo: Anna Nowak\nSubject: Nowy komentarz\n\nNowy',
  'Outlook, German':
    'Von: Zaplecze <no-reply@firma.pl>\nGesendet: Montag, 23. November 2026 10:15\nAn: Anna Nowak\nBetreff: Nowy\n\nNowy',
  'older Outlook': '-----Oryginalna wiadomość-----\nOd: Zaplecze\n\nNowy komentarz',
  'any, by our own line': '--- Odpowiedź napisz nad tą linią ---\n\nDzień dobry, Anna!',
  'any that quotes, by our own line': '> --- Odpowiedź napisz nad tą linią ---\n>\n> Dzień dobry!',
};

describe('answers', () => {
  test.each(Object.entries(below))('what %s puts below is cut off [MAI-02]', (_, quoted) => {
    expect(ownWords(`${said}\n\n${quoted}`)).toBe(said);
  });

  test.each([
    '-- \nAnna Nowak\nKsięgowość\ntel. 42 111 22 33',
    'Wysłano z iPhone’a',
    'Wysłane z telefonu Samsung',
    'Sent from my iPhone',
    'Von meinem iPhone gesendet',
    'Pobierz aplikację Outlook dla systemu Android',
    'Get Outlook for iOS',
  ])('the signature %j is cut off [MAI-02]', (signature) => {
    expect(ownWords(`${said}\n\n${signature}`)).toBe(said);
    expect(ownWords(`${said}\n\n${signature}\n\n${below['Gmail, Polish']}`)).toBe(said);
  });

  test('what is written below the quote or within it is kept [MAI-02]', () => {
    const under = 'W dniu 23.11.2026 o 10:15, Zaplecze pisze:\n> Kiedy będzie część?\n\nW piątek.';
    expect(ownWords(under)).toBe('W piątek.');
    expect(ownWords('> Kiedy będzie część?\nW piątek.\n> Ile kosztuje?\n100 zł')).toBe(
      'W piątek.\n100 zł',
    );
  });

  test.each([
    'Od: jutra pracuję zdalnie.\nDo zobaczenia!',
    'W dniu 24.11.2026 będę w Łodzi, a Anna napisała, że przyjdzie.',
    'Lista:\n- toner\n- papier -- dwa kartony',
    'On Monday we order. He wrote: yes',
  ])('%j is what somebody has written, whole [MAI-02]', (words) => {
    expect(ownWords(words)).toBe(words);
  });

  test('of a quote alone nothing is left [MAI-02]', () => {
    for (const quoted of Object.values(below).filter((text) => text.startsWith('W dniu')))
      expect(ownWords(quoted)).toBe('');
  });

  test('a letter forwarded by its writer keeps what it forwards [MAI-10]', () => {
    const forwarded = 'Proszę o pomoc.\n\n-----Original Message-----\nFrom: Dostawca\n\nFaktura';
    expect(withoutSignature(`${forwarded}\n\n-- \nJan`)).toBe(forwarded);
  });

  test.each([
    'Wysłane z iPhone’a',
    'Pobierz aplikację Outlook dla systemu Android',
    '-- \nJan Kos',
  ])(
    'what stands below %j is kept: telephones write it above what they forward [MAI-02]',
    (signature) => {
      const below =
        'Początek przekazywanej wiadomości:\n\nOd: Dostawca <d@d.example>\nData: 1 grudnia 2026\nTemat: Faktura\n\nProszę o zapłatę.';
      const kept = withoutSignature(`Proszę o pomoc.\n\n${signature}\n\n${below}`);
      expect(kept).toBe(`Proszę o pomoc.\n\n${below}`);
    },
  );

  test.each([
    'Dzień dobry,\nWysłano z magazynu 12 palet.\nPozdrawiam',
    'Zmiana danych:\nOd: 1.12\nDo: 31.12\nData: 2.12\nReszta bez zmian.',
    `Oferta\n--\n${'Długa linia oferty, której nikt nie podpisuje. '.repeat(4)}`,
    'Sent from the warehouse: two boxes.\nThanks',
  ])('%j is no signature and no quote [MAI-02]', (words) => {
    expect(ownWords(words)).toBe(words.trim());
    expect(withoutSignature(words)).toBe(words.trim());
  });

  test('answers between quoted lines stay, in their order [MAI-02]', () => {
    const words =
      'Odpowiadam w treści.\n\nW dniu 23.11.2026 o 10:15, Ewa pisze:\n> Kiedy dostawa?\nW piątek.\n> Ile palet?\n> I jakich?\nDwanaście.\n\nJan';
    expect(ownWords(words)).toBe('Odpowiadam w treści.\n\nW piątek.\nDwanaście.\n\nJan');
  });

  test.each([
    'Le mar. 3 nov. 2026 à 10:15, Zaplecze <z@firma.pl> a écrit :',
    'пн, 23 нояб. 2026 г. в 10:15, Zaplecze <z@firma.pl>:',
    '23.11.2026 10:15, Zaplecze пише:',
    'Il giorno lun 23 nov 2026 alle 10:15 Zaplecze <z@firma.pl> ha scritto:',
    'El lun, 23 nov 2026 a las 10:15, Zaplecze (<z@firma.pl>) escribió:',
    'Op ma 23 nov. 2026 om 10:15 schreef Zaplecze <z@firma.pl>:',
    'W dniu dzisiejszym Zaplecze pisze:',
    'Po 23. 11. 2026 v 10:15 Zaplecze <z@firma.pl> napsal(a):',
  ])('%j begins what is quoted [MAI-02]', (introduction) => {
    expect(ownWords(`${said}\n\n${introduction}\n\n> Nowy`)).toBe(said);
  });

  test('a letter of HTML alone is read as it is seen [MAI-02]', () => {
    const html =
      '<style>p{color:red}</style><p>Zamówiłem <b>część</b>.<br>Będzie w&nbsp;piątek.</p><ul><li>toner</li></ul><div>W dniu 23.11.2026 o 10:15, Zaplecze napisał(a):</div><blockquote>Nowy</blockquote><script>x()</script>';
    expect(ownWords(wordsOfLetterHtml(html).text)).toMatch(
      /^Zamówiłem część\.\nBędzie w.piątek\.\n\n- toner$/,
    );
  });

  const gmail = 'On Thu, Nov 26, 2026 at 10:00 AM Zaplecze <z@f.example> wrote:';
  test.each([
    [
      `Dzień dobry,\n\nTak, zgadzam się na 5000 zł.\n${gmail}`,
      'Dzień dobry,\n\nTak, zgadzam się na 5000 zł.',
    ],
    [`Tak, zgadzam się na 5000 zł.\n${gmail}`, 'Tak, zgadzam się na 5000 zł.'],
    [`Tak.\nZgoda\nAnna\n${gmail}`, 'Tak.\nZgoda\nAnna'],
    ['Tak\nZaplecze <z@f.example> pisze:', 'Tak'],
    ['Tak\nW dniu 26.11.2026 o 10:00 Zaplecze Grupy\n<z@f.example> pisze:', 'Tak'],
    [
      'W dniu jutrzejszym się zgadzam\nW dniu 26.11.2026 o 10:00 Zaplecze pisze:',
      'W dniu jutrzejszym się zgadzam',
    ],
  ])('what stands right above an introduction is kept: %j [MAI-35]', (above, kept) => {
    expect(ownWords(`${above}\n> Kiedy?\n> Dziś?`)).toBe(kept);
  });

  test.each([
    'Pan Nowak (nowak@x.pl) 12.11 napisał:\n"Zapłacę"\nCo o tym sądzicie?',
    'Od: jan@x.pl dostałem 5 sztuk\nTemat: dostawa\nreszta zdania',
    'Original message\nTo moje słowa',
    'Zmieniamy termin:\n\nOd: 1.12.2026\nDo: 31.12.2026\nData: 2.12.2026\nTemat: urlop\n\nProszę o zgodę.',
    'Wpiszcie:\nOd: Jan Kos\nDo: Anna\nData: 2.12.2026\nTemat: urlop\nReszta bez zmian.',
    'Bez zmian.\nDnia 12.11.2026 Nowak pisał:\nzapłacę w piątek\nCo o tym sądzicie?',
    'Dzień dobry,\n\nW dniu 12.05 Pan Nowak napisał:\nproszę o korektę faktury\nKwota ma być inna.',
    'Tak.\nDnia 12.05.24 Jan Nowak napisał:\nzapłacę\nCo dalej?',
    'Od: Kraków\nDo: Łódź\nData: 2.12\nTemat: transport\n\nIle to kosztuje?',
  ])('%j is somebody’s own list or tale, whole [MAI-36]', (words) => {
    expect(ownWords(words)).toBe(words);
  });

  test.each(['PS. Proszę też o fakturę.', 'P.S. Proszę', 'PS: Proszę', 'ps Proszę\nDziś.'])(
    '%j below a signature is kept [MAI-37]',
    (ps) => {
      const letter = `${said}\n\n-- \nAnna Nowak\nKsięgowość\n\n${ps}`;
      expect(withoutSignature(letter)).toBe(`${said}\n\n${ps}`);
      expect(ownWords(`${letter}\n\n${below['Gmail, Polish']}`)).toBe(`${said}\n\n${ps}`);
    },
  );
});
