import type { Page } from '@playwright/test';
import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { listClients } from '@zaplecze/contract/rooms/clients/calls';
import { listOffers } from '@zaplecze/contract/rooms/offers/calls';
import { expect, lead, signIn, test } from '../support.ts';

/** Names of the columns that a table shows; the last, unnamed one has the row's menu. */
const columnsOf = async (page: Page) => {
  await expect(page.getByRole('table').first()).toBeVisible();
  const heads = await page.getByRole('table').first().getByRole('columnheader').allInnerTexts();
  return heads.map((head) => head.trim()).filter((head) => head !== '' && head !== 'Działania');
};

/** The line fields of a list: a column each, after its own (docs/checklists/add-a-field.md). */
const lineFields = (call: Endpoint) =>
  Object.values(call.list?.fields ?? {}).map(({ label }) => label);
const changes = ['Data aktualizacji', 'Przez kogo'];
const issues = ['Nazwa', 'Klient', 'Graniczna data zakończenia', 'Zlecający', 'Przydzielono do'];
const lists: [string, string[]][] = [
  [
    '/client',
    ['Nazwa klienta', 'Opiekunowie', 'Osoba kontaktowa', 'Status', ...lineFields(listClients)],
  ],
  [
    '/admin/personal/case',
    [...['Osoba', 'Żądanie', 'Stan', 'Termin odpowiedzi', 'Wpłynęło', 'Prowadzi', 'Zakończono']],
  ],
  [
    '/consent',
    [
      ...['Osoba', 'Klient', 'Typ zgody', 'Stan', 'Wyrażona', 'Wycofana', 'Jak wyrażono'],
      'Wersja treści',
    ],
  ],
  [
    '/admin/personal/disclosure',
    ['Kiedy', 'Co', 'Rodzaj', 'Ile', 'Odbiorca', 'Podstawa', 'Cel', 'Kto'],
  ],
  [
    '/admin/personal/activity',
    [...['Czynność', 'Cel', 'Kategorie osób', 'Kategorie danych', 'Termin usunięcia'], 'Zmieniono'],
  ],
  ['/admin/task', ['Nazwa', 'Typ', 'Dział', 'Utworzono', ...changes]],
  ['/admin/procedure', ['Nazwa', 'Dział', 'Zadania', 'Utworzono', ...changes]],
  ['/admin/service', ['Nazwa', 'Dział', 'Typ', 'Status', 'Procedury', ...changes]],
  ['/document', ['Nazwa pliku', 'Typ', 'Klient', ...changes]],
  ['/knowledge', ['Nazwa', 'Typ', 'Dział', 'Przegląd', ...changes]],
  [
    '/project',
    [
      ...['Nazwa projektu', 'Typ usługi', 'Klient', 'Spółka', 'Aktualizacja', 'Zmienił(a)'],
      ...['Utworzono', 'Koniec prac', 'Zrealizowano', 'Wartość planowana', 'Status'],
    ],
  ],
  ['/issue', [...issues, 'Utworzono', 'Status']],
  ['/yourIssues?reported=1', [...issues, 'Wymagany czas', 'Utworzono', 'Status']],
  [
    '/offer',
    [
      ...['Nazwa oferty', 'Klient', 'Sprzedawca', 'Utworzono', 'Data aktualizacji'],
      ...['Data złożenia', 'Wartość netto', 'Status', ...lineFields(listOffers)],
    ],
  ],
  ['/guest', ['Osoba', 'Do kogo', 'Firma', 'Data i godzina wejścia', 'Wyjście']],
  [
    '/package',
    [
      ...['Opis', 'Rodzaj', 'Nadawca / Odbiorca', 'Spółka', 'Data nadania / odbioru'],
      ...['Numer przesyłki', 'Numer systemowy'],
    ],
  ],
];

test('every list shows its columns where there is room for all [CLI-10, CAT-10, CAT-11, CAT-12, DOC-10, KNO-10, PRO-10, ISS-10, ISS-11, OFF-10, REC-10, REC-20]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await signIn(page, 'admin');
  for (const [path, columns] of lists) {
    await lead(page, path);
    expect([path, await columnsOf(page)]).toEqual([path, columns]);
  }
});
