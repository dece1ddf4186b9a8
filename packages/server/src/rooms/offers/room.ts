import { customTexts } from '../../kit/custom-fields/personal.queries.ts';
import { exportWhole } from '../../kit/exports/table-exports.ts';
import { movedRows } from '../../kit/records/client-references.ts';
import { noTexts } from '../../kit/records/personal.ts';
import { room } from '../../kit/rooms/room.ts';
import { everybody } from '../files/index.ts';
import { handOverOffers, openOffersOf } from './handover.queries.ts';
import { replyToOffer } from './mail-replies.ts';
import { offerRoutes } from './offers.routes.ts';
import { offerRecords, offerTexts } from './personal.queries.ts';
import { offerSearch } from './search.queries.ts';
import { offerEvents, offerStory } from './story.queries.ts';

/** What is offered to clients, from the first word to the decision. Managers write offers; everybody reads them. */
export const offersRoom = room({
  routes: offerRoutes,

  exports: {
    offer: exportWhole('Oferty'),
    offerComment: exportWhole('Decyzje i rozmowa przy ofertach'),
    offerCommentText: exportWhole('Treści wypowiedzi przy ofertach, z ich wersjami'),
    offerProjectType: exportWhole('Usługi ofert'),
    offerCommentSeen: exportWhole('Do kiedy kto przeczytał rozmowę przy ofercie'),
  },

  search: { offer: offerSearch },
  story: offerStory,
  events: { offer: offerEvents },
  files: { offer: { read: everybody, clients: offerRecords } },
  notified: { offer: offerRecords },
  reply: { offer: replyToOffer },
  work: { offers: { count: openOffersOf, handOver: handOverOffers } },
  references: { 'offer.client': movedRows('offer', ['oferta', 'oferty', 'ofert']) },
  personal: {
    ...offerTexts,
    ...customTexts('offer', offerRecords),
    offerProjectType: noTexts,
    offerCommentSeen: noTexts,
  },
});
