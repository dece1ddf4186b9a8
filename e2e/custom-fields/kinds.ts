import type { Locator, Page } from '@playwright/test';
import { unique } from '../records.ts';
import { expect, pick } from '../support.ts';

/** What own fields of each kind are tried with: how a kind is chosen, typed, read, asked for, and what two records have. */

/** A value: as it is typed or chosen, and as pages, lists and files show it, where that is another. */
type Value = { typed: string; shown?: string };
export type Kind = {
  /** As calls name it, and as people choose it („Rodzaj”). */
  kind: string;
  words: string;
  /** Of the record that is filled in its form, and of the one that a file brings. */
  a: Value;
  b: Value;
  /** Which of them an ascending order begins with; none: no list is ordered by it. */
  first?: 'a' | 'b';
  /** What is found by, besides a name. */
  control: 'text' | 'number' | 'date' | 'choice' | 'choices' | 'record';
  /** What else its description has. */
  unit?: string;
  options?: readonly string[];
  formula?: string;
};

export type TriedNames = { people: readonly [string, string]; clients: readonly [string, string] };

const list = ['Handel', 'Usługi', 'Produkcja'] as const;

/** Every kind; neighbours are ordered the other way round, so that no order is taken for the one before. */
export function allKinds({ people, clients }: TriedNames): Kind[] {
  const text = (kind: string, words: string, a: string, b: string, first: 'a' | 'b'): Kind => {
    return { kind, words, a: { typed: a }, b: { typed: b }, first, control: 'text' };
  };
  const mark = unique('Akta').replaceAll(' ', '-');
  return [
    text('text', 'Tekst', `${mark}-a`, `${mark}-b`, 'a'),
    {
      ...{ kind: 'long', words: 'Długi tekst', control: 'text' },
      ...{ a: { typed: `${mark} obszerne` }, b: { typed: `${mark} skrócone` } },
    },
    {
      ...{ kind: 'decimal', words: 'Liczba', unit: 'km', control: 'number', first: 'b' },
      ...{ a: { typed: '12,5', shown: '12,5 km' }, b: { typed: '3', shown: '3 km' } },
    },
    {
      ...{ kind: 'money', words: 'Kwota', control: 'number', first: 'a' },
      ...{ a: { typed: '100,50', shown: '100,50 zł' }, b: { typed: '2000', shown: '2 000,00 zł' } },
    },
    {
      ...{ kind: 'day', words: 'Dzień', control: 'date', first: 'b' },
      ...{ a: { typed: '15.03.2027' }, b: { typed: '14.02.2027' } },
    },
    {
      ...{ kind: 'moment', words: 'Dzień i godzina', control: 'date', first: 'a' },
      ...{ a: { typed: '01.03.2027 08:30' }, b: { typed: '02.03.2027 09:15' } },
    },
    {
      ...{ kind: 'flag', words: 'Tak lub nie', control: 'choice', first: 'b' },
      ...{ a: { typed: 'tak' }, b: { typed: 'nie' } },
    },
    {
      ...{ kind: 'choice', words: 'Wybór z listy', options: list, control: 'choice', first: 'a' },
      ...{ a: { typed: 'Handel' }, b: { typed: 'Usługi' } },
    },
    {
      ...{ kind: 'choices', words: 'Kilka z listy', options: list, control: 'choices' },
      ...{ a: { typed: 'Handel, Produkcja', shown: 'Handel Produkcja' }, b: { typed: 'Usługi' } },
    },
    {
      ...{ kind: 'person', words: 'Pracownik', control: 'record', first: 'b' },
      ...{ a: { typed: people[1] }, b: { typed: people[0] } },
    },
    {
      ...{ kind: 'client', words: 'Klient', control: 'record', first: 'a' },
      ...{ a: { typed: clients[0] }, b: { typed: clients[1] } },
    },
    {
      ...text('website', 'Adres strony', 'https://zeta.example/o-nas', 'https://alfa.example', 'b'),
      a: { typed: 'https://zeta.example/o-nas', shown: 'zeta.example/o-nas' },
      b: { typed: 'https://alfa.example', shown: 'alfa.example' },
    },
    text('phone', 'Telefon', '22 111 00 11', '58 222 00 22', 'a'),
    text('email', 'E-mail', 'zofia@pola.example', 'adam@pola.example', 'b'),
    text(
      'account',
      'Rachunek bankowy',
      '27 1140 2004 0000 3002 0135 5387',
      '61 1090 1014 0000 0712 1981 2874',
      'a',
    ),
    text('nip', 'NIP', '8671234568', '1234563218', 'b'),
    text('regon', 'REGON', '123456785', '610188201', 'a'),
    text('pesel', 'PESEL', '44051401359', '02070803628', 'b'),
    {
      ...{ kind: 'money', words: 'Wyliczana kwota', formula: ' × 12', control: 'number' },
      ...{
        a: { typed: '1206', shown: '1 206,00 zł' },
        b: { typed: '24000', shown: '24 000,00 zł' },
      },
      first: 'a',
    },
  ];
}

export const shownAs = ({ typed, shown = typed }: Value): string => shown;

/** The same in a file: days as programs read them, accounts without spaces. */
export function inFile({ kind, a: { typed } }: Kind): string {
  if (kind === 'account') return typed.replaceAll(' ', '');
  const [day = '', clock] = typed.split(' ');
  if (kind !== 'day' && kind !== 'moment') return typed;
  const written = day.split('.').reverse().join('-');
  return clock === undefined ? written : `${written} ${clock}`;
}

/** Spaces of all widths are one; names stand beside signs that are no words. */
export const plainWords = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Fills a field of a form, of a dialog or in its place. */
export async function fill(scope: Page | Locator, { control }: Kind, label: string, typed: string) {
  const page = 'page' in scope ? scope.page() : scope;
  if (control === 'choice') {
    await scope.getByLabel(label, { exact: true }).first().click();
    await page.getByRole('option', { name: typed, exact: true }).click();
    return;
  }
  if (control === 'choices') {
    for (const one of typed.split(', ')) await pick(scope, label, one);
    // Its list stays open for the next one, and lies over what follows.
    await scope.getByRole('combobox', { name: label, exact: true }).press('Tab');
    return;
  }
  if (control === 'record') return await pick(scope, label, typed);
  const box = scope.getByRole('textbox', { name: label, exact: true });
  await box.fill(typed);
  await box.blur();
}

/** Asks for it in the dialog „Filtry”. */
export async function askFor(filters: Locator, { control }: Kind, label: string, typed: string) {
  if (control === 'record') return await pick(filters, label, typed);
  if (control === 'choice' || control === 'choices') {
    const [first = ''] = typed.split(', ');
    const group = filters.getByRole('group', { name: label, exact: true });
    await group.getByRole('checkbox', { name: first, exact: true }).check();
    return;
  }
  const [day = ''] = control === 'date' ? typed.split(' ') : [typed];
  const names = control === 'text' ? [label] : [`${label} od`, `${label} do`];
  for (const name of names) await filters.getByRole('textbox', { name, exact: true }).fill(day);
}

/** Describes a field of this kind in „Pola własne”, as an administrator does. */
export async function describe(
  page: Page,
  kind: Kind,
  { label, of, part }: { label: string; of: string; part: string | undefined },
): Promise<void> {
  await page.getByRole('button', { name: 'Dodaj pole' }).first().click();
  const dialog = page.getByRole('dialog', { name: `Dodaj pole: ${of}` });
  await dialog.getByLabel('Nazwa pola').fill(label);
  await dialog.getByRole('combobox', { name: 'Rodzaj' }).click();
  await page.getByRole('option', { name: kind.words, exact: true }).click();
  if (kind.unit) await dialog.getByLabel('Jednostka').fill(kind.unit);
  for (const [at, name] of (kind.options ?? []).entries()) {
    await dialog.getByRole('button', { name: 'Dodaj pozycję' }).click();
    await dialog.getByLabel(`Pozycja ${at + 1}`, { exact: true }).fill(name);
  }
  if (kind.formula)
    await dialog.getByRole('textbox', { name: 'Wzór' }).fill(`[${part}]${kind.formula}`);
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: label, exact: true })).toBeVisible();
}
