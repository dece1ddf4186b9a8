import { IconFileInvoice } from '@tabler/icons-react';
import { createOffer, getOffer, listOffers, updateOffer } from '@zaplecze/contract/offers';
import { prefetchList } from '../../kit/list/prefetch-list.ts';
import type { Screen } from '../../kit/screen.ts';

const list = {
  title: 'Oferty',
  allow: listOffers.allow,
  page: () => import('./offers.page.tsx').then((m) => m.OffersPage),
  prefetch: prefetchList(listOffers),
};

export const offerScreens: Screen[] = [
  {
    ...list,
    path: '/offer',
    menu: {
      label: 'Oferty',
      icon: IconFileInvoice,
      group: 'work',
      position: 40,
      allow: createOffer.allow,
    },
  },
  {
    path: '/offer/add',
    title: 'Tworzenie nowej oferty',
    allow: createOffer.allow,
    page: () => import('./offer-add.page.tsx').then((m) => m.OfferAddPage),
  },
  {
    path: '/offer/copy/$id',
    title: 'Ponowne dodawanie oferty',
    allow: createOffer.allow,
    page: () => import('./offer-copy.page.tsx').then((m) => m.OfferCopyPage),
  },
  {
    path: '/offer/edit/$id',
    title: 'Edycja oferty',
    allow: updateOffer.allow,
    page: () => import('./offer-edit.page.tsx').then((m) => m.OfferEditPage),
  },
  {
    path: '/offer/view/$id',
    title: 'Oferta',
    allow: getOffer.allow,
    page: () => import('./offer-view.page.tsx').then((m) => m.OfferViewPage),
  },
  { ...list, path: '/offer/$' },
];
