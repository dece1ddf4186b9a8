import { sql } from 'kysely';
import type { HistorySource } from '../history/index.ts';

/** A person with the substitutions on both sides, rosters of work, employment, and whom they look after, which stands in the clients' history. */
export const personHistory: HistorySource = {
  parts: (id) => sql`
    select 'person' as entity, ${id}::int as id
    union select 'replacement', r.id from replacement r
      where r."user" = ${id} or r."replacedUser" = ${id}
    union select 'replacement', h."entityId" from history h where h.entity = 'replacement'
      and h.action = 'insert' and h.changes ->> 'user' = ${String(id)}
    union select 'replacement', h."entityId" from history h where h.entity = 'replacement'
      and h.action = 'insert' and h.changes ->> 'replacedUser' = ${String(id)}
    union select 'workingPattern', h."entityId" from history h where h.entity = 'workingPattern'
      and h.action = 'insert' and coalesce(h.changes ->> 'person', '') = ${String(id)}
    union select 'employment', e.id from employment e where e.person = ${id}
    union select h.entity, h."entityId" from history h
      where h.entity in ('employmentTerm', 'seniorityPeriod')
      and h.action = 'insert' and h.changes ->> 'person' = ${String(id)}`,
  besides: (id) => sql`
    select h.id, h.at, h.who, 'person', ${id}::int, 'link', jsonb_build_object('clients',
      case when h.changes #>> '{clientService,1}' is null
        then jsonb_build_array(h."entityId", null)
        else jsonb_build_array(null, h."entityId") end)
    from history h where h.entity = 'client' and h.action = 'link' and h.changes ? 'clientService'
      and coalesce(h.changes #>> '{clientService,1}', h.changes #>> '{clientService,0}')
        = ${String(id)}`,
};
