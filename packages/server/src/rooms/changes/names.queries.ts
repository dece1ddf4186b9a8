import { type DictionaryKind, dictionaryKinds } from '@zaplecze/contract/rooms/dictionaries/lists';
import type { NamedTable } from '@zaplecze/contract/rooms/fields';
import { anonymousName } from '@zaplecze/contract/rooms/rodo/calls';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { erasedText } from './describe-value.ts';

/** A contact person who was deleted, and forgotten since. */
const nobody = `${anonymousName.firstName} ${anonymousName.lastName}`;

type Kind =
  | NamedTable
  | 'clientAgreement'
  | 'project'
  | 'checklistItem'
  | 'procedureTask'
  | 'customOption';

const ownName = sql`x.name`;
const fullName = sql`x."firstName" || ' ' || x."lastName"`;

const dictionaryNames = Object.fromEntries(
  dictionaryKinds.map((kind) => [kind, ownName]),
) as Record<DictionaryKind, typeof ownName>;

/** What a record (alias `x`) is called in lines about it: a kind without a line here does not compile. */
const names: Record<Kind, RawBuilder<unknown>> = {
  ...dictionaryNames,
  client: ownName,
  clientPerson: fullName,
  customOption: ownName,
  customField: sql`x.label`,
  file: sql`x."fileName"`,
  issue: ownName,
  offer: ownName,
  person: fullName,
  procedureDefinition: ownName,
  province: ownName,
  serviceDefinition: ownName,
  taskDefinition: ownName,
  project: ownName,
  projectTask: ownName,
  checklistItem: sql`concat_ws(' – ', (select t.name from "projectTask" t where t.id = x."projectTask"), x.text)`,
  procedureTask: sql`(select d.name from "taskDefinition" d where d.id = x.task)`,
  clientAgreement: sql`(select t.name from "agreementType" t where t.id = x.type)`,
};

export type IdsByKind = Partial<Record<Kind, number[]>>;

/** Names of records by `table/id`; of those that are gone, as they were called at the end. */
export async function findNames(db: Db, wanted: IdsByKind): Promise<Map<string, string>> {
  const standing = Object.entries(wanted).map(
    ([table, ids]) => sql`select ${table}::text as "table", x.id, ${names[table as Kind]} as name
      from ${sql.table(table)} x where x.id = any(${ids}::int[])`,
  );
  const all = Object.entries(wanted).flatMap(([table, ids]) => ids.map((id) => ({ table, id })));
  if (all.length === 0) return new Map();
  const { rows } = await sql<{ table: string; id: number; name: string | null }>`
    select h.entity as "table", h."entityId" as id, case h.entity
        when 'clientPerson' then case when h.changes ->> 'lastName' = ${erasedText} then ${nobody}
          else concat_ws(' ', h.changes ->> 'firstName', h.changes ->> 'lastName') end
        when 'clientAgreement' then (select t.name from "agreementType" t
          where t.id = (h.changes ->> 'type')::int)
        when 'procedureTask' then (select d.name from "taskDefinition" d
          where d.id = (h.changes ->> 'task')::int)
        when 'checklistItem' then concat_ws(' – ', (select t.name from "projectTask" t
          where t.id = (h.changes ->> 'projectTask')::int), h.changes ->> 'text')
        when 'customField' then h.changes ->> 'label'
        else h.changes ->> 'name' end as name
      from unnest(${all.map(({ table }) => table)}::text[], ${all.map(({ id }) => id)}::int[])
        as gone("table", id)
      join history h on h.action = 'delete' and h.entity = gone."table" and h."entityId" = gone.id
    union all ${sql.join(standing, sql` union all `)}
  `.execute(db);
  return new Map(rows.flatMap(({ table, id, name }) => (name ? [[`${table}/${id}`, name]] : [])));
}
