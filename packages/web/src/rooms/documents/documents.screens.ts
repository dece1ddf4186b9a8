import { IconFiles } from '@tabler/icons-react';
import { listDocuments } from '@zaplecze/contract/documents';
import { listScreen, type RoomScreens } from '../../kit/navigation/screen.ts';

export const documentScreens = {
  documents: listScreen({
    title: 'Dokumenty',
    list: { endpoint: listDocuments },
    page: () => import('./documents.page.tsx').then((m) => m.DocumentsPage),
    menu: { label: 'Dokumenty', icon: IconFiles, group: 'company', position: 30 },
  }),
} satisfies RoomScreens;
