import type { CustomRecord, CustomValues } from '@zaplecze/contract/kit/fields/custom-fields';
import { listDocuments } from '@zaplecze/contract/rooms/documents/calls';
import { importKindInfo, importKinds } from '@zaplecze/contract/rooms/imports/lists';
import { listIssues } from '@zaplecze/contract/rooms/issues/calls';
import { listProjects } from '@zaplecze/contract/rooms/projects/calls';
import { afterAll, expect, test } from 'vitest';
import { importsApp } from '../imports/imports.fixture.ts';
import { choices, fieldsOn } from './custom-fields.fixture.ts';

const { it, admin, manager, anna, imported, problemsOf } = await importsApp();
afterAll(() => it.close());
const { field } = fieldsOn(it, admin);

await it.db.insertInto('documentType').values({ name: 'Umowa' }).execute();

const lists = { project: listProjects, issue: listIssues, document: listDocuments } as const;
const files = {
  project: [
    'Klient;Usługa;Nazwa;Odpowiedzialny',
    'Gęśla Jaźń sp. z o.o.;Pełna księgowość;Z pliku;Anna Żądło',
  ],
  issue: ['Klient;Nazwa;Wykonawcy;Typ;Opis', '7010000011;Z pliku;Anna Żądło;Umowy;Treść'],
  document: ['Klient;Plik;Typ', '7010000011;najem.txt;Umowa'],
} as const;

test('every import of records that have own fields is tried here', () => {
  const kinds = importKinds.filter((kind) => importKindInfo[kind].custom);
  expect(kinds.filter((kind) => kind in files)).toEqual(Object.keys(files));
});

test.each(Object.keys(files) as (keyof typeof files)[])(
  'a file of the kind %s fills own fields; brought in again it changes those that it says and keeps the others [CUS-110, CUS-114]',
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
    const [header, row] = files[kind];
    const columns = `${header};Numer teczki;${sort.key};Sprawdza;Przegląd`;
    // A file that came in is its document's; the second time it is sent again.
    const sent = async () => ({
      files: kind === 'document' ? [await it.upload(manager, 'najem.txt', 'treść umowy')] : [],
    });
    const more = await sent();
    expect(
      await problemsOf(
        kind,
        [columns, `${row};T-1;Dziwna;Nikt Taki;31.02.2027`, `${row};T-1;Stała;;`],
        { ...more, duplicates: 'import' },
      ),
    ).toEqual([
      [2, `custom.${sort.key}`, 'Nie ma takiej pozycji listy: Dziwna'],
      [2, `custom.${who.key}`, 'Nie ma takiej osoby: Nikt Taki'],
      [2, `custom.${need.key}`, expect.stringContaining('Nieprawidłowa data')],
      [3, `custom.${need.key}`, 'Przegląd: wypełnij to pole'],
    ]);
    const first = await imported(kind, [columns, `${row};T-1;nagła;Anna Żądło;2027-01-04`], more);
    expect(first).toMatchObject({ state: 'done', imported: 1, refused: [] });
    const only = async (): Promise<CustomValues> => {
      const { data } = await it.call(lists[kind] as typeof listIssues, { as: manager, query: {} });
      expect(data.list.list).toHaveLength(1);
      return data.list.list[0].custom;
    };
    expect(await only()).toMatchObject({
      [note.key]: 'T-1',
      [sort.key]: { name: 'Nagła' },
      [who.key]: { id: anna.id },
      [need.key]: '2027-01-04',
    });
    const again = await imported(kind, [`${header};Numer teczki;Rodzaj sprawy`, `${row};T-2;`], {
      ...(await sent()),
      duplicates: 'update',
    });
    expect(again).toMatchObject({ state: 'done', imported: 1, failure: null });
    expect(await only()).toMatchObject({
      ...{ [note.key]: 'T-2', [sort.key]: { name: 'Nagła' }, [need.key]: '2027-01-04' },
    });
  },
);
