import { IconBuilding } from '@tabler/icons-react';
import { readImport } from '@zaplecze/contract/client-import';
import { createClient, getClient, listClients, updateClient } from '@zaplecze/contract/clients';
import { listScreen, type RoomScreens } from '../../kit/navigation/screen.ts';

export const clientScreens = {
  clients: listScreen({
    title: 'Klienci',
    list: { endpoint: listClients },
    page: () => import('./clients.page.tsx').then((m) => m.ClientsPage),
    rest: true,
    menu: { label: 'Klienci', icon: IconBuilding, group: 'work', position: 10 },
  }),
  clientAdd: {
    title: 'Dodaj klienta',
    allow: createClient.allow,
    page: () => import('./client-add.page.tsx').then((m) => m.ClientAddPage),
  },
  clientEdit: {
    title: 'Edycja klienta',
    allow: updateClient.allow,
    page: () => import('./client-edit.page.tsx').then((m) => m.ClientEditPage),
  },
  client: {
    title: 'Klient',
    allow: getClient.allow,
    page: () => import('./client-view.page.tsx').then((m) => m.ClientViewPage),
  },
  clientImport: {
    title: 'Import klientów',
    allow: readImport.allow,
    page: () => import('./import.page.tsx').then((m) => m.ImportPage),
  },
  clientImportFile: {
    title: 'Import klientów',
    allow: readImport.allow,
    page: () => import('./import-file.page.tsx').then((m) => m.ImportFilePage),
  },
} satisfies RoomScreens;
