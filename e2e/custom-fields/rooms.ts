import type { Page } from '@playwright/test';
import { makeClient, makeProject, ownNip, unique } from '../records.ts';
import { type Caller, editAll, expect, lead } from '../support.ts';
import { makeIssue } from '../work/day.ts';

/* Three rooms whose records have own fields, each with two records to fill. */

export type TwoRecords = { a: string; b: string; list: string; who: string };

type Open = (page: Page, which?: 'a' | 'b') => Promise<void>;

export type Room = {
  record: 'client' | 'issue' | 'task';
  of: string;
  /** The records: the first one without own fields; the second one comes by a file, or is there. */
  begin: (by: Caller) => Promise<Omit<TwoRecords, 'who'> & { open: Open }>;
  save: (page: Page) => Promise<void>;
  /** Of a field of the first kind one of the other is made. */
  turns: readonly [from: string, to: string];
  /** A file with the second record, as an import takes it; where there is no such import the form has it. */
  file?: (records: TwoRecords) => { path: string; head: string; row: string };
};

export const rooms: Room[] = [
  {
    ...{ turns: ['Telefon', 'Tekst'], record: 'client', of: 'Klienci' },
    begin: async (by) => {
      const word = unique('Własne');
      const id = await makeClient(by, `${word} A`);
      return {
        ...{ a: `${word} A`, b: `${word} B`, list: `/client?search=${encodeURIComponent(word)}` },
        open: (page) => lead(page, `/client/edit/${id}`),
      };
    },
    save: async (page) => {
      await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
      await expect(page).toHaveURL(/\/client\/view\//);
    },
    file: ({ b }) => ({
      path: '/client/import',
      head: 'Nazwa firmy;NIP;Telefon;E-mail;Ulica i numer;Kod;Miejscowość;Województwo;Osoba kontaktowa',
      row: `${b};${ownNip()};600 100 200;biuro@pola.example;Źródlana 7;00-950;Warszawa;mazowieckie;Ewa Lis`,
    }),
  },
  {
    ...{ turns: ['Dzień', 'Dzień i godzina'], record: 'issue', of: 'Zgłoszenia' },
    begin: async (by) => {
      const { user } = await by.get('/profile/me');
      const word = unique('Własne');
      const { id } = await makeIssue(by, [user.id], { name: `${word} A` });
      return {
        ...{ a: `${word} A`, b: `${word} B`, list: `/issue?search=${encodeURIComponent(word)}` },
        open: async (page) => {
          await lead(page, `/issue/view/${id}`);
          await editAll(page);
        },
      };
    },
    save: saveDialog,
    file: ({ b, who }) => ({
      path: '/admin/data/import/issue',
      head: 'Nazwa;Wykonawcy;Typ;Opis',
      row: `${b};${who};Umowy;Proszę o pomoc`,
    }),
  },
  {
    ...{ turns: ['Liczba', 'Tekst'], record: 'task', of: 'Zadania w projektach' },
    begin: async (by) => {
      const { user } = await by.get('/profile/me');
      const { id, tasks } = await makeProject(by, 'Własne', user.id);
      const [one, other] = tasks.filter(({ name }) => name.includes('JPK'));
      if (!one || !other) throw new Error('The service has no such tasks');
      return {
        ...{ a: one.name, b: other.name, list: `/task?filter[project]=${id}&search=JPK` },
        open: (page, which = 'a') => lead(page, which === 'a' ? one.path : other.path),
      };
    },
    save: saveDialog,
  },
];

async function saveDialog(page: Page) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(dialog).toBeHidden();
}
