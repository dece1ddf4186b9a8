import { getClient } from '@zaplecze/contract/rooms/clients/calls';
import * as merging from '@zaplecze/contract/rooms/clients/merging/calls';
import { sql } from 'kysely';
import type { TestApp } from '../../../../test/http.ts';
import { demoApp } from '../../../demo/demo.fixture.ts';
import type { clientsApp } from '../clients.fixture.ts';
import { newNip } from '../import/import.fixture.ts';

/** A client that stays and one with a contact person that goes, each with a NIP of its own. */
export async function twoClients({
  create,
}: Pick<Awaited<ReturnType<typeof clientsApp>>, 'create'>): Promise<[number, number]> {
  const person = { firstName: 'Ewa', lastName: 'Lis', phone: '601601601', email: null };
  const stays = await create({ nip: newNip() });
  return [stays, await create({ nip: newNip(), city: 'Zgierz', persons: [person] })];
}

/** Calls of merging, in the name of a manager. */
export async function mergingCalls(it: TestApp) {
  const manager = await it.signIn('ROLE_MANAGER');
  const merge = (stays: number, client: number, take: string[] = []) =>
    it.call(merging.mergeClients, { as: manager, params: { id: stays }, body: { client, take } });
  const split = (id: number) =>
    it.call(merging.splitClient, { as: manager, params: { id }, body: {} });
  const preview = (stays: number, client: number) =>
    it.call(merging.previewClientMerge, { as: manager, params: { id: stays }, query: { client } });
  const merged = async (id: number): Promise<merging.MergedClient[]> =>
    (await it.call(merging.mergedClients, { as: manager, params: { id } })).data.list;
  const read = async (id: number) =>
    (await it.call(getClient, { as: manager, params: { id } })).data?.client;
  return { manager, merge, split, preview, merged, read };
}

/**
 * The demonstration, where clients have something of every kind, with pairs of them for each test, and
 * what refers to a client: by table the rows without the columns that every change writes.
 */
export async function richClients() {
  const it = await demoApp();
  const { rows } = await sql<{ table: string }>`
    select c.conrelid::regclass::text as "table" from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) and a.attname = 'client'
    where c.contype = 'f' and c.confrelid = 'client'::regclass order by 1`.execute(it.db);
  const tables = rows.map(({ table }) => table);
  const refer = async (client: number): Promise<Record<string, object[]>> => {
    const found = await Promise.all(
      tables.map(async (table) => {
        const { rows: own } = await sql<{ row: object }>`
          select to_jsonb(t) - '{version,modified,userModified,modifiedByName,search,fragments}'::text[] as row
          from ${sql.raw(table)} t where client = ${client} order by to_jsonb(t)::text`.execute(
          it.db,
        );
        return [table.replaceAll('"', ''), own.map(({ row }) => row)] as const;
      }),
    );
    return Object.fromEntries(found.filter(([, own]) => own.length > 0));
  };
  const clients = await it.db.selectFrom('client').select('id').orderBy('id').execute();
  const kinds = await Promise.all(
    clients.map(async ({ id }) => ({ id, kinds: Object.keys(await refer(id)) })),
  );
  kinds.sort((one, two) => two.kinds.length - one.kinds.length || one.id - two.id);
  /**
   * Two clients that no test has had yet, those of the most kinds of rows first.
   *
   * @param has what the one that goes has rows of
   */
  const pair = (has?: string) => {
    const at = has === undefined ? 0 : kinds.findIndex((one) => one.kinds.includes(has));
    const [goes] = kinds.splice(at, 1);
    const stays = kinds.shift();
    if (!goes || !stays) throw new Error('No more clients');
    return { goes: goes.id, stays: stays.id, kinds: goes.kinds.length };
  };
  const row = async (id: number) => {
    const { rows: own } = await sql<{ row: object }>`
      select to_jsonb(c) - '{version,modified,userModified}'::text[] as row from client c where id = ${id}`.execute(
      it.db,
    );
    return own[0]?.row;
  };
  return { it, tables, refer, row, pair };
}
