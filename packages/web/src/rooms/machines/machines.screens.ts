import { part } from '../../kit/first-screen/part.ts';
import type { RoomScreens } from '../../kit/navigation/screen.ts';

export const machineScreens = {
  machines: {
    title: 'Programy i webhooki',
    allow: 'admin',
    page: part(() => import('./machines.page.tsx'), 'MachinesPage'),
    tab: {
      of: 'settings',
      label: 'Programy i webhooki',
      position: 60,
    },
  },
} satisfies RoomScreens;
