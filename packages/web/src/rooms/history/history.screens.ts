import { listExports } from '@zaplecze/contract/rooms/history/list-exports/calls';
import { part } from '../../kit/first-screen/part.ts';
import { listScreen, type RoomScreens } from '../../kit/navigation/screen.ts';

export const historyScreens = {
  exports: listScreen({
    title: 'Pobrania list',
    list: { endpoint: listExports },
    page: part(() => import('./exports.page.tsx'), 'ExportsPage'),
    tab: {
      of: 'settings',
      label: 'Pobrania list',
      position: 31,
    },
  }),
  api: {
    title: 'Opis API',
    allow: 'admin',
    page: part(() => import('./api.page.tsx'), 'ApiPage'),
    tab: {
      of: 'settings',
      label: 'Opis API',
      position: 61,
    },
  },
} satisfies RoomScreens;
