import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { makeClient, unique } from '../records.ts';
import { type Caller, expect, lead, signedIn, signIn, test, viewMenu } from '../support.ts';
import {
  allKinds,
  askFor,
  describe,
  fill,
  inFile,
  type Kind,
  plainWords,
  shownAs,
} from './kinds.ts';
import { type Room, rooms, type TwoRecords } from './rooms.ts';

/*
 * A field of each kind from its beginning to its end, where people meet it. What a kind is drawn by is the same in every room, so
 * that each room makes, changes and archives a third of the kinds by hand; all of them are filled, brought in, asked for, ordered,
 * taken out and found in each.
 */

type Field = Kind & { id: number; key: string; label: string; byHand: boolean };

/** Two who work here, by their last names. */
async function twoPeople(page: Page): Promise<readonly [string, string]> {
  type Me = { user: { firstName: string; lastName: string } };
  const me = async (name: string): Promise<Me> =>
    (await signedIn(page.request, name)).get('/profile/me');
  const all = [await me('pracownik'), await me('kierownik')].map(({ user }) => user);
  const [one = '', other = ''] = all
    .toSorted((a, b) => a.lastName.localeCompare(b.lastName, 'pl'))
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  return [one, other];
}

/** The list with a column for each field. */
const withColumns = (list: string, fields: Field[]) =>
  `${list}&columns=name,${fields.map(({ key }) => `custom_${key}`).join()}`;

const rowsOf = (page: Page) => page.locator('tbody tr');
/** Waits until these records stand in the list, in this order. */
const stand = (page: Page, names: string[]) =>
  expect(rowsOf(page)).toHaveText(names.map((name) => new RegExp(name)));
const row = (page: Page, name: string) => rowsOf(page).filter({ hasText: name });

/** Fields of all kinds: a third of them by hand, the others by calls before. */
async function makeFields(page: Page, by: Caller, room: Room, kinds: Kind[], third: number) {
  const named = kinds.map((kind, at) => {
    return { ...kind, label: unique(kind.words), byHand: at % 3 === third };
  });
  const part = named.find(({ kind }) => kind === 'money')?.label;
  for (const { kind, label, unit, options, formula } of named.filter(({ byHand }) => !byHand))
    await by.post('/customField/create', {
      ...{ record: room.record, kind, label },
      ...(unit && { unit }),
      ...(options && { options: options.map((name) => ({ name, color: '#1971C2' })) }),
      ...(formula && { formula: `[${part}]${formula}` }),
    });
  await signIn(page, 'admin', '/admin/custom-fields');
  await page.getByRole('button', { name: room.of }).click();
  for (const kind of named.filter(({ byHand }) => byHand))
    await describe(page, kind, { label: kind.label, of: room.of, part });
  const { list } = await by.get('/customField/list');
  return named.map((kind): Field => {
    const made = (list as Field[]).find((one) => one.label === kind.label);
    if (!made) throw new Error(`There is no field „${kind.label}”`);
    return { ...kind, id: made.id, key: made.key };
  });
}

/** Brings the second record in by a file: its columns are guessed, what is worked out is left where it is and told so. */
async function bringIn(
  page: Page,
  file: { path: string; head: string; row: string },
  all: Field[],
) {
  const head = [file.head, ...all.map(({ label }) => label)].join(';');
  const cells = [file.row, ...all.map(({ b }) => b.typed)].join(';');
  await lead(page, file.path);
  const buffer = Buffer.from(`${head}\n${cells}`);
  const sent = { name: 'plik.csv', mimeType: 'text/csv', buffer };
  await page.locator('input[type="file"]').setInputFiles(sent);
  for (const { label, formula, unit } of all) {
    const column = page.getByRole('combobox', { name: `Kolumna „${label}”` });
    if (!formula) await expect(column).toHaveValue(unit ? `${label} (${unit})` : label);
    else await expect(page.getByText(`„${label}” wylicza się`)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Sprawdź plik' }).click();
  await page.getByRole('button', { name: /^Importuj / }).click();
  await expect(page.getByText(/^(Zaimportowano|Zapisano) 1\s/)).toBeVisible();
}

/** Each is asked for in „Filtry” beside others, then by itself; what does not fit is gone. */
async function askedFor(page: Page, list: string, fields: Field[], { a, b }: TwoRecords) {
  const together = fields.filter(({ byHand }) => byHand);
  await page.getByRole('button', { name: /^Filtry/ }).click();
  const filters = page.getByRole('dialog', { name: 'Filtry' });
  for (const { label } of together.filter(({ control }) => control === 'number')) {
    await filters.getByRole('textbox', { name: `${label} od` }).fill('dużo');
    await filters.getByRole('button', { name: 'Pokaż' }).click();
    await expect(filters.getByText('Podaj liczbę').first()).toBeVisible();
  }
  for (const field of together) await askFor(filters, field, field.label, field.a.typed);
  await filters.getByRole('button', { name: 'Pokaż' }).click();
  await stand(page, [a]);
  const asked = new URL(page.url()).searchParams;
  for (const { key } of together) {
    const own = [...asked].filter(([name]) => name.startsWith(`filter[custom.${key}`));
    const query = own.map(([name, value]) => `&${encodeURIComponent(name)}=${value}`).join('');
    expect(query).not.toBe('');
    await lead(page, list + query);
    await stand(page, [a]);
  }
  await lead(page, list);
  await expect(row(page, b)).toBeVisible();
}

/** By the heading of each column, then the other way round. */
async function ordered(page: Page, fields: Field[], { a, b }: TwoRecords) {
  for (const { label, first } of fields) {
    const head = page.getByRole('columnheader', { name: label });
    if (first === undefined) await expect(head.getByRole('button')).toHaveCount(0);
    else {
      await head.getByRole('button').click();
      await stand(page, first === 'a' ? [a, b] : [b, a]);
    }
  }
}

/** The file of the list has each under its label, as it is read. */
async function takenOut(page: Page, fields: Field[], { a }: TwoRecords) {
  const item = (await viewMenu(page)).getByRole('button', { name: 'Plik CSV' });
  const waiting = page.waitForEvent('download');
  await item.click();
  const text = await readFile(await (await waiting).path(), 'utf8');
  const [head = '', ...lines] = text.trim().split('\r\n');
  const cells = lines.find((line) => line.includes(a))?.split(';') ?? [];
  const names = head.split(';');
  const told = fields.map(
    ({ label, unit }) => cells[names.indexOf(unit ? `${label} (${unit})` : label)],
  );
  expect(told).toEqual(fields.map((field) => expect.stringContaining(inFile(field))));
}

/** By its words Ctrl K finds the record, and says where they stand. */
async function found(page: Page, fields: Field[], { a }: TwoRecords) {
  const searched = fields.filter(({ control, byHand }) => byHand && control === 'text');
  for (const { label, a: value } of searched) {
    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog', { name: 'Szukaj' });
    await search.getByRole('combobox').fill(value.typed);
    const one = search.getByRole('option').filter({ hasText: a });
    await expect(one.filter({ hasText: `${label}: ` })).toBeVisible();
    await page.keyboard.press('Escape');
  }
}

/** Both records get what the second one has; the first such change is taken back, and made once more. */
async function changedForMany(page: Page, fields: Field[], { a }: TwoRecords) {
  const mine = fields.filter(({ byHand, formula }) => byHand && !formula);
  for (const [at, field] of [mine[0], ...mine].entries()) {
    if (!field) continue;
    await page.getByRole('checkbox', { name: 'Wybierz wszystkie na stronie' }).check();
    const bar = page.getByRole('region', { name: 'Wybrane wiersze' });
    await bar.getByRole('button', { name: 'Pole własne' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Pole', exact: true }).click();
    await page.getByRole('option', { name: field.label }).click();
    if (field.control === 'number') {
      await dialog.getByLabel(field.label).fill('sto');
      await expect(dialog.getByText(/Nieprawidłowa kwota|Podaj liczbę/)).toBeVisible();
    }
    await fill(dialog, field, field.label, field.b.typed);
    await dialog.getByRole('button', { name: /^Zmień \(\d\)$/ }).click();
    await expect(dialog).toBeHidden();
    for (const place of [0, 1])
      await expect(rowsOf(page).nth(place)).toContainText(shownAs(field.b));
    if (field.kind === 'money')
      await expect(page.getByText(`${field.label} razem: 4 000,00 zł`)).toBeVisible();
    if (at > 0) continue;
    await page.getByRole('button', { name: 'Cofnij' }).click();
    await expect(row(page, a)).toContainText(shownAs(field.a));
  }
}

/** A field gets another name, and becomes another kind after what would become of its values is told. */
async function turned(page: Page, { of, turns: [from, to] }: Room, fields: Field[]) {
  const field = fields.find(({ words }) => words === from);
  if (!field) throw new Error(`There is no field of the kind ${from}`);
  await signIn(page, 'admin', '/admin/custom-fields');
  await page.getByRole('button', { name: of }).click();
  await page.getByRole('button', { name: field.label, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Edytuj pole: ${field.label}` });
  const renamed = unique('Nowa nazwa');
  await dialog.getByLabel('Nazwa pola').fill(renamed);
  await dialog.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(dialog).toBeHidden();
  field.label = renamed;
  await page.getByRole('button', { name: `Działania: ${renamed}` }).click();
  await page.getByRole('menuitem', { name: 'Zmień rodzaj' }).click();
  const kinds = page.getByRole('dialog', { name: `Zmień rodzaj: ${renamed}` });
  await kinds.getByRole('combobox', { name: 'Nowy rodzaj' }).click();
  await page.getByRole('option', { name: to, exact: true }).click();
  await expect(kinds.getByText('2 rekordy z 2')).toBeVisible();
  await kinds.getByRole('button', { name: 'Zmień rodzaj' }).click();
  await expect(kinds).toBeHidden();
  const words = page.getByRole('listitem').filter({ hasText: renamed }).first();
  // A job of the server: it may have others to do before.
  await expect(words.getByText(`„${from}” zmieniono na „${to}”`)).toBeVisible({ timeout: 60_000 });
}

/** Archived, a field is nowhere. */
async function archived(page: Page, by: Caller, room: Room, fields: Field[]) {
  await signIn(page, 'admin', '/admin/custom-fields');
  await page.getByRole('button', { name: room.of }).click();
  for (const { id, label, byHand } of fields.toReversed()) {
    if (!byHand) await by.patch(`/customField/${id}`, { archived: true });
    else {
      await page.getByRole('button', { name: `Działania: ${label}` }).click();
      await page.getByRole('menuitem', { name: 'Archiwizuj' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Archiwizuj' }).click();
      await expect(page.getByRole('button', { name: label, exact: true })).toHaveCount(0);
    }
  }
}

for (const [third, room] of rooms.entries())
  test(`own fields of all kinds (${room.of}) are described, filled, brought in by a file, asked for, ordered, changed for many, taken out, found, turned and archived [CUS-119, CUS-120, CUS-122, CUS-252, CUS-257, CUS-289]`, async ({
    page,
  }) => {
    const admin = await signedIn(page.request, 'admin');
    const by = await signedIn(page.request, 'kierownik');
    const clients = [unique('Alba'), unique('Beta')] as const;
    for (const name of clients) await makeClient(by, name);
    const people = await twoPeople(page);
    const records = { ...(await room.begin(by)), who: people[0] };
    const kinds = allKinds({ people, clients });
    const fields = await makeFields(page, admin, room, kinds, third);
    const filled = fields.filter(({ formula }) => !formula);

    await signIn(page, 'kierownik');
    const form = page.getByRole('dialog').or(page.getByRole('main')).last();
    const fillIn = async (which: 'a' | 'b') => {
      await records.open(page, which);
      for (const field of filled) await fill(form, field, field.label, field[which].typed);
      await room.save(page);
    };
    await fillIn('a');
    if (room.file) await bringIn(page, room.file(records), fields);
    else await fillIn('b');

    const list = withColumns(records.list, fields);
    await lead(page, list);
    await expect(rowsOf(page)).toHaveCount(2);
    // The company's columns come after its rows.
    await expect(page.getByRole('columnheader', { name: fields.at(-1)?.label })).toBeVisible();
    for (const of of ['a', 'b'] as const) {
      const words = plainWords(await row(page, records[of]).innerText());
      for (const field of fields) expect(words).toContain(shownAs(field[of]));
    }
    await askedFor(page, list, fields, records);
    await ordered(page, fields, records);
    await takenOut(page, fields, records);
    await found(page, fields, records);
    await changedForMany(page, fields, records);
    await turned(page, room, fields);
    await signIn(page, 'kierownik', list);
    const now = fields.find(({ words }) => words === room.turns[0]);
    for (const at of [0, 1])
      await expect(rowsOf(page).nth(at)).toContainText(now ? shownAs(now.b) : '');
    await archived(page, admin, room, fields);
    await signIn(page, 'kierownik', `${list}&sort=custom.${fields[0]?.key}`);
    await expect(page.getByText('Lista jest pokazana bez pola').first()).toBeVisible();
    await expect(rowsOf(page)).toHaveCount(2);
    const heads = (await page.getByRole('columnheader').allInnerTexts()).join();
    await records.open(page);
    await expect(form.getByRole('textbox').first()).toBeVisible();
    for (const { label } of fields) {
      expect(heads).not.toContain(label);
      await expect(form.getByText(label)).toHaveCount(0);
    }
  });
