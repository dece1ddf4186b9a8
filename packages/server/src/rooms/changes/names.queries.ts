import type { Named } from '@zaplecze/contract/history-fields';
import { sql } from 'kysely';
import type { Db } from '../../kit/database.ts';

const named = (table: Named, ids: number[]) => {
  switch (table) {
    case 'person':
    case 'clientPerson':
      return sql`select ${table}::text as "table", p.id, p."firstName" || ' ' || p."lastName" as name
        from ${sql.table(table)} p where p.id = any(${ids}::int[])`;
    case 'file':
      return sql`select 'file', f.id, f."fileName" from file f where f.id = any(${ids}::int[])`;
    default:
      return sql`select ${table}::text, x.id, x.name from ${sql.table(table)} x
        where x.id = any(${ids}::int[])`;
  }
};

/** What a record is called in lines about it: those that hang on others have a name of their own. */
const subjects = (ids: { clientAgreement: number[]; projectTask: number[] }) => sql`
  select 'clientAgreement', a.id, t.name from "clientAgreement" a
    join "agreementType" t on t.id = a.type where a.id = any(${ids.clientAgreement}::int[])
  union all select 'projectTask', t.id, t.name from "projectTask" t
    where t.id = any(${ids.projectTask}::int[])`;

export type Wanted = Partial<Record<Named | 'clientAgreement' | 'projectTask', number[]>>;

/** Names of records by `table/id`; of those that are gone, as they were called at the end. */
export async function namesOf(db: Db, wanted: Wanted): Promise<Map<string, string>> {
  const { clientAgreement = [], projectTask = [], ...others } = wanted;
  const standing = Object.entries(others).map(([table, ids]) => named(table as Named, ids));
  const all = Object.entries(wanted).flatMap(([table, ids]) => ids.map((id) => ({ table, id })));
  if (all.length === 0) return new Map();
  const { rows } = await sql<{ table: string; id: number; name: string | null }>`
    select h.entity as "table", h."entityId" as id, case h.entity
        when 'clientPerson' then concat_ws(' ', h.changes ->> 'firstName', h.changes ->> 'lastName')
        when 'clientAgreement' then (select t.name from "agreementType" t
          where t.id = (h.changes ->> 'type')::int)
        else h.changes ->> 'name' end as name
      from unnest(${all.map(({ table }) => table)}::text[], ${all.map(({ id }) => id)}::int[])
        as gone("table", id)
      join history h on h.action = 'delete' and h.entity = gone."table" and h."entityId" = gone.id
    union all ${sql.join([subjects({ clientAgreement, projectTask }), ...standing], sql` union all `)}
  `.execute(db);
  return new Map(rows.flatMap(({ table, id, name }) => (name ? [[`${table}/${id}`, name]] : [])));
}
