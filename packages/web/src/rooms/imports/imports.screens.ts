import { IconFileImport } from '@tabler/icons-react';
import { readRecords } from '@zaplecze/contract/imports';
import { part } from '../../kit/first-screen/part.ts';
import type { RoomScreens } from '../../kit/navigation/screen.ts';

const title = 'Import i eksport';

export const importScreens = {
  data: {
    title,
    allow: readRecords.allow,
    page: part(() => import('./data.page.tsx'), 'DataPage'),
    menu: { label: title, icon: IconFileImport, group: 'company', position: 50 },
  },
  dataImport: {
    title,
    allow: readRecords.allow,
    page: part(() => import('./import-start.page.tsx'), 'ImportStartPage'),
  },
  dataImportFile: {
    title,
    allow: readRecords.allow,
    page: part(() => import('./record-file.page.tsx'), 'RecordFilePage'),
  },
} satisfies RoomScreens;
