import { IconPackage, IconUserCheck } from '@tabler/icons-react';
import {
  createReception,
  getReception,
  listReception,
  updateReception,
} from '@zaplecze/contract/reception';
import { listScreen, type RoomScreens } from '../../kit/navigation/screen.ts';

/** Whom a guest or a parcel is for gets there from their notification. */
const view = {
  allow: getReception.allow,
  page: () => import('./reception-view.page.tsx').then((m) => m.ReceptionViewPage),
};

export const receptionScreens = {
  guests: listScreen({
    title: 'Recepcja - Goście',
    list: { endpoint: listReception, fixed: { filter: { category: 'guest' } } },
    page: () => import('./guests.page.tsx').then((m) => m.GuestsPage),
    rest: true,
    menu: { label: 'Goście', icon: IconUserCheck, group: 'reception', position: 10 },
  }),
  guestAdd: {
    title: 'Dodaj gościa',
    allow: createReception.allow,
    page: () => import('./guest-add.page.tsx').then((m) => m.GuestAddPage),
  },
  guestEdit: {
    title: 'Edycja gościa',
    allow: updateReception.allow,
    page: () => import('./guest-edit.page.tsx').then((m) => m.GuestEditPage),
  },
  guest: { ...view, title: 'Gość' },
  parcels: listScreen({
    title: 'Recepcja - Przesyłki',
    list: { endpoint: listReception, fixed: { filter: { category: 'parcel' } } },
    page: () => import('./parcels.page.tsx').then((m) => m.ParcelsPage),
    rest: true,
    menu: { label: 'Przesyłki', icon: IconPackage, group: 'reception', position: 20 },
  }),
  parcelAdd: {
    title: 'Dodaj przesyłkę',
    allow: createReception.allow,
    page: () => import('./parcel-add.page.tsx').then((m) => m.ParcelAddPage),
  },
  parcelEdit: {
    title: 'Edycja przesyłki',
    allow: updateReception.allow,
    page: () => import('./parcel-edit.page.tsx').then((m) => m.ParcelEditPage),
  },
  parcel: { ...view, title: 'Przesyłka' },
} satisfies RoomScreens;
