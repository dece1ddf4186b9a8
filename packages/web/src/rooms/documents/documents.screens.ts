import { IconFiles } from '@tabler/icons-react';
import { listDocuments } from '@zaplecze/contract/documents';
import { prefetchList } from '../../kit/lists/prefetch-list.ts';
import type { RoomScreens } from '../../kit/navigation/screen.ts';

const prefetch = prefetchList(listDocuments);

export const documentScreens = {
  documents: {
    title: 'Dokumenty',
    allow: listDocuments.allow,
    page: () => import('./documents.page.tsx').then((m) => m.DocumentsPage),
    prefetch,
    menu: { label: 'Dokumenty', icon: IconFiles, group: 'company', position: 30 },
  },
} satisfies RoomScreens;
