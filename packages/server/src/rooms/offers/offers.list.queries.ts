import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { type listOffers, offerList } from '@zaplecze/contract/rooms/offers/calls';
import { offerColumns } from '@zaplecze/contract/rooms/offers/columns';
import { offerStatuses } from '@zaplecze/contract/rooms/offers/lists';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { knownColored, knownPerson, statusOf } from '../../kit/database/refs.ts';
import type { User } from '../../kit/http/guard.ts';
import { among, linkedBy, pagedList, since, until, whether } from '../../kit/lists/paged-list.ts';
import { asCounted } from '../../kit/lists/sort-key.ts';
import { columnsOf } from '../../kit/records/record-fields.ts';
import { bySellers, isExpired, ofCompanies, ofDepartments, sentDay } from './conditions.queries.ts';
import { offerMay } from './offers.rules.ts';

type OfferQuery = Query<typeof listOffers>;

export const offers = pagedList(offerList, {
  from: (db: Db) => db.selectFrom('offer as o'),
  whole: true,
  id: 'o.id',
  search: { in: 'o.search', fragments: 'o.fragments' },
  sort: {
    name: asCounted('o.name'),
    client: asCounted('o.clientName'),
    seller: 'o.sellerName',
    created: 'o.created',
    modified: 'o.modified',
    modifiedDate: 'o.modified',
    submission: sql`o.submission`,
    value: sql`o.value`,
    status: 'o.status',
  },
  sums: { value: 'o.value' },
  filters: {
    client: among('o.client'),
    seller: among('o.seller'),
    status: among('o.status'),
    createdBy: among('o.createdBy'),
    type: linkedBy('offerProjectType', 'offer', 'projectType', 'o.id'),
    dateFrom: since('o.created'),
    dateTo: until('o.created'),
    department: ofDepartments,
    company: ofCompanies,
    clientTag: linkedBy('clientTag', 'client', 'tag', 'o.client'),
    decidedFrom: since('o.decided'),
    decidedTo: until('o.decided'),
    sentFrom: (day) => sql<boolean>`${sentDay} >= ${day}::date`,
    sentTo: (day) => sql<boolean>`${sentDay} <= ${day}::date`,
    refusalReason: among('o.refusalReason'),
    noReason: whether(sql`o."refusalReason" is null`),
    noValue: whether(sql`o.value is null`),
    noTag: (wanted) =>
      whether(sql`exists (select from "clientTag" g where g.client = o.client)`)(!wanted),
    // The column alone where possible: its index finds and counts these offers.
    expired: (wanted) =>
      wanted ? sql`o."validTo" < ${warsawDay()}::date` : sql`not ${isExpired(warsawDay())}`,
  },
});

const rowColumns = [
  'o.id',
  ...columnsOf('o', offerColumns),
  'o.version',
  knownColored('client', 'o.client').as('client'),
  knownPerson('o.seller').as('seller'),
] as const;

export async function findOffers(db: Db, user: User, query: OfferQuery) {
  const filter = await bySellers(db, query.filter);
  return await offers.pageOf(db, { ...query, filter }, (wanted) => wanted.select(rowColumns), {
    row: (row) => ({
      ...row,
      status: statusOf(offerStatuses, row.status),
      may: offerMay(user, { status: row.status, seller: row.seller.id }),
    }),
  });
}
