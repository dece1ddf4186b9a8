import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import type { DisclosureKind } from '@zaplecze/contract/rooms/rodo/ids';
import {
  type Disclosure,
  disclosureList,
  type listDisclosures,
} from '@zaplecze/contract/rooms/rodo/registers/calls';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { personTo } from '../../../kit/database/refs.ts';
import { among, is, pagedList, since, until } from '../../../kit/lists/paged-list.ts';
import { asCounted } from '../../../kit/lists/sort-key.ts';
import { lockRow } from '../../../kit/records/rows.ts';

const columns = [
  'd.id',
  'd.at',
  personTo('d.by').as('by'),
  sql<DisclosureKind>`d.kind`.as('kind'),
  'd.what',
  'd.recipient',
  'd.purpose',
  'd.ground',
  'd.rowCount as rows',
  sql<boolean>`d."listExport" is not null`.as('automatic'),
  'd.version',
] as const;
const may = { edit: true, delete: false };

const disclosures = pagedList(disclosureList, {
  from: (db: Db) => db.selectFrom('disclosure as d'),
  id: 'd.id',
  search: { in: 'd.search', fragments: 'd.fragments' },
  sort: {
    at: 'd.at',
    what: asCounted('d.what'),
    recipient: asCounted('d.recipient'),
    rows: sql`d."rowCount"`,
  },
  filters: {
    kind: is('d.kind'),
    user: among('d.by'),
    dateFrom: since('d.at'),
    dateTo: until('d.at'),
  },
});

/** A page of the register of disclosures. */
export const findDisclosures = (db: Db, query: Query<typeof listDisclosures>) =>
  disclosures.pageOf(db, query, (wanted) => wanted.select(columns), {
    row: (row) => ({ ...row, may }),
  });

/** An entry held for a change. */
export async function lockDisclosure(db: Db, id: number): Promise<Disclosure | undefined> {
  if (!(await lockRow(db, 'disclosure', id))) return undefined;
  const row = await db
    .selectFrom('disclosure as d')
    .select(columns)
    .where('d.id', '=', id)
    .executeTakeFirst();
  return row && { ...row, may };
}
