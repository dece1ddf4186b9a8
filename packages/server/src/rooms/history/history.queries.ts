import type { HistoryEntity, HistoryEntry } from '@zaplecze/contract/history';
import type { PersonRef } from '@zaplecze/contract/kit/records';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/database.ts';
import { personJson } from '../../kit/refs.ts';

/** Records that have the panel; of a contact person it is told in what they are given (RODO). */
export type HistoryKind = 'client' | 'clientPerson' | 'project' | 'offer' | 'issue' | 'person';

export type HistoryRow = {
  entity: HistoryEntity;
  entityId: number;
  action: HistoryEntry['action'];
  /** update, link: { field: [before, after] }; insert, delete: the row's fields. */
  changes: Record<string, unknown>;
  reason: string | null;
};
export type HistoryGroup = {
  id: number;
  at: string;
  who: PersonRef | null;
  rows: HistoryRow[];
};

/** The records whose history is told on a record's page: itself, and what hangs or hung on it. */
const parts: Record<HistoryKind, (id: number) => RawBuilder<unknown>> = {
  client: (id) => sql`
    select 'client' as entity, ${id}::int as id
    union select 'clientPerson', p.id from "clientPerson" p where p.client = ${id}
    union select 'clientAgreement', a.id from "clientAgreement" a where a.client = ${id}
    union select h.entity, h."entityId" from history h
      where h.entity in ('clientPerson', 'clientAgreement') and h.action = 'delete'
        and h.changes ->> 'client' = ${String(id)}`,
  clientPerson: (id) => sql`
    select 'clientPerson' as entity, ${id}::int as id
    union select 'clientAgreement', a.id from "clientAgreement" a where a.person = ${id}`,
  project: (id) => sql`
    select 'project' as entity, ${id}::int as id
    union select 'projectTask', t.id from "projectTask" t where t.project = ${id}
    union select 'projectTask', h."entityId" from history h where h.entity = 'projectTask'
      and h.action = 'delete' and h.changes ->> 'project' = ${String(id)}`,
  offer: (id) => sql`select 'offer' as entity, ${id}::int as id`,
  issue: (id) => sql`select 'issue' as entity, ${id}::int as id`,
  person: (id) => sql`
    select 'person' as entity, ${id}::int as id
    union select 'replacement', r.id from replacement r
      where r."user" = ${id} or r."replacedUser" = ${id}
    union select 'replacement', h."entityId" from history h where h.entity = 'replacement'
      and h.action = 'insert' and h.changes ->> 'user' = ${String(id)}
    union select 'replacement', h."entityId" from history h where h.entity = 'replacement'
      and h.action = 'insert' and h.changes ->> 'replacedUser' = ${String(id)}`,
};

/**
 * Every role reads a client's history: a contact person who was deleted is told there by name and
 * without a way to reach them, from the very moment on (rodo.jobs.ts removes the values later).
 */
const withoutContact = sql`case when h.entity = 'clientPerson'
  and not exists (select from "clientPerson" p where p.id = h."entityId")
  then forget_fields(h.changes, '{phone,email,description}') else h.changes end`;

/** Whom a person looks after stands in the clients' history; here it is told from their side. */
const fromElsewhere = (kind: HistoryKind, id: number) =>
  kind === 'person'
    ? sql`union all
      select h.id, h.at, h.who, 'person', ${id}::int, 'link', jsonb_build_object('clients',
        case when h.changes #>> '{clientService,1}' is null
          then jsonb_build_array(h."entityId", null)
          else jsonb_build_array(null, h."entityId") end)
      from history h where h.entity = 'client' and h.action = 'link' and h.changes ? 'clientService'
        and coalesce(h.changes #>> '{clientService,1}', h.changes #>> '{clientService,0}')
          = ${String(id)}`
    : sql``;

/**
 * The newest changes of a record before an entry, at most `most` and one more, which tells that
 * there are more. What one person did in one transaction is one change.
 */
export async function findChanges(
  db: Db,
  asked: { kind: HistoryKind; id: number; before: number | undefined; most: number },
): Promise<HistoryGroup[]> {
  const { kind, id, before = Number.MAX_SAFE_INTEGER, most } = asked;
  const { rows } = await sql<HistoryGroup>`
    with part as materialized (${parts[kind](id)}),
    entry(id, at, who, entity, "entityId", action, changes) as materialized (
      select h.id, h.at, h.who, h.entity, h."entityId", h.action, ${withoutContact}
      from part join history h on h.entity = part.entity and h."entityId" = part.id
      where h.changes <> '{}' or h.action not in ('update', 'link')
      ${fromElsewhere(kind, id)}
    ),
    change as (
      select at, who, max(id) as last from entry group by at, who having max(id) < ${before}
      order by last desc limit ${most + 1}
    )
    select c.last as id, c.at,
      (select ${personJson('u')} from person u where u.id = c.who) as who,
      (select jsonb_agg(jsonb_build_object('entity', e.entity, 'entityId', e."entityId",
          'action', e.action, 'changes', e.changes,
          'reason', case when e.entity = 'projectTask' and e.changes ? 'status' then (
            select s.reason from "projectTaskStatus" s where s."projectTask" = e."entityId"
              and s.created = e.at and s.reason is not null limit 1) end) order by e.id)
        from entry e where e.at = c.at and e.who is not distinct from c.who) as rows
    from change c order by c.last desc`.execute(db);
  return rows;
}
