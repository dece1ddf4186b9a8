import { addressOf } from '@zaplecze/contract/addresses';
import { listAnnounced } from '@zaplecze/contract/rooms/visits/announced/calls';
import { sql } from 'kysely';
import { candidates, foundColumns, type SearchKind } from '../../kit/lists/record-search.ts';
import { announcedRows } from './announced/announced.list.queries.ts';

/** Guests who are to come: all for the reception, for others those who come to them or whom they announced. */
export const announcedSearch: SearchKind = {
  allow: listAnnounced.allow,
  find: (db, question) =>
    announcedRows(db, question.user)
      .innerJoin(
        candidates(question, 'find_announcedGuest', !question.user.flags.reception),
        'f.id',
        'a.id',
      )
      .where('a.entered', 'is', null)
      .select(
        foundColumns({
          title: sql`a."fullName"`,
          notes: sql`array['Zapowiedziany gość',
            to_char(a.expected at time zone 'Europe/Warsaw', 'DD.MM.YYYY HH24:MI'), a."partyName"]`,
          more: sql`array[a."userName", a.car]`,
        }),
      ),
  address: ({ id }) => addressOf('announcedGuest', { id }),
};
