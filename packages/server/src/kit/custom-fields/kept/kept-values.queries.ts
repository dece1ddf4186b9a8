import type { CustomRecord } from '@zaplecze/contract/kit/fields/custom-fields';
import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';

/* What has become of what kept values name, and whether any of them names a choice. */

/**
 * What stands for these choices now: their successors at last, where they were taken out; null where that emptied.
 * One that was given back stands for itself.
 */
export async function standingChoices(db: Db, ids: number[]): Promise<Map<number, number | null>> {
  const { rows } = await sql<{ id: number; stands: number | null }>`
    with recursive way as (
      select o.id, o.id as stands, 1 as step from unnest(${ids}::int[]) as o(id)
      union all
      select w.id, l.successor, w.step + 1 from way w cross join lateral (
        select c.successor, c.state from "customChange" c
        where c.what = 'option' and c.option = w.stands order by c.id desc limit 1) l
      where l.state in ('running', 'done', 'over') and w.step < 100
    ) select distinct on (id) id, stands from way order by id, step desc`.execute(db);
  return new Map(rows.map(({ id, stands }) => [id, stands]));
}

/** Of people and clients those that there are, whether or not they may be chosen newly. */
export async function existingOf(
  db: Db,
  kind: 'person' | 'client',
  ids: number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(kind)}
    where id = any(${ids}::int[])`.execute(db);
  return rows.map(({ id }) => id);
}

/** Those of these choices of a field that the next period of a series will ask for (`project.onlyHere`). */
export async function keptChoices(
  db: Db,
  { record, field }: { record: CustomRecord; field: number },
  options: number[],
): Promise<number[]> {
  if (record !== 'project' || options.length === 0) return [];
  // By an index of the few projects that keep anything.
  const { rows } = await sql<{ id: number }>`select o.id from unnest(${options}::int[]) as o(id)
    where exists (select from project p join "customField" f on f.id = ${field}
      where p."onlyHere" is not null and not exists (select from project n where n."previousPeriod" = p.id)
        and (p."onlyHere" -> 'custom' -> f.key) @> to_jsonb(o.id))`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether a choice that was taken out is the way from another one to what stands now. */
export async function isOnTheWay(db: Db, option: number): Promise<boolean> {
  const { rows } = await sql`select from "customChange"
    where what = 'option' and successor = ${option} and option <> ${option}
      and state in ('running', 'done', 'over') limit 1`.execute(db);
  return rows.length > 0;
}
