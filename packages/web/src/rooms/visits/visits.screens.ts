import {
  IconCalendarUser,
  IconDeviceTabletCheck,
  IconDoorEnter,
  IconUsersGroup,
} from '@tabler/icons-react';
import { listKiosks } from '@zaplecze/contract/kiosk';
import { getReception } from '@zaplecze/contract/reception';
import {
  announceGuest,
  getAnnounced,
  getFrontDoor,
  getInside,
  listAnnounced,
} from '@zaplecze/contract/visits';
import { part } from '../../kit/first-screen/part.ts';
import { listScreen, type RoomScreens } from '../../kit/navigation/screen.ts';

export const visitScreens = {
  frontDoor: {
    title: 'Dziś na recepcji',
    allow: getFrontDoor.allow,
    page: part(() => import('./front-door.page.tsx'), 'FrontDoorPage'),
    menu: { label: 'Dziś', icon: IconDoorEnter, group: 'reception', position: 5 },
  },
  inBuilding: {
    title: 'Kto jest w budynku',
    allow: getInside.allow,
    page: part(() => import('./inside.page.tsx'), 'InsidePage'),
    menu: { label: 'W budynku', icon: IconUsersGroup, group: 'reception', position: 15 },
  },
  ownGuests: listScreen({
    title: 'Moi goście',
    list: { endpoint: listAnnounced },
    page: part(() => import('./own-guests.page.tsx'), 'OwnGuestsPage'),
    menu: { label: 'Moi goście', icon: IconCalendarUser, group: 'reception', position: 30 },
  }),
  announceGuest: {
    title: 'Zapowiedz gościa',
    allow: announceGuest.allow,
    page: part(() => import('./announce.page.tsx'), 'AnnouncePage'),
  },
  announcedGuest: {
    title: 'Zapowiedziany gość',
    allow: getAnnounced.allow,
    page: part(() => import('./announced.page.tsx'), 'AnnouncedPage'),
  },
  guest: {
    title: 'Gość',
    allow: getReception.allow,
    page: part(() => import('./guest.page.tsx'), 'GuestPage'),
  },
  kiosk: {
    title: 'Witamy',
    allow: 'public',
    layout: 'box',
    page: part(() => import('./kiosk.page.tsx'), 'KioskPage'),
  },
  kiosks: {
    title: 'Ekrany dla gości',
    allow: listKiosks.allow,
    page: part(() => import('./kiosks.page.tsx'), 'KiosksPage'),
    menu: { label: 'Ekrany dla gości', icon: IconDeviceTabletCheck, group: 'definitions' },
  },
} satisfies RoomScreens;
