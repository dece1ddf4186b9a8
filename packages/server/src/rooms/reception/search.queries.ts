import { addressOf } from '@zaplecze/contract/addresses';
import { listReception } from '@zaplecze/contract/rooms/reception/calls';
import { sql } from 'kysely';
import { candidatesWithCustom, customReasons } from '../../kit/custom-fields/search.ts';
import { foundColumns, type SearchKind } from '../../kit/lists/record-search.ts';
import { registers } from './reception.list.queries.ts';

export const receptionSearch: SearchKind = {
  allow: listReception.allow,
  find: (db, question) =>
    registers
      .rowsOf(db, { filter: {} })
      .innerJoin(candidatesWithCustom('guest', question, 'find_reception', false), 'f.id', 'r.id')
      .select(
        foundColumns({
          title: sql`case r.category when 'guest' then r."fullName" else r."sysNumber" end`,
          notes: sql`array[case when r.category = 'guest' then 'Gość' else 'Przesyłka' end,
            to_char(r."operationDate" at time zone 'Europe/Warsaw', 'DD.MM.YYYY'), r."partyName"]`,
          more: sql`array[r."taskNumber", left(r.description, 120), r."userName", r."fullName"]
            || ${customReasons('guest', 'r.id', question.user.flags)}`,
          place: sql`jsonb_build_object('category', r.category)`,
        }),
      ),
  address: ({ id, place }) => addressOf(place?.category === 'guest' ? 'guest' : 'parcel', { id }),
  whole: (search, _user, { place }) =>
    addressOf(place?.category === 'guest' ? 'guests' : 'parcels', { search }),
};
