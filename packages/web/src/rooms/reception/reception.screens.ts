import { IconPackage, IconUserCheck } from '@tabler/icons-react';
import {
  createReception,
  getReception,
  listReception,
  updateReception,
} from '@zaplecze/contract/rooms/reception/calls';
import { part } from '../../kit/first-screen/part.ts';
import { listScreen, type RoomScreens } from '../../kit/navigation/screen.ts';

/** The recipient of a parcel comes here from their notice. */
const view = {
  allow: getReception.allow,
  page: part(() => import('./reception-view.page.tsx'), 'ReceptionViewPage'),
};

export const receptionScreens = {
  guests: listScreen({
    title: 'Recepcja - Goście',
    list: { endpoint: listReception, fixed: { filter: { category: 'guest' } } },
    page: part(() => import('./guests/guests.page.tsx'), 'GuestsPage'),
    rest: true,
    menu: {
      label: 'Goście',
      icon: IconUserCheck,
      group: 'reception',
      position: 10,
      tab: 'Rejestr',
    },
  }),
  guestAdd: {
    title: 'Dodaj gościa',
    allow: createReception.allow,
    page: part(() => import('./guests/guest-add.page.tsx'), 'GuestAddPage'),
  },
  guestEdit: {
    title: 'Edycja gościa',
    allow: updateReception.allow,
    page: part(() => import('./guests/guest-edit.page.tsx'), 'GuestEditPage'),
  },
  parcels: listScreen({
    title: 'Recepcja - Przesyłki',
    list: { endpoint: listReception, fixed: { filter: { category: 'parcel' } } },
    page: part(() => import('./parcels.page.tsx'), 'ParcelsPage'),
    rest: true,
    menu: {
      label: 'Przesyłki',
      icon: IconPackage,
      group: 'reception',
      position: 20,
      tab: 'Rejestr',
    },
  }),
  parcelAdd: {
    title: 'Dodaj przesyłkę',
    allow: createReception.allow,
    page: part(() => import('./parcel-add.page.tsx'), 'ParcelAddPage'),
  },
  parcelEdit: {
    title: 'Edycja przesyłki',
    allow: updateReception.allow,
    page: part(() => import('./parcel-edit.page.tsx'), 'ParcelEditPage'),
  },
  parcelsAtOnce: {
    title: 'Kilka przesyłek',
    allow: createReception.allow,
    page: part(() => import('./desk/desk.page.tsx'), 'ParcelsAtOncePage'),
  },
  postingBook: {
    title: 'Książka nadawcza',
    allow: createReception.allow,
    page: part(() => import('./desk/desk.page.tsx'), 'PostingBookPage'),
    tab: { of: 'parcels', label: 'Książka nadawcza', position: 10, seldom: true },
  },
  deliveries: {
    title: 'e-Doręczenia',
    allow: listReception.allow,
    page: part(() => import('./desk/desk.page.tsx'), 'DeliveriesPage'),
    tab: { of: 'parcels', label: 'e-Doręczenia', position: 20, seldom: true },
  },
  parcel: { ...view, title: 'Przesyłka' },
} satisfies RoomScreens;
