import * as contract from '@zaplecze/contract/rooms/clients/import/calls';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { file, header, importApp, newNip, row } from './import.fixture.ts';
import { importTasks, runImport } from './import.jobs.ts';

const {
  it,
  admin,
  manager,
  worker,
  tag,
  send,
  shown,
  given,
  check,
  start,
  imported,
  instead,
  found,
  only,
} = await importApp();
afterAll(() => it.close());

describe('reading a file', () => {
  test('guesses columns by Polish headings, those of other programs too [CLI-93]', async () => {
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
    expect(found.columns[9]).toEqual({ header: 'Uwagi', samples: ['9'], leftOut: null });
  });

  test('tells what the contact person has from what the firm has, by headings that name them [CLI-140]', async () => {
    const { json } = await send(
      'Telefon osoby;E-mail osoby kontaktowej;Stanowisko osoby;Imię i nazwisko osoby;Telefon;E-mail;Firma\n1;2;3;4;5;6;7\n',
    );
    expect((await shown(json.data.id)).settings.columns).toEqual([
      ...['personPhone', 'personEmail', 'personPosition', 'person', 'phone', 'email', 'name'],
    ]);
  });

  test('says in words what is wrong with the file [CLI-92]', async () => {
    const refused = await send('%PDF-1.7');
    expect(refused.status).toBe(400);
    expect(refused.json.errors).toEqual({
      file: 'To nie jest plik XLSX, ODS, CSV ani VCF. Zapisz arkusz w jednej z tych postaci.',
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

describe('the import', () => {
  test('writes clients whole: invoice data as the service address, contact, history of who did it [CLI-95, CLI-98, CLI-105]', async () => {
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

  test('is all or nothing: one bad cell lets nobody in, and the matching stays [CLI-102, CLI-103]', async () => {
    const { id, settings } = await given(file(row('Dobra Jedna'), 'Zła Jedna;12;;;;;;'), {
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

  test('broken off in the middle leaves nothing, and goes well when it is run again [CLI-102]', async () => {
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

  test('leaves doubled numbers out, or takes them in, as was chosen [CLI-99]', async () => {
    const nip = newNip();
    const rows = file(row('Podwójna A', nip), row('Podwójna B', nip), row('Podwójna C'));
    expect(await imported(rows, { instead: instead() })).toMatchObject({ imported: 2, skipped: 1 });
    expect((await found('Podwójna')).count).toBe(2);
    const all = { instead: instead(), duplicates: 'import' as const };
    expect(await imported(rows, all)).toMatchObject({ imported: 3, skipped: 0 });
  });

  test('stops when the person has lost the right to it meanwhile [CLI-102]', async () => {
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

  test('cannot be begun twice, nor once it is done [CLI-104]', async () => {
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

describe('who may', () => {
  test('managers and admins, each their own files [CLI-90]', async () => {
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

  test('files that nobody finishes importing are forgotten after a week [CLI-106]', async () => {
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

test('rows with a wrong cell are left out by choice, others come in [EXP-70]', async () => {
  const bad = row('Zły telefon').replace('600 100 200', '600 100 200 po 16');
  const content = file(row('Dobry telefon'), bad);
  const more = { instead: instead(), skipFaulty: true };
  const { id, settings } = await given(content, more);
  expect((await check(id, settings)).data).toMatchObject({ clients: 1, problemCount: 1 });
  expect(await imported(content, more)).toMatchObject({ state: 'done', imported: 1, skipped: 1 });
});
