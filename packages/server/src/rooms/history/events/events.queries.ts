import { allows } from '@zaplecze/contract/permissions';
import {
  type RecordEventKind,
  recordEventEntities,
} from '@zaplecze/contract/rooms/history/events/lists';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import type { User } from '../../../kit/http/guard.ts';
import type { EventSources } from '../../../kit/records/record-events.ts';
import { withoutContact } from '../history.queries.ts';

/** A place among the events; see the migration 0104. Numbers are wider than those of JavaScript. */
export type Cursor = { transaction: string; row: string };

/** What one transaction wrote of one record. */
export type RecordChange = Cursor & {
  entity: (typeof recordEventEntities)[RecordEventKind];
  entityId: number;
  at: string;
  by: { id: number; name: string } | null;
  rows: { action: 'insert' | 'update' | 'delete' | 'link'; changes: Record<string, unknown> }[];
};

// As they stand in the predicate of the index.
const entities = sql`(${sql.join(Object.values(recordEventEntities).map((one) => sql.lit(one)))})`;
const actions = sql`('insert', 'update', 'delete', 'link')`;

/** The place that all transactions which are still open will come after. */
export async function findNow(db: Db): Promise<Cursor> {
  const { rows } = await sql<{ transaction: string }>`
    select event_horizon()::text as transaction`.execute(db);
  return { transaction: rows[0]?.transaction ?? '0', row: '0' };
}

/** The place before all that happened in so many days until now. */
export async function findDaysAgo(db: Db, days: number): Promise<Cursor> {
  const { rows } = await sql<Cursor>`
    select h.transaction::text, (h.id - 1)::text as row from history h
    where h.entity in ${entities} and h.at >= now() - make_interval(days => ${days})
    order by h.transaction, h.id limit 1`.execute(db);
  return rows[0] ?? findNow(db);
}

/**
 * The next changes of records after a place, in the order of their transactions, of those alone that no transaction which is
 * still open can come before. One transaction is one change of a record, whatever rows it wrote (its fields, its links).
 *
 * @param question.kinds of these alone
 */
export async function findRecordChanges(
  db: Db,
  { after, kinds, most }: { after: Cursor; kinds: RecordEventKind[]; most: number },
): Promise<RecordChange[]> {
  const wanted = kinds.map((kind) => recordEventEntities[kind]);
  const { rows } = await sql<RecordChange>`
    with first as materialized (
      select h.transaction, h.id, h.entity, h."entityId", h.at from history h
      where h.entity in ${entities} and h.entity = any(${wanted}::text[]) and h.action in ${actions}
        and (h.transaction, h.id) > (${after.transaction}::bigint, ${after.row}::bigint)
        and h.transaction < event_horizon()
        and not exists (select from history b where b.entity = h.entity and b."entityId" = h."entityId"
          and b.id < h.id and b.transaction = h.transaction and b.at = h.at and b.action in ${actions})
      order by h.transaction, h.id limit ${most}
    )
    select f.transaction::text, f.id::text as row, f.entity, f."entityId", f.at, w.rows,
      (select json_build_object('id', p.id, 'name', p."firstName" || ' ' || p."lastName")
        from person p where p.id = w.who) as by
    from first f cross join lateral (
      select max(h.who) as who, jsonb_agg(jsonb_build_object('action', h.action,
        'changes', ${withoutContact}) order by h.id) as rows
      from history h where h.entity = f.entity and h."entityId" = f."entityId"
        and h.id >= f.id and h.transaction = f.transaction and h.at = f.at and h.action in ${actions}) w
    order by f.transaction, f.id`.execute(db);
  return rows;
}

export type SeenRecord = {
  kind: RecordEventKind;
  id: number;
  name: string;
  task: { project: number; task: number; procedure: number; service: number } | null;
  client: number | null;
};

/**
 * Of some records those that the person may be told of, under their names: standing ones that they may open now, and of
 * those that are gone what their room says.
 *
 * @param wanted ids by the kinds that the person may read at all
 */
export async function findSeenRecords(
  db: Db,
  user: User,
  { sources, wanted }: { sources: EventSources; wanted: Map<RecordEventKind, number[]> },
): Promise<SeenRecord[]> {
  const parts = [...wanted].flatMap(([kind, ids]) => {
    const { from, id, name, task, client, where, goneName, goneClient } = sources[kind];
    const [own, some] = [sql`${kind}::text as kind`, sql`${ids}::int[]`];
    return [
      sql`select ${own}, ${id} as id, ${name} as name, ${task ?? sql`null::jsonb`} as task,
          ${client ?? sql`null::int`} as client
        from ${from} where ${id} = any(${some}) and ${where?.(user) ?? sql`true`}`,
      sql`select ${own}, d."entityId", ${goneName ?? sql`d.changes ->> 'name'`}, null::jsonb,
          ${goneClient ?? sql`null::int`}
        from history d where d.entity = ${sql.lit(recordEventEntities[kind])} and d.action = 'delete'
          and d."entityId" = any(${some}) and ${mayHearOfGone(sources, kind, user)}`,
    ];
  });
  if (parts.length === 0) return [];
  const { rows } = await sql<SeenRecord>`
    with me as materialized (select
      ${user.id}::int || array(select replaced_by(${user.id}::int)) as people)
    select * from (${sql.join(parts, sql` union all `)}) seen where seen.name is not null`.execute(
    db,
  );
  return rows;
}

const mayHearOfGone = (sources: EventSources, kind: RecordEventKind, { flags }: User) =>
  sql`${allows(sources[kind].goneAllow ?? sources[kind].allow, flags)}::boolean`;
