import type * as contract from '@zaplecze/contract/rooms/clients/import/calls';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { file, header, importApp, newNip, row } from './import.fixture.ts';

const { it, shown, given, check, imported, instead } = await importApp();
afterAll(() => it.close());

describe('the preview', () => {
  test('names each bad cell with the form’s own words [CLI-97, CLI-103]', async () => {
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
        ['nip', 'NIP musi mieć przynajmniej 10 cyfr'],
        ['phone', 'Telefon musi mieć przynajmniej 9 cyfr'],
        ['email', 'Nieprawidłowy adres e-mail'],
        ['postalCode', 'Kod pocztowy musi mieć 5 cyfr, np.11-111'],
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
    expect(data.problemCount).toBe(14);
    expect(told.at(-1)).toEqual([3, 'name', 'W tej komórce jest błąd formuły']);
    expect(data.clients).toBe(0);
    // The matching and the choices stay with the file.
    expect((await shown(id)).settings).toEqual(settings);
  });

  test('does not tell twice of what the contact person has from the firm [CLI-98]', async () => {
    const bad = row('Raz a dobrze').replace('600 100 200', '12').replace('biuro@', 'biuro');
    const { id, settings } = await given(file(bad), { instead: instead() });
    const { data } = await check(id, settings);
    expect(data.problems.map(({ field }: contract.ImportCell) => field)).toEqual([
      'phone',
      'email',
    ]);
  });

  test('says once for the whole file what neither a column nor a choice gives [CLI-96]', async () => {
    const nothing = { clientService: [], projectTypes: [], status: null, province: null };
    const { id, settings } = await given(file(row('Bez wyboru')), { instead: nothing });
    const { data } = await check(id, settings);
    expect(data.missing).toEqual(['status', 'clientService']);
    expect(data.problemCount).toBe(0);
    const unnamed = await given('Telefon\n600 100 200\n');
    expect((await check(unnamed.id, unnamed.settings)).data.missing).toEqual(['name']);
  });

  test('tells of numbers of tax payers in the base and twice in the file, and warns of doubtful ones [CLI-97, CLI-99]', async () => {
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

  test('a further row of a company brings its contact person, once [CLI-158]', async () => {
    const nip = newNip();
    const person = (name: string) => row('Dwie osoby', nip).replace(/[^;]*$/, name);
    const content = file(person('Anna Kos'), person('Piotr Lis'), person('Anna Kos'));
    expect((await imported(content, { instead: instead() })).imported).toBe(1);
    const { rows } = await sql<{ names: string }>`
      select "personNames" as names from client where nip = ${nip}`.execute(it.db);
    expect(rows).toEqual([{ names: 'Kos Anna, Lis Piotr' }]);
  });

  test('a further row that tells of its contact person alone brings them, reached as the company [CLI-344]', async () => {
    const nip = newNip();
    const further = (name: string) => `Filia;${nip};;;;;;${name}`;
    const content = file(row('Trzy osoby', nip), further('Piotr Lis'), further('Jan Żak'));
    expect((await imported(content, { instead: instead() })).imported).toBe(1);
    const people = await it.db
      .selectFrom('clientPerson')
      .innerJoin('client', 'client.id', 'clientPerson.client')
      .select(['lastName', 'clientPerson.phone', 'clientPerson.email'])
      .where('nip', '=', nip)
      .orderBy('lastName')
      .execute();
    const reach = { phone: '600 100 200', email: 'biuro@firma.pl' };
    expect(people).toEqual(['Lis', 'Nowak', 'Żak'].map((lastName) => ({ lastName, ...reach })));
  });

  test('what is wrong with the contact person of a further row is told [CLI-344]', async () => {
    const nip = newNip();
    const extra = `${header};Osoba kontaktowa: e-mail`;
    const lines = [`${row('Dwie', nip)};a@b.pl`, `Filia;${nip};;;;;;Jan Żak;to nie adres`];
    const { id, settings } = await given([extra, ...lines].join('\n'), { instead: instead() });
    const { data } = await check(id, settings);
    expect(data.problems).toMatchObject([{ row: 3, field: 'personEmail', value: 'to nie adres' }]);
  });

  test('asks which of two people of one name is meant; an e-mail address tells [CLI-100]', async () => {
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

  test('offers 01-234 for a postal code that a sheet kept as the number 1234 [CLI-101]', async () => {
    const line = row('Bez zera').replace('90-001', '1234');
    const { id, settings } = await given(file(line), { instead: instead() });
    const { data } = await check(id, settings);
    expect(data).toMatchObject({ clients: 1, problemCount: 0 });
    expect(data.samples[0].address).toBe('Długa 1, 01-234 Łódź');
    expect(data.warnings).toEqual([
      {
        row: 2,
        field: 'postalCode',
        value: '1234',
        message: 'Brak zera na początku: zostanie zapisany kod 01-234',
      },
    ]);
  });

  test.each([
    ['12345675', '012345675'],
    ['123 456 75', '012345675'],
  ])(
    'reads the REGON %s, which a sheet kept as a number, as %s, and tells of it [CLI-254]',
    async (kept, number) => {
      const { id, settings } = await given(
        `${header};REGON\n${row('Bez zera w numerze')};${kept}\n${row('Zły numer')};12345678\n`,
        { instead: instead() },
      );
      const { data } = await check(id, settings);
      expect(data.problems).toMatchObject([{ row: 3, field: 'regon', value: '12345678' }]);
      const message = `Brak zera na początku: zostanie zapisany REGON ${number}`;
      expect(data.warnings).toEqual([{ row: 2, field: 'regon', value: kept, message }]);
    },
  );

  test('refuses two columns for one field and choices that are none [CLI-94]', async () => {
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
