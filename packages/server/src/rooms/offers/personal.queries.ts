import { personalNames } from '@zaplecze/contract/kit/fields/record-fields';
import { offerFields } from '@zaplecze/contract/rooms/offers/fields';
import { sql } from 'kysely';
import type { ClientRecords, PersonalTexts } from '../../kit/records/personal.ts';

export const offerTexts: Record<'offer' | 'offerComment' | 'offerCommentText', PersonalTexts[]> = {
  offer: [
    {
      label: 'Oferta',
      table: 'offer',
      columns: personalNames(offerFields),
      besides: ['clientName', 'sellerName'],
      ofClient: (client) => sql`x.client = ${client}`,
    },
  ],
  offerComment: [
    {
      label: 'Komentarz do oferty',
      table: 'offerComment',
      columns: ['comment'],
      ofClient: (client) => sql`x.offer in (select o.id from offer o where o.client = ${client})`,
    },
  ],
  offerCommentText: [
    {
      label: 'Komentarz do oferty',
      table: 'offerCommentText',
      columns: ['text'],
      ofClient: (client) => sql`x."offerComment" in (select k.id from "offerComment" k
        join offer o on o.id = k.offer where o.client = ${client})`,
    },
  ],
};

export const offerRecords: ClientRecords = {
  ofClient: (client) => sql`select o.id from offer o where o.client = ${client}`,
};
