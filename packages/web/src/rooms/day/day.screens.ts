import { IconSun } from '@tabler/icons-react';
import { getDay } from '@zaplecze/contract/rooms/day/calls';
import { part } from '../../kit/first-screen/part.ts';
import type { RoomScreens } from '../../kit/navigation/screen.ts';

export const dayScreens = {
  day: {
    title: 'Mój dzień',
    allow: getDay.allow,
    page: part(() => import('./day.page.tsx'), 'DayPage'),
    menu: {
      label: 'Mój dzień',
      icon: IconSun,
      group: 'own',
      position: 1,
      tab: 'Dziś',
      first: true,
    },
  },
} satisfies RoomScreens;
