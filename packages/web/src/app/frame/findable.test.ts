import { readdirSync, readFileSync } from 'node:fs';
import { isPlain, pageNames } from '@zaplecze/contract/addresses';
import { plain } from '@zaplecze/contract/kit/values/fold';
import { afterAll, expect, test, vi } from 'vitest';
import { findScreens } from '../../kit/navigation/find-screens.ts';
import { places, screens } from '../rooms.ts';
import { findActions } from './find-actions.ts';
import { findablesFor, isFindable, roomWords, screenParts } from './findable.ts';

// The rooms' screens lead to what listens to the browser's connection.
vi.hoisted(() => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', page);
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
])('„%s” finds %s among the best [SEA-33]', (typed, label) => {
  expect(findScreens(typed, all).best.map((one) => one.label)).toContain(label);
});

test('actions are found by their names and by their words, and lead to screens that those who see them may open [SEA-33]', () => {
  expect(findActions.length).toBeGreaterThan(8);
  for (const { label, words } of findActions)
    expect([label, words?.length ?? 0]).not.toEqual([label, 0]);
});
