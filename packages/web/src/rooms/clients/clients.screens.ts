import { IconBuilding } from '@tabler/icons-react';
import { readImport } from '@zaplecze/contract/client-import';
import { createClient, getClient, listClients, updateClient } from '@zaplecze/contract/clients';
import { prefetchList } from '../../kit/list/prefetch-list.ts';
import type { Screen } from '../../kit/screen.ts';

const list = () => import('./clients.page.tsx').then((m) => m.ClientsPage);

const prefetch = prefetchList(listClients);

export const clientScreens: Screen[] = [
  {
    path: '/client',
    title: 'Klienci',
    allow: listClients.allow,
    page: list,
    prefetch,
    menu: { label: 'Klienci', icon: IconBuilding, group: 'work', position: 10 },
  },
  {
    path: '/client/add',
    title: 'Dodaj klienta',
    allow: createClient.allow,
    page: () => import('./client-add.page.tsx').then((m) => m.ClientAddPage),
  },
  {
    path: '/client/edit/$id',
    title: 'Edycja klienta',
    allow: updateClient.allow,
    page: () => import('./client-edit.page.tsx').then((m) => m.ClientEditPage),
  },
  {
    path: '/client/view/$id',
    title: 'Klient',
    allow: getClient.allow,
    page: () => import('./client-view.page.tsx').then((m) => m.ClientViewPage),
  },
  {
    path: '/client/import',
    title: 'Import klientów',
    allow: readImport.allow,
    page: () => import('./import.page.tsx').then((m) => m.ImportPage),
  },
  {
    path: '/client/import/$id',
    title: 'Import klientów',
    allow: readImport.allow,
    page: () => import('./import-file.page.tsx').then((m) => m.ImportFilePage),
  },
  { path: '/client/$', title: 'Klienci', allow: listClients.allow, page: list, prefetch },
];
