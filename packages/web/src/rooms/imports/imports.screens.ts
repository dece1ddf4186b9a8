import { part } from '../../kit/first-screen/part.ts';
import type { RoomScreens } from '../../kit/navigation/screen.ts';

const title = 'Import i eksport';

export const importScreens = {
  data: {
    title,
    allow: 'manager',
    page: part(() => import('./data.page.tsx'), 'DataPage'),
    // Managers come here from the import of clients: among the definitions they find the catalogue alone (CAT-03).
    tab: {
      of: 'settings',
      label: title,
      position: 30,
      allow: 'admin',
    },
  },
  dataImport: {
    title,
    allow: 'manager',
    page: part(() => import('./import-start.page.tsx'), 'ImportStartPage'),
  },
  dataImportFile: {
    title,
    allow: 'manager',
    page: part(() => import('./record-file.page.tsx'), 'RecordFilePage'),
  },
} satisfies RoomScreens;
