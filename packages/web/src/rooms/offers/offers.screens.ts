import { IconFileInvoice } from '@tabler/icons-react';
import { createOffer, getOffer, listOffers, updateOffer } from '@zaplecze/contract/offers';
import { listScreen, type RoomScreens } from '../../kit/navigation/screen.ts';

export const offerScreens = {
  offers: listScreen({
    title: 'Oferty',
    list: { endpoint: listOffers },
    page: () => import('./offers.page.tsx').then((m) => m.OffersPage),
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
    page: () => import('./offer-add.page.tsx').then((m) => m.OfferAddPage),
  },
  offerCopy: {
    title: 'Ponowne dodawanie oferty',
    allow: createOffer.allow,
    page: () => import('./offer-copy.page.tsx').then((m) => m.OfferCopyPage),
  },
  offerEdit: {
    title: 'Edycja oferty',
    allow: updateOffer.allow,
    page: () => import('./offer-edit.page.tsx').then((m) => m.OfferEditPage),
  },
  offer: {
    title: 'Oferta',
    allow: getOffer.allow,
    page: () => import('./offer-view.page.tsx').then((m) => m.OfferViewPage),
  },
} satisfies RoomScreens;
