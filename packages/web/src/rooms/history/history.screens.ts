import { IconApi, IconFileExport } from '@tabler/icons-react';
import { listExports } from '@zaplecze/contract/rooms/history/list-exports/calls';
import { part } from '../../kit/first-screen/part.ts';
import { listScreen, type RoomScreens } from '../../kit/navigation/screen.ts';

export const historyScreens = {
  exports: listScreen({
    title: 'Pobrania list',
    list: { endpoint: listExports },
    page: part(() => import('./exports.page.tsx'), 'ExportsPage'),
    menu: { label: 'Pobrania list', icon: IconFileExport, group: 'definitions', position: 90 },
  }),
  api: {
    title: 'Opis API',
    allow: 'admin',
    page: part(() => import('./api.page.tsx'), 'ApiPage'),
    menu: { label: 'Opis API', icon: IconApi, group: 'definitions', position: 91 },
  },
} satisfies RoomScreens;
