import { sql } from 'kysely';
import { type Db, preparedStatement } from '../database/database.ts';
import type { DB } from '../database/tables.ts';
import { invalid } from '../http/calls/errors.ts';

/** One field of a record that is a set of other records, kept in a table of pairs. */
export type LinkField = {
  /** The table of pairs, its column of the record and its column of what is chosen. */
  table: keyof DB;
  owner: string;
  column: string;
  /** What is chosen: people who work here, or items that are not archived. */
  of: keyof DB;
  /** Told on the field when something chosen newly is not there, and when it is offered no more. */
  message: string;
  archived?: string;
};

type Refused<F> = { field: F; known: boolean };

/**
 * Makes fields of a record exactly these sets, touching only what differs (history tells additions
 * and removals). Archived items and deactivated people cannot be newly chosen; those that the record
 * has may stay. Fields that are not `wanted` stay as they are.
 *
 * @param options.fresh the record has just been made: there is nothing to take away
 * @throws HttpError 400 on each field
 */
export async function setLinks<F extends string>(
  db: Db,
  links: Record<F, LinkField>,
  id: number,
  wanted: Partial<Record<NoInfer<F>, number[] | undefined>>,
  { fresh = false } = {},
): Promise<void> {
  const isGiven = (field: F) => (fresh ? wanted[field]?.length : wanted[field]);
  const fields = (Object.keys(links) as F[]).filter(isGiven);
  if (fields.length === 0) return;
  // One statement for all of them: each further one would be a round trip.
  const parts = fields.map((field) => linking(field, links[field], id, wanted[field] ?? [], fresh));
  const changes = fields.map(
    (field) => sql`select ${field} as field, known from ${sql.ref(`wrong_${field}`)}`,
  );
  const { rows } = await sql<Refused<F>>`${preparedStatement} with ${sql.join(parts)}
    ${sql.join(changes, sql` union all `)}`.execute(db);
  if (rows.length === 0) return;
  throw invalid(
    Object.fromEntries(
      fields.flatMap((field) => {
        const wrong = rows.filter((row) => row.field === field);
        const { message, archived = message } = links[field];
        return wrong.length === 0
          ? []
          : [[field, wrong.every((row) => row.known) ? archived : message]];
      }),
    ),
  );
}

/** The parts of a statement that find what cannot be chosen, take away what is not wanted and add the rest. */
function linking(
  field: string,
  { table, owner, column, of }: LinkField,
  id: number,
  ids: number[],
  fresh: boolean,
) {
  const [links, by, link] = [sql.table(table), sql.ref(owner), sql.ref(column)];
  const [added, wrong] = [sql.ref(`added_${field}`), sql.ref(`wrong_${field}`)];
  const offered = of === 'person' ? sql`x.active` : sql`not x.archived`;
  const removedLinks = sql`${sql.ref(`gone_${field}`)} as (delete from ${links}
    where ${by} = ${id} and not (${link} = any(${ids}))),`;
  return sql`
    ${added} as (select x.id, ${offered} as offered from ${sql.table(of)} x
      where x.id = any(${ids}::int[])
        and not exists (select from ${links} l where l.${by} = ${id} and l.${link} = x.id)
      order by x.id for key share),
    ${wrong} as (select i.id, a.id is not null as known
      from unnest(${ids}::int[]) i(id) left join ${added} a on a.id = i.id
      where a.offered is not true
        and not exists (select from ${links} l where l.${by} = ${id} and l.${link} = i.id)),
    ${fresh ? sql`` : removedLinks}
    ${sql.ref(`made_${field}`)} as (insert into ${links} (${by}, ${link})
      select ${id}::int, a.id from ${added} a
      where not exists (select from ${wrong}) on conflict do nothing)`;
}
