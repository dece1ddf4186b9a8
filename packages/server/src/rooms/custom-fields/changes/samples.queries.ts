import { type Address, addressOf } from '@zaplecze/contract/addresses';
import type { CustomRecord } from '@zaplecze/contract/kit/fields/custom-fields';
import { type RawBuilder, sql } from 'kysely';
import { customTables } from '../../../kit/custom-fields/tables.ts';
import type { Db } from '../../../kit/database/database.ts';

/** What a record is called for an administrator, and the record on whose page it stands. */
type Naming = {
  name: RawBuilder<string>;
  page?: RawBuilder<number>;
  address: (page: number, name: string) => Address;
};

const fullName = sql<string>`r."firstName" || ' ' || r."lastName"`;
const ownName = sql<string>`r.name`;

const namings: Record<CustomRecord, Naming> = {
  client: { name: ownName, address: (id) => addressOf('client', { id }) },
  contact: {
    name: fullName,
    page: sql`r.client`,
    address: (id) => addressOf('client', { id }),
  },
  project: { name: ownName, address: (id) => addressOf('project', { id }) },
  task: { name: ownName, page: sql`r.project`, address: (id) => addressOf('project', { id }) },
  issue: { name: ownName, address: (id) => addressOf('issue', { id }) },
  offer: { name: ownName, address: (id) => addressOf('offer', { id }) },
  document: {
    name: sql`r.filename`,
    address: (_, search) => addressOf('documents', { search }),
  },
  person: { name: fullName, address: (id) => addressOf('person', { id }) },
  guest: { name: sql`r."fullName"`, address: (id) => addressOf('guest', { id }) },
  parcel: { name: sql`r."sysNumber"`, address: (id) => addressOf('parcel', { id }) },
};

/** Names of records with where they stand, by their ids. */
export async function nameRecords(
  db: Db,
  record: CustomRecord,
  ids: number[],
): Promise<Map<number, { name: string; address: string }>> {
  const { name, page = sql<number>`r.id`, address } = namings[record];
  const { rows } = await sql<{ id: number; name: string; page: number }>`
    select r.id, ${name} as name, ${page} as page from ${sql.table(customTables[record].records)} r
    where r.id = any(${ids}::int[])`.execute(db);
  return new Map(
    rows.map((row) => [row.id, { name: row.name, address: address(row.page, row.name) }]),
  );
}

/** A number that is typed with what it counts, as the kit reads it (kit/custom-fields/convert.ts). */
const counted = String.raw`^[-−+]?[0-9\s\u00a0\u202f.,]*[0-9][\s\u00a0\u202f]*([^\s\u00a0\u202f0-9.,+−-]\S{0,11})$`;

/** What numbers that stand in texts count, as most of them say ('12 km': 'km'), and how many do; null where none says so. */
export async function findUnit(
  db: Db,
  { id, record }: { id: number; record: CustomRecord },
): Promise<{ name: string; records: number } | null> {
  const { rows } = await sql<{ name: string; records: number }>`
    select mode() within group (order by said.unit) as name, count(*)::int as records
    from (select (regexp_match(v.txt, ${counted}))[1] as unit from ${sql.table(customTables[record].values)} v
      where v.field = ${id}) said
    where said.unit is not null group by lower(said.unit) order by records desc, name limit 1`.execute(
    db,
  );
  return rows[0] ?? null;
}
