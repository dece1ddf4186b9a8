import { IconFiles } from '@tabler/icons-react';
import { listDocuments } from '@zaplecze/contract/documents';
import { prefetchList } from '../../kit/list/prefetch-list.ts';
import type { Screen } from '../../kit/screen.ts';

const prefetch = prefetchList(listDocuments);

export const documentScreens: Screen[] = [
  {
    path: '/document',
    title: 'Dokumenty',
    allow: listDocuments.allow,
    page: () => import('./documents.page.tsx').then((m) => m.DocumentsPage),
    prefetch,
    menu: { label: 'Dokumenty', icon: IconFiles, group: 'company', position: 30 },
  },
];
