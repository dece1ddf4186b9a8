import { createIssue } from '@zaplecze/contract/rooms/issues/calls';
import {
  getHandover,
  getMe,
  getPerson,
  lastAdmin,
  listPeople,
  removePerson,
} from '@zaplecze/contract/rooms/people/calls';
import { createReplacement } from '@zaplecze/contract/rooms/people/replacements/calls';
import { assignTask } from '@zaplecze/contract/rooms/projects/calls';
import { getTask } from '@zaplecze/contract/rooms/tasks/calls';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { missingId, type PeopleApp, peopleApp } from '../people.fixture.ts';

let it: PeopleApp;
beforeAll(async () => {
  it = await peopleApp();
});
afterAll(() => it.close());

const remove = (as: Someone | null, id: number, query: object = {}) =>
  it.call(removePerson, { as, params: { id }, query: query as never });
async function issue(user: number): Promise<number> {
  const body = { name: 'Drukarka', users: [user], description: 'Zacina papier', type: 1 };
  return (await it.call(createIssue, { as: it.manager, body })).data.id;
}
async function offer(seller: number, status = 0): Promise<void> {
  const client = await it.client('Z ofertą', it.admin.id);
  await it.db.insertInto('offer').values({ name: 'Oferta', client, seller, status }).execute();
}
const carersOf = async (client: number) =>
  (
    await it.db.selectFrom('clientService').select('user').where('client', '=', client).execute()
  ).map((link) => link.user);

test('a deactivated person is signed out at once, leaves the list and keeps the name [PEO-38, SES-09]', async () => {
  const leaver = await it.signIn();
  expect((await remove(it.manager, leaver.id)).status).toBe(200);
  expect((await it.call(getMe, { as: leaver })).status).toBe(401);
  const { list } = (await it.call(listPeople, { as: it.stranger })).data;
  expect(list.map((one: { id: number }) => one.id)).not.toContain(leaver.id);
  const params = { id: leaver.id };
  const { user } = (await it.call(getPerson, { as: it.stranger, params })).data;
  expect(user).toMatchObject({ fullname: leaver.name, active: false, may: { edit: false } });
  const kept = it.db.selectFrom('session').select('person').where('person', '=', leaver.id);
  expect(await kept.execute()).toEqual([]);
});

test('managers deactivate anybody but administrators; employees nobody [PEO-37]', async () => {
  const leaver = await it.signIn();
  for (const as of [it.stranger, it.reception, leaver]) {
    expect((await remove(as, leaver.id)).status).toBe(403);
  }
  expect((await remove(null, leaver.id)).status).toBe(401);
  expect((await remove(it.manager, it.admin.id)).status).toBe(403);
  expect((await remove(it.manager, missingId)).status).toBe(404);
  expect((await remove(it.stranger, missingId)).status).toBe(403);
});

test('the last active administrator stays; nor do two who remove one another at once both go [PEO-12]', async () => {
  // A company of its own: the others' administrators stay.
  const small = await peopleApp();
  onTestFinished(() => small.close());
  const { admin } = small;
  const go = (as: Someone, id: number) => small.call(removePerson, { as, params: { id } });
  const last = await go(admin, admin.id);
  expect(last).toMatchObject({ status: 409, message: lastAdmin });
  const second = await small.signIn('ROLE_ADMIN');
  const answers = await Promise.all([go(admin, second.id), go(second, admin.id)]);
  expect(answers.map((one) => one.status)).toContain(200);
  const left = await small.db
    .selectFrom('person')
    .select(['id', 'roles'])
    .where('active', '=', true)
    .execute();
  expect(left.filter((one) => one.roles.includes('ROLE_ADMIN'))).toHaveLength(1);
});

test('the handover counts clients, those without another carer, open tasks, issues, and offers to do something about [PEO-39]', async () => {
  const leaver = await it.signIn();
  await it.client('Wspólny', leaver.id, it.stranger.id);
  await it.client('Własny', leaver.id);
  await Promise.all([it.task(leaver.id), it.task(leaver.id, 0), it.task(leaver.id, 9)]);
  await Promise.all([issue(leaver.id), offer(leaver.id), offer(leaver.id, 3), offer(leaver.id, 2)]);
  const ask = (as: Someone) => it.call(getHandover, { as, params: { id: leaver.id } });
  expect((await ask(it.manager)).data).toMatchObject({
    clients: 2,
    onlyCarer: 1,
    tasks: 2,
    repeating: 0,
    checklists: 0,
    issues: 1,
    offers: 3,
    projects: 0,
    articles: 0,
    articleNames: [],
    ...{ departments: 0, visits: 0, cases: 0, rules: 0 },
  });
  expect((await ask(it.stranger)).status).toBe(403);
});

test('clients and open tasks go to those named, who are told; finished tasks keep the name [PEO-41]', async () => {
  const [leaver, heir, helper] = [await it.signIn(), await it.signIn(), await it.signIn()];
  const shared = await it.client('Wspólny', leaver.id, heir.id);
  const own = await it.client('Własny', leaver.id);
  const [open, done] = [await it.task(leaver.id, 2), await it.task(leaver.id, 9)];
  const query = { clients: heir.id, tasks: helper.id };
  expect((await remove(it.manager, leaver.id, query)).status).toBe(200);
  expect(await carersOf(shared)).toEqual([heir.id]);
  expect(await carersOf(own)).toEqual([heir.id]);
  const user = async (params: object) =>
    (await it.call(getTask, { as: it.manager, params: params as never })).data.task.user.id;
  expect(await user(open.address)).toBe(helper.id);
  expect(await user(done.address)).toBe(leaver.id);
  expect((await it.told(helper.id))[0]).toBe(
    `Przejmujesz 1\u00A0otwarte zadanie. Odchodzi: <a href="/task">${leaver.name}</a>`,
  );
  expect((await it.told(heir.id))[0]).toContain('Przejmujesz 2\u00A0klientów. Odchodzi: ');
});

test('pieces go to people of their own, the rest of the kind to its heir; each is told of theirs [PEO-102]', async () => {
  const [leaver, heir, helper] = [await it.signIn(), await it.signIn(), await it.signIn()];
  const [own, other] = [await it.client('Jeden', leaver.id), await it.client('Drugi', leaver.id)];
  const [first, second] = [await it.task(leaver.id), await it.task(leaver.id)];
  const { data } = await it.call(getHandover, { as: it.manager, params: { id: leaver.id } });
  const idOf = (kind: string, at: number): number =>
    data.rows.filter((row: { kind: string }) => row.kind === kind)[at].id;
  expect(data.rows.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
    ...['clients', 'clients', 'tasks', 'tasks'],
  ]);
  const answer = await it.call(removePerson, {
    ...{ as: it.manager, params: { id: leaver.id } },
    query: { clients: heir.id, tasks: heir.id },
    body: {
      rows: [
        { kind: 'tasks', id: idOf('tasks', 1), user: helper.id },
        { kind: 'clients', id: other, user: helper.id },
      ],
    },
  });
  expect(answer.status).toBe(200);
  expect([await carersOf(own), await carersOf(other)]).toEqual([[heir.id], [helper.id]]);
  const user = async (params: object) =>
    (await it.call(getTask, { as: it.manager, params: params as never })).data.task.user.id;
  expect([await user(first.address), await user(second.address)]).toEqual([heir.id, helper.id]);
  for (const { id } of [heir, helper]) {
    const told = (await it.told(id)).join('\n');
    expect(told).toContain('Przejmujesz 1\u00A0otwarte zadanie');
    expect(told).toContain('Przejmujesz 1\u00A0klienta');
  }
});

test('running projects that somebody sold go to those named, one by one too; ended ones keep who sold them [PRO-293]', async () => {
  const [leaver, heir, helper] = [await it.signIn(), await it.signIn(), await it.signIn()];
  const sold = await Promise.all([
    it.task(it.admin.id),
    it.task(it.admin.id),
    it.task(it.admin.id, 9),
  ]);
  const [first = 0, second = 0, ended = 0] = sold.map(({ address }) => address.project);
  await it.db
    .updateTable('project')
    .set({ seller: leaver.id })
    .where('id', 'in', [first, second, ended])
    .execute();
  const bare = await remove(it.manager, leaver.id, {});
  expect(bare.errors).toEqual({ projects: 'Wskaż, kto będzie sprzedawcą trwających projektów' });
  const { status } = await it.call(removePerson, {
    ...{ as: it.manager, params: { id: leaver.id }, query: { projects: heir.id } },
    body: { rows: [{ kind: 'projects', id: second, user: helper.id }] },
  });
  expect(status).toBe(200);
  const sellerOf = async (id: number) =>
    (
      await it.db
        .selectFrom('project')
        .select('seller')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).seller;
  expect(await Promise.all([first, second, ended].map(sellerOf))).toEqual([
    ...[heir.id, helper.id, leaver.id],
  ]);
  expect((await it.told(heir.id))[0]).toContain('Przejmujesz 1\u00A0trwający projekt. Odchodzi: ');
});

test('a piece goes to nobody who has left; then nothing is changed [PEO-102]', async () => {
  const [leaver, heir] = [await it.signIn(), await it.signIn()];
  const client = await it.client('Zostaje', leaver.id);
  const rows = [{ kind: 'clients', id: client, user: leaver.id }];
  const answer = await it.call(removePerson, {
    ...{ as: it.manager, params: { id: leaver.id }, query: { clients: heir.id }, body: { rows } },
  });
  expect([answer.status, answer.errors]).toEqual([
    400,
    { rows: 'Wybierz kogoś, kto nadal pracuje' },
  ]);
  expect(await carersOf(client)).toEqual([leaver.id]);
});

test('clients whom others look after too may do without an heir [PEO-42]', async () => {
  const leaver = await it.signIn();
  const shared = await it.client('Wspólny', leaver.id, it.stranger.id);
  expect((await remove(it.manager, leaver.id)).status).toBe(200);
  expect(await carersOf(shared)).toEqual([it.stranger.id]);
});

describe('no work stays on a disabled account', () => {
  test.each([
    ['clients', 'Wskaż, kto przejmie klientów', (id: number) => it.client('Własny', id)],
    ['tasks', 'Wskaż, kto przejmie zadania', (id: number) => it.task(id)],
    ['issues', 'Wskaż, kto przejmie zgłoszenia', (id: number) => issue(id)],
    ['offers', 'Wskaż, kto przejmie oferty', (id: number) => offer(id)],
  ] as const)('%s: %s [PEO-40]', async (kind, message, give) => {
    const [leaver, heir] = [await it.signIn(), await it.signIn()];
    await give(leaver.id);
    const refused = await remove(it.manager, leaver.id);
    expect(refused).toMatchObject({ status: 400, errors: { [kind]: message } });
    expect((await it.read(leaver.id)).active).toBe(true);
    expect((await remove(it.manager, leaver.id, { [kind]: heir.id })).status).toBe(200);
    const work = (await it.call(getHandover, { as: it.manager, params: { id: heir.id } })).data;
    expect(work[kind]).toBe(1);
    expect(await it.told(heir.id)).toHaveLength(1);
  });

  test('nor does a task whose cancelled project may be taken back [PEO-40]', async () => {
    const [leaver, heir] = [await it.signIn(), await it.signIn()];
    const { id } = await it.task(leaver.id, 10);
    await it.db.updateTable('projectTask').set({ cancelledFrom: 1 }).where('id', '=', id).execute();
    await it.task(leaver.id);
    await remove(it.manager, leaver.id, { tasks: heir.id });
    const task = it.db.selectFrom('projectTask').select('user').where('id', '=', id);
    expect(await task.executeTakeFirst()).toEqual({ user: heir.id });
    expect((await it.told(heir.id))[0]).toContain('1\u00A0otwarte zadanie');
  });

  test('nor does what is given to the leaver at that moment [PEO-40]', async () => {
    const leaver = await it.signIn();
    const { address } = await it.task(it.stranger.id);
    const [given, left] = await Promise.all([
      it.call(assignTask, { as: it.manager, body: { ...address, user: leaver.id } }),
      remove(it.manager, leaver.id),
    ]);
    expect([given.status, left.status].toSorted()).toEqual([200, 400]);
  });
});

test('an heir must work here and be somebody else; then nothing happens at all [PEO-43]', async () => {
  const [leaver, gone] = [await it.signIn(), await it.signIn()];
  const client = await it.client('Własny', leaver.id);
  await remove(it.manager, gone.id);
  for (const heir of [gone.id, leaver.id, missingId]) {
    const answer = await remove(it.manager, leaver.id, { clients: it.stranger.id, tasks: heir });
    expect(answer.errors).toEqual({ tasks: 'Wybierz kogoś, kto nadal pracuje' });
  }
  expect(await carersOf(client)).toEqual([leaver.id]);
  expect((await it.read(leaver.id)).active).toBe(true);
});

test('whom the leaver was to stand in for is told; what is over stays as history [PEO-44]', async () => {
  const [leaver, away] = [await it.signIn(), await it.signIn()];
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const stand = (from: number, to: number) =>
    it.call(createReplacement, {
      as: away,
      body: { user: leaver.id, replacedUser: away.id, dateFrom: at(from), dateTo: at(to) },
    });
  await it.db
    .insertInto('replacement')
    .values({ user: leaver.id, replacedUser: away.id, dateFrom: at(-9), dateTo: at(-8) })
    .execute();
  await stand(-1, 3);
  await remove(it.manager, leaver.id);
  expect((await it.read(away.id)).substitutes).toMatchObject([{ ended: true }]);
  expect((await it.told(away.id))[0]).toContain('już Cię nie zastąpi (od ');
});
