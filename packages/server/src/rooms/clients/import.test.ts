import * as contract from '@zaplecze/contract/client-import';
import { getClient, listClients } from '@zaplecze/contract/clients';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';
import { libreOffice } from '../../../test/libreoffice.ts';
import { importTasks, runImport } from './import.jobs.ts';

let it: TestApp;
let admin: Someone;
let manager: Someone;
let worker: Someone;
let service: number;
let tag: number;

beforeAll(async () => {
  it = await testApp();
  [admin, manager, worker] = await Promise.all([
    it.signIn('ROLE_ADMIN'),
    it.signIn('ROLE_MANAGER'),
    it.signIn(),
  ]);
  const insert = async (table: 'projectType' | 'tag' | 'position', values: object) =>
    (
      await it.db
        .insertInto(table)
        .values(values as never)
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  service = await insert('projectType', { name: 'Kadry, płace', color: '#112233' });
  await insert('projectType', { name: 'Księgowość', color: '#112233' });
  tag = await insert('tag', { name: 'Z importu' });
  await insert('tag', { name: 'VIP' });
  await insert('position', { name: 'Główna księgowa', color: '#112233' });
});
afterAll(() => it.close());

async function send(content: string | Buffer, as: Someone = manager, name = 'klienci.csv') {
  const form = new FormData();
  form.append('file', new Blob([content as never]), name);
  const encoded = new Response(form);
  const answer = await it.app.inject({
    method: 'POST',
    url: '/api/client/import',
    headers: {
      'access-token': as.token,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: answer.statusCode, json: answer.json() };
}

const shown = async (id: number, as = manager): Promise<contract.ClientImport> =>
  (await it.call(contract.getImport, { as, params: { id } })).data.import;

/** Brings a file in as far as its settings; `more` are the choices of the person. */
async function given(content: string | Buffer, more: Partial<contract.ImportSettings> = {}) {
  const { json } = await send(content);
  const id: number = json.data.id;
  return { id, settings: { ...(await shown(id)).settings, ...more } };
}

const check = (id: number, body: object, as = manager) =>
  it.call(contract.checkImport, { as, params: { id }, body });
const start = (id: number, body: object) =>
  it.call(contract.runImport, { as: manager, params: { id }, body });

async function imported(content: string | Buffer, more: Partial<contract.ImportSettings> = {}) {
  const { id, settings } = await given(content, more);
  expect((await start(id, settings)).status).toBe(200);
  await runImport(it.db, id);
  return await shown(id);
}

const instead = () => ({
  clientService: [worker.id],
  projectTypes: [service],
  status: 1,
  province: 10,
});
const header = 'Nazwa;NIP;Telefon;E-mail;Ulica;Kod pocztowy;Miasto;Osoba kontaktowa';
let series = 0;
/** A NIP with a right checksum that nobody has yet. */
function newNip(): string {
  for (;;) {
    series += 1;
    const first = String(100_000_000 + series);
    const sum = [6, 5, 7, 2, 3, 4, 5, 6, 7].reduce(
      (all, by, at) => all + by * Number(first[at]),
      0,
    );
    if (sum % 11 < 10) return first + (sum % 11);
  }
}
const row = (name: string, nip = newNip()) =>
  `${name};${nip};600 100 200;biuro@firma.pl;Długa 1;90-001;Łódź;Anna Nowak`;
const file = (...rows: string[]) => `\ufeff${[header, ...rows].join('\r\n')}\r\n`;

const found = async (search: string) => {
  const { data } = await it.call(listClients, { as: worker, query: { search, perPage: 100 } });
  return data.list as { count: number; list: { id: number; name: string }[] };
};
const only = async (search: string) => {
  const { list } = await found(search);
  expect(list).toHaveLength(1);
  return (await it.call(getClient, { as: worker, params: { id: list[0]?.id ?? 0 } })).data.client;
};

describe('reading a file', () => {
  test('guesses columns by Polish headings, those of other programs too', async () => {
    const { json } = await send(
      'Nazwa firmy,Nr NIP,Tel.,Adres e-mail,Ulica i numer,Kod,Miejscowość,Woj.,Opiekun,Uwagi,NIP\nA,1,2,3,4,5,6,7,8,9,0\n',
    );
    const found = await shown(json.data.id);
    expect(found.settings.columns).toEqual([
      'name',
      'nip',
      'phone',
      'email',
      'street',
      'postalCode',
      'city',
      'province',
      'clientService',
      null,
      null,
    ]);
    expect(found).toMatchObject({ fileName: 'klienci.csv', rows: 1, state: 'ready', sheet: null });
    expect(found.columns[9]).toEqual({ header: 'Uwagi', samples: ['9'] });
  });

  test('says in words what is wrong with the file', async () => {
    const refused = await send('%PDF-1.7');
    expect(refused.status).toBe(400);
    expect(refused.json.errors).toEqual({
      file: 'To nie jest plik XLSX ani CSV. Zapisz arkusz w jednej z tych postaci.',
    });
    const large = await send(`Nazwa\n${'x'.repeat(11 * 1024 * 1024)}`);
    expect(large.status).toBe(413);
    expect(large.json.message).toBe('Plik jest za duży (najwyżej 10 MB). Podziel go na mniejsze.');
    const none = await it.app.inject({
      method: 'POST',
      url: '/api/client/import',
      headers: { 'access-token': manager.token },
      payload: {},
    });
    expect(none.json().errors).toEqual({ file: 'Plik jest wymagany' });
  });
});

describe('the preview', () => {
  test('names each bad cell with the form’s own words', async () => {
    const { id, settings } = await given(
      `${header};Województwo;Status;Opiekunowie;Usługi;Tagi;Kolor;Osoba kontaktowa: telefon;Pozostałe osoby kontaktowe\n` +
        ';12;12;x@;;1;;Anna;Atlantyda;Zły;Nikt Taki;Lot na Marsa;VIP, nic;zielony;1;Jan Lis\n' +
        `${row('#N/A')}\n`,
      { instead: instead() },
    );
    const { data } = await check(id, settings);
    const told = data.problems.map(({ row, field, message }: contract.ImportCell) => [
      row,
      field,
      message,
    ]);
    expect(
      told.filter(([row]: [number]) => row === 2).map(([, ...rest]: string[]) => rest),
    ).toEqual(
      expect.arrayContaining([
        ['name', 'Nazwa firmy jest wymagana'],
        ['nip', 'NIP musi mieć przynajmniej 10 cyfr'],
        ['phone', 'Telefon musi mieć przynajmniej 9 cyfr'],
        ['email', 'Nieprawidłowy adres e-mail'],
        ['street', 'Nazwa ulicy jest wymagana'],
        ['postalCode', 'Kod pocztowy musi mieć 5 cyfr, np.11-111'],
        ['city', 'Nazwa miasta jest wymagana'],
        ['person', 'Nazwisko jest wymagane'],
        ['province', 'Nie ma takiego województwa: Atlantyda'],
        ['status', 'Nie ma takiego statusu: Zły'],
        ['clientService', 'Nie ma takiej osoby: Nikt Taki'],
        ['projectTypes', 'Nie ma takiej usługi: Lot na Marsa'],
        ['tags', 'Nie ma takiego tagu: nic'],
        ['color', 'Kolor jest wymagany'],
        ['personPhone', 'Telefon musi mieć przynajmniej 9 cyfr'],
        ['otherPersons', 'Podaj telefon albo adres e-mail'],
      ]),
    );
    expect(data.problemCount).toBe(17);
    expect(told.at(-1)).toEqual([3, 'name', 'W tej komórce jest błąd formuły']);
    expect(data.clients).toBe(0);
    // The matching and the choices stay with the file.
    expect((await shown(id)).settings).toEqual(settings);
  });

  test('does not tell twice of what the contact person has from the firm', async () => {
    const bad = row('Raz a dobrze').replace('600 100 200', '12').replace('biuro@', 'biuro');
    const { id, settings } = await given(file(bad), { instead: instead() });
    const { data } = await check(id, settings);
    expect(data.problems.map(({ field }: contract.ImportCell) => field)).toEqual([
      'phone',
      'email',
    ]);
  });

  test('says once for the whole file what neither a column nor a choice gives', async () => {
    const { id, settings } = await given(file(row('Bez wyboru')));
    const { data } = await check(id, settings);
    expect(data.missing).toEqual(['province', 'status', 'clientService', 'projectTypes']);
    expect(data.problemCount).toBe(0);
    const empty = await given('Nazwa\nFirma\n', { instead: instead() });
    const { data: more } = await check(empty.id, empty.settings);
    expect(more.missing).toEqual([
      'nip',
      'phone',
      'email',
      'street',
      'postalCode',
      'city',
      'person',
    ]);
  });

  test('tells of numbers of tax payers in the base and twice in the file, and warns of doubtful ones', async () => {
    const [known, twice] = [newNip(), newNip()];
    await imported(file(row('Znana z bazy', known)), { instead: instead() });
    const { id, settings } = await given(
      file(
        row('Raz', twice),
        row('Drugi raz', `PL ${twice}`),
        row('Jest już', known),
        row('Zła suma', '1234567890'),
      ),
      { instead: instead() },
    );
    const { data } = await check(id, settings);
    expect(data.duplicates).toEqual([
      { row: 3, name: 'Drugi raz', nip: twice, client: null, earlier: 2 },
      {
        row: 4,
        name: 'Jest już',
        nip: known,
        earlier: null,
        client: { id: expect.any(Number), name: 'Znana z bazy' },
      },
    ]);
    expect(data.clients).toBe(2);
    expect(data.warnings).toEqual([
      { row: 5, field: 'nip', value: '1234567890', message: 'Suma kontrolna NIP się nie zgadza' },
    ]);
    const { data: all } = await check(id, { ...settings, duplicates: 'import' });
    expect(all.clients).toBe(4);
  });

  test('asks which of two people of one name is meant; an e-mail address tells', async () => {
    const one = await it.signIn();
    await it.signIn();
    await sql`update person set "firstName" = 'Jan', "lastName" = 'Żak' where id >= ${one.id}`.execute(
      it.db,
    );
    const { email } = await it.db
      .selectFrom('person')
      .select('email')
      .where('id', '=', one.id)
      .executeTakeFirstOrThrow();
    const lines = [`${header};Opiekun`, `${row('Dwóch')};Zak Jan`, `${row('Jeden')};${email}`];
    const { id, settings } = await given(lines.join('\n'), { instead: instead() });
    const { data } = await check(id, settings);
    expect(data.problems).toEqual([
      {
        row: 2,
        field: 'clientService',
        value: 'Zak Jan',
        message: 'Kilka osób nazywa się Zak Jan. Podaj adres e-mail',
      },
    ]);
    expect(data.samples).toMatchObject([{ row: 3, carers: 'Jan Żak' }]);
  });

  test('refuses two columns for one field and choices that are none', async () => {
    const { id, settings } = await given(file(row('A')));
    const doubled = await check(id, { ...settings, columns: ['name', 'name'] });
    expect(doubled.errors).toEqual({
      columns: 'Dwie kolumny pliku nie mogą trafić w to samo miejsce',
    });
    const wrong = { clientService: [999_999], projectTypes: [999_999], status: 1, province: 999 };
    const refused = await check(id, { ...settings, instead: wrong, tags: [999_999] });
    expect(refused.errors).toEqual({
      'instead.clientService': 'Nie ma takiej osoby',
      'instead.projectTypes': 'Nie ma takiej usługi',
      'instead.province': 'Nie ma takiego województwa',
      tags: 'Nie ma takiego tagu',
    });
  });
});

describe('the import', () => {
  test('writes clients whole: invoice data as the service address, contact, history of who did it', async () => {
    const nip = newNip();
    const result = await imported(
      `${header};Stanowisko;Tagi;Usługi\n${row('Żółta Łódka', nip)};główna KSIĘGOWA;vip;"Kadry, płace; ksiegowosc"\n`,
      { instead: instead(), tags: [tag] },
    );
    expect(result).toMatchObject({ state: 'done', imported: 1, skipped: 0, written: 1, total: 1 });
    const client = await only('Żółta Łódka');
    expect(client).toMatchObject({
      nip,
      fvName: 'Żółta Łódka',
      fvPhone: '600 100 200',
      fvStreet: 'Długa 1',
      fvProvince: 10,
      status: { id: 1 },
      color: '#FF0000',
      tags: [{ name: 'VIP' }, { name: 'Z importu' }],
      clientService: [{ id: worker.id }],
      persons: [
        {
          firstName: 'Anna',
          lastName: 'Nowak',
          phone: '600 100 200',
          email: 'biuro@firma.pl',
          position: { name: 'Główna księgowa' },
        },
      ],
      createdBy: { id: manager.id },
      version: 1,
    });
    expect(client.projectTypes).toHaveLength(2);
    const { rows } =
      await sql`select action, who from history where entity = 'client' and "entityId" = ${client.id} and action = 'insert'`.execute(
        it.db,
      );
    expect(rows).toEqual([{ action: 'insert', who: manager.id }]);
    const kept = await it.db
      .selectFrom('clientImport')
      .select(['content', 'finished'])
      .where('id', '=', result.id)
      .executeTakeFirstOrThrow();
    expect(kept.content).toBeNull();
    expect(kept.finished).not.toBeNull();
  });

  test('is all or nothing: one bad cell lets nobody in, and the matching stays', async () => {
    const { id, settings } = await given(file(row('Dobra Jedna'), 'Zła Jedna;;;;;;;'), {
      instead: instead(),
    });
    await start(id, settings);
    await runImport(it.db, id);
    expect(await shown(id)).toMatchObject({
      state: 'ready',
      settings,
      failure:
        'Od sprawdzenia coś się zmieniło i pliku nie można już zaimportować w całości. Niczego nie zapisano. Sprawdź plik ponownie.',
    });
    expect((await found('Jedna')).count).toBe(0);
    expect((await check(id, settings)).data.problemCount).toBeGreaterThan(0);
    expect((await shown(id)).failure).toBeNull();
  });

  test('broken off in the middle leaves nothing, and goes well when it is run again', async () => {
    const rows = Array.from({ length: 600 }, (_, at) => row(`Przerwana ${at}`));
    const { id, settings } = await given(file(...rows), { instead: instead() });
    await start(id, settings);
    await sql`create function stop_import() returns trigger language plpgsql as
      $$ begin if new.name = 'Przerwana 599' then raise exception 'stop'; end if; return new; end $$`.execute(
      it.db,
    );
    await sql`create trigger stop before insert on client for each row execute function stop_import()`.execute(
      it.db,
    );
    await expect(runImport(it.db, id)).rejects.toThrow('stop');
    expect(await shown(id)).toMatchObject({ state: 'running', written: 500, total: 600 });
    expect((await found('Przerwana')).count).toBe(0);
    const [work] = importTasks(it.db);
    const context = { attempt: 5, signal: new AbortController().signal, log: it.services.log };
    await work?.run({ id }, context);
    expect(await shown(id)).toMatchObject({
      state: 'ready',
      failure: 'Import się nie udał. Niczego nie zapisano. Spróbuj ponownie.',
    });
    await sql`drop trigger stop on client`.execute(it.db);
    await start(id, settings);
    await work?.run({ id }, context);
    expect(await shown(id)).toMatchObject({ state: 'done', imported: 600 });
    await work?.run({ id }, context);
    expect((await found('Przerwana')).count).toBe(600);
  });

  test('leaves doubled numbers out, or takes them in, as was chosen', async () => {
    const nip = newNip();
    const rows = file(row('Podwójna A', nip), row('Podwójna B', nip), row('Podwójna C'));
    expect(await imported(rows, { instead: instead() })).toMatchObject({ imported: 2, skipped: 1 });
    expect((await found('Podwójna')).count).toBe(2);
    const all = { instead: instead(), duplicates: 'import' as const };
    expect(await imported(rows, all)).toMatchObject({ imported: 3, skipped: 0 });
  });

  test('stops when the person has lost the right to it meanwhile', async () => {
    const leaving = await it.signIn('ROLE_MANAGER');
    const { json } = await send(file(row('Odchodząca')), leaving);
    const { id } = json.data;
    const { settings } = await shown(id, leaving);
    await it.call(contract.runImport, {
      as: leaving,
      params: { id },
      body: { ...settings, instead: instead() },
    });
    await it.db
      .updateTable('person')
      .set({ roles: ['ROLE_USER'] })
      .where('id', '=', leaving.id)
      .execute();
    await runImport(it.db, id);
    expect((await found('Odchodząca')).count).toBe(0);
    const { failure } = await it.db
      .selectFrom('clientImport')
      .select('failure')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(failure).toBe('Nie masz już prawa do importu klientów. Niczego nie zapisano.');
  });

  test('cannot be begun twice, nor once it is done', async () => {
    const { id, settings } = await given(file(row('Tylko raz')), { instead: instead() });
    await start(id, settings);
    const words = 'Ten plik jest już importowany albo zaimportowany';
    expect(await start(id, settings)).toMatchObject({ status: 409, message: words });
    expect((await check(id, settings)).status).toBe(409);
    expect((await it.call(contract.removeImport, { as: manager, params: { id } })).status).toBe(
      409,
    );
    await runImport(it.db, id);
    expect((await start(id, settings)).status).toBe(409);
  });
});

describe('with LibreOffice', () => {
  const table = () =>
    `"${header.replaceAll(';', '";"')}";"Od"\n` +
    `"Gęśla Jaźń i Śćółka";${newNip()};600100200;"zazolc@firma.pl";"Źródlana 7";"00-950";"Łódź";"Świętosława Żądło-Ćwik";2026-03-29\n`;

  test('its XLSX goes in', async () => {
    const made = await libreOffice(table(), 'csv', 'xlsx');
    const before = await shown((await given(made)).id);
    expect(before.columns.at(-1)).toEqual({ header: 'Od', samples: ['2026-03-29'] });
    const result = await imported(made, { instead: instead() });
    expect(result).toMatchObject({ state: 'done', imported: 1, sheet: 'in' });
    // Cells are personal data: once the clients are in, none are left.
    expect(result.columns.at(-1)).toEqual({ header: 'Od', samples: [] });
    expect(await only('Gęśla Jaźń')).toMatchObject({
      name: 'Gęśla Jaźń i Śćółka',
      phone: '600100200',
      postalCode: '00-950',
      persons: [{ firstName: 'Świętosława', lastName: 'Żądło-Ćwik' }],
    });
  });

  test.each([
    ['csv', 'Gęśla z CSV'],
    ['windows', 'Gęśla z Windows'],
  ] as const)('its %s goes in', async (kind, name) => {
    const made = await libreOffice(table().replace('Gęśla Jaźń', name), 'csv', kind);
    if (kind === 'windows') expect(made.includes(0x9c)).toBe(true);
    expect(await imported(made, { instead: instead() })).toMatchObject({ imported: 1 });
    expect(await only(name)).toMatchObject({ name: `${name} i Śćółka`, city: 'Łódź' });
  });

  test.each(['xlsx', 'csv'] as const)(
    'what our list writes as %s, opened and saved there, comes in again as it was',
    async (format) => {
      const name = `Wędrowna ${format}`;
      const more = 'Jan Lis, +48 601 000 000, jan@lis.pl; Ewa Kos, ewa@kos.pl';
      await imported(
        `${header};Pozostałe osoby kontaktowe;Faktura: miasto;Kolor;Tagi\n${row(name)};"${more}";Kraków;#00AA11;VIP\n`.replace(
          '600 100 200',
          '+48 600 100 200',
        ),
        { instead: instead() },
      );
      const before = await only(name);
      const answer = await it.app.inject({
        url: `/api/client/list/export?format=${format}&search=${encodeURIComponent(name)}`,
        headers: { 'access-token': worker.token },
      });
      const saved = await libreOffice(answer.rawPayload, format, 'xlsx');
      await it.call((await import('@zaplecze/contract/clients')).removeClient, {
        as: manager,
        params: { id: before.id },
      });
      expect(await imported(saved)).toMatchObject({ state: 'done', imported: 1 });
      const after = await only(name);
      const lasting = ({
        id: _id,
        created: _c,
        modified: _m,
        persons,
        ...client
      }: typeof before) => ({
        ...client,
        persons: persons.map(
          ({ id: _, client: _client, ...person }: Record<string, unknown>) => person,
        ),
      });
      expect(lasting(after)).toEqual(lasting(before));
    },
  );
});

describe('who may', () => {
  test('managers and admins, each their own files', async () => {
    expect((await send(file(row('A')), worker)).status).toBe(403);
    const { json } = await send(file(row('A')), admin);
    const { id } = json.data;
    for (const endpoint of [
      contract.getImport,
      contract.checkImport,
      contract.runImport,
      contract.removeImport,
    ]) {
      const body = endpoint.method === 'POST' ? { body: (await shown(id, admin)).settings } : {};
      expect((await it.call(endpoint, { as: manager, params: { id }, ...body })).status).toBe(403);
      expect((await it.call(endpoint, { as: worker, params: { id }, ...body })).status).toBe(403);
    }
    expect((await it.call(contract.removeImport, { as: admin, params: { id } })).status).toBe(200);
    expect((await it.call(contract.getImport, { as: admin, params: { id } })).status).toBe(404);
  });

  test('files that nobody finishes importing are forgotten after a week', async () => {
    const { id } = await given(file(row('A')));
    await sql`update "clientImport" set created = now() - interval '8 days' where id = ${id}`.execute(
      it.db,
    );
    const young = await given(file(row('B')));
    const [, forget] = importTasks(it.db);
    await forget?.run(
      {},
      { attempt: 1, signal: new AbortController().signal, log: it.services.log },
    );
    expect((await it.call(contract.getImport, { as: manager, params: { id } })).status).toBe(404);
    expect((await shown(young.id)).state).toBe('ready');
  });
});
