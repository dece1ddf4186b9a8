import { type DictionaryItem, dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import {
  type DictionaryKind,
  dictionaries,
  dictionaryKinds,
} from '@zaplecze/contract/rooms/dictionaries/lists';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';

let it: TestApp;
let admin: Someone;
let manager: Someone;
let user: Someone;
let reception: Someone;

beforeAll(async () => {
  it = await testApp();
  [admin, manager, user, reception] = await Promise.all([
    it.signIn('ROLE_ADMIN'),
    it.signIn('ROLE_MANAGER'),
    it.signIn('ROLE_USER'),
    it.signIn('ROLE_RECEPTION'),
  ]);
});
afterAll(() => it.close());

const bodyOf = (kind: DictionaryKind, name: string) =>
  dictionaries[kind].colored ? { name, color: '#0A0b0C' } : { name };
const create = async (kind: DictionaryKind, name: string, more: object = {}) =>
  (
    await it.call(dictionaryCalls[kind].create, {
      as: admin,
      body: { ...bodyOf(kind, name), ...more },
    })
  ).data.id as number;
const read = async (kind: DictionaryKind, id: number): Promise<DictionaryItem> =>
  (await it.call(dictionaryCalls[kind].get, { as: user, params: { id } })).data.item;
const listed = async (kind: DictionaryKind, query: object = {}): Promise<DictionaryItem[]> =>
  (await it.call(dictionaryCalls[kind].list, { as: user, query: query as never })).data.list;
const remove = (kind: DictionaryKind, id: number) =>
  it.call(dictionaryCalls[kind].remove, { as: admin, params: { id } });
const change = (kind: DictionaryKind, id: number, body: object, headers = {}) =>
  it.call(dictionaryCalls[kind].update, { as: admin, params: { id }, body, headers });

describe.each(dictionaryKinds)('the dictionary %s', (kind) => {
  const calls = dictionaryCalls[kind];

  test('an admin adds an item, reads it under the kind’s name and under item, and changes it [DIC-03, DIC-04]', async () => {
    const id = await create(kind, 'Pierwsza');
    const answer = await it.call(calls.get, { as: reception, params: { id } });
    expect(answer.data[kind]).toEqual(answer.data.item);
    expect(answer.data.item).toMatchObject({ id, name: 'Pierwsza', archived: false, version: 1 });
    expect(answer.data.item.color).toBe(dictionaries[kind].colored ? '#0A0B0C' : undefined);
    expect((await change(kind, id, { name: 'Druga' })).data).toEqual({});
    expect(await read(kind, id)).toMatchObject({ name: 'Druga', version: 2 });
  });

  test('the list is ordered by name in Polish [DIC-05]', async () => {
    const own = new Set(['Żuraw', 'łódka', 'Zegar', 'Ćma', 'lampa', 'cień']);
    for (const name of own) await create(kind, name);
    const names = (await listed(kind)).map((item) => item.name);
    expect(names.filter((name) => own.has(name))).toEqual([
      ...['cień', 'Ćma', 'lampa', 'łódka', 'Zegar', 'Żuraw'],
    ]);
  });

  test('the required fields say what is missing, on create and on change [DIC-06]', async () => {
    const answer = await it.call(calls.create, { as: admin, body: {} });
    expect(answer.status).toBe(400);
    expect(answer.errors).toEqual({
      name: 'Nazwa jest wymagana',
      ...(dictionaries[kind].colored && { color: 'Kolor jest wymagany' }),
    });
    const id = await create(kind, 'Do zmiany');
    expect((await change(kind, id, { name: ' ' })).errors).toEqual({ name: 'Nazwa jest wymagana' });
    expect((await change(kind, id, { nic: 1 })).errors).toEqual({ nic: 'Nieznane pole' });
    if (!dictionaries[kind].colored) return;
    expect((await change(kind, id, { color: 'red' })).errors).toEqual({
      color: 'Kolor jest wymagany',
    });
  });

  test('a name in use is refused whatever its letter case, on create and on change [DIC-08, SHE-73]', async () => {
    const id = await create(kind, 'Źródło');
    const other = await create(kind, 'Inne');
    const taken = { name: 'Taka nazwa już istnieje' };
    const asMacsType = `\u00a0${'Źródło'.normalize('NFD')}\u200b`;
    expect((await change(kind, other, { name: asMacsType })).errors).toEqual(taken);
    const again = await it.call(calls.create, { as: admin, body: bodyOf(kind, ' źRÓDŁO ') });
    expect([again.status, again.errors]).toEqual([400, taken]);
    const renamed = await change(kind, other, { name: 'ŹRÓDŁO' });
    expect([renamed.status, renamed.errors]).toEqual([400, taken]);
    expect((await change(kind, id, { name: 'ŹRÓDŁO' })).status).toBe(200);
  });

  test('an unused item is deleted and gone [DIC-11]', async () => {
    const id = await create(kind, 'Zbędna');
    expect((await remove(kind, id)).data).toEqual({ archived: false });
    for (const call of [calls.get, calls.update, calls.remove]) {
      expect((await it.call(call, { as: admin, params: { id }, body: {} })).status).toBe(404);
    }
  });

  test('everyone signed in reads, only admins write; strangers get 401 [DIC-02]', async () => {
    const params = { id: await create(kind, 'Uprawnienia') };
    for (const call of Object.values(calls)) {
      expect((await it.call(call, { params, body: {} })).status).toBe(401);
    }
    for (const person of [user, reception, manager]) {
      expect((await it.call(calls.list, { as: person })).status).toBe(200);
      expect((await it.call(calls.get, { as: person, params })).status).toBe(200);
      for (const call of [calls.create, calls.update, calls.remove]) {
        const answer = await it.call(call, { as: person, params, body: {} });
        expect([answer.status, answer.message]).toEqual([403, 'Brak uprawnień']);
      }
    }
  });

  test('the role is asked before the record, the record before the body [OPE-03]', async () => {
    const missing = { params: { id: 2_000_000_000 }, body: { name: '' } };
    expect((await it.call(calls.update, { as: manager, ...missing })).status).toBe(403);
    expect((await it.call(calls.update, { as: admin, ...missing })).status).toBe(404);
    expect((await it.call(calls.get, { as: user, params: { id: 'x' } })).status).toBe(404);
    const unknown = await it.call(calls.list, { as: user, query: { sort: 'name' } as never });
    expect(unknown.status).toBe(400);
  });

  test('changes of different fields merge, the same field changed by both is 409 [DIC-09, HIS-10, HIS-18]', async () => {
    const id = await create(kind, 'Wspólna');
    await change(kind, id, { name: 'Moja' });
    const stale = { 'if-match': '1' };
    const answer = await change(kind, id, { name: 'Twoja' }, stale);
    expect(answer.status).toBe(409);
    expect(answer.json.conflicts).toEqual({ name: { theirs: 'Moja', yours: 'Twoja' } });
    expect((await change(kind, id, { name: 'Twoja' }, { 'if-match': '9' })).status).toBe(412);
    if (!dictionaries[kind].colored) return;
    expect((await change(kind, id, { color: '#000000' }, stale)).status).toBe(200);
    expect(await read(kind, id)).toMatchObject({ name: 'Moja', color: '#000000' });
  });
});

describe('what only some kinds have', () => {
  test('a company keeps its departments, and a department answers its companies [DIC-14]', async () => {
    const [first, second] = [await create('department', 'Kadry'), await create('department', 'IT')];
    const company = await create('company', 'Alfa', { departments: [first, second, first] });
    expect((await read('company', company)).departments).toEqual([
      { id: second, name: 'IT' },
      { id: first, name: 'Kadry' },
    ]);
    expect((await read('department', first)).companies).toEqual([{ id: company, name: 'Alfa' }]);
    const before = (await read('company', company)).version;
    await change('company', company, { departments: [second] });
    expect(await read('company', company)).toMatchObject({
      departments: [{ id: second, name: 'IT' }],
      version: before + 1,
    });
    expect((await read('department', first)).companies).toEqual([]);
    const told = await it.db
      .selectFrom('history')
      .select(['changes', 'who'])
      .where('entity', '=', 'company')
      .where('entityId', '=', company)
      .where('action', '=', 'link')
      .orderBy('id')
      .execute();
    expect(told.at(-1)).toEqual({ changes: { departments: [first, null] }, who: admin.id });
  });

  test('a company is refused with a department that is not there, or newly with an archived one [DIC-14]', async () => {
    const department = await create('department', 'Zamykany');
    const company = await create('company', 'Gamma', { departments: [department] });
    expect((await remove('department', department)).data).toEqual({ archived: true });
    const fields = { ...bodyOf('company', 'Delta'), departments: [department] };
    const refused = await it.call(dictionaryCalls.company.create, { as: admin, body: fields });
    expect(refused.errors).toEqual({ departments: 'Ta pozycja jest zarchiwizowana, wybierz inną' });
    expect((await listed('company')).map((item) => item.name)).not.toContain('Delta');
    expect((await change('company', company, { departments: [department] })).status).toBe(200);
    const missing = await change('company', company, { departments: [2_000_000_000] });
    expect(missing.errors).toEqual({ departments: 'Wybrany dział nie istnieje' });
  });

  test('a calendar type is a vacation unless told otherwise, and may be private [DIC-15, DIC-20]', async () => {
    const id = await create('calendarType', 'Urlop');
    expect(await read('calendarType', id)).toMatchObject({ isVacation: true, isPrivate: false });
    await change('calendarType', id, { isPrivate: true });
    expect(await read('calendarType', id)).toMatchObject({ isVacation: true, isPrivate: true });
    const other = await create('calendarType', 'Delegacja', { isVacation: false });
    expect(await read('calendarType', other)).toMatchObject({ isVacation: false });
    const { data } = await it.call(dictionaryCalls.calendarType.get, {
      as: user,
      params: { id },
    });
    expect(data.type).toEqual(data.item);
    const all = await it.call(dictionaryCalls.calendarType.list, { as: user });
    expect(all.data.types).toEqual(all.data.list);
  });

  test('a consent type keeps the text of the consent [DIC-16]', async () => {
    const id = await create('agreementType', 'RODO', { description: ' Zgadzam się.\nJan ' });
    expect(await read('agreementType', id)).toMatchObject({ description: 'Zgadzam się.\nJan' });
    await change('agreementType', id, { description: '' });
    expect(await read('agreementType', id)).toMatchObject({ description: null });
  });
});
