import { customViewLists } from '@zaplecze/contract/rooms/views/lists';
import { sql } from 'kysely';
import { countRecords } from '../../kit/custom-fields/use.queries.ts';
import type { Db } from '../../kit/database/database.ts';
import type { FieldDescription } from './custom-fields.queries.ts';
import { formulasOf } from './formulas/formulas.queries.ts';

/**
 * What leans on a field besides forms: the records that have a value, formulas, the views of lists, whoever keeps them, and
 * the definitions of tasks that ask for it.
 */
export async function findUses(db: Db, field: FieldDescription) {
  const { id, record, key } = field;
  // In an address a column is named with a line below, orders and filters with a dot.
  const named = `custom[._]${key}([^A-Za-z0-9]|$)`;
  const { rows } = await sql<{ id: number; name: string; owner: string; views: number }>`
    select v.id, v.name, p."firstName" || ' ' || p."lastName" as owner, (count(*) over ())::int as views
    from "listView" v join person p on p.id = v.owner
    where v.list = any(${customViewLists[record] ?? []}::text[]) and v.state ~ ${named}
    order by v.name, v.id limit 10`.execute(db);
  const list = rows.map(({ id, name, owner }) => ({ id, name, owner }));
  const formulas = (await formulasOf(db, id))
    .filter(({ archived }) => !archived)
    .map(({ id, name }) => ({ id, name }));
  return {
    ...{ records: await countRecords(db, field), views: rows[0]?.views ?? 0, list, formulas },
    ...(await findAsking(db, id)),
  };
}

/** The definitions of tasks that ask for a field before their tasks are closed: how many, and the first ten. */
async function findAsking(db: Db, field: number) {
  const { rows } = await sql<{ id: number; name: string; tasks: number }>`
    select d.id, d.name, (count(*) over ())::int as tasks
    from "taskDefinitionField" l join "taskDefinition" d on d.id = l.task
    where l.field = ${field} and not d.archived order by d.name, d.id limit 10`.execute(db);
  return { tasks: rows[0]?.tasks ?? 0, asking: rows.map(({ id, name }) => ({ id, name })) };
}
