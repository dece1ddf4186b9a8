import { part } from '../../kit/first-screen/part.ts';
import type { RoomScreens } from '../../kit/navigation/screen.ts';
import { tableScreen } from '../table-pages/index.ts';

export const historyScreens = {
  exports: tableScreen('exports', {
    title: 'Pobrania list',
    allow: 'admin',
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
