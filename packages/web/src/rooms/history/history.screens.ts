import { IconApi, IconFileExport } from '@tabler/icons-react';
import { listExports } from '@zaplecze/contract/list-exports';
import { listScreen, type RoomScreens } from '../../kit/navigation/screen.ts';

export const historyScreens = {
  exports: listScreen({
    title: 'Pobrania list',
    list: { endpoint: listExports },
    page: () => import('./exports.page.tsx').then((m) => m.ExportsPage),
    menu: { label: 'Pobrania list', icon: IconFileExport, group: 'definitions', position: 90 },
  }),
  api: {
    title: 'Opis API',
    allow: 'admin',
    page: () => import('./api.page.tsx').then((m) => m.ApiPage),
    menu: { label: 'Opis API', icon: IconApi, group: 'definitions', position: 91 },
  },
} satisfies RoomScreens;
