import { addressOf } from '@zaplecze/contract/addresses';
import { listOffers } from '@zaplecze/contract/rooms/offers/calls';
import { sql } from 'kysely';
import { candidatesWithCustom, customReasons } from '../../kit/custom-fields/search.ts';
import { foundColumns, type SearchKind } from '../../kit/lists/record-search.ts';
import { offers } from './offers.list.queries.ts';

export const offerSearch: SearchKind = {
  allow: listOffers.allow,
  find: (db, question) =>
    offers
      .rowsOf(db, { filter: {} })
      .innerJoin(candidatesWithCustom('offer', question, 'find_offer', false), 'f.id', 'o.id')
      .select(
        foundColumns({
          title: sql`o.name`,
          notes: sql`array[o."clientName"]`,
          more: sql`array[o."sellerName"] || ${customReasons('offer', 'o.id', question.user.flags)}`,
        }),
      ),
  address: ({ id }) => addressOf('offer', { id }),
  whole: (search) => addressOf('offers', { search }),
};
