import { IconCalendarEvent, IconUserCheck, IconUsers } from '@tabler/icons-react';
import { part } from '../../kit/first-screen/part.ts';
import type { RoomScreens } from '../../kit/navigation/screen.ts';

/** Who may open what is said in words: the contract of these calls is not wanted by every first screen. */
export const visitScreens = {
  frontDoor: {
    title: 'Dziś na recepcji',
    allow: 'reception',
    page: part(() => import('./door.page.tsx'), 'FrontDoorPage'),
    menu: { label: 'Dziś', icon: IconCalendarEvent, group: 'reception', position: 5, seldom: true },
  },
  inBuilding: {
    title: 'Kto jest w budynku',
    allow: 'reception',
    page: part(() => import('./door.page.tsx'), 'InsidePage'),
    menu: {
      label: 'W budynku',
      icon: IconUsers,
      group: 'reception',
      position: 15,
      seldom: true,
    },
  },
  ownGuests: {
    title: 'Moi goście',
    allow: 'everyone',
    page: part(() => import('./announced/own-guests.page.tsx'), 'OwnGuestsPage'),
    menu: {
      label: 'Moi goście',
      icon: IconUserCheck,
      group: 'reception',
      position: 30,
      seldom: true,
    },
  },
  announceGuest: {
    title: 'Zapowiedz gościa',
    allow: 'everyone',
    page: part(() => import('./forms.page.tsx'), 'AnnouncePage'),
  },
  announcedGuest: {
    title: 'Zapowiedziany gość',
    allow: 'everyone',
    page: part(() => import('./forms.page.tsx'), 'AnnouncedPage'),
  },
  guest: {
    title: 'Gość',
    allow: 'everyone',
    page: part(() => import('./guest.page.tsx'), 'GuestPage'),
  },
  kiosk: {
    title: 'Witamy',
    allow: 'public',
    layout: 'box',
    page: part(() => import('./kiosk/kiosk.page.tsx'), 'KioskPage'),
  },
  kiosks: {
    title: 'Ekrany dla gości',
    allow: 'admin',
    page: part(() => import('./forms.page.tsx'), 'KiosksPage'),
    menu: { label: 'Ekrany dla gości', icon: IconUserCheck, group: 'definitions' },
  },
} satisfies RoomScreens;
