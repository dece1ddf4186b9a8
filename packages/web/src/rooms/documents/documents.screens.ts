import { IconFiles } from '@tabler/icons-react';
import { listDocuments } from '@zaplecze/contract/documents';
import type { Screen } from '../../kit/screen.ts';

export const documentScreens: Screen[] = [
  {
    path: '/document',
    title: 'Dokumenty',
    allow: listDocuments.allow,
    page: () => import('./documents.page.tsx').then((m) => m.DocumentsPage),
    menu: { label: 'Dokumenty', icon: IconFiles, group: 'company', position: 30 },
  },
];
