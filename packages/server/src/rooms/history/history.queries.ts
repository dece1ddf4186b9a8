import type { PersonRef } from '@zaplecze/contract/kit/values/records';
import type { HistoryEntity, HistoryEntry } from '@zaplecze/contract/rooms/history/calls';
import type { StatusWay } from '@zaplecze/contract/rooms/issues/status-ways';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { personJson } from '../../kit/database/refs.ts';

/** Which records the history on a record's page includes, as the record's room declares it. */
export type HistorySource = {
  /** SQL of `(entity, id)` of the record itself, and of its present and former parts. */
  parts: (id: number) => RawBuilder<unknown>;
  /** Entries of other records that are told from this one's side. */
  besides?: (id: number) => RawBuilder<unknown>;
};

/** A record whose history is its own alone. */
export const ownHistory = (entity: HistoryEntity): HistorySource => ({
  parts: (id) => sql`select ${entity}::text as entity, ${id}::int as id`,
});

export type HistoryRow = {
  entity: HistoryEntity;
  entityId: number;
  action: HistoryEntry['action'];
  /** update, link: { field: [before, after] }; insert, delete: the row's fields. */
  changes: Record<string, unknown>;
  reason: string | null;
  /** How a status came about that nobody set in the product. */
  way: StatusWay | null;
};
export type HistoryGroup = {
  id: number;
  at: string;
  who: PersonRef | null;
  /** Part of a change of many records. */
  bulk: boolean;
  rows: HistoryRow[];
};

/**
 * Every role reads a client's history: a contact person who was deleted is told there by name and
 * without a way to reach them, from the very moment on (rodo.jobs.ts removes the values later).
 */
export const withoutContact = sql`case when h.entity = 'clientPerson'
  and not exists (select from "clientPerson" p where p.id = h."entityId")
  then forget_fields(h.changes, '{phone,email,description}') else h.changes end`;

/**
 * The newest changes of a record before an entry, at most `most` and one more, which tells that
 * there are more. What one person did in one transaction is one change.
 */
export async function findChanges(
  db: Db,
  page: { source: HistorySource; id: number; before: number | undefined; most: number },
): Promise<HistoryGroup[]> {
  const { source, id, before = Number.MAX_SAFE_INTEGER, most } = page;
  const { rows } = await sql<HistoryGroup>`
    with part as materialized (${source.parts(id)}),
    entry(id, at, who, entity, "entityId", action, changes) as materialized (
      select h.id, h.at, h.who, h.entity, h."entityId", h.action, ${withoutContact}
      from part join history h on h.entity = part.entity and h."entityId" = part.id
      where h.changes <> '{}' or h.action not in ('update', 'link')
      ${source.besides ? sql`union all ${source.besides(id)}` : sql``}
    ),
    change as (
      select at, who, max(id) as last from entry group by at, who having max(id) < ${before}
      order by last desc limit ${most + 1}
    )
    select c.last as id, c.at,
      (select ${personJson('u')} from person u where u.id = c.who) as who,
      exists (select from history h where h.id = c.last and h.act is not null) as bulk,
      (select jsonb_agg(jsonb_build_object('entity', e.entity, 'entityId', e."entityId",
          'action', e.action, 'changes', e.changes,
          'reason', case when e.entity = 'projectTask' and e.changes ? 'status' then (
            select s.reason from "projectTaskStatus" s where s."projectTask" = e."entityId"
              and s.created = e.at and s.reason is not null limit 1) end,
          'way', case when e.entity = 'issue' and e.changes ? 'status' then (
            select s.way from "issueStatus" s where s.issue = e."entityId"
              and s.created = e.at and s.way is not null limit 1) end) order by e.id)
        from entry e where e.at = c.at and e.who is not distinct from c.who) as rows
    from change c order by c.last desc`.execute(db);
  return rows;
}
