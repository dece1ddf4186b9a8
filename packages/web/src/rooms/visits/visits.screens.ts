import { part } from '../../kit/first-screen/part.ts';
import type { RoomScreens } from '../../kit/navigation/screen.ts';

/** Who may open what is said in words: the contract of these calls is not wanted by every first screen. */
export const visitScreens = {
  frontDoor: {
    title: 'Dziś na recepcji',
    allow: 'reception',
    page: part(() => import('./door.page.tsx'), 'FrontDoorPage'),
    tab: { of: 'guests', label: 'Dziś', position: 10, seldom: true },
  },
  inBuilding: {
    title: 'Kto jest w budynku',
    allow: 'reception',
    page: part(() => import('./door.page.tsx'), 'InsidePage'),
    tab: { of: 'guests', label: 'Lista obecnych', position: 20, seldom: true },
  },
  ownGuests: {
    title: 'Moi goście',
    allow: 'everyone',
    page: part(() => import('./announced/own-guests.page.tsx'), 'OwnGuestsPage'),
    tab: { of: 'day', label: 'Moi goście', position: 20, seldom: true },
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
    tab: {
      of: 'settings',
      label: 'Ekrany dla gości',
      position: 40,
    },
  },
} satisfies RoomScreens;
