import type { Locator, Page } from '@playwright/test';

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
