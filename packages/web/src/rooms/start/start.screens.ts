import { IconFlag } from '@tabler/icons-react';
import { getStart } from '@zaplecze/contract/start';
import { part } from '../../kit/first-screen/part.ts';
import type { RoomScreens } from '../../kit/navigation/screen.ts';
import { useStepsLeft } from './use-steps-left.ts';

export const startScreens = {
  start: {
    title: 'Pierwsze kroki',
    allow: getStart.allow,
    page: part(() => import('./start.page.tsx'), 'StartPage'),
    menu: {
      label: 'Pierwsze kroki',
      icon: IconFlag,
      group: 'own',
      position: 1,
      useCount: useStepsLeft,
      whileCounted: true,
    },
  },
} satisfies RoomScreens;
