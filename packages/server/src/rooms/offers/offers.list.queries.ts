import type { Query } from '@zaplecze/contract/kit/endpoint';
import { addDays } from '@zaplecze/contract/kit/time';
import type { listOffers } from '@zaplecze/contract/offers';
import { offerStatuses } from '@zaplecze/contract/offers.lists';
import { sql } from 'kysely';
import type { Db } from '../../kit/database.ts';
import type { User } from '../../kit/guard.ts';
import { dayStart, matches, oneOf, pageOf } from '../../kit/list.ts';
import { knownColored, knownPerson, statusOf } from '../../kit/refs.ts';
import { offerMay } from './offers.rules.ts';

type OfferQuery = Query<typeof listOffers>;

/** Offers of the filter, before order and page; days count both ends. */
function filtered(db: Db, { search, filter }: OfferQuery) {
  let rows = db.selectFrom('offer as o');
  if (search) rows = rows.where(matches('o.search', search, 'o.fragments'));
  for (const field of ['client', 'seller', 'status', 'createdBy'] as const) {
    const ids = filter[field];
    if (ids) rows = rows.where(oneOf(`o.${field}`, ids));
  }
  if (filter.type) {
    rows = rows.where(
      sql<boolean>`exists (select from "offerProjectType" l
        where l.offer = o.id and l."projectType" = any(${filter.type}))`,
    );
  }
  if (filter.dateFrom) rows = rows.where('o.created', '>=', dayStart(filter.dateFrom));
  if (filter.dateTo) rows = rows.where('o.created', '<', dayStart(addDays(filter.dateTo, 1)));
  return rows;
}

export async function findOffers(db: Db, user: User, query: OfferQuery) {
  const page = await pageOf(db, query, {
    rows: filtered(db, query),
    id: 'o.id',
    sort: {
      name: 'o.name',
      client: 'o.clientName',
      seller: 'o.sellerName',
      created: 'o.created',
      modified: 'o.modified',
      modifiedDate: 'o.modified',
      submission: sql`o.submission`,
      value: sql`o.value`,
      status: 'o.status',
    },
    columns: (wanted) =>
      wanted.select([
        'o.id',
        'o.name',
        'o.status',
        'o.created',
        'o.modified',
        'o.submission',
        'o.validTo',
        'o.value',
        'o.version',
        knownColored('client', 'o.client').as('client'),
        knownPerson('o.seller').as('seller'),
      ]),
  });
  return {
    count: page.count,
    list: page.list.map((row) => ({
      ...row,
      status: statusOf(offerStatuses, row.status),
      may: offerMay(user, { status: row.status, seller: row.seller.id }),
    })),
  };
}
