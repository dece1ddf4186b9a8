import { IconApi, IconFileExport } from '@tabler/icons-react';
import { listExports } from '@zaplecze/contract/list-exports';
import type { RoomScreens } from '../../kit/navigation/screen.ts';

export const historyScreens = {
  exports: {
    title: 'Pobrania list',
    allow: listExports.allow,
    page: () => import('./exports.page.tsx').then((m) => m.ExportsPage),
    menu: { label: 'Pobrania list', icon: IconFileExport, group: 'definitions', position: 90 },
  },
  api: {
    title: 'Opis API',
    allow: 'admin',
    page: () => import('./api.page.tsx').then((m) => m.ApiPage),
    menu: { label: 'Opis API', icon: IconApi, group: 'definitions', position: 91 },
  },
} satisfies RoomScreens;
