import { IconBox, IconChecklist, IconListNumbers } from '@tabler/icons-react';
import {
  procedureDefinitions,
  serviceDefinitions,
  taskDefinitions,
} from '@zaplecze/contract/catalog';
import { listScreen, type RoomScreens } from '../../kit/navigation/screen.ts';

/** Everybody may read definitions in pickers; these screens are for those who keep them. */
export const catalogScreens = {
  serviceDefinitions: listScreen({
    title: 'Definicje - Usługi',
    list: { endpoint: serviceDefinitions.list },
    allow: serviceDefinitions.create.allow,
    page: () => import('./services.page.tsx').then((m) => m.ServicesPage),
    menu: { label: 'Usługi', icon: IconBox, group: 'definitions', position: 10 },
  }),
  procedureDefinitions: listScreen({
    title: 'Definicje - Procedury',
    list: { endpoint: procedureDefinitions.list },
    allow: procedureDefinitions.create.allow,
    page: () => import('./procedures.page.tsx').then((m) => m.ProceduresPage),
    menu: { label: 'Procedury', icon: IconListNumbers, group: 'definitions', position: 20 },
  }),
  taskDefinitions: listScreen({
    title: 'Definicje - Zadania',
    list: { endpoint: taskDefinitions.list },
    allow: taskDefinitions.create.allow,
    page: () => import('./tasks.page.tsx').then((m) => m.TasksPage),
    menu: { label: 'Zadania', icon: IconChecklist, group: 'definitions', position: 30 },
  }),
} satisfies RoomScreens;
