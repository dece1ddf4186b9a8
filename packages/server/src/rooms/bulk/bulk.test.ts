import { randomUUID } from 'node:crypto';
import { changeMany } from '@zaplecze/contract/rooms/bulk/calls';
import { taskDefinitions } from '@zaplecze/contract/rooms/catalog/calls';
import * as clients from '@zaplecze/contract/rooms/clients/calls';
import { issueHistory } from '@zaplecze/contract/rooms/history/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { clientsApp } from '../clients/clients.fixture.ts';
import { issueApp } from '../issues/issues.fixture.ts';
import { projectApp } from '../projects/projects.fixture.ts';

describe('issues', () => {
  let app: Awaited<ReturnType<typeof issueApp>>;
  beforeAll(async () => {
    app = await issueApp();
  });
  afterAll(() => app.it.close());

  const targets = (ids: number[]) => ids.map((id) => ({ params: { id } }));
  const change = (as: Someone, ids: number[], body: object) =>
    app.it.call(changeMany, { as, body: { kind: 'issue', targets: targets(ids), ...body } });
  const three = async () => [await app.made(), await app.made(), await app.made()];

  test('each is changed by its own rules; what one refuses is told and leaves it as it was [BUL-01]', async () => {
    const [first, done, foreign] = (await three()) as [number, number, number];
    await app.patch(done, { status: 9 }, app.doer);
    await app.patch(foreign, { users: [app.manager.id] }, app.manager);
    const answer = await change(app.doer, [first, done, foreign, 999_999], {
      values: { status: 2 },
    });
    expect(answer.status).toBe(200);
    expect(answer.data.done.map(({ at }: { at: number }) => at)).toEqual([0]);
    const refused = new Map(
      answer.data.refused.map((one: { at: number; message: string }) => [one.at, one.message]),
    );
    expect(refused.get(1)).toBe('Brak uprawnień');
    expect(refused.get(2)).toBe('Brak uprawnień');
    expect(refused.get(3)).toBe('Nie znaleziono');
    const statuses = await Promise.all([first, done, foreign].map((id) => app.read(id)));
    expect(statuses.map(({ status }) => status.id)).toEqual([2, 9, 1]);
  });

  test('a trial tells the same, changes nothing and tells nobody [BUL-02]', async () => {
    const ids = await three();
    const other = await app.it.signIn();
    const asked = { values: { users: [other.id] } };
    const trial = await change(app.manager, ids, { ...asked, trial: true });
    expect(trial.data.done).toHaveLength(3);
    expect((await app.read(ids[0] as number)).users).toMatchObject([{ id: app.doer.id }]);
    expect(await app.told(other)).toEqual([]);
    expect((await change(app.manager, ids, asked)).data.done).toHaveLength(3);
    expect((await app.read(ids[0] as number)).users).toMatchObject([{ id: other.id }]);
  });

  test('what is missing is told by its field [BUL-02, BUL-22]', async () => {
    const [id] = (await three()) as [number];
    await app.patch(id, { status: 9 }, app.doer);
    const back = { values: { status: 2 }, trial: true };
    const { data } = await change(app.orderer, [id], back);
    expect(data.refused[0].errors).toHaveProperty('comment');
    const said = { values: { status: 2, comment: 'Nadal nie drukuje.' } };
    expect((await change(app.orderer, [id], said)).data.done).toHaveLength(1);
  });

  test('those that have the value already are named and keep their version [BUL-03]', async () => {
    const [first, second] = (await three()) as [number, number];
    await app.patch(first, { status: 2 }, app.doer);
    const { version } = await app.read(first);
    const { data } = await change(app.doer, [first, second], { values: { status: 2 } });
    expect(data.same).toEqual([0]);
    expect(data.done).toMatchObject([{ at: 1 }]);
    expect((await app.read(first)).version).toBe(version);
  });

  test('it is taken back with the values of before, but not where somebody changed it since [BUL-05]', async () => {
    const ids = (await three()) as [number, number, number];
    const { data } = await change(app.doer, ids, { values: { status: 2 } });
    await app.patch(ids[1], { timeRequired: 3 }, app.manager);
    const back = data.done.map((one: { at: number; before: object; version: number }) => ({
      params: { id: ids[one.at] },
      version: one.version,
      values: one.before,
    }));
    const undone = await app.it.call(changeMany, {
      as: app.doer,
      body: { kind: 'issue', values: {}, targets: back },
    });
    expect(undone.data.done).toHaveLength(2);
    expect(undone.data.refused[0].message).toBe('Ktoś w międzyczasie to zmienił');
    const now = await Promise.all(ids.map((id) => app.read(id)));
    expect(now.map(({ status }) => status.id)).toEqual([1, 2, 1]);
  });

  test('the same field that somebody changed since it was seen is not overwritten, others are joined [BUL-11]', async () => {
    const ids = (await three()) as [number, number, number];
    const [{ version }] = [await app.read(ids[0])];
    await app.patch(ids[0], { status: 2 }, app.doer);
    await app.patch(ids[1], { timeRequired: 3 }, app.manager);
    const asked = {
      kind: 'issue',
      values: { status: 9 },
      targets: ids.map((id) => ({ params: { id }, opened: version })),
    };
    const { data } = await app.it.call(changeMany, { as: app.doer, body: asked });
    expect(data.done.map(({ at }: { at: number }) => at)).toEqual([1, 2]);
    expect(data.refused).toMatchObject([{ at: 0, message: 'Ktoś w międzyczasie zmienił to pole' }]);
    const now = await Promise.all(ids.map((id) => app.read(id)));
    expect(now.map(({ status }) => status.id)).toEqual([2, 9, 9]);
    expect(now[1]).toMatchObject({ timeRequired: 3 });
  });

  test('other fields are not taken [BUL-06]', async () => {
    const [id] = (await three()) as [number];
    for (const body of [
      { values: { name: 'Wszystkie tak samo' } },
      { values: { seller: app.manager.id } },
      { values: {}, add: { tags: [1] } },
    ]) {
      expect((await change(app.manager, [id], body)).status).toBe(400);
    }
  });

  test('the new person is told once, of all of them [BUL-07]', async () => {
    const names = Array.from({ length: 7 }, (_, at) => `Monitor ${at + 1}`);
    const ids = await Promise.all(names.map((name) => app.made({ name })));
    const heir = await app.it.signIn();
    await change(app.manager, ids, { values: { users: [heir.id] } });
    const told = await app.told(heir);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^Nowe zgłoszenie dla Ciebie: Monitor \d .*, a także .* i 2\sdalsze$/);
  });

  test('the history says that it was a change of many [BUL-08]', async () => {
    const ids = (await three()) as [number, number, number];
    await app.patch(ids[0], { timeRequired: 1 }, app.manager);
    await change(app.doer, ids, { values: { status: 2 }, act: randomUUID().replaceAll('-', '') });
    const { list } = (await app.it.call(issueHistory, { as: app.manager, params: { id: ids[0] } }))
      .data;
    expect(list.map(({ bulk }: { bulk: boolean }) => bulk)).toEqual([true, false, false]);
  });
});

test('tags come to clients and go, whatever other tags they have [BUL-04]', async () => {
  const app = await clientsApp();
  const insertTag = async (name: string) =>
    (await app.it.db.insertInto('tag').values({ name }).returning('id').executeTakeFirstOrThrow())
      .id;
  const [old, fresh] = [await insertTag('Stary'), await insertTag('Nowy')];
  const [one, two] = [await app.create({ tags: [app.tag, old] }), await app.create({ tags: [] })];
  const changed = await app.it.call(changeMany, {
    as: app.manager,
    body: {
      kind: 'client',
      values: {},
      add: { tags: [fresh] },
      remove: { tags: [old] },
      targets: [{ params: { id: one } }, { params: { id: two } }],
    },
  });
  expect(changed.data.done).toHaveLength(2);
  const tags = async (id: number) =>
    (await app.it.call(clients.getClient, { as: app.manager, params: { id } })).data.client.tags
      .map(({ id: tag }: { id: number }) => tag)
      .sort();
  expect(await tags(one)).toEqual([app.tag, fresh].sort());
  expect(await tags(two)).toEqual([fresh]);
  await app.it.close();
});

describe('tasks and definitions', () => {
  let app: Awaited<ReturnType<typeof projectApp>>;
  beforeAll(async () => {
    app = await projectApp();
  });
  afterAll(() => app.it.close());

  test('a manager gives tasks of several projects away; limits stay, others may not [BUL-09]', async () => {
    await app.begin();
    const one = app.at(app.first);
    await app.begin();
    const targets = [one, app.at(app.second)].map((params) => ({ params }));
    const heir = await app.it.signIn();
    const body = { kind: 'assignment', values: { user: heir.id }, targets };
    const refused = await app.it.call(changeMany, { as: app.anna, body });
    expect(refused.data.done).toEqual([]);
    expect(refused.data.refused).toHaveLength(2);
    const limit = (await app.open(app.manager, app.second)).data.task.dateRealizationLimit;
    expect((await app.it.call(changeMany, { as: app.manager, body })).data.done).toHaveLength(2);
    const { task } = (await app.open(app.manager, app.second)).data;
    expect([task.user.id, task.finalDate, task.dateRealizationLimit]).toEqual([
      heir.id,
      true,
      limit,
    ]);
  });

  test('a task that somebody else gave away meanwhile stays with them [BUL-11]', async () => {
    await app.begin();
    const [params] = [app.at(app.first)];
    const { version: opened } = (await app.open(app.manager, app.first)).data.task;
    const [heir, other] = [await app.it.signIn(), await app.it.signIn()];
    const give = (user: Someone, how: object) =>
      app.it.call(changeMany, {
        as: app.manager,
        body: {
          kind: 'assignment',
          values: { user: user.id },
          targets: [{ params, ...how }],
        },
      });
    expect((await give(heir, { opened })).data.done).toMatchObject([{ version: opened + 1 }]);
    const { data } = await give(other, { opened });
    expect(data.refused).toMatchObject([{ message: 'Ktoś w międzyczasie zmienił to pole' }]);
    expect((await app.open(app.manager, app.first)).data.task.user.id).toBe(heir.id);
  });

  test('definitions go to the archive and come back [BUL-10]', async () => {
    const targets = [{ params: { id: app.first } }, { params: { id: app.second } }];
    const body = (archived: boolean) => ({ kind: 'taskDefinition', values: { archived }, targets });
    const away = await app.it.call(changeMany, { as: app.manager, body: body(true) });
    expect(away.data.done).toHaveLength(2);
    const archived = async () =>
      (
        await app.it.call(taskDefinitions.get as never, {
          as: app.manager,
          params: { id: app.first },
        })
      ).data.item.archived;
    expect(await archived()).toBe(true);
    await app.it.call(changeMany, { as: app.manager, body: body(false) });
    expect(await archived()).toBe(false);
  });
});
