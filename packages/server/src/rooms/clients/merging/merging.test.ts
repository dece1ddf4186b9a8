import * as merging from '@zaplecze/contract/rooms/clients/merging/calls';
import { clientHistory } from '@zaplecze/contract/rooms/history/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mergingCalls, richClients } from './merging.fixture.ts';

let rich: Awaited<ReturnType<typeof richClients>>;
let calls: Awaited<ReturnType<typeof mergingCalls>>;
beforeAll(async () => {
  rich = await richClients();
  calls = await mergingCalls(rich.it);
});
afterAll(() => rich.it.close());

const sizes = (found: Record<string, object[]>) =>
  Object.fromEntries(Object.entries(found).map(([table, rows]) => [table, rows.length]));
/** Pairs are joined, everything else is added up; of contacts there is one. */
const pairs = ['clientTag', 'clientService', 'clientProjectType', 'clientContact'];

test('merging moves everything that refers to a client, and taking it back gives each exactly its own [CLI-120, CLI-123]', async () => {
  const { it, refer, row } = rich;
  const { stays, goes, kinds } = rich.pair();
  expect(kinds).toBeGreaterThan(8);
  const before = [
    await refer(stays),
    await refer(goes),
    await row(stays),
    await row(goes),
  ] as const;
  const { data } = await calls.preview(stays, goes);
  expect(data.preview.moved.length).toBeGreaterThan(6);
  expect(await refer(goes)).toEqual(before[1]);

  expect((await calls.merge(stays, goes)).status).toBe(200);
  expect(await refer(goes)).toEqual({});
  const [one, other, joined] = [before[0], before[1], await refer(stays)].map(sizes);
  for (const table of Object.keys({ ...one, ...other }).filter((name) => !pairs.includes(name)))
    expect(joined?.[table], table).toBe((one?.[table] ?? 0) + (other?.[table] ?? 0));

  expect((await calls.split(goes)).status).toBe(200);
  expect(await refer(stays)).toEqual(before[0]);
  expect(await refer(goes)).toEqual(before[1]);
  expect(await row(stays)).toEqual(before[2]);
  expect(await row(goes)).toEqual(before[3]);
  const { rows } = await sql`select 1 from "clientMerge" where client = ${goes}`.execute(it.db);
  expect(rows).toEqual([]);
});

test('documents and all else keep who changed them and when, while their versions rise [CLI-157]', async () => {
  const { it } = rich;
  const { stays, goes } = rich.pair('document');
  const stamps = async () =>
    (
      await sql<{ id: number; who: number; at: string; version: number }>`
        select id, "userModified" as who, modified::text as at, version from document
        where client = ${stays} or client = ${goes} order by id`.execute(it.db)
    ).rows;
  const before = await stamps();
  expect(before.length).toBeGreaterThan(0);
  await calls.merge(stays, goes);
  const after = await stamps();
  const kept = (rows: typeof before) => rows.map(({ id, who, at }) => [id, who, at]);
  expect(kept(after)).toEqual(kept(before));
  expect(after.some(({ version }, at) => version > (before[at]?.version ?? 0))).toBe(true);
});

test('the address of the merged client leads to the one that stays, and both histories can be read [CLI-121, CLI-122]', async () => {
  const { it } = rich;
  const { stays, goes } = rich.pair();
  const name = (await calls.read(goes)).name;
  const historyOf = async (id: number) => {
    const { status, data } = await it.call(clientHistory, { as: calls.manager, params: { id } });
    return status === 200 ? JSON.stringify(data.list) : status;
  };
  await calls.merge(stays, goes);
  expect((await calls.read(goes)).id).toBe(stays);
  expect(await calls.merged(stays)).toMatchObject([{ id: goes, name, may: { split: true } }]);
  expect(await historyOf(stays)).toContain('"field":"merged"');
  expect(await historyOf(stays)).toContain(name);
  expect(await historyOf(goes)).toContain('"action":"delete"');
  await calls.split(goes);
  expect((await calls.read(goes)).id).toBe(goes);
});

test('what was done since the merging stays where it was done [CLI-123]', async () => {
  const { it } = rich;
  const { stays, goes } = rich.pair('issue');
  await calls.merge(stays, goes);
  const note = { client: stays, text: 'Po połączeniu' };
  const made = await it.db.insertInto('clientNote').values(note).returning('id').executeTakeFirst();
  const moved = await it.db
    .selectFrom('clientMerge')
    .select('moved')
    .where('client', '=', goes)
    .executeTakeFirstOrThrow();
  const [issue] = (moved.moved as Record<string, number[]>)['issue.client'] ?? [];
  await it.db
    .updateTable('issue')
    .set({ name: 'Zmieniona nazwa' })
    .where('id', '=', issue ?? 0)
    .execute();
  await calls.split(goes);
  const issues = (await rich.refer(goes)).issue as { id: number; name: string }[];
  expect(issues.find(({ id }) => id === issue)?.name).toBe('Zmieniona nazwa');
  const notes = ((await rich.refer(stays)).clientNote ?? []) as { id: number }[];
  expect(notes.some(({ id }) => id === made?.id)).toBe(true);
});

test('of a chain the last merging is taken back first, and addresses lead to its end [CLI-121, CLI-123]', async () => {
  const [{ stays, goes }, { stays: third }] = [rich.pair(), rich.pair()];
  await calls.merge(stays, goes);
  await calls.merge(third, stays);
  expect((await calls.read(goes)).id).toBe(third);
  expect((await calls.merged(third)).map(({ id, may }) => [id, may.split])).toEqual([
    [stays, true],
    [goes, false],
  ]);
  const refused = await calls.split(goes);
  expect([refused.status, refused.message]).toEqual([
    409,
    expect.stringMatching(
      /^Klienta „.*” połączono później z innym\. Najpierw cofnij tamto połączenie\.$/,
    ),
  ]);
  expect((await calls.split(stays)).status).toBe(200);
  expect((await calls.split(goes)).status).toBe(200);
});

test('after thirty days a merging stays, while the address goes on leading to the client [CLI-123]', async () => {
  const { it } = rich;
  const { stays, goes } = rich.pair();
  await calls.merge(stays, goes);
  await sql`update "clientMerge" set created = now() - interval '31 days'
    where client = ${goes}`.execute(it.db);
  const refused = await calls.split(goes);
  expect([refused.status, refused.message]).toEqual([
    409,
    'Połączenie klientów można cofnąć tylko przez 30 dni.',
  ]);
  expect(await calls.merged(stays)).toMatchObject([{ until: null, may: { split: false } }]);
  const { mergeTasks } = await import('./merging.jobs.ts');
  const [forget] = mergeTasks(it.db);
  const context = { attempt: 1, signal: new AbortController().signal, log: it.services.log };
  await forget?.run({}, context);
  const kept = await it.db
    .selectFrom('clientMerge')
    .selectAll()
    .where('client', '=', goes)
    .executeTakeFirst();
  expect(kept).toMatchObject({ client: goes, into: stays, row: null, moved: null });
  expect((await calls.read(goes)).id).toBe(stays);
});

test('managers merge, others do not; nobody merges a client with itself or with none [CLI-125]', async () => {
  const { it } = rich;
  const { stays } = rich.pair();
  const user = await it.signIn('ROLE_USER');
  const asked = { params: { id: stays }, body: { client: stays } };
  expect((await it.call(merging.mergeClients, { as: user, ...asked })).status).toBe(403);
  const itself = await calls.merge(stays, stays);
  expect([itself.status, itself.errors]).toEqual([
    400,
    { client: 'Klienta nie można połączyć z nim samym' },
  ]);
  const nobody = await calls.merge(stays, 2_000_000_000);
  expect([nobody.status, nobody.errors]).toEqual([400, { client: 'Nie ma takiego klienta' }]);
});

test('taken back after a carer has left, a client has whoever took over, or whoever looks after the other one [CLI-376]', async () => {
  const { it } = rich;
  const carersOf = async (client: number) =>
    (await calls.read(client)).clientService.map(({ id }: { id: number }) => id);
  const lookAfter = (client: number, user: number) =>
    it.db.insertInto('clientService').values({ client, user }).execute();
  for (const successor of [calls.manager.id, null]) {
    const { stays, goes } = rich.pair();
    const leaver = await it.signIn();
    await it.db.deleteFrom('clientService').where('client', 'in', [stays, goes]).execute();
    await lookAfter(goes, leaver.id);
    await lookAfter(stays, calls.manager.id);
    await calls.merge(stays, goes);
    await it.db.deleteFrom('clientService').where('user', '=', leaver.id).execute();
    await it.db
      .updateTable('person')
      .set({ active: false, successor })
      .where('id', '=', leaver.id)
      .execute();
    expect((await calls.split(goes)).status).toBe(200);
    expect(await carersOf(goes)).toEqual([calls.manager.id]);
    expect(await carersOf(stays)).toEqual([calls.manager.id]);
  }
});

test('what was said to be no duplicate stays so when a merging is taken back [CLI-377]', async () => {
  const { it, pair } = rich;
  const [{ goes, stays }, { goes: alike }] = [pair(), pair()];
  const name = 'Tartak Borowikowo';
  await it.db.updateTable('client').set({ name }).where('id', 'in', [goes, alike]).execute();
  const hinted = async (except: number) => {
    const query = { name, except };
    const { data } = await it.call(merging.similarClients, { as: calls.manager, query });
    return data.list.map(({ id }: { id: number }) => id);
  };
  expect([await hinted(goes), await hinted(alike)]).toEqual([[alike], [goes]]);
  await it.call(merging.createDistinctClients, {
    ...{ as: calls.manager, params: { id: alike } },
    body: { client: goes },
  });
  expect(await hinted(goes)).toEqual([]);
  await calls.merge(stays, goes);
  expect((await calls.split(goes)).status).toBe(200);
  expect([await hinted(goes), await hinted(alike)]).toEqual([[], []]);
});
