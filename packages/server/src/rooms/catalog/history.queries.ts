import { sql } from 'kysely';
import type { HistorySource } from '../history/index.ts';

/** A service with the procedures that it has or had, their tasks and the rules of these. */
export const serviceHistory: HistorySource = {
  parts: (id) => sql`
    select 'serviceDefinition' as entity, ${id}::int as id
    union select 'procedureDefinition', p.id from (${proceduresEver(id)}) p
    union select 'procedureTask', k.id from (${proceduresEver(id)}) p
      join "procedureTask" k on k.procedure = p.id
    union select 'taskDefinition', k.task from (${proceduresEver(id)}) p
      join "procedureTask" k on k.procedure = p.id`,
};

const proceduresEver = (id: number) => sql`
  select procedure as id from "serviceProcedure" where service = ${id}
  union select (h.changes #>> '{procedures,0}')::int from history h
    where h.entity = 'serviceDefinition' and h."entityId" = ${id} and h.action = 'link'
      and jsonb_typeof(h.changes #> '{procedures,0}') = 'number'`;
