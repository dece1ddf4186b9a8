import { IconSubtask } from '@tabler/icons-react';
import { countStart } from '@zaplecze/contract/rooms/start/remaining';
import { part } from '../../kit/first-screen/part.ts';
import type { RoomScreens } from '../../kit/navigation/screen.ts';
import { useStepsLeft } from './use-steps-left.ts';

export const startScreens = {
  start: {
    title: 'Pierwsze kroki',
    allow: countStart.allow,
    page: part(() => import('./start.page.tsx'), 'StartPage'),
    menu: {
      label: 'Pierwsze kroki',
      icon: IconSubtask,
      group: 'own',
      position: 1,
      useCount: useStepsLeft,
      first: true,
      whileCounted: true,
    },
  },
} satisfies RoomScreens;
