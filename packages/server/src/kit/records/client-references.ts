import { countWords } from '@zaplecze/contract/kit/values/words';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { DB } from '../database/tables.ts';

/**
 * What points at a client, or at a contact person, and what becomes of it when two clients are made one. Each room says
 * it of its own tables in its `room.ts`; a column that refers to either and stands in none of them fails
 * rooms/client-references.test.ts.
 */

/** The client that is merged, and the remaining one. */
export type MergeDirection = { from: number; to: number };

export type ReferenceMove = {
  /** How many there are, in words: '3 oferty'; null for what is not worth telling. */
  tell: (db: Db, client: number) => Promise<string | null>;
  /** Moves them; gives as JSON what `giveBack` needs. */
  move: (db: Db, way: MergeDirection) => Promise<unknown>;
  /** Takes back what was moved and is still there; what came since stays. */
  giveBack: (db: Db, way: MergeDirection, moved: unknown) => Promise<void>;
};

/** Why nothing has to be done with it. */
type Staying = { stays: string };

/** By table and column: `'offer.client'`. */
export type ClientReferences = Record<string, ReferenceMove | Staying>;

type Words = [one: string, few: string, many: string];

async function count(db: Db, table: keyof DB, client: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where client = ${client}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Records moved with their client were changed by nobody: their dates and people stay (0085_moves_keep_dates.sql). */
async function keepingDates<T>(db: Db, work: () => Promise<T>): Promise<T> {
  const say = (on: 'on' | 'off') => sql`select set_config('app.moving', ${on}, true)`.execute(db);
  await say('on');
  const result = await work();
  await say('off');
  return result;
}

/** Rows with a number of their own and a column `client`: they go to the other client. */
export const movedRows = (table: keyof DB, words: Words): ReferenceMove => ({
  tell: async (db, client) => {
    const found = await count(db, table, client);
    return found === 0 ? null : countWords(found, ...words);
  },
  move: async (db, { from, to }) =>
    await keepingDates(db, async () => {
      const { rows } = await sql<{ id: number }>`
        update ${sql.table(table)} set client = ${to} where client = ${from} returning id`.execute(
        db,
      );
      return rows.map(({ id }) => id);
    }),
  giveBack: async (db, { from, to }, moved) => {
    await keepingDates(db, () =>
      sql`update ${sql.table(table)} set client = ${from}
          where client = ${to} and id = any(${moved as number[]}::int[])`.execute(db),
    );
  },
});

type Links = { had: number[]; added: number[] };

/**
 * Pairs of a client and something else: the other client gets those that it lacks.
 *
 * @param link.column the other half of the pair, `of` the table that it refers to
 * @param link.needed one of them must stay when they are given back
 */
export const movedLinks = (
  table: keyof DB,
  link: { column: string; of: keyof DB; words: Words; needed?: boolean },
): ReferenceMove => {
  const [pairs, other, of] = [sql.table(table), sql.ref(link.column), sql.table(link.of)];
  const read = async (query: ReturnType<typeof sql>, db: Db) =>
    (await sql<{ other: number }>`${query}`.execute(db)).rows.map((row) => row.other);
  return {
    tell: async (db, client) => {
      const found = await count(db, table, client);
      return found === 0 ? null : countWords(found, ...link.words);
    },
    move: async (db, { from, to }): Promise<Links> => {
      const had = await read(
        sql`select ${other} as other from ${pairs} where client = ${from}`,
        db,
      );
      const added = await read(
        sql`insert into ${pairs} (client, ${other}) select ${to}::int, id
          from unnest(${had}::int[]) as had(id) on conflict do nothing returning ${other} as other`,
        db,
      );
      return { had, added };
    },
    giveBack: async (db, { from, to }, moved) => {
      const { had, added } = moved as Links;
      // Of somebody who has left since whoever took over from them.
      const present =
        link.of === 'person'
          ? sql`o.active and o.id in (select at_work(h.id) from unnest(${had}::int[]) h(id))`
          : sql`o.id = any(${had}::int[])`;
      await sql`insert into ${pairs} (client, ${other})
        select ${from}::int, o.id from
          (select o.id from ${of} o where ${present} order by o.id for key share) o
        on conflict do nothing`.execute(db);
      // Where nobody is left of those who are needed, the ones of the other client.
      if (link.needed)
        await sql`insert into ${pairs} (client, ${other}) select ${from}::int, k.${other} from ${pairs} k
          where k.client = ${to} and not exists (select from ${pairs} p where p.client = ${from})`.execute(
          db,
        );
      await sql`delete from ${pairs} where client = ${to} and ${other} = any(${added}::int[])
        and (${!link.needed} or exists (select from ${pairs} k
          where k.client = ${to} and k.${other} <> all(${added}::int[])))`.execute(db);
    },
  };
};
