import type { Locator, Page } from '@playwright/test';
import { quiet } from '../clients/desk.ts';
import { type Caller, expect, signedIn } from '../support.ts';

/** Forms of new records, each with the field that is typed into. */

type Form = {
  what: string;
  /** Where it begins. */
  place: string;
  open: (page: Page) => Promise<void>;
  field: (page: Page) => Locator;
  text: string;
};

export const press = (label: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name: label, exact: true }).first().click();
const follow = (label: string) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name: label, exact: true }).first().click();

export const forms: Form[] = [
  {
    what: 'client',
    place: '/client',
    open: press('Dodaj klienta'),
    field: (page) => page.getByRole('dialog').getByRole('textbox', { name: 'Nazwa albo NIP' }),
    text: 'Drukarnia Żagiel',
  },
  {
    what: 'project',
    place: '/project',
    open: follow('Dodaj projekt'),
    field: (page) => page.getByRole('textbox', { name: 'Opis' }),
    text: 'Od kwietnia, razem z kadrami',
  },
  {
    what: 'issue',
    place: '/yourIssues',
    open: press('Dodaj zgłoszenie'),
    field: (page) => page.getByRole('dialog').getByRole('textbox', { name: 'Nazwa' }),
    text: 'Brak wyciągu za maj',
  },
  {
    what: 'offer',
    place: '/offer',
    open: follow('Dodaj ofertę'),
    field: (page) => page.getByRole('textbox', { name: 'Opis' }),
    text: 'Pełna księgowość od stycznia',
  },
  {
    what: 'absence',
    place: '/team/calendar',
    open: press('Dodaj nieobecność'),
    field: (page) => page.getByRole('dialog').getByRole('textbox', { name: 'Do (włącznie)' }),
    text: '20.12.2031',
  },
  {
    what: 'article',
    place: '/knowledge',
    open: press('Dodaj wpis'),
    field: (page) => page.getByRole('dialog').getByRole('textbox', { name: 'Nazwa' }),
    text: 'Jak zamykamy rok',
  },
];

/** The one draft of a person, once the account has it: the page says that it is stored before. */
export async function onlyDraft({ get }: Caller) {
  const rows = async () => (await get('/draft/list')).list;
  await expect.poll(async () => (await rows()).length).toBe(1);
  return (await get(`/draft/${(await rows())[0].key}`)).draft;
}

/**
 * The window as another browser that the same person signs in to: it knows nothing but what the account has. A real one would
 * read the whole product anew.
 */
export async function asAnother(page: Page, username: string): Promise<Page> {
  const caller = await signedIn(page.request, username);
  await onlyDraft(caller);
  await page.goto(quiet);
  await page.evaluate((token) => {
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem('access-token', token);
  }, caller.token);
  return page;
}
