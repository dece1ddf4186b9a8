import { IconBox, IconChecklist, IconListNumbers } from '@tabler/icons-react';
import {
  procedureDefinitions,
  serviceDefinitions,
  taskDefinitions,
} from '@zaplecze/contract/rooms/catalog/calls';
import { part } from '../../kit/first-screen/part.ts';
import { listScreen, type RoomScreens } from '../../kit/navigation/screen.ts';

/** Everybody may read definitions in pickers; these screens are for those who keep them. */
export const catalogScreens = {
  serviceDefinitions: listScreen({
    title: 'Definicje - Usługi',
    list: { endpoint: serviceDefinitions.list },
    allow: serviceDefinitions.create.allow,
    page: part(() => import('./services/services.page.tsx'), 'ServicesPage'),
    menu: { label: 'Usługi', icon: IconBox, group: 'definitions', position: 10 },
  }),
  serviceDefinition: {
    title: 'Usługa',
    allow: serviceDefinitions.get.allow,
    page: part(() => import('./services/service.page.tsx'), 'ServicePage'),
  },
  procedureDefinitions: listScreen({
    title: 'Definicje - Procedury',
    list: { endpoint: procedureDefinitions.list },
    allow: procedureDefinitions.create.allow,
    page: part(() => import('./ordered/procedures.page.tsx'), 'ProceduresPage'),
    menu: { label: 'Procedury', icon: IconListNumbers, group: 'definitions', position: 20 },
  }),
  taskDefinitions: listScreen({
    title: 'Definicje - Zadania',
    list: { endpoint: taskDefinitions.list },
    allow: taskDefinitions.create.allow,
    page: part(() => import('./tasks.page.tsx'), 'TasksPage'),
    menu: { label: 'Zadania', icon: IconChecklist, group: 'definitions', position: 30 },
  }),
} satisfies RoomScreens;
