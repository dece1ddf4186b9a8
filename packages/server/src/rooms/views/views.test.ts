import { getMe } from '@zaplecze/contract/rooms/people/calls';
import * as contract from '@zaplecze/contract/rooms/views/calls';
import { mostPinned, viewLists } from '@zaplecze/contract/rooms/views/lists';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';

let it: TestApp;
let owner: Someone;
let colleague: Someone;
let stranger: Someone;
let manager: Someone;
let foreignManager: Someone;
let admin: Someone;

beforeAll(async () => {
  it = await testApp();
  [owner, colleague, stranger, manager, foreignManager, admin] = await Promise.all([
    it.signIn(),
    it.signIn(),
    it.signIn(),
    it.signIn('ROLE_MANAGER'),
    it.signIn('ROLE_MANAGER'),
    it.signIn('ROLE_ADMIN'),
  ]);
  await join(await department('Księgowość'), owner, colleague, manager);
  await join(await department('Kadry'), foreignManager);
});
afterAll(() => it.close());

const department = async (name: string): Promise<number> =>
  (await it.db.insertInto('department').values({ name }).returning('id').executeTakeFirstOrThrow())
    .id;
async function join(id: number, ...people: Someone[]): Promise<void> {
  const ids = people.map((person) => person.id);
  await it.db.updateTable('person').set({ department: id }).where('id', 'in', ids).execute();
}

let made = 0;
const create = (as: Someone | null, more: object = {}) => {
  made += 1;
  const body = {
    list: 'clients',
    name: `Widok ${made}`,
    state: 'sort=name&order=desc',
    shared: 'nobody',
  };
  return it.call(contract.createView, { as, body: { ...body, ...more } });
};
const view = async (as: Someone, more: object = {}): Promise<number> => {
  const answer = await create(as, more);
  expect(answer.errors ?? answer.message).toBeUndefined();
  return answer.data.id;
};
const seen = async (as: Someone, list = 'clients'): Promise<contract.View[]> =>
  (await it.call(contract.listViews, { as, query: { list } })).data.views;
const one = async (as: Someone, id: number) => (await seen(as)).find((each) => each.id === id);
const change = (as: Someone, id: number, body: object) =>
  it.call(contract.updateView, { as, params: { id }, body });
const remove = (as: Someone, id: number) => it.call(contract.removeView, { as, params: { id } });
const use = (as: Someone, id: number, body: object) =>
  it.call(contract.chooseView, { as, params: { id }, body });
const menu = async (as: Someone): Promise<contract.MenuView[]> =>
  (await it.call(getMe, { as })).data.user.views;
const statuses = async (act: (as: Someone) => Promise<{ status: number }>) => {
  const people = { owner, colleague, stranger, manager, foreignManager, admin };
  const told: Record<string, number> = {};
  for (const [who, as] of Object.entries(people)) told[who] = (await act(as)).status;
  return told;
};
const nobody = { owner: 200, colleague: 404, stranger: 404, manager: 404, foreignManager: 404 };

test('a view that is not shared is seen, used, changed and deleted by its owner alone [VIE-01]', async () => {
  const id = await view(owner, { name: 'Moi klienci' });
  expect(await one(owner, id)).toMatchObject({
    ...{ name: 'Moi klienci', list: 'clients', state: 'sort=name&order=desc', shared: 'nobody' },
    ...{ owner: { id: owner.id }, department: null, pinned: false, usual: false },
    may: { edit: true, delete: true },
  });
  for (const as of [colleague, manager, admin]) expect(await one(as, id)).toBeUndefined();
  const others = { ...nobody, admin: 404 };
  expect(await statuses((as) => use(as, id, { pinned: true }))).toEqual(others);
  expect(await statuses((as) => change(as, id, { name: 'Klienci moi' }))).toEqual(others);
  expect(await statuses((as) => remove(as, id)).then(({ owner: _, ...rest }) => rest)).toEqual({
    ...{ colleague: 404, stranger: 404, manager: 404, foreignManager: 404, admin: 404 },
  });
});

test('every screen with a list has views of its own [VIE-02]', async () => {
  for (const list of viewLists) {
    const id = await view(owner, { list, name: 'Ten sam' });
    expect((await seen(owner, list)).map((each) => each.id)).toContain(id);
  }
  expect((await create(owner, { list: 'login' })).status).toBe(400);
});

test.each([
  [{ name: ' ' }, { name: 'Podaj nazwę widoku' }],
  [{ name: 'x'.repeat(61) }, { name: 'Najwyżej 60 znaków' }],
  [{ state: 'x'.repeat(4_001) }, { state: 'Widok ma za dużo filtrów' }],
  [{ color: 'x' }, { color: 'Nieznane pole' }],
])('a view (case %#) is refused in words [VIE-03]', async (more, errors) => {
  expect((await create(owner, more)).errors).toEqual(errors);
  const id = await view(owner);
  expect((await change(owner, id, more)).errors).toEqual(errors);
});

test('two of one’s views of a list have two names [VIE-03]', async () => {
  const errors = { name: 'Jest już widok o tej nazwie' };
  const id = await view(owner, { name: 'Żółci klienci' });
  expect((await create(owner, { name: 'ŻÓŁCI KLIENCI' })).errors).toEqual(errors);
  const other = await view(owner);
  expect((await change(owner, other, { name: 'żółci klienci' })).errors).toEqual(errors);
  expect((await change(owner, id, { name: 'Żółci Klienci' })).status).toBe(200);
  await view(colleague, { name: 'Żółci klienci' });
});

test('of an address a view keeps what makes the list, neither the page nor what is searched for [VIE-06]', async () => {
  const address =
    'search=Kowalski&page=3&view=7&item=5&columns=name,status.140&look=table&perPage=25&filter[tags]=1,2&filter[status]=1';
  const id = await view(owner, { state: address });
  const state = 'filter[status]=1&filter[tags]=1,2&perPage=25&columns=name,status.140&look=table';
  expect((await one(owner, id))?.state).toBe(state);
  await change(owner, id, { state: '' });
  expect((await one(owner, id))?.state).toBe('');
});

describe('a view shared', () => {
  test('with a department is seen by its people and changed by its manager too [VIE-04, VIE-05]', async () => {
    const id = await view(owner, { shared: 'department' });
    expect((await one(colleague, id))?.may).toEqual({ edit: false, delete: false });
    expect((await one(manager, id))?.may).toEqual({ edit: true, delete: true });
    expect((await one(owner, id))?.department?.name).toBe('Księgowość');
    for (const as of [stranger, foreignManager, admin]) expect(await one(as, id)).toBeUndefined();
    const others = { ...nobody, colleague: 403, manager: 200, admin: 404 };
    expect(await statuses((as) => change(as, id, { state: 'perPage=50' }))).toEqual(others);
    expect((await one(colleague, id))?.state).toBe('perPage=50');
    expect((await remove(colleague, id)).status).toBe(403);
    expect((await remove(manager, id)).status).toBe(200);
    expect((await remove(owner, id)).status).toBe(404);
  });

  test('with all is a manager’s to share, and an administrator’s to change [VIE-04, VIE-05]', async () => {
    const errors = { shared: 'Wszystkim udostępnia widoki kierownik albo administrator' };
    expect((await create(owner, { shared: 'everybody' })).errors).toEqual(errors);
    const own = await view(owner);
    expect((await change(owner, own, { shared: 'everybody' })).errors).toEqual(errors);
    const id = await view(foreignManager, { shared: 'everybody' });
    const others = { owner: 403, colleague: 403, stranger: 403, manager: 403 };
    expect(await statuses((as) => change(as, id, { state: '' }))).toEqual({
      ...others,
      ...{ foreignManager: 200, admin: 200 },
    });
  });

  test('with the department of whom has none is refused [VIE-04]', async () => {
    expect((await create(stranger, { shared: 'department' })).errors).toEqual({
      shared: 'Właściciel widoku nie należy do żadnego działu',
    });
  });

  test('no longer leaves the menus of the others [VIE-05]', async () => {
    const id = await view(owner, { shared: 'department' });
    await use(colleague, id, { pinned: true });
    expect((await menu(colleague)).map((each) => each.id)).toContain(id);
    await change(owner, id, { shared: 'nobody' });
    expect((await menu(colleague)).map((each) => each.id)).not.toContain(id);
  });
});

test('views are pinned to one’s own menu, up to twelve of them [VIE-10]', async () => {
  const [owner, colleague] = await Promise.all([it.signIn(), it.signIn()]);
  await join(await department('Podatki'), owner, colleague);
  const id = await view(owner, { shared: 'department', name: 'Do menu' });
  await use(colleague, id, { pinned: true });
  expect(await menu(colleague)).toEqual([
    {
      ...{ id, list: 'clients', name: 'Do menu', state: 'sort=name&order=desc' },
      ...{ pinned: true, usual: false },
    },
  ]);
  expect((await menu(owner)).map((each) => each.id)).not.toContain(id);
  await use(colleague, id, { pinned: false });
  expect(await menu(colleague)).toEqual([]);
  const many = [];
  for (let at = 0; at < mostPinned; at += 1) many.push(await view(colleague));
  for (const each of many) expect((await use(colleague, each, { pinned: true })).status).toBe(200);
  expect(await use(colleague, id, { pinned: true })).toMatchObject({
    status: 409,
    message: 'Do menu można przypiąć najwyżej 12 widoków. Najpierw odepnij któryś z nich.',
  });
  expect((await use(colleague, many[0] ?? 0, { pinned: true })).status).toBe(200);
});

test('a list begins with at most one view, and each list with its own [VIE-11]', async () => {
  const [first, second] = [await view(stranger), await view(stranger)];
  const offers = await view(stranger, { list: 'offers' });
  const usual = async () =>
    (await menu(stranger)).filter((each) => each.usual).map((each) => each.id);
  for (const id of [first, offers, second]) await use(stranger, id, { usual: true });
  expect((await usual()).sort()).toEqual([offers, second].sort());
  await use(stranger, second, { usual: false });
  expect(await usual()).toEqual([offers]);
});
