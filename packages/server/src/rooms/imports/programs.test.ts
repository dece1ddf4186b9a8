import { importFields } from '@zaplecze/contract/rooms/clients/import/fields';
import { fieldsOf } from '@zaplecze/contract/rooms/imports/fields';
import { importKinds } from '@zaplecze/contract/rooms/imports/lists';
import { afterAll, describe, expect, test } from 'vitest';
import { programsOf } from '../../kit/imports/programs.ts';
import { importsApp } from './imports.fixture.ts';

const { it, given, shown, imported, anna } = await importsApp();
afterAll(() => it.close());

describe('exports of other programs', () => {
  test.each([
    [
      'contact',
      'EspoCRM',
      '"firstName","lastName","accountName","title","emailAddress","phoneNumber","createdAt"',
      ['firstName', 'lastName', 'client', 'position', 'email', 'phone', null],
    ],
    [
      'contact',
      'Bitrix24',
      'First Name;Last Name;Company;Status;Responsible;Work Phone;Mobile;Work E-mail;Home E-mail;ID',
      ['firstName', 'lastName', 'client', null, null, 'phone', 'mobile', 'email', null, null],
    ],
    [
      'contact',
      'Livespace',
      'Imię;Nazwisko;Firma;Stanowisko;Telefon;E-mail;Opiekun',
      ['firstName', 'lastName', 'client', 'position', 'phone', 'email', null],
    ],
    [
      'issue',
      'EspoCRM',
      '"name","number","status","priority","type","accountName","assignedUserName","description"',
      ['name', null, 'status', null, 'type', 'client', 'users', 'description'],
    ],
    [
      'issue',
      'Bitrix24',
      'ID;Nazwa zadania;Osoba odpowiedzialna;Termin;Status',
      [null, 'name', 'users', 'dateRealization', 'status'],
    ],
    [
      'project',
      'Bitrix24',
      'ID;Deal Name;Stage;Company;Amount;Responsible',
      [null, 'name', null, 'client', 'unitValue', 'seller'],
    ],
  ] as const)(
    'of %s by %s are known by their headings, and matched [EXP-18]',
    async (kind, program, header, columns) => {
      const cells = header.replace(/[^;,]+/g, 'x');
      const { id, settings } = await given(kind, [header, cells]);
      expect(await shown(id)).toMatchObject({ program });
      expect(settings.columns).toEqual(columns);
    },
  );

  test('are told apart from a file of one’s own, which no program wrote [EXP-18]', async () => {
    const { id } = await given('contact', ['Imię;Nazwisko;Klient', 'A;B;C']);
    expect((await shown(id)).program).toBeNull();
  });

  test('come in as they are: texts kept from being formulas, closed cases closed [EXP-18, EXP-23]', async () => {
    const done = await imported(
      'issue',
      [
        '"name","number","status","priority","type","accountName","assignedUserName","description"',
        `"'+48 nie dzwoni","7","Closed","Normal","","Gęśla Jaźń sp. z o.o.","Anna Żądło","Telefon, ""głuchy"""`,
      ],
      { instead: { type: [3] } },
    );
    expect(done).toMatchObject({ state: 'done', imported: 1 });
    const row = await it.db
      .selectFrom('issue')
      .select(['name', 'status', 'description'])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ name: '+48 nie dzwoni', status: 30, description: 'Telefon, "głuchy"' });
    expect(anna.id).toBeGreaterThan(0);
  });

  test('are matched to columns that there are, each sign standing among the headings it maps or needs [EXP-18]', () => {
    const known = (kind: (typeof importKinds)[number]) => fieldsOf(kind).map(({ key }) => key);
    for (const kind of importKinds) {
      for (const { columns } of programsOf(kind)) {
        expect(known(kind)).toEqual(expect.arrayContaining([...new Set(Object.values(columns))]));
      }
    }
    const ofClients = importFields.map(({ key }) => key);
    expect(programsOf('client').length).toBeGreaterThan(0);
    for (const { columns } of programsOf('client')) {
      expect(ofClients).toEqual(expect.arrayContaining([...new Set(Object.values(columns))]));
    }
  });
});
