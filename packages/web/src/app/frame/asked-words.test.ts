import { isOffered } from '@zaplecze/contract/permissions';
import { afterAll, expect, test, vi } from 'vitest';
import { readScreenTexts } from '../../../read-screen-texts.ts';
import { findNamed, findScreens } from '../../kit/navigation/find-screens.ts';
import { findHelp } from '../../rooms/knowledge/index.ts';
import { findActions } from './find-actions.ts';
import { findablesFor } from './findable.ts';
import { findTexts } from './screen-texts.ts';

// The rooms' screens lead to what listens to the browser's connection.
vi.hoisted(() => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', Object.assign(page, { querySelector: () => null }));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('navigator', { onLine: true });
});
afterAll(() => vi.unstubAllGlobals());

const roles = {
  employee: { manager: false, admin: false, reception: false },
  receptionist: { manager: false, admin: false, reception: true },
  manager: { manager: true, admin: false, reception: false },
  administrator: { manager: true, admin: true, reception: true },
};
type Role = keyof typeof roles;

const inHelp = await findHelp();
const texts = readScreenTexts();

const finderOf = (role: Role) => {
  const flags = roles[role];
  const screens = findablesFor({ id: 7, flags });
  const standing = findTexts(texts, { id: 7, flags }, screens);
  const actions = findActions.filter(({ allow }) => isOffered(allow, flags, ''));
  /** Beside records, in the order of the dialog. */
  return (typed: string) => {
    const { best, rest } = findScreens(typed, screens);
    const there = findScreens(typed, standing);
    return {
      near: [
        ...best.slice(0, 4),
        ...findNamed(typed, actions).slice(0, 3),
        ...rest.slice(0, 3),
        ...[...there.best, ...there.rest].slice(0, 3),
      ].map(({ label }) => label),
      help: inHelp(typed)
        .slice(0, 2)
        .map(({ title }) => title),
    };
  };
};
const find = Object.fromEntries(
  (Object.keys(roles) as Role[]).map((role) => [role, finderOf(role)]),
) as Record<Role, ReturnType<typeof finderOf>>;

const everybody = Object.keys(roles) as Role[];
const heads: Role[] = ['manager', 'administrator'];
const others: Role[] = ['employee', 'receptionist'];

/** What people of an office type, and what answers it for these roles. */
const asked: [Role[], answer: string, words: string][] = [
  [
    everybody,
    'Jak przywrócić coś usuniętego',
    `kosz, kosza, usunięte, skasowane, skasowany klient, cofnij usunięcie, przywróć klienta,
    odzyskać`,
  ],
  [
    everybody,
    'Kopie zapasowe i klucze',
    `klucz do archiwum, klucz szyfrowania, hasło do kopii, backup, kopia bezpieczeństwa,
    kiedy ostatnia kopia, odtworzenie, kopie zapasowe`,
  ],
  [
    ['administrator'],
    'Kopie zapasowe (ustawienia)',
    `backup, kopia, kopie, kopia bezpieczeństwa, klucz do archiwum, odtworzenie, kosz`,
  ],
  [['administrator'], 'Programy i webhooki', 'klucze api, klucz api, token, klucze'],
  [
    everybody,
    'Klienci',
    `telefon klienta, numer telefonu klienta, adres klienta, moi klienci, opiekun,
    kontrahent, nip, dodaj notatkę, przekaż klientów`,
  ],
  [
    everybody,
    'Zespół',
    `telefon, numer telefonu, telefony, kto zastępuje, kto jest w biurze, kto ma wolne,
    użytkownicy`,
  ],
  [
    everybody,
    'Telefon, e-mail i adres',
    `telefon do kolegi, zadzwoń, sms, wyślij maila, mail do klienta`,
  ],
  [
    everybody,
    'Zapytaj',
    'zapytaj, pytanie, zadaj pytanie, spytać kolegę, wiadomość, napisz do, czat',
  ],
  [everybody, 'Dodaj nieobecność', 'weź urlop, wziąć wolne, biorę urlop, chcę urlop'],
  [heads, 'Zespół', 'dezaktywuj, dezaktywuj konto, wyłącz konto, odejście pracownika'],
  [
    everybody,
    'Czego program nie prowadzi',
    `wystaw fakturę, faktury, fakturowanie, ksef, jpk, zus, płatności, rozliczenia,
    należności, ile nam winien, stawka godzinowa, zysk, wynagrodzenie, pensja, pasek,
    urodziny, sala konferencyjna, rezerwacja sali, samochód, sprzęt, rcp,
    ewidencja czasu pracy, lista obecności, język, angielski, licencja,
    podpis elektroniczny`,
  ],
  [
    everybody,
    'Twoje zadania',
    `zadania na dziś, przekazać pracę, oddaj zadanie, spóźnione, zaległe, kanban`,
  ],
  [
    everybody,
    'Jak dodać zadanie, termin i przypomnienie',
    `dodaj zadanie, nowe zadanie, utwórz zadanie, przypomnij mi, umów spotkanie`,
  ],
  [
    everybody,
    'Jak oddać komuś pracę',
    `przekazanie, przekaż zadanie, zmiana opiekuna, zmień osobę`,
  ],
  [
    everybody,
    'Twoje zgłoszenia',
    `awaria, usterka, reklamacja, problem z komputerem, informatyk, ticket, helpdesk,
    do akceptacji`,
  ],
  [everybody, 'Nowe zgłoszenie', 'zgłoś problem, nowe zgłoszenie, dodaj zgłoszenie'],
  [
    everybody,
    'Nieobecności',
    `urlop, urlopy, l4, chorobowe, zwolnienie, delegacja, home office, zdalna, praca zdalna,
    nadgodziny, dni wolne, święta, kto jest na urlopie`,
  ],
  [everybody, 'Dodaj nieobecność', 'wolne, chcę wolne, wniosek o urlop, urlopu'],
  [everybody, 'Zastępstwa', 'zastępstwo, zastepstwo, dyżur'],
  [everybody, 'Kalendarz', 'spotkanie, spotkania, terminarz, grafik'],
  [everybody, 'Adresy kalendarzy', 'outlook, google, synchronizacja, kalendarz w telefonie'],
  [
    everybody,
    'Program na telefonie i komputerze',
    `aplikacja mobilna, apka, kod qr, drukarka, telefon`,
  ],
  [everybody, 'Zmień hasło', 'hasło, zapomniałem hasła, login, zmiana hasla'],
  [everybody, 'Twój profil', 'moje konto, profil, avatar, zdjęcie, szkice, niedokończone'],
  [everybody, 'Formularz, z którego się wyszło', 'szkic, wersja robocza, niedokończone'],
  [everybody, 'Ekran po zalogowaniu', 'strona główna, strona startowa'],
  [everybody, 'Dokumenty', 'umowa, umowy, aneks, skan, załącznik, pliki, umowa o pracę, badania'],
  [everybody, 'Baza wiedzy', 'regulamin, wiki, instrukcja, wzory'],
  [everybody, 'Pomoc programu', 'pomoc, wsparcie, skróty, instrukcja obsługi'],
  [
    everybody,
    'Kto co widzi i może',
    `uprawnienia, rola, brak dostępu, nie widzę, logi, integracja, cennik, kpi,
    konfiguracja, kiosk`,
  ],
  [everybody, 'Kto co zmienił: historia zmian', 'kto usunął, kto zmienił'],
  [everybody, 'Kanały powiadomień', 'wyłącz powiadomienia, przypomnienia, powiadomienia'],
  [everybody, 'Struktura firmy', 'działy, kierownicy, organizacja, szef'],
  [everybody, 'Tablica, ulubione i własny układ listy', 'ulubione, przypięte, tablica'],
  [
    heads,
    'Pulpit',
    `raport, raporty, statystyki, wykres, kpi, dashboard, rentowność, lejek sprzedaży`,
  ],
  [heads, 'Oferty', 'wycena, kosztorys, lead, szanse sprzedaży, sprzedaż'],
  [heads, 'Projekty', 'zlecenie, abonament, kanban, zagrożone, cykliczne'],
  [heads, 'Oś czasu', 'gantt, harmonogram, obłożenie'],
  [heads, 'Lista marketingowa', 'newsletter, mailing, kampania'],
  [heads, 'Usługi', 'cennik, stawki'],
  [
    ['receptionist', 'administrator'],
    'Przesyłki',
    `paczka, paczki, polecony, awizo, kurier, korespondencja`,
  ],
  [['receptionist', 'administrator'], 'Lista obecnych', 'kto jest w budynku, kto jest w biurze'],
  [['administrator'], 'Ustawienia', 'ustawienia, opcje, konfiguracja'],
  [['administrator'], 'Tagi', 'etykiety, kategoria'],
  [['administrator'], 'Pobrania list', 'logi, dziennik'],
  [['administrator'], 'Dodaj pracownika', 'nowy użytkownik, dodaj użytkownika, nowy pracownik'],
  [
    others,
    'Kto co widzi i może',
    `raporty, statystyki, wykres, harmonogram, wycena, ustawienia, opcje, smtp, webhook`,
  ],
];

test('a hundred and fifty words that people of an office type lead somewhere, as each role [SEA-98]', () => {
  const words = asked.flatMap(([, , typed]) => typed.split(/,\s+/));
  expect(new Set(words).size).toBeGreaterThan(150);
  for (const role of everybody)
    expect([
      role,
      [...new Set(words)].filter((typed) => {
        const { near, help } = find[role](typed);
        return near.length + help.length === 0;
      }),
    ]).toEqual([role, []]);
});

test.each(asked)('%j find %s among the first for: %s [SEA-98]', (whose, answer, words) => {
  for (const role of whose)
    for (const typed of words.split(/,\s+/)) {
      const { near, help } = find[role](typed);
      expect([role, typed, [...near, ...help]]).toEqual([
        role,
        typed,
        expect.arrayContaining([answer]),
      ]);
    }
});
