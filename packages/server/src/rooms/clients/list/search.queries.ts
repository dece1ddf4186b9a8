import { addressOf } from '@zaplecze/contract/addresses';
import { listClients } from '@zaplecze/contract/rooms/clients/calls';
import { sql } from 'kysely';
import { candidates, foundColumns, type SearchKind } from '../../../kit/lists/record-search.ts';
import { clients } from './clients.list.queries.ts';

const contacts = sql`array(select p."firstName" || ' ' || p."lastName" || case when p.restricted is null
    then coalesce(', ' || nullif(p.phone, ''), '') else ' (przetwarzanie ograniczone)' end
  from "clientPerson" p where p.client = c.id and p.anonymized is null order by p.id)`;

export const clientSearch: SearchKind = {
  allow: listClients.allow,
  find: (db, question) =>
    clients
      .rowsOf(db, { filter: {} })
      .innerJoin(candidates(question, 'find_client', false), 'f.id', 'c.id')
      .select(
        foundColumns({
          title: sql`c.name`,
          notes: sql`array[c.city, 'NIP ' || nullif(c.nip, '')]`,
          more: sql`${contacts} || array[c."fvName", c.phone, c."fvPhone"]`,
        }),
      ),
  address: ({ id }) => addressOf('client', { id }),
};
