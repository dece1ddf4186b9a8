import type { CustomRecord, CustomValues } from '@zaplecze/contract/kit/fields/custom-fields';
import { type Client, getClient } from '@zaplecze/contract/rooms/clients/calls';
import { listDocuments } from '@zaplecze/contract/rooms/documents/calls';
import { importKindInfo, importKinds } from '@zaplecze/contract/rooms/imports/lists';
import { listIssues } from '@zaplecze/contract/rooms/issues/calls';
import { getPerson, listPeople, updatePerson } from '@zaplecze/contract/rooms/people/calls';
import { listProjects } from '@zaplecze/contract/rooms/projects/calls';
import { afterAll, expect, test } from 'vitest';
import { importsApp } from '../../imports/imports.fixture.ts';
import { choices, fieldsOn } from '../custom-fields.fixture.ts';

const { it, admin, manager, anna, client, imported, problemsOf } = await importsApp();
afterAll(() => it.close());
const { field } = fieldsOn(it, admin);

await it.db.insertInto('documentType').values({ name: 'Umowa' }).execute();

/** The headings of a file, a row of it and, where no two may be alike, another one. */
const files = {
  contact: ['NIP klienta;Imię;Nazwisko;E-mail', '7010000011;Łucja;Żak;lucja@gesla.example'],
  project: [
    'Klient;Usługa;Nazwa;Odpowiedzialny',
    'Gęśla Jaźń sp. z o.o.;Pełna księgowość;Z pliku;Anna Żądło',
  ],
  issue: ['Klient;Nazwa;Wykonawcy;Typ;Opis', '7010000011;Z pliku;Anna Żądło;Umowy;Treść'],
  document: ['Klient;Plik;Typ', '7010000011;najem.txt;Umowa'],
  person: [
    'Imię;Nazwisko;E-mail',
    'Ewa;Nowa;ewa@zaplecze.example',
    'Jan;Nowy;jan@zaplecze.example',
  ],
} as const;
type Kind = keyof typeof files;

/** The own fields of the only record that such a file makes. */
async function only(kind: Kind): Promise<CustomValues> {
  const lists = { project: listProjects, issue: listIssues, document: listDocuments } as const;
  if (kind === 'contact') {
    const { data } = await it.call(getClient, { as: manager, params: { id: client } });
    const found = (data.client as Client).persons.filter(({ lastName }) => lastName === 'Żak');
    expect(found).toHaveLength(1);
    return found[0]?.custom ?? {};
  }
  if (kind === 'person') {
    const { data } = await it.call(listPeople, { as: admin });
    const found = (data.list as { email: string; custom: CustomValues }[]).filter(
      ({ email }) => email === 'ewa@zaplecze.example',
    );
    expect(found).toHaveLength(1);
    return found[0]?.custom ?? {};
  }
  const { data } = await it.call(lists[kind] as typeof listIssues, { as: manager, query: {} });
  expect(data.list.list).toHaveLength(1);
  return data.list.list[0].custom;
}

test('every import of records that have own fields is tried here', () => {
  const kinds = importKinds.filter((kind) => importKindInfo[kind].custom);
  expect(kinds.filter((kind) => kind in files)).toEqual(Object.keys(files));
});

test.each(Object.keys(files) as Kind[])(
  'a file of the kind %s fills own fields; brought in again it changes those that it says and keeps the others [CUS-110, CUS-114, CUS-226]',
  async (kind) => {
    const of: CustomRecord = kind;
    const note = await field('text', { label: 'Numer teczki' }, of);
    const sort = await field(
      'choice',
      { label: 'Rodzaj sprawy', ...choices('Stała', 'Nagła') },
      of,
    );
    const who = await field('person', { label: 'Sprawdza' }, of);
    const need = await field('day', { label: 'Przegląd', required: true }, of);
    const [header, row, other = row] = files[kind];
    const as = kind === 'person' ? admin : manager;
    const columns = `${header};Numer teczki;${sort.key};Sprawdza;Przegląd`;
    // A file that came in is its document's; the second time it is sent again.
    const sent = async () => ({
      files: kind === 'document' ? [await it.upload(manager, 'najem.txt', 'treść umowy')] : [],
    });
    const more = await sent();
    expect(
      await problemsOf(
        kind,
        [columns, `${row};T-1;Dziwna;Nikt Taki;31.02.2027`, `${other};T-1;Stała;;`],
        { ...more, duplicates: kind === 'person' ? 'skip' : 'import' },
        as,
      ),
    ).toEqual([
      [2, `custom.${sort.key}`, 'Nie ma takiej pozycji listy: Dziwna'],
      [2, `custom.${who.key}`, 'Nie ma takiej osoby: Nikt Taki'],
      [2, `custom.${need.key}`, expect.stringContaining('Nieprawidłowa data')],
      [3, `custom.${need.key}`, 'Przegląd: wypełnij to pole'],
    ]);
    const first = await imported(
      kind,
      [columns, `${row};T-1;nagła;Anna Żądło;2027-01-04`],
      more,
      as,
    );
    expect(first).toMatchObject({ state: 'done', imported: 1, refused: [] });
    expect(await only(kind)).toMatchObject({
      [note.key]: 'T-1',
      [sort.key]: { name: 'Nagła' },
      [who.key]: { id: anna.id },
      [need.key]: '2027-01-04',
    });
    const again = await imported(
      kind,
      [`${header};Numer teczki;Rodzaj sprawy`, `${row};T-2;`],
      { ...(await sent()), duplicates: 'update' },
      as,
    );
    expect(again).toMatchObject({ state: 'done', imported: 1, failure: null });
    expect(await only(kind)).toMatchObject({
      ...{ [note.key]: 'T-2', [sort.key]: { name: 'Nagła' }, [need.key]: '2027-01-04' },
    });
    await need.change({ required: false });
  },
);

test('people who were downloaded come in again as the same [CUS-226]', async () => {
  const note = await field('text', { label: 'Numer szafki' }, 'person');
  const several = await field(
    'choices',
    { label: 'Uprawnienia UDT', ...choices('Wózki', 'Suwnice') },
    'person',
  );
  const closed = await field('text', { label: 'Widzi administrator', sees: 'admin' }, 'person');
  const params = { id: anna.id };
  const custom = {
    ...{ [note.key]: '007', [closed.key]: 'wpis' },
    [several.key]: [several.options.Wózki, several.options.Suwnice],
  };
  const told = await it.call(updatePerson, { as: admin, params, body: { custom } });
  expect([told.status, told.errors]).toEqual([200, undefined]);
  const values = async (): Promise<CustomValues> =>
    (await it.call(getPerson, { as: admin, params })).data.user.custom;
  const before = await values();
  const url = `/api${listPeople.path}/export?format=csv`;
  const { body: file } = await it.app.inject({ url, headers: { 'access-token': admin.token } });
  const lines = file
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');
  const emptied = { [note.key]: null, [several.key]: [], [closed.key]: null };
  await it.call(updatePerson, { as: admin, params, body: { custom: emptied } });
  expect(await values()).toEqual({});
  const came = await imported('person', lines, { duplicates: 'update' }, admin);
  expect(came).toMatchObject({ state: 'done', refused: [] });
  expect(await values()).toEqual(before);
});

test('of a field that must not repeat the second person of a file is refused on its cell, and the rest comes in [CUS-226, CUS-311]', async () => {
  const badge = await field('text', { label: 'Identyfikator', unique: true }, 'person');
  const lines = [
    `Imię;Nazwisko;E-mail;${badge.key}`,
    'Ala;Raz;ala.raz@zaplecze.example;ID-1',
    'Ola;Dwa;ola.dwa@zaplecze.example;id–1',
  ];
  expect(await problemsOf('person', lines, {}, admin)).toEqual([
    [3, `custom.${badge.key}`, 'Identyfikator: tę wartość ma już wiersz 2'],
  ]);
  const came = await imported('person', lines, { skipFaulty: true }, admin);
  expect(came).toMatchObject({ state: 'done', imported: 1, skipped: 1 });
});

test('two rows of a file that change one person may both say what must not repeat [CUS-311]', async () => {
  const seal = await field('text', { label: 'Pieczątka', unique: true }, 'person');
  const email = 'pieczec@zaplecze.example';
  const lines = (...all: string[]) => [
    `Imię;Nazwisko;E-mail;${seal.key}`,
    ...all.map((last) => `Iga;${last};${email};P-1`),
  ];
  await imported('person', lines('Nowa'), {}, admin);
  const more = { duplicates: 'update' } as const;
  expect(await problemsOf('person', lines('Nowa', 'Nowa-Stara'), more, admin)).toEqual([]);
});

test('own fields of contact persons that somebody may not fill are no columns of theirs, which is told of those that they see [CUS-226, CUS-254]', async () => {
  const closed = await field('text', { label: 'Ocena', edits: 'admin' }, 'contact');
  await field('text', { label: 'Uwagi zarządu', sees: 'admin' }, 'contact');
  const lines = [
    `NIP klienta;Imię;Nazwisko;Telefon;${closed.key};Uwagi zarządu`,
    '7010000011;Adam;Cichy;600700800;wysoka;x',
  ];
  const came = await imported('contact', lines);
  expect(came.columns.map(({ leftOut }) => leftOut)).toEqual([
    ...[null, null, null, null],
    'Pola „Ocena” nie możesz zmieniać: tej kolumny nie wczytamy.',
    null,
  ]);
  expect(came).toMatchObject({ state: 'done', imported: 1 });
  const { data } = await it.call(getClient, { as: manager, params: { id: client } });
  const adam = (data.client as Client).persons.find(({ lastName }) => lastName === 'Cichy');
  expect(adam?.custom).not.toHaveProperty(closed.key);
});
