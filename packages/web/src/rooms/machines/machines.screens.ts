import { IconPlugConnected } from '@tabler/icons-react';
import { listPrograms } from '@zaplecze/contract/programs';
import { part } from '../../kit/first-screen/part.ts';
import type { RoomScreens } from '../../kit/navigation/screen.ts';

export const machineScreens = {
  machines: {
    title: 'Programy i webhooki',
    allow: listPrograms.allow,
    page: part(() => import('./machines.page.tsx'), 'MachinesPage'),
    menu: {
      label: 'Programy i webhooki',
      icon: IconPlugConnected,
      group: 'definitions',
      position: 92,
    },
  },
} satisfies RoomScreens;
