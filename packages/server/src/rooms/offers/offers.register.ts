import { movedRows } from '../../kit/records/client-references.ts';
import { noTexts } from '../../kit/records/personal.ts';
import { everybody } from '../files/index.ts';
import { handOverOffers, openOffersOf } from './handover.queries.ts';
import { offerRecords, offerTexts } from './personal.queries.ts';
import { offerSearch } from './search.queries.ts';
import { offerStory } from './story.queries.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const offerRegister = {
  search: { offer: offerSearch },
  story: offerStory,
  files: { offer: { read: everybody, clients: offerRecords } },
  notified: { offer: offerRecords },
  work: { count: openOffersOf, handOver: handOverOffers },
  references: { 'offer.client': movedRows('offer', ['oferta', 'oferty', 'ofert']) },
  personal: { ...offerTexts, offerProjectType: noTexts, offerCommentSeen: noTexts },
};
