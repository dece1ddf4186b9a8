import type { Page } from '@playwright/test';
import { serveFirstClient } from './first-day.ts';
import type { Hand } from './hand.ts';

type Get = (path: string) => Promise<unknown>;

/** A chore as one does it: who, from which page, how, and by what it is seen to be done. */
export type Chore = {
  name: string;
  who: 'admin' | 'kierownik' | 'pracownik' | 'recepcja';
  /** It begins at the sign-in of an installation without data. */
  empty?: true;
  /** The page it begins on; a function where a record's number is asked for first. */
  from: string | ((get: Get) => Promise<string>);
  /** Clicks and keys that are aimed at. */
  aim?: [clicks: number, keys: number];
  /** As it was before the screens were made simpler. */
  before?: [clicks: number, keys: number];
  play: (hand: Hand, page: Page) => Promise<void>;
};

type Rows = { list: { list: { id: number }[] } };
const firstOf =
  (list: string, page: (id: number) => string) =>
  async (get: Get): Promise<string> =>
    page(((await get(list)) as Rows).list.list[0]?.id ?? 0);

const clientPage = firstOf('/client/list?perPage=1', (id) => `/client/view/${id}`);
/** Somebody with clients and work to hand over, who is none of the accounts of the demonstration. */
const leavingPerson = async (get: Get): Promise<string> => {
  const { list } = (await get('/profile/list')) as {
    list: { id: number; may: { delete: boolean } }[];
  };
  const ids = list.filter(({ may }) => may.delete).map(({ id }) => id);
  return `/team/view/${Math.max(...ids)}`;
};
const seen = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

/** The table of faults. */
const table: Chore[] = [
  {
    ...{ name: 'klient', who: 'kierownik', from: '/client', aim: [2, 15], before: [13, 113] },
    play: async (hand, page) => {
      await hand.click(
        page
          .getByRole('link', { name: 'Dodaj klienta' })
          .or(page.getByRole('button', { name: 'Dodaj klienta' }))
          .first(),
      );
      const dialog = page.getByRole('dialog', { name: 'Dodaj klienta' });
      await hand.fill(dialog.getByRole('textbox', { name: 'Nazwa albo NIP' }), 'Kwiaty Dębu');
      await hand.button('Dodaj klienta', dialog);
      await page.getByRole('heading', { name: /^Kwiaty Dębu/ }).waitFor();
    },
  },
  {
    ...{ name: 'pytanie do współpracownika', who: 'pracownik', from: '/day' },
    ...{ aim: [2, 30], before: [4, 62] },
    play: async (hand, page) => {
      await hand.button('Zapytaj');
      const dialog = page.getByRole('dialog');
      await hand.choose(dialog.getByRole('combobox', { name: /^Kogo/ }), 'kamiń');
      await hand.fill(dialog.getByRole('textbox', { name: /^Pytanie/ }), 'Masz wyciąg Bielika?');
      await hand.press('Control+Enter');
      await seen(page, 'Pytanie wysłano');
    },
  },
  {
    ...{ name: 'dokument od klienta', who: 'kierownik', from: clientPage },
    ...{ aim: [1, 0], before: [8, 6] },
    play: async (hand, page) => {
      await page.getByRole('heading', { name: /^Dokumenty/ }).waitFor();
      await hand.drop(['Umowa.txt']);
      await seen(page, /Dodano „Umowa\.txt”/);
    },
  },
  {
    ...{ name: 'przesyłka od znanego nadawcy', who: 'recepcja', from: '/package' },
    ...{ aim: [1, 20], before: [1, 45] },
    play: async (hand, page) => {
      await page.getByRole('table').waitFor();
      await hand.press('n');
      await page.getByRole('textbox', { name: 'Opis przesyłki' }).waitFor();
      await hand.type('Pismo');
      await hand.click(page.getByRole('combobox', { name: 'Nazwa firmy' }));
      await hand.type('urz');
      await page.getByRole('option').first().waitFor();
      await hand.press('ArrowDown');
      await hand.press('Enter');
      await hand.press('Control+Enter');
      await seen(page, 'Przesyłka zapisana');
    },
  },
  {
    ...{ name: 'od pustej firmy do obsłużonego klienta', who: 'admin', from: '/login' },
    ...{ empty: true, aim: [35, 150], before: [70, 310] },
    play: serveFirstClient,
  },
  {
    ...{ name: 'odejście osoby', who: 'kierownik', from: leavingPerson, aim: [3, 0] },
    play: async (hand, page) => {
      await hand.button(/^Działania: /);
      await hand.item('Usuń');
      const dialog = page.getByRole('dialog', { name: /^Wyłączenie konta/ });
      await hand.button('Tak', dialog);
      await seen(page, /^Konto wyłączone: /);
    },
  },
];

/** Ten more of an ordinary week. */
const others: Chore[] = [
  {
    ...{ name: 'zakończenie zadania z Mojego dnia', who: 'pracownik', from: '/day', aim: [1, 0] },
    play: async (hand, page) => {
      await hand.button(/^Zakończ/, page.getByRole('main'));
      await seen(page, /Zakończono|Cofnij/);
    },
  },
  {
    ...{ name: 'rozpoczęcie zadania z Mojego dnia', who: 'pracownik', from: '/day', aim: [1, 0] },
    play: async (hand, page) => {
      const begin = page.getByRole('main').getByRole('button', { name: /^Rozpocznij: / });
      await begin.first().waitFor();
      const waiting = await begin.count();
      await hand.click(begin.first());
      await begin.nth(waiting - 1).waitFor({ state: 'detached' });
    },
  },
  {
    ...{ name: 'akceptacja zgłoszenia', who: 'kierownik', from: '/day', aim: [1, 0] },
    play: async (hand, page) => {
      await hand.button(/^Zaakceptuj/, page.getByRole('main'));
      await seen(page, /Zaakceptowano|Cofnij/);
    },
  },
  {
    ...{ name: 'odpowiedź na pytanie', who: 'kierownik', from: '/day', aim: [1, 20] },
    play: async (hand, page) => {
      await hand.button(/^Odpowiedz/, page.getByRole('main'));
      await page
        .getByRole('textbox', { name: /^Odpowiedź/ })
        .first()
        .waitFor();
      await hand.fill(page.getByRole('textbox', { name: /^Odpowiedź/ }).first(), 'Tak, zamykamy.');
      await hand.press('Control+Enter');
      await seen(page, 'Odpowiedź wysłano');
    },
  },
  {
    ...{ name: 'klient po kawałku nazwy', who: 'pracownik', from: '/day', aim: [0, 8] },
    play: async (hand, page) => {
      await hand.press('Control+k');
      await hand.type('ostoj');
      await page
        .getByRole('option', { name: /Ostoja/ })
        .first()
        .waitFor();
      await hand.press('Enter');
      await page.waitForURL(/\/client\/view\//);
    },
  },
  {
    ...{ name: 'oferta przyjęta', who: 'kierownik', aim: [1, 0] as [number, number] },
    from: firstOf('/offer/list?perPage=1&filter[status]=0', (id) => `/offer/view/${id}`),
    play: async (hand, page) => {
      const decide = page.getByRole('button', { name: 'Zaakceptowana', exact: true });
      await page.getByRole('heading', { level: 1 }).waitFor();
      if (await decide.isVisible()) await hand.click(decide);
      else {
        await hand.link(/^Edytuj|^Zmień status/);
        await hand.choose(page.getByRole('combobox', { name: 'Status', exact: true }), 'zaak');
        await hand.button('Zapisz');
      }
      await seen(page, 'Zaakceptowana');
    },
  },
  {
    ...{ name: 'nowe zgłoszenie', who: 'pracownik', from: '/yourIssues', aim: [3, 40] },
    play: async (hand, page) => {
      await hand.button('Dodaj zgłoszenie');
      const form = page.getByRole('dialog');
      await hand.fill(form.getByRole('textbox', { name: 'Nazwa', exact: true }), 'Papier');
      await hand.press('Tab');
      await hand.choose(form.getByRole('combobox', { name: 'Typ zgłoszenia' }), 'inne');
      await hand.choose(form.getByRole('combobox', { name: 'Przydzielono do' }), 'kamiń');
      await hand.press('Tab');
      await hand.fill(form.getByRole('textbox', { name: /^Opis/ }), 'Brak papieru.');
      await hand.press('Control+Enter');
      await seen(page, /Zgłoszenie dodane|Dodano zgłoszenie/);
    },
  },
  {
    ...{ name: 'komentarz do zadania', who: 'pracownik', from: '/task', aim: [2, 25] },
    play: async (hand, page) => {
      await hand.click(page.locator('[data-row-open]').first());
      const dialog = page.getByRole('dialog');
      const box = dialog.getByRole('textbox', { name: /komentarz/i }).first();
      await box.waitFor();
      await hand.fill(box, 'Czekam na wyciąg.');
      await hand.press('Control+Enter');
      await dialog.getByText('Czekam na wyciąg.').first().waitFor();
    },
  },
  {
    ...{ name: 'telefon klienta zmieniony', who: 'kierownik', from: clientPage, aim: [1, 10] },
    play: async (hand, page) => {
      await page.getByRole('heading', { level: 1 }).waitFor();
      await hand.button(/^Zmień: telefon$/i);
      await page.locator('input:focus').waitFor();
      await hand.type('600700801');
      await hand.press('Enter');
      await seen(page, /600.?700.?801/);
    },
  },
  {
    ...{ name: 'gość wchodzi', who: 'recepcja', from: '/guest', aim: [0, 45] },
    play: async (hand, page) => {
      await page.getByRole('table').waitFor();
      await hand.press('n');
      await page.getByRole('textbox', { name: 'Imię i nazwisko' }).waitFor();
      await hand.type('Zenon Ćwik');
      await hand.press('Tab');
      await hand.choose(page.locator(':focus'), 'kamińska');
      await hand.press('Tab');
      await hand.press('Tab');
      await hand.type('Kwiaciarnia');
      await hand.press('Enter');
      await seen(page, 'Zenon Ćwik');
    },
  },
];

export const chores: Chore[] = [...table, ...others];
