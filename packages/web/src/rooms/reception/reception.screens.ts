import { IconPackage, IconUserCheck } from '@tabler/icons-react';
import {
  createReception,
  getReception,
  listReception,
  updateReception,
} from '@zaplecze/contract/reception';
import { prefetchList } from '../../kit/list/prefetch-list.ts';
import type { Screen } from '../../kit/screen.ts';

const guests = {
  title: 'Recepcja - Goście',
  allow: listReception.allow,
  page: () => import('./guests.page.tsx').then((m) => m.GuestsPage),
  prefetch: prefetchList(listReception, { fixed: { filter: { category: 'guest' } } }),
};
const parcels = {
  title: 'Recepcja - Przesyłki',
  allow: listReception.allow,
  page: () => import('./parcels.page.tsx').then((m) => m.ParcelsPage),
  prefetch: prefetchList(listReception, { fixed: { filter: { category: 'parcel' } } }),
};
/** Whom a guest or a parcel is for gets there from their notification. */
const view = {
  allow: getReception.allow,
  page: () => import('./reception-view.page.tsx').then((m) => m.ReceptionViewPage),
};

export const receptionScreens: Screen[] = [
  {
    ...guests,
    path: '/guest',
    menu: { label: 'Goście', icon: IconUserCheck, group: 'reception', position: 10 },
  },
  {
    path: '/guest/add',
    title: 'Dodaj gościa',
    allow: createReception.allow,
    page: () => import('./guest-add.page.tsx').then((m) => m.GuestAddPage),
  },
  {
    path: '/guest/edit/$id',
    title: 'Edycja gościa',
    allow: updateReception.allow,
    page: () => import('./guest-edit.page.tsx').then((m) => m.GuestEditPage),
  },
  { ...view, path: '/guest/view/$id', title: 'Gość' },
  { ...guests, path: '/guest/$' },
  {
    ...parcels,
    path: '/package',
    menu: { label: 'Przesyłki', icon: IconPackage, group: 'reception', position: 20 },
  },
  {
    path: '/package/add',
    title: 'Dodaj przesyłkę',
    allow: createReception.allow,
    page: () => import('./parcel-add.page.tsx').then((m) => m.ParcelAddPage),
  },
  {
    path: '/package/edit/$id',
    title: 'Edycja przesyłki',
    allow: updateReception.allow,
    page: () => import('./parcel-edit.page.tsx').then((m) => m.ParcelEditPage),
  },
  { ...view, path: '/package/view/$id', title: 'Przesyłka' },
  { ...parcels, path: '/package/$' },
];
