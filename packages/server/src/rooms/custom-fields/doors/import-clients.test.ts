import type { CustomValues } from '@zaplecze/contract/kit/fields/custom-fields';
import * as clients from '@zaplecze/contract/rooms/clients/calls';
import { getImport, type ImportCell } from '@zaplecze/contract/rooms/clients/import/calls';
import { clientStatus } from '@zaplecze/contract/rooms/clients/lists';
import { afterAll, expect, test } from 'vitest';
import { importApp, newNip } from '../../clients/import/import.fixture.ts';
import { choices, fieldsOn } from '../custom-fields.fixture.ts';

const { it, admin, manager, worker, given, check, imported, only, found } = await importApp();
afterAll(() => it.close());
const { field, change } = fieldsOn(it, admin);

const sheet = (...lines: string[]) => `\ufeff${lines.join('\r\n')}\r\n`;
const problemsOf = async (content: string) => {
  const { id, settings } = await given(content);
  const { data } = await check(id, settings);
  return data.problems.map(({ row, field: at, message }: ImportCell) => [row, at, message]);
};

test('a file of clients fills own fields of every kind, guessed by their labels, headings and keys [CUS-110]', async () => {
  const km = await field('decimal', { label: 'Odległość', unit: 'km' });
  const tax = await field('choice', { label: 'Forma podatku', ...choices('Ryczałt', 'Liniowy') });
  const many = await field('choices', {
    label: 'Prowadzimy',
    ...choices('Kadry, płace', 'VAT', 'ZUS'),
  });
  const day = await field('day', { label: 'Koniec umowy' });
  const at = await field('moment', { label: 'Następna rozmowa' });
  const paid = await field('money', { label: 'Abonament' });
  const is = await field('flag', { label: 'Ma KSeF' });
  const who = await field('person', { label: 'Księguje' });
  const parent = await field('client', { label: 'Spółka matka' });
  const account = await field('account', { label: 'Rachunek do zwrotów' });
  const mother = newNip();
  await imported(sheet('Nazwa;NIP', `Matka sp. z o.o.;${mother}`));
  const header = `Nazwa;NIP;Odległość (km);forma podatku;Prowadzimy;${day.key};custom.${at.key};Abonament;Ma KSeF;Księguje;Spółka matka;Rachunek do zwrotów`;
  const line = `Pełna sp. z o.o.;${newNip()};12,5 km;LINIOWY;Kadry, płace, ZUS;31.03.2027;2027-01-15 09:30;1 250,50;Tak;${worker.name};${mother};PL61 1090 1014 0000 0712 1981 2874`;
  expect(await problemsOf(sheet(header, line))).toEqual([]);
  await imported(sheet(header, line));
  const { custom } = await only('Pełna sp');
  expect(custom).toMatchObject({
    [km.key]: 12.5,
    [tax.key]: { name: 'Liniowy' },
    [many.key]: [{ name: 'Kadry, płace' }, { name: 'ZUS' }],
    [day.key]: '2027-03-31',
    [at.key]: '2027-01-15T08:30:00.000Z',
    [paid.key]: 1250.5,
    [is.key]: true,
    [who.key]: { id: worker.id },
    [parent.key]: { name: 'Matka sp. z o.o.' },
    [account.key]: '61109010140000071219812874',
  });
});

test('of positions that Polish letters or case alone tell apart the one that is written so is taken [CUS-329]', async () => {
  const one = await field('choice', { label: 'Co uprawia', ...choices('Sad', 'Sąd', 'Bąk') });
  const many = await field('choices', { label: 'Skąd', ...choices('ala', 'Ąla') });
  const line = (name: string, ...cells: string[]) => `${name};${newNip()};${cells.join(';')}`;
  const header = 'Nazwa;NIP;Co uprawia;Skąd';
  const file = sheet(
    header,
    line('Sadownik', 'Sad', 'Ąla, ala'),
    line('Sędzia', 'sąd', 'Ala'),
    line('Owad', 'bak', ''),
  );
  expect(await problemsOf(file)).toEqual([]);
  await imported(file);
  const custom = async (name: string) => (await only(name)).custom;
  expect(await custom('Sadownik')).toMatchObject({
    [one.key]: { name: 'Sad' },
    [many.key]: [{ name: 'ala' }, { name: 'Ąla' }],
  });
  expect(await custom('Sędzia')).toMatchObject({
    [one.key]: { name: 'Sąd' },
    [many.key]: [{ name: 'ala' }],
  });
  expect(await custom('Owad')).toMatchObject({ [one.key]: { name: 'Bąk' } });
  // Written like neither, it may be either.
  expect(await problemsOf(sheet(header, line('Ktoś', '', 'ąLA'), line('Inny', '', 'àla')))).toEqual(
    [[3, `custom.${many.key}`, expect.stringContaining('Pasuje więcej niż jeden wpis: àla')]],
  );
});

test('a NIP or REGON whose check digit does not agree comes in, with a word [CUS-328]', async () => {
  const [nip, regon] = [
    await field('nip', { label: 'NIP spółki matki' }),
    await field('regon', { label: 'REGON oddziału' }),
  ];
  const header = 'Nazwa;NIP;NIP spółki matki;REGON oddziału';
  const { id, settings } = await given(
    sheet(
      header,
      `Dobre numery;${newNip()};526-025-09-95;123456785`,
      `Złe numery;${newNip()};526-025-09-96;123456786`,
      `Zero na początku;${newNip()};0123456788;123456785`,
    ),
  );
  const { data } = await check(id, settings);
  expect(data.problems).toEqual([]);
  const message = 'Suma kontrolna tego numeru się nie zgadza: sprawdź cyfry';
  expect(data.warnings).toEqual([
    { row: 3, field: `custom.${nip.key}`, value: '526-025-09-96', message },
    { row: 3, field: `custom.${regon.key}`, value: '123456786', message },
    { row: 4, field: `custom.${nip.key}`, value: '0123456788', message },
  ]);
  const built = await given(sheet('Nazwa;NIP;REGON', `Złe liczby;${newNip()};123456786`));
  expect((await check(built.id, built.settings)).data.warnings).toEqual([
    { row: 2, field: 'regon', value: '123456786', message },
  ]);
});

test('unknown options, wrong types and what is required and missing are told line by line, the rest comes in [CUS-111]', async () => {
  const tax = await field('choice', { label: 'Okres VAT', ...choices('Miesiąc', 'Kwartał') });
  const text = await field('text', { label: 'Numer teczki' });
  const day = await field('day', { label: 'Przegląd' });
  const need = await field('text', { label: 'Kod umowy', required: true });
  const header = 'Nazwa;NIP;Okres VAT;Numer teczki;Przegląd;Kod umowy';
  const lines = [
    `Dobra;${newNip()};kwartał;${'a'.repeat(250)};;K1`,
    `Zła pozycja;${newNip()};Rok;;;K2`,
    `Zły dzień;${newNip()};;;30.02.2027;K3`,
    `Za długa;${newNip()};;${'a'.repeat(251)};;K4`,
    `Bez kodu;${newNip()};;;;`,
    `Formuła;${newNip()};;#N/D!;;#N/A`,
  ];
  const file = sheet(header, ...lines);
  expect(await problemsOf(file)).toEqual([
    [3, `custom.${tax.key}`, 'Nie ma takiej pozycji listy: Rok'],
    [4, `custom.${day.key}`, expect.stringContaining('Nieprawidłowa data')],
    [5, `custom.${text.key}`, 'Najwyżej 250 znaków'],
    [6, `custom.${need.key}`, 'Kod umowy: wypełnij to pole'],
    [7, `custom.${need.key}`, 'W tej komórce jest błąd formuły'],
  ]);
  const { imported: came, skipped } = await imported(file, { skipFaulty: true });
  expect([came, skipped]).toEqual([1, 5]);
  expect((await only('Dobra')).custom).toMatchObject({ [need.key]: 'K1' });
  // Without a column of the required one it is said once.
  const { id, settings } = await given(sheet('Nazwa;NIP', `Bez kolumny;${newNip()}`));
  const { data } = await check(id, settings);
  expect([data.missing, data.problemCount]).toEqual([[`custom.${need.key}`], 0]);
  await change(need.id, { required: false });
});

test('a row that repeats a value of a field without repetitions, of another client or of an earlier row, is told before the import and may be left out [CUS-311]', async () => {
  const code = await field('text', { label: 'Kod w programie', unique: true });
  await imported(sheet('Nazwa;NIP;Kod w programie', `Pierwsza z kodem;${newNip()};KP-1`));
  const lines = [
    ['Powtórzony w bazie', 'kp–1'],
    ['Dobry kod', 'KP-2'],
    ['Powtórzony w pliku', 'KP-2'],
    ['Bez kodu', ''],
  ].map(([name, value]) => `${name};${newNip()};${value}`);
  const file = sheet('Nazwa;NIP;Kod w programie', ...lines);
  const at = `custom.${code.key}`;
  expect(await problemsOf(file)).toEqual([
    [2, at, 'Kod w programie: tę wartość ma już klient „Pierwsza z kodem”'],
    [4, at, 'Kod w programie: tę wartość ma już wiersz 3'],
  ]);
  const { imported: came, skipped } = await imported(file, { skipFaulty: true });
  expect([came, skipped]).toEqual([2, 2]);
  expect((await only('Dobry kod')).custom).toMatchObject({ [code.key]: 'KP-2' });
});

test('a field that is required of some clients alone, or from a status on, is told on the row before the import [CUS-320]', async () => {
  const [bookkeeping] = await it.db
    .selectFrom('projectType')
    .select('id')
    .where('name', '=', 'Księgowość')
    .execute();
  const only = { projectType: [bookkeeping?.id ?? 0] };
  const tax = await field('text', { label: 'Urząd skarbowy', required: true, only });
  const since = await field('day', { label: 'Umowa od', requiredFrom: clientStatus.active });
  const header = 'Nazwa;NIP;Usługi;Status;Urząd skarbowy';
  const lines = [
    `Bez urzędu;${newNip()};Księgowość;Potencjalny;`,
    `Z urzędem;${newNip()};Księgowość;Potencjalny;Łódź-Polesie`,
    `Innej usługi;${newNip()};Kadry, płace;Potencjalny;`,
    `Czynna;${newNip()};Kadry, płace;Aktywny;`,
  ];
  const file = sheet(header, ...lines);
  expect(await problemsOf(file)).toEqual([
    [2, `custom.${tax.key}`, 'Urząd skarbowy: wypełnij to pole'],
    [5, `custom.${since.key}`, 'Umowa od: wypełnij to pole'],
  ]);
  const came = await imported(file, { skipFaulty: true });
  expect([came.state, came.imported, came.skipped]).toEqual(['done', 2, 2]);
  await change(tax.id, { required: false });
  await change(since.id, { requiredFrom: null });
});

test('a moment in the hour that clocks show twice is the same one after a file of either format [CUS-321]', async () => {
  const at = await field('moment', { label: 'Przełączenie serwera' });
  const [first, second] = ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'];
  const names = ['Zegar letni', 'Zegar zimowy'];
  const lines = names.map((name, place) => `${name};${newNip()};${[first, second][place]}`);
  await imported(sheet('Nazwa;NIP;Przełączenie serwera', ...lines));
  const read = () => Promise.all(names.map((name) => only(name)));
  const custom = [{ [at.key]: first }, { [at.key]: second }];
  expect(await read()).toMatchObject([{ custom: custom[0] }, { custom: custom[1] }]);
  for (const format of ['csv', 'xlsx']) {
    const { rawPayload } = await it.app.inject({
      url: `/api/client/list/export?format=${format}&search=Zegar`,
      headers: { 'access-token': manager.token },
    });
    for (const { id } of await read())
      await it.call(clients.removeClient, { as: manager, params: { id } });
    await imported(rawPayload, {}, `zegar.${format}`);
    expect(await read()).toMatchObject([{ custom: custom[0] }, { custom: custom[1] }]);
  }
});

test('a column that fits two fields of one label is left to be chosen [CUS-112]', async () => {
  const [open, closed] = [
    { label: 'Uwaga' },
    { label: 'Uwaga', sees: 'manager', edits: 'manager' },
  ];
  await field('text', closed);
  await field('text', open);
  await field('text', { label: 'Telefon' });
  const { settings } = await given(
    sheet('Nazwa;NIP;Uwaga;Telefon', `Obca;${newNip()};tekst;600 100 200`),
  );
  // What the program calls so goes before.
  expect(settings.columns).toEqual(['name', 'nip', null, 'phone']);
});

test('who may not fill a field does not bring it in either, and a field archived meanwhile is told [CUS-113]', async () => {
  const closed = await field('text', { label: 'Tylko administrator', edits: 'admin' });
  const open = await field('text', { label: 'Zaraz zniknie' });
  const file = sheet(
    'Nazwa;NIP;Tylko administrator;Zaraz zniknie',
    `Obca;${newNip()};sekret;tekst`,
  );
  const { id, settings } = await given(file);
  expect(settings.columns).toEqual(['name', 'nip', null, `custom.${open.key}`]);
  const forced = [...settings.columns.slice(0, 2), `custom.${closed.key}`, null];
  const refused = await check(id, { ...settings, columns: forced });
  expect([refused.status, refused.errors]).toEqual([400, { columns: 'Nie ma takiego pola' }]);
  await change(open.id, { archived: true });
  expect((await check(id, settings)).errors).toEqual({ columns: 'Nie ma takiego pola' });
  expect((await found('Obca')).list as { custom?: CustomValues }[]).toEqual([]);
});

test('a file fills what a value follows from, and its own column is refused by its name [CUS-192, CUS-204]', async () => {
  const part = await field('money', { label: 'Opłata' });
  const worked = await field('money', { label: 'Opłata roczna', formula: '[Opłata] × 12' });
  const content = sheet('Nazwa;NIP;Opłata;Opłata roczna', `Roczna;${newNip()};10,50;1`);
  const { id, settings } = await given(content);
  expect(settings.columns).toEqual(['name', 'nip', `custom.${part.key}`, null]);
  const columns = [...settings.columns.slice(0, 3), `custom.${worked.key}`];
  const refused = await check(id, { ...settings, columns });
  expect([refused.status, refused.errors]).toEqual([
    400,
    { columns: '„Opłata roczna” wylicza się samo z innych pól: tej kolumny nie można wczytać' },
  ]);
  await imported(content);
  expect((await only('Roczna')).custom).toMatchObject({ [part.key]: 10.5, [worked.key]: 126 });
});

test('of a column that is called as a worked out field it is told beside it that it is not taken, and why [CUS-254]', async () => {
  await field('money', { label: 'Koszt' });
  const worked = await field('money', { label: 'Koszt roczny', formula: '[Koszt] × 12' });
  const { id } = await given(
    sheet(`Nazwa;NIP;Koszt;koszt ROCZNY;Cokolwiek;${worked.key}`, `Inna;${newNip()};1;12;x;12`),
  );
  const { data } = await it.call(getImport, { as: manager, params: { id } });
  type Told = { header: string; leftOut: string | null };
  expect(data.import.columns.map(({ header, leftOut }: Told) => [header, leftOut])).toEqual([
    ...[
      ['Nazwa', null],
      ['NIP', null],
      ['Koszt', null],
    ],
    ['koszt ROCZNY', '„Koszt roczny” wylicza się samo z innych pól: tej kolumny nie wczytamy.'],
    ['Cokolwiek', null],
    [worked.key, '„Koszt roczny” wylicza się samo z innych pól: tej kolumny nie wczytamy.'],
  ]);
});
