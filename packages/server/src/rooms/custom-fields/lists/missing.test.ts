import { listClients, removeClient, updateClient } from '@zaplecze/contract/rooms/clients/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readsOf } from '../../../../test/plans.ts';
import { lookAtBlock } from '../../../kit/custom-fields/missing.queries.ts';
import { choices, customFieldsApp } from '../custom-fields.fixture.ts';
import { lookWhatIsMissing } from '../missing.jobs.ts';

const { it, user, manager, admin, create, field } = await customFieldsApp();
afterAll(() => it.close());

/** More than eight blocks: of fewer nobody looks who has no value. */
const firms = 12_000;
const [text, choice, unlike] = [
  await field('text'),
  await field('choice', choices('A', 'B')),
  await field('text'),
] as const;
const fields = [text, choice, unlike].map(({ id }) => id);
const columns =
  sql.raw(`name, phone, email, city, street, "postalCode", "fvName", "fvPhone", "fvEmail", nip, "fvCity",
  "fvStreet", "fvPostalCode", status`);
/** Of the first firm, whose number the others follow. */
let first = 0;

beforeAll(async () => {
  first = await create({ name: 'Firma 1' });
  await it.db.connection().execute(async (one) => {
    // As data is filled for measuring: what triggers add is of no account here.
    await sql`set session_replication_role = replica`.execute(one);
    await sql`insert into client (${columns})
      select ${columns} from client, generate_series(2, ${firms}::int) where id = ${first}`.execute(
      one,
    );
    await sql`insert into "clientCustom" (record, field, txt) select id, ${text.id}::int, 'UM/' || id from client`.execute(
      one,
    );
    await sql`insert into "clientCustom" (record, field, opt) select id, ${choice.id}::int, ${choice.options.A}::int
      from client`.execute(one);
    await sql`set session_replication_role = origin`.execute(one);
  });
  await sql`vacuum analyze client, "clientCustom"`.execute(it.db);
});

const look = () => lookWhatIsMissing(it.db);
const empty = ({ key }: { key: string }) => ({ filter: { [`custom.${key}.empty`]: '1' } });
/** The firms that a list shows, all of them, in the order of their numbers. */
async function shown(query: object): Promise<number[]> {
  const all = { ...query, perPage: 100 };
  const { list } = (await it.call(listClients, { as: user, query: all })).data;
  const ids = list.list.map(({ id }: { id: number }) => id);
  expect(ids).toHaveLength(list.count);
  return ids.sort((a: number, b: number) => a - b);
}
/** Those that have no value of a field besides these. */
async function lacking(of: { key: string }, known: number[]): Promise<number[]> {
  return (await shown(empty(of))).filter((id) => !known.includes(id));
}
const change = (id: number, custom: Record<string, unknown>) =>
  it.call(updateClient, { as: manager, params: { id }, body: { custom } });

test('what is empty in a field that nearly all records have is found where somebody has looked for it, not among all values [CUS-326]', async () => {
  const known = await shown(empty(text));
  const two = [first + 40, first + 6_000];
  for (const id of two) expect((await change(id, { [text.key]: null })).status).toBe(200);
  await look();
  await sql`vacuum analyze "customMissing"`.execute(it.db);
  const asked = await readsOf(async () => expect(await lacking(text, known)).toEqual(two));
  const reads = asked.flatMap(({ reads }) => reads);
  const rows = (table: string) =>
    reads.filter((each) => each.table === table).reduce((sum, each) => sum + each.rows, 0);
  // The few, and the records of the block that is being filled.
  expect(rows('clientCustom')).toBeLessThan(1_200);
  expect(rows('client')).toBeLessThan(1_200);
  // With another filter besides, and counted to the last.
  const filter = { ...empty(text).filter, status: '1,2,3,4,5' };
  const all = [...known, ...two].sort((a, b) => a - b);
  expect(await shown({ filter })).toEqual(all);
  expect(await shown({ filter, exactCount: '1' })).toEqual(all);
  for (const id of two) expect((await change(id, { [text.key]: `UM/${id}` })).status).toBe(200);
  expect(await shown(empty(text))).toEqual(known);
});

test('whatever has happened since somebody looked, a list tells who has no value now [CUS-327]', async () => {
  await look();
  const known = await shown(empty(text));
  const filter = { ...empty(text).filter, ...empty(choice).filter, ...empty(unlike).filter };
  const ofAll = await shown({ filter });
  const [emptied, gone, moved] = [first + 100, first + 2_100, first + 4_100];
  await change(emptied, { [text.key]: null });
  expect(await lacking(text, known)).toEqual([emptied]);
  await look();
  await change(gone, { [text.key]: null });
  await look();
  expect(await lacking(text, known)).toEqual([emptied, gone]);
  expect((await it.call(removeClient, { as: admin, params: { id: gone } })).status).toBe(200);
  expect(await lacking(text, known)).toEqual([emptied]);
  // One that was deleted comes back under its number.
  await look();
  await sql`insert into client (id, ${columns}) overriding system value
    select ${gone}::int, ${columns} from client where id = ${first}`.execute(it.db);
  expect(await lacking(text, known)).toEqual([emptied, gone]);
  // A value goes over to another record, as where two clients become one.
  await look();
  await sql`update "clientCustom" set record = ${gone} where record = ${moved} and field = ${text.id}`.execute(
    it.db,
  );
  expect(await lacking(text, known)).toEqual([emptied, moved]);
  // Records made since stand in the block that is being filled.
  const made = await create({ name: 'Nowa' });
  expect(await lacking(text, known)).toEqual([emptied, moved, made]);
  // Several fields at once, one of which nobody has filled.
  await change(emptied, { [choice.key]: null });
  const all = [...ofAll, emptied, made].sort((a, b) => a - b);
  expect(await shown({ filter })).toEqual(all);
  await look();
  expect(await shown({ filter })).toEqual(all);
});

test('who looks while somebody writes misses nothing of it [CUS-327]', async () => {
  await look();
  const known = await shown(empty(text));
  const [before, during] = [first + 3_000, first + 9_000];
  const blockOf = (id: number) => ({ record: 'client' as const, fields, block: id >> 10 });
  // A value goes, and before that is written somebody looks.
  await it.db.transaction().execute(async (tx) => {
    await sql`delete from "clientCustom" where record = ${before} and field = ${text.id}`.execute(
      tx,
    );
    await it.db.transaction().execute((one) => lookAtBlock(one, blockOf(before)));
  });
  expect(await lacking(text, known)).toEqual([before]);
  // Somebody has looked, and before that is written a value goes.
  let emptied: Promise<unknown> = Promise.resolve();
  await it.db.transaction().execute(async (tx) => {
    await lookAtBlock(tx, blockOf(during));
    emptied = change(during, { [text.key]: null });
    await waitsForBlock();
  });
  await emptied;
  expect(await lacking(text, known)).toEqual([before, during]);
});

test('nor does a writer who sees nothing of a first look hide what it takes away [CUS-327]', async () => {
  const known = await shown(empty(text));
  await sql`delete from "customMissing"`.execute(it.db);
  const [emptied, back] = [first + 5_000, first + 7_000];
  await sql`delete from client where id = ${back}`.execute(it.db);
  await it.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await sql`select from client limit 1`.execute(tx);
      await look();
      await sql`delete from "clientCustom" where record = ${emptied} and field = ${text.id}`.execute(
        tx,
      );
      await sql`insert into client (id, ${columns}) overriding system value
        select ${back}::int, ${columns} from client where id = ${first}`.execute(tx);
    });
  expect(await lacking(text, known)).toEqual([emptied, back]);
});

/** Until somebody waits for a block that is being looked at. */
async function waitsForBlock(): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(
      it.db,
    );
    if (rows.length > 0) return;
  }
}
