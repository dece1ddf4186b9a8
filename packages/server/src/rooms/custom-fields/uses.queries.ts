import type { CustomRecord } from '@zaplecze/contract/kit/fields/custom-fields';
import type { ViewList } from '@zaplecze/contract/rooms/views/lists';
import { sql } from 'kysely';
import { countRecords } from '../../kit/custom-fields/use.queries.ts';
import type { Db } from '../../kit/database/database.ts';
import type { FieldDescription } from './custom-fields.queries.ts';
import { formulasOf } from './formulas/formulas.queries.ts';

/** The lists of each kind of record that views are saved of. */
const lists: { [K in CustomRecord]?: ViewList[] } = {
  client: ['clients'],
  project: ['projects'],
  issue: ['issues', 'yourIssues'],
  offer: ['offers'],
  document: ['documents'],
  task: ['tasks', 'dashboardTasks'],
  guest: ['guests', 'ownGuests'],
  parcel: ['parcels'],
};

export const viewListsOf = (record: CustomRecord): readonly ViewList[] => lists[record] ?? [];

/** What leans on a field besides forms: the records that have a value, formulas, and the views of lists, whoever keeps them. */
export async function findUses(db: Db, field: FieldDescription) {
  const { id, record, key } = field;
  // In an address a column is named with a line below, orders and filters with a dot.
  const named = `custom[._]${key}([^A-Za-z0-9]|$)`;
  const { rows } = await sql<{ id: number; name: string; owner: string; views: number }>`
    select v.id, v.name, p."firstName" || ' ' || p."lastName" as owner, (count(*) over ())::int as views
    from "listView" v join person p on p.id = v.owner
    where v.list = any(${viewListsOf(record)}::text[]) and v.state ~ ${named}
    order by v.name, v.id limit 10`.execute(db);
  const list = rows.map(({ id, name, owner }) => ({ id, name, owner }));
  const formulas = (await formulasOf(db, id))
    .filter(({ archived }) => !archived)
    .map(({ id, name }) => ({ id, name }));
  return { records: await countRecords(db, field), views: rows[0]?.views ?? 0, list, formulas };
}
