import { addressOf } from '@zaplecze/contract/addresses';
import type { Flags } from '@zaplecze/contract/permissions';
import { listClients } from '@zaplecze/contract/rooms/clients/calls';
import { sql } from 'kysely';
import { candidatesWithCustom, customReasons } from '../../../kit/custom-fields/search.ts';
import { foundColumns, type SearchKind } from '../../../kit/lists/record-search.ts';
import { formerNames } from '../merging/merging.queries.ts';
import { clients } from './clients.list.queries.ts';

const contacts = sql`array(select p."firstName" || ' ' || p."lastName" || case when p.restricted is null
    then coalesce(', ' || nullif(p.phone, ''), '') || coalesce(', ' || nullif(p.email, ''), '')
    else ' (przetwarzanie ograniczone)' end
  from "clientPerson" p where p.client = c.id and p.anonymized is null order by p.id)`;

/** The contact person meant by words that the client's name lacks, whom the page then shows. */
const contactMeant = sql`(select jsonb_build_object('contact', p.id) from "clientPerson" p,
    lateral (select count(*) as met from unnest((select parts from asked)::text[]) as part
      where fold(c.name) not like part and fold(concat_ws(' ', p."firstName", p."lastName", p.email))
        || numbers_in(coalesce(p.phone, '')) like part) as words
  where p.client = c.id and p.anonymized is null and words.met > 0 order by words.met desc, p.id limit 1)`;

/** 'Łucja Żak, Numer karty: K-7': own fields of contact persons. */
const contactReasons = (
  flags: Flags,
) => sql`array(select p."firstName" || ' ' || p."lastName" || ', ' || said
  from "clientPerson" p cross join unnest(${customReasons('contact', 'p.id', flags)}) said
  where p.client = c.id and p.anonymized is null and p.restricted is null)`;

export const clientSearch: SearchKind = {
  allow: listClients.allow,
  find: (db, question) =>
    clients
      .rowsOf(db, { filter: {} })
      .innerJoin(candidatesWithCustom('client', question, 'find_client', false), 'f.id', 'c.id')
      .select(
        foundColumns({
          title: sql`c.name`,
          notes: sql`array[c.city, 'NIP ' || nullif(c.nip, '')]`,
          more: sql`${contacts} || array[c."fvName", c.phone, c."fvPhone", c.email, c."fvEmail", c.website,
            'REGON ' || c.regon, 'KRS ' || c.krs, c.street, c."fvStreet", c."fvCity"] || ${formerNames} || ${customReasons('client', 'c.id', question.user.flags)} || ${contactReasons(question.user.flags)}`,
          ...('typed' in question && { place: contactMeant }),
        }),
      ),
  address: ({ id, place }) =>
    addressOf('client', { id }, place ? { contact: Number(place.contact) } : {}),
  whole: (search) => addressOf('clients', { search }),
};
