import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Pool, PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { OperatorError } from '../operator-error.ts';
import type { Base, CopySource, Product } from '../product.ts';
import type { Storage } from '../storage.ts';
import { quoteName, type TableShape } from './contents.ts';

/** What a database that is to be restored into holds already. */
export type TargetState = {
  /** Tables that are not the product's. */
  foreign: boolean;
  people: number;
  storageKeys: string[];
};

export async function readState(
  { pool }: Base,
  { people, files }: Pick<CopySource, 'people' | 'files'>,
): Promise<TargetState> {
  const { rows } = await pool.query<{
    tables: number;
    ours: boolean;
    people: boolean;
    files: boolean;
  }>(
    `select (select count(*)::int from pg_class c
              where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
                and not exists (select 1 from pg_depend d
                                 where d.objid = c.oid and d.classid = 'pg_class'::regclass
                                   and d.deptype = 'e')) as tables,
            to_regclass('public.kysely_migration') is not null as ours,
            to_regclass('public.' || $1) is not null as people,
            to_regclass('public.' || $2) is not null as files`,
    [people, files],
  );
  const [has] = rows;
  const foreign = has !== undefined && has.tables > 0 && !has.ours;
  const count =
    has?.people && !foreign && (await pool.query(`select count(*)::int as n from ${people}`));
  const contents =
    has?.files && !foreign && (await pool.query(`select "storageKey" from ${files}`));
  return {
    foreign,
    people: count ? count.rows[0].n : 0,
    storageKeys: contents ? contents.rows.map((row: { storageKey: string }) => row.storageKey) : [],
  };
}

/** Whether a server works on a database. @param workLock class of the locks that servers hold meanwhile */
export async function isAtWork(
  db: Pick<Pool | PoolClient, 'query'>,
  workLock: number,
): Promise<boolean> {
  const { rows } = await db.query<{ there: boolean }>(
    `select exists(select 1 from pg_locks where locktype = 'advisory' and classid = $1
        and database = (select oid from pg_database where datname = current_database())) as there`,
    [workLock],
  );
  return rows[0]?.there ?? false;
}

/** A server would go on writing into the base, and answer from what it remembers of the old one. */
export async function assertNobodyWorks(
  { pool }: Base,
  { workLock }: Pick<Product, 'workLock'>,
): Promise<void> {
  if (!(await isAtWork(pool, workLock))) return;
  throw new OperatorError(
    'Z tej bazy korzysta działający serwer. Zatrzymaj wszystkie serwery Zaplecza i odtwórz kopię ponownie.',
  );
}

/**
 * Removes the product's tables and functions, within the transaction; extensions stay, since they
 * may belong to the administrator of the database.
 */
export async function dropEverything(client: PoolClient): Promise<void> {
  await client.query(`do $$
    declare one record;
    begin
      for one in select c.oid::regclass as name from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') loop
        execute format('drop table if exists %s cascade', one.name);
      end loop;
      for one in select p.oid::regprocedure as name from pg_proc p
        where p.pronamespace = 'public'::regnamespace and not exists (
          select 1 from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass
             and d.deptype = 'e') loop
        execute format('drop routine if exists %s cascade', one.name);
      end loop;
      for one in select c.oid::regclass as name from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' loop
        execute format('drop sequence if exists %s cascade', one.name);
      end loop;
    end $$`);
}

/**
 * Takes away the foreign keys, so that tables can be filled in any order, and checks that old rows need not pass yet;
 * gives what makes them anew.
 */
export async function dropLinks(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
            format('alter table %s add constraint %I %s', conrelid::regclass, conname,
                   pg_get_constraintdef(oid)) as add
       from pg_constraint
      where (contype = 'f' or contype = 'c' and not convalidated) and connamespace = 'public'::regnamespace`,
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map((row) => row.add);
}

export async function copyInto(
  client: PoolClient,
  { name, columns }: TableShape,
  rows: Buffer,
): Promise<void> {
  const into = copyFrom(
    `copy ${quoteName(name)} (${columns.map(quoteName).join(', ')}) from stdin`,
  );
  await pipeline(Readable.from([rows]), client.query(into));
}

/** Contents whose rows the restored base does not have are nobody's any more. */
export async function removeReplaced(
  { pool }: Base,
  storage: Storage,
  { before, files }: { before: string[]; files: string },
): Promise<void> {
  const { rows } = await pool.query<{ key: string }>(
    `select key from unnest($1::text[]) as key
      where not exists (select 1 from ${files} where "storageKey" = key)`,
    [before],
  );
  for (const { key } of rows) await storage.remove(key);
}
