import { IconFileInvoice } from '@tabler/icons-react';
import {
  createOffer,
  getOffer,
  listOffers,
  updateOffer,
} from '@zaplecze/contract/rooms/offers/calls';
import { part } from '../../kit/first-screen/part.ts';
import { listScreen, type RoomScreens } from '../../kit/navigation/screen.ts';

export const offerScreens = {
  offers: listScreen({
    title: 'Oferty',
    list: { endpoint: listOffers },
    page: part(() => import('./offers.page.tsx'), 'OffersPage'),
    rest: true,
    menu: {
      label: 'Oferty',
      icon: IconFileInvoice,
      group: 'work',
      position: 40,
      allow: createOffer.allow,
    },
  }),
  offerAdd: {
    title: 'Tworzenie nowej oferty',
    allow: createOffer.allow,
    page: part(() => import('./offer-add.page.tsx'), 'OfferAddPage'),
  },
  offerCopy: {
    title: 'Ponowne dodawanie oferty',
    allow: createOffer.allow,
    page: part(() => import('./offer-copy.page.tsx'), 'OfferCopyPage'),
  },
  offerEdit: {
    title: 'Edycja oferty',
    allow: updateOffer.allow,
    page: part(() => import('./offer-edit.page.tsx'), 'OfferEditPage'),
  },
  offer: {
    title: 'Oferta',
    allow: getOffer.allow,
    page: part(() => import('./offer-view.page.tsx'), 'OfferViewPage'),
  },
} satisfies RoomScreens;
