import { IconFiles } from '@tabler/icons-react';
import { listDocuments } from '@zaplecze/contract/rooms/documents/calls';
import { part } from '../../kit/first-screen/part.ts';
import { listScreen, type RoomScreens } from '../../kit/navigation/screen.ts';

export const documentScreens = {
  documents: listScreen({
    title: 'Dokumenty',
    list: { endpoint: listDocuments },
    page: part(() => import('./documents.page.tsx'), 'DocumentsPage'),
    menu: { label: 'Dokumenty', icon: IconFiles, group: 'company', position: 30 },
  }),
} satisfies RoomScreens;
