import * as contract from '@zaplecze/contract/rooms/people/calls';
import { login, resetPassword } from '@zaplecze/contract/rooms/session/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { missingId, type PeopleApp, peopleApp } from './people.fixture.ts';

let it: PeopleApp;
beforeAll(async () => {
  it = await peopleApp();
});
afterAll(() => it.close());

const patch = (
  as: Someone | null,
  id: number,
  body: object,
  headers: Record<string, string> = {},
) => it.call(contract.updatePerson, { as, params: { id }, body, headers });

describe('reading', () => {
  test('the list of people holds the active ones and is searched without diacritics [PEO-01]', async () => {
    const values = { firstName: 'Śnieżka', lastName: 'Dąb', roles: ['ROLE_USER'] };
    const row = (username: string, active: boolean) => ({
      ...values,
      username,
      email: `${username}@x.pl`,
      active,
    });
    await it.db
      .insertInto('person')
      .values([row('sniezka', true), row('dawna', false)])
      .execute();
    const found = await it.call(contract.listPeople, {
      as: it.stranger,
      query: { search: 'sniezka dab' },
    });
    expect(found.data.list).toMatchObject([{ fullname: 'Śnieżka Dąb', replaces: [] }]);
    expect((await it.call(contract.listPeople, { as: null })).status).toBe(401);
  });

  test('a profile is read by everybody signed in; a missing one is 404 [PEO-06]', async () => {
    const params = { id: it.owner.id };
    const answer = await it.call(contract.getPerson, { as: it.stranger, params });
    expect(answer.data.user.fullname).toBe(it.owner.name);
    const nobody = { as: it.stranger, params: { id: missingId } };
    expect((await it.call(contract.getPerson, nobody)).status).toBe(404);
    expect((await it.call(contract.getPerson, { as: null, params })).status).toBe(401);
  });

  test('what one may do with a profile comes with it [PEO-07, PEO-08]', async () => {
    const may = async (as: Someone, id = it.owner.id) => (await it.read(id, as)).may;
    expect(await may(it.owner)).toMatchObject({
      edit: true,
      delete: false,
      roles: false,
      tasks: true,
      replacements: false,
      substitutes: true,
    });
    expect(await may(it.stranger)).toMatchObject({ edit: false, delete: false, tasks: false });
    expect(await may(it.manager)).toMatchObject({ edit: true, delete: true, roles: true });
    expect(await may(it.manager, it.admin.id)).toMatchObject({ edit: false, delete: false });
    expect((await it.row(it.owner.id, it.stranger)).may).toMatchObject({
      edit: false,
      delete: false,
    });
    expect((await it.row(it.owner.id, it.manager)).may).toMatchObject({ edit: true, delete: true });
  });

  test('column settings are kept per person [PEO-17]', async () => {
    const value = 'name,client.200';
    const params = { key: 'columns-tasks' };
    const save = (as: Someone) => it.call(contract.saveSetting, { as, params, body: { value } });
    expect((await save(it.owner)).status).toBe(200);
    const me = async (as: Someone) => (await it.call(contract.getMe, { as })).data.user.settings;
    expect(await me(it.owner)).toEqual({ 'columns-tasks': value });
    expect(await me(it.stranger)).toEqual({});
  });
});

describe('a new person', () => {
  test('gets a letter with a link to set the password and signs in with the e-mail [PEO-19]', async () => {
    const email = 'nowa@firma.pl';
    const department = await it.named('department', 'Podatki');
    const { status, data } = await it.create({ email, department });
    expect(status).toBe(200);
    expect(await it.read(data.id)).toMatchObject({
      fullname: 'Łucja Żak',
      roles: ['ROLE_USER'],
      department: { name: 'Podatki' },
      awaiting: true,
    });
    const [letter] = await it.letters();
    expect(letter).toMatchObject({ to: email, subject: 'Zaplecze: zaproszenie' });
    const token = /recoveryChange\/([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
    const password = 'zupełnie-nowe-hasło';
    const set = await it.call(resetPassword, {
      body: { password, passwordRepeat: password, token },
    });
    expect(set.status).toBe(200);
    const entered = await it.call(login, { body: { username: 'NOWA@firma.pl', password } });
    expect(entered.status).toBe(200);
    expect((await it.read(data.id)).awaiting).toBe(false);
    const again = { as: it.manager, params: { id: data.id } };
    expect((await it.call(contract.invitePerson, again)).status).toBe(409);
  });

  test('the link of an invitation is kept hashed and works for a week [PEO-20]', async () => {
    const { data } = await it.create();
    const rows = await it.db
      .selectFrom('passwordReset')
      .select(['expires', 'tokenHash'])
      .where('person', '=', data.id)
      .execute();
    const days = (Date.parse(rows[0]?.expires ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);
    const [letter] = await it.letters();
    expect(letter?.text).not.toContain(rows[0]?.tokenHash.toString('base64url'));
  });

  test('a manager sends the invitation again; the earlier link stops working [PEO-21]', async () => {
    const { data } = await it.create();
    const before = (await it.letters())[0]?.text;
    const send = (as: Someone | null, id = data.id) =>
      it.call(contract.invitePerson, { as, params: { id } });
    expect((await send(it.stranger)).status).toBe(403);
    expect((await send(it.manager, missingId)).status).toBe(404);
    expect((await send(it.manager, it.admin.id)).status).toBe(403);
    expect((await send(it.manager)).status).toBe(200);
    expect((await it.letters())[0]?.text).not.toBe(before);
    const links = it.db.selectFrom('passwordReset').select('person').where('person', '=', data.id);
    expect(await links.execute()).toHaveLength(1);
  });

  test('is made by administrators only [PEO-03]', async () => {
    for (const as of [it.manager, it.owner, it.reception]) {
      expect((await it.create({}, as)).status).toBe(403);
    }
    expect((await it.create({}, null)).status).toBe(401);
  });

  test.each([
    ['firstName', { firstName: ' ' }, 'Imię jest wymagane'],
    ['lastName', { lastName: '' }, 'Nazwisko jest wymagane'],
    ['phone', { phone: '' }, 'Telefon jest wymagany'],
    ['phone', { phone: '12345678' }, 'Telefon musi mieć przynajmniej 9 cyfr'],
    ['email', { email: '' }, 'Adres e-mail jest wymagany'],
    ['email', { email: 'to nie adres' }, 'Nieprawidłowy adres e-mail'],
    ['roles', { roles: [] }, 'Wybierz przynajmniej jedną rolę'],
    ['department', { department: missingId }, 'Nie ma takiego działu'],
    ['position', { position: missingId }, 'Nie ma takiego stanowiska'],
    ['clients', { clients: [missingId] }, 'Nie ma takiego klienta'],
    ['username', { username: 'x' }, 'Nieznane pole'],
  ])('%s of %j is refused: %s [PEO-09]', async (field, body, message) => {
    const answer = await it.create(body);
    expect(answer.status).toBe(400);
    expect(answer.errors).toEqual({ [field]: message });
  });

  test('an e-mail belongs to one active person [PEO-10, SHE-73]', async () => {
    const email = 'jedyna@firma.pl';
    const first = await it.create({ email });
    const twice = await it.create({ email: 'Jedyna@firma.pl' });
    expect(twice.errors).toEqual({ email: 'Ten adres e-mail ma już inna osoba' });
    const alike = await it.create({ email: 'je\u200bdy\u00adna@firma.pl' });
    expect(alike.errors).toEqual({ email: 'Ten adres e-mail ma już inna osoba' });
    const params = { id: first.data.id };
    expect((await it.call(contract.removePerson, { as: it.admin, params })).status).toBe(200);
    expect((await it.create({ email })).status).toBe(200);
  });
});

describe('editing', () => {
  test('the owner, managers and administrators may; strangers and, for an administrator, managers may not [PEO-07]', async () => {
    const body = { businessArea: 'Kadry' };
    for (const as of [it.owner, it.manager, it.admin]) {
      expect((await patch(as, it.owner.id, body)).status).toBe(200);
    }
    for (const as of [it.stranger, it.reception]) {
      expect((await patch(as, it.owner.id, body)).status).toBe(403);
    }
    expect((await patch(it.manager, it.admin.id, body)).status).toBe(403);
    expect((await patch(null, it.owner.id, body)).status).toBe(401);
    expect((await patch(it.admin, missingId, body)).status).toBe(404);
  });

  test('roles are the managers’; ROLE_ADMIN the administrators’; nobody changes their own [PEO-11]', async () => {
    const { id } = (await it.create()).data;
    const set = async (as: Someone, of: number, ...roles: string[]) =>
      (await patch(as, of, { roles })).status;
    expect(await set(it.owner, it.owner.id, 'ROLE_MANAGER')).toBe(403);
    expect(await set(it.owner, it.owner.id, 'ROLE_USER')).toBe(200);
    expect(await set(it.manager, it.manager.id, 'ROLE_ADMIN')).toBe(403);
    expect(await set(it.admin, it.admin.id, 'ROLE_USER')).toBe(403);
    expect(await set(it.manager, id, 'ROLE_ADMIN')).toBe(403);
    expect(await set(it.manager, id, 'ROLE_USER', 'ROLE_RECEPTION')).toBe(200);
    expect(await set(it.admin, id, 'ROLE_ADMIN')).toBe(200);
    expect(await set(it.manager, id, 'ROLE_USER')).toBe(403);
    expect((await it.read(id)).roles).toEqual(['ROLE_ADMIN']);
    expect(await set(it.admin, id, 'ROLE_USER')).toBe(200);
  });

  test('a changed role takes effect on the next request [SES-10]', async () => {
    const person = await it.signIn('ROLE_MANAGER');
    const ask = async () =>
      (await it.call(contract.getHandover, { as: person, params: { id: it.owner.id } })).status;
    expect(await ask()).toBe(200);
    await patch(it.admin, person.id, { roles: ['ROLE_USER'] });
    expect(await ask()).toBe(403);
  });

  test('two administrators who demote one another at once: one remains [PEO-12]', async () => {
    const alone = await peopleApp();
    const second = await alone.signIn('ROLE_ADMIN');
    const demote = (as: Someone, id: number) =>
      alone.call(contract.updatePerson, { as, params: { id }, body: { roles: ['ROLE_USER'] } });
    const answers = await Promise.all([
      demote(alone.admin, second.id),
      demote(second, alone.admin.id),
    ]);
    const left = await alone.db.selectFrom('person').select('roles').execute();
    expect(left.filter(({ roles }) => roles.includes('ROLE_ADMIN'))).toHaveLength(1);
    expect(answers.map((answer) => answer.status).sort()).not.toEqual([200, 200]);
    await alone.close();
  });

  test('a new e-mail becomes the user name only where the user name was the e-mail [PEO-22]', async () => {
    const { id } = (await it.create({ email: 'dawny@firma.pl' })).data;
    const account = (of: number) =>
      it.db
        .selectFrom('person')
        .select(['username', 'email'])
        .where('id', '=', of)
        .executeTakeFirstOrThrow();
    expect((await patch(it.manager, id, { email: 'nowy@firma.pl' })).status).toBe(200);
    expect(await account(id)).toEqual({ username: 'nowy@firma.pl', email: 'nowy@firma.pl' });
    expect((await it.letters())[0]).toMatchObject({ to: 'nowy@firma.pl' });
    const { username } = await account(it.owner.id);
    await patch(it.manager, it.owner.id, { email: 'wlasny@firma.pl' });
    expect(await account(it.owner.id)).toEqual({ username, email: 'wlasny@firma.pl' });
    const taken = await patch(it.owner, it.owner.id, { email: 'nowy@firma.pl' });
    expect(taken.errors).toEqual({ email: 'Ten adres e-mail ma już inna osoba' });
  });

  test('two editors: different fields merge, the same field is 409 with both values [PEO-16]', async () => {
    const { id } = (await it.create()).data;
    const ifMatch = { 'if-match': `"${(await it.read(id)).version}"` };
    expect((await patch(it.admin, id, { businessArea: 'Audyt' }, ifMatch)).status).toBe(200);
    expect((await patch(it.manager, id, { lastName: 'Dąb' }, ifMatch)).status).toBe(200);
    const late = await patch(it.manager, id, { businessArea: 'Kadry' }, ifMatch);
    expect(late.status).toBe(409);
    expect(late.json.conflicts).toEqual({ businessArea: { theirs: 'Audyt', yours: 'Kadry' } });
  });

  test('clients are added and taken away; a client keeps its last carer [PEO-13]', async () => {
    const { id } = (await it.create()).data;
    const shared = await it.client('Wspólny', it.owner.id);
    const own = await it.client('Własny', it.admin.id);
    expect((await patch(it.manager, id, { clients: [shared, own] })).status).toBe(200);
    expect((await it.read(id)).clients).toMatchObject([{ name: 'Własny' }, { name: 'Wspólny' }]);
    expect((await patch(it.manager, id, { clients: [own] })).status).toBe(200);
    await it.db
      .deleteFrom('clientService')
      .where('user', '=', it.admin.id)
      .where('client', '=', own)
      .execute();
    const refused = await patch(it.manager, id, { clients: [] });
    expect(refused.errors).toEqual({ clients: 'Klient musi posiadać opiekuna, dodaj go (Własny)' });
    expect((await it.read(id)).clients).toMatchObject([{ name: 'Własny' }]);
  });
});
