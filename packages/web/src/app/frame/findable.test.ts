import { readdirSync, readFileSync } from 'node:fs';
import { isPlain, pageNames } from '@zaplecze/contract/addresses';
import { plain } from '@zaplecze/contract/kit/values/fold';
import { type Flags, isOffered } from '@zaplecze/contract/permissions';
import type { ProductPart } from '@zaplecze/contract/rooms/settings/parts';
import { afterAll, expect, test, vi } from 'vitest';
import { readScreenTexts } from '../../../read-screen-texts.ts';
import { findNamed, findNearly, findScreens } from '../../kit/navigation/find-screens.ts';
import { findHelp } from '../../rooms/knowledge/index.ts';
import { places, screens } from '../rooms.ts';
import { findActions } from './find-actions.ts';
import { findablesFor, isFindable, roomWords, screenParts } from './findable.ts';
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

const flags = { manager: true, admin: true, reception: true } as Parameters<
  typeof findablesFor
>[0]['flags'];
const all = findablesFor({ id: 7, flags });

const found = (typed: string) => {
  const { best, rest } = findScreens(typed, all);
  return [...best, ...rest].map(({ label }) => label);
};

test('every screen, tab and row of settings is found by its title, with and without Polish letters [SEA-33]', () => {
  const pages = pageNames.filter(isPlain).filter(isFindable);
  expect(pages.length).toBeGreaterThan(50);
  for (const page of pages) {
    const label = places.find(({ name }) => name === page)?.label ?? screens[page].title;
    for (const typed of [label, plain(label)])
      expect([typed, found(typed)[0]]).toEqual([typed, label]);
  }
});

test('every part of a screen and of settings is found by its name and stands in the program [SEA-33]', () => {
  const sources = readdirSync(new URL('../../rooms', import.meta.url), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => /\.tsx$|-names\.ts$/.test(file))
    .map((file) => readFileSync(new URL(`../../rooms/${file}`, import.meta.url), 'utf8'))
    .join('\n');
  for (const { label, shows = label } of screenParts) {
    expect([label, found(plain(label))[0]]).toEqual([label, label]);
    expect([label, sources.includes(shows)]).toEqual([label, true]);
  }
});

test('each is found by each word that people have for it, said once [SEA-33]', () => {
  const labelled = roomWords.flatMap(({ screens: own, parts = [] }) => [
    ...Object.entries(own).map(([page, words]) => {
      const name = page as keyof typeof screens;
      return [
        places.find((place) => place.name === name)?.label ?? screens[name].title,
        words,
      ] as const;
    }),
    ...parts.map(({ label, words }) => [label, words] as const),
  ]);
  // Each is said once.
  const labels = labelled.map(([label]) => label).filter((label) => label !== 'Zadania');
  expect(labels).toEqual([...new Set(labels)]);
  for (const [label, words] of labelled) {
    for (const word of words.split(' ').filter((one) => one.length > 3)) {
      const { best, rest } = findScreens(`${word} ${label}`, all);
      expect([word, label, [...best, ...rest].map((one) => one.label)]).toEqual([
        word,
        label,
        expect.arrayContaining([label]),
      ]);
    }
  }
});

test.each([
  ['książka nadawcza', 'Książka nadawcza'],
  ['ksiazka nadawcza', 'Książka nadawcza'],
  ['e-doręczenia', 'e-Doręczenia'],
  ['ewakuacja', 'Lista ewakuacyjna'],
  ['kopia zapasowa', 'Kopie zapasowe (ustawienia)'],
  ['smtp', 'Pierwsze kroki: Poczta'],
  ['smtp', 'Poczta i adres programu (ustawienia)'],
  ['GUS', 'Rejestry publiczne (ustawienia)'],
  ['SSO', 'Logowanie kontem firmowym (ustawienia)'],
  ['urlop', 'Nieobecności'],
  ['L4', 'Nieobecności'],
  ['hasło', 'Zmień hasło'],
  ['haslo', 'Zmień hasło'],
  ['2fa', 'Weryfikacja dwuetapowa'],
  ['kontrahenci', 'Klienci'],
  ['święta', 'Czas pracy firmy'],
  ['webhook', 'Webhooki'],
  ['rodo', 'Dane osobowe'],
  ['gantt', 'Oś czasu'],
  ['szef działu', 'Działy'],
  ['osoba kontaktowa', 'Klienci'],
  ['połącz klientów', 'Klienci'],
  ['poczta wychodząca', 'Poczta i adres programu (ustawienia)'],
  ['adres publiczny', 'Poczta i adres programu (ustawienia)'],
  ['skróty klawiszowe', 'Pomoc programu'],
  ['ile mam urlopu', 'Salda urlopów'],
  ['logowanie dwuetapowe', 'Weryfikacja dwuetapowa'],
  ['uprawnienia', 'Zespół'],
])('„%s” finds %s among the best [SEA-33]', (typed, label) => {
  expect(findScreens(typed, all).best.map((one) => one.label)).toContain(label);
});

test('actions are found by their names and by their words, and lead to screens that those who see them may open [SEA-33]', () => {
  expect(findActions.length).toBeGreaterThan(8);
  for (const { label, words } of findActions)
    expect([label, words?.length ?? 0]).not.toEqual([label, 0]);
});

test.each([
  ['logo', 'Dane firmy'],
  ['zwolnić pracownika', 'Zespół'],
  ['urlpo', 'Nieobecności'],
  ['kalendarz w telefonie', 'Adresy kalendarzy'],
  ['awizowany gość', 'Zapowiedz gościa'],
  ['ewakuacaj', 'Lista ewakuacyjna'],
  ['nadgodziny', 'Nieobecności'],
  ['książki nadawczej', 'Książka nadawcza'],
])('„%s” finds %s first [SEA-95]', (typed, label) => {
  expect(found(typed)[0]).toBe(label);
});

test.each([
  ['nowego klienta', 'Dodaj klienta'],
  ['wystawić ofertę', 'Nowa oferta'],
  ['założyć projekt', 'Nowy projekt'],
  ['chcę wolne', 'Dodaj nieobecność'],
])('„%s” finds the action %s first [SEA-95]', (typed, label) => {
  expect(findNamed(typed, findActions)[0]?.label).toBe(label);
});

test('an action is found but for a letter, a name that begins like one is not [SEA-95]', () => {
  const nearly = (typed: string) => findNearly(typed, findActions).map(({ label }) => label);
  expect(nearly('dodaj klineta')).toContain('Dodaj klienta');
  expect(nearly('Nowacki')).toEqual([]);
  expect(findNamed('Nowacki', findActions)).toEqual([]);
});

const roles = {
  employee: { manager: false, admin: false, reception: false },
  receptionist: { manager: false, admin: false, reception: true },
  manager: { manager: true, admin: false, reception: false },
  administrator: { manager: true, admin: true, reception: true },
};

const inHelp = await findHelp();

/** What a person finds beside records. */
const finderOf = (own: Flags) => {
  const person = { id: 7, flags: own };
  const screensOfRole = findablesFor(person);
  const texts = findTexts(readScreenTexts(), person, screensOfRole);
  const actions = findActions.filter(({ allow }) => isOffered(allow, own, ''));
  return {
    texts,
    find: (typed: string) => [
      ...Object.values(findScreens(typed, screensOfRole)).flat(),
      ...findNamed(typed, actions),
      ...Object.values(findScreens(typed, texts)).flat(),
      ...inHelp(typed).map(({ title }) => ({ label: title })),
    ],
  };
};

test.each(Object.entries(roles))(
  'what stands on the screens of: %s as heading, button, tab, line of a menu or field is found by its name [SEA-64]',
  (_, own) => {
    const { texts, find } = finderOf(own);
    expect(texts.length).toBeGreaterThan(250);

    for (const { label } of texts)
      for (const typed of [label, plain(label)])
        expect([typed, find(typed).map((one) => one.label)]).toEqual([
          typed,
          expect.arrayContaining([label]),
        ]);
  },
);

test('nobody is led to what others alone may do or open [SEA-64]', () => {
  const labels = (own: (typeof roles)[keyof typeof roles]) =>
    finderOf(own).texts.map(({ label }) => label);
  expect(labels(roles.administrator)).toContain('Zrób kopię teraz');
  expect(labels(roles.manager)).not.toContain('Zrób kopię teraz');
  expect(labels(roles.manager)).toContain('Możliwe duplikaty');
  expect(labels(roles.employee)).not.toContain('Możliwe duplikaty');
  expect(labels(roles.receptionist)).toContain('Drukuj książkę (PDF)');
  expect(labels(roles.employee)).not.toContain('Drukuj książkę (PDF)');
});

const asked: [keyof typeof roles, string][] = [
  [
    'employee',
    `skróty klawiszowe, skróty, motyw, ciemny, tryb nocny, spóźnione, widoki, zapisane widoki,
    kto zmienił, historia zmian, numeracja, wyloguj, wyloguj się, wylogowanie,
    wyloguj wszędzie, osoba kontaktowa, kolumny, drukuj, eksport, urlop na żądanie,
    zmiana hasła, zdjęcie, strona startowa, push, dzwonek, google kalendarz, zgłoś problem,
    zapowiedz gościa, moi goście, dokumenty, instrukcja, zaproszenie gościa, dzisiaj, zastępca,
    akceptacja, lista kontrolna, telefon, komentarz, zwrot do poprawy, powiadomienia mailowe,
    zadania, wydruk, gęstość wierszy`,
  ],
  [
    'manager',
    `połącz klientów, połączenie klientów, duplikaty, brakujące miesiące, odejście,
    usuń pracownika, usunięcie pracownika, lejek, przychód, bez kontaktu, mailing, zagrożone,
    obłożenie, raport pdf, import klientów, koniec serii, zgody, anonimizuj, cofnij połączenie,
    przydziel osoby, saldo urlopu, wnioski, powód odmowy, oś czasu, nowa oferta, listy,
    złóż ponownie`,
  ],
  [
    'receptionist',
    `ewakuacja, kto jest w budynku, książka nadawcza, e-doręczenia, dodaj gościa, identyfikator,
    potwierdzenie nadania, wyjście gościa, wiele przesyłek`,
  ],
  [
    'administrator',
    `poczta wychodząca, adres publiczny, typ dokumentu, szef działu, klucz api, webhook,
    kopia zapasowa, odtwarzanie, dni wolne firmy, godziny pracy, logo, kolor, moduły, sso,
    port imap, powody odmowy, tagi, stanowiska, spółki, rejestr czynności, zrób kopię,
    eksport danych, grafik pracy, próbny list, obiecany czas, ekrany dla gości`,
  ],
];

test.each(asked)('the words for things of: %s, find something [SEA-64]', (role, words) => {
  const { find } = finderOf(roles[role]);
  expect(words.split(/,\s+/).filter((typed) => find(typed).length === 0)).toEqual([]);
});

test('who heads a department is found at the departments first [SEA-64]', () => {
  expect(found('szef działu')[0]).toBe('Działy');
});

test('of parts that the company does not use nothing is found that stands on other screens [SET-84]', () => {
  const labelsWithout = (unused: ProductPart[]) => {
    const { texts, find } = finderOf({ ...roles.administrator, unused });
    return [
      ...texts.map(({ label }) => label),
      ...['oferty', 'goście', 'dokumenty']
        .flatMap((typed) => find(typed))
        .map(({ label }) => label),
    ];
  };
  const about = ['Pulpit: Oferty', 'Twoi goście', 'Dodaj dokument', 'Artykuły pomocy'];
  expect(labelsWithout([])).toEqual(expect.arrayContaining(about));
  const left = labelsWithout(['offers', 'reception', 'documents', 'knowledge']);
  expect(about.filter((label) => left.includes(label))).toEqual(['Artykuły pomocy']);
});
