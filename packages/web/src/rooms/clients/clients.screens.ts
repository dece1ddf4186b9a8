import { IconBuilding } from '@tabler/icons-react';
import {
  createClient,
  getClient,
  listClients,
  updateClient,
} from '@zaplecze/contract/rooms/clients/calls';
import { readImport } from '@zaplecze/contract/rooms/clients/import/calls';
import { part } from '../../kit/first-screen/part.ts';
import { listScreen, type RoomScreens } from '../../kit/navigation/screen.ts';

export const clientScreens = {
  clients: listScreen({
    title: 'Klienci',
    list: { endpoint: listClients },
    page: part(() => import('./clients.page.tsx'), 'ClientsPage'),
    rest: true,
    menu: {
      label: 'Klienci',
      icon: IconBuilding,
      group: 'work',
      position: 10,
      tab: 'Lista',
      first: true,
    },
  }),
  clientAdd: {
    title: 'Dodaj klienta',
    allow: createClient.allow,
    page: part(() => import('./client-add.page.tsx'), 'ClientAddPage'),
  },
  clientEdit: {
    title: 'Edycja klienta',
    allow: updateClient.allow,
    page: part(() => import('./client-edit.page.tsx'), 'ClientEditPage'),
  },
  client: {
    title: 'Klient',
    allow: getClient.allow,
    page: part(() => import('./client-view.page.tsx'), 'ClientViewPage'),
  },
  clientImport: {
    title: 'Import klientów',
    allow: readImport.allow,
    page: part(() => import('./import/import.page.tsx'), 'ImportPage'),
  },
  clientImportFile: {
    title: 'Import klientów',
    allow: readImport.allow,
    page: part(() => import('./import/import-file.page.tsx'), 'ImportFilePage'),
  },
} satisfies RoomScreens;
