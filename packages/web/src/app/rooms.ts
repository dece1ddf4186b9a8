import { provideQuickAdd } from '../kit/quick-add.tsx';
import type { Screen } from '../kit/screen.ts';
import { provideStartScreens } from '../kit/start-screen.ts';
import { absenceScreens } from '../rooms/absences/absences.screens.ts';
import { catalogScreens } from '../rooms/catalog/catalog.screens.ts';
import { clientScreens } from '../rooms/clients/clients.screens.ts';
import { dictionaryScreens } from '../rooms/dictionaries/dictionaries.screens.ts';
import { documentScreens } from '../rooms/documents/documents.screens.ts';
import { historyScreens } from '../rooms/history/history.screens.ts';
import { issueScreens } from '../rooms/issues/issues.screens.ts';
import { knowledgeScreens } from '../rooms/knowledge/knowledge.screens.ts';
import { notificationScreens } from '../rooms/notifications/notifications.screens.ts';
import { offerScreens } from '../rooms/offers/offers.screens.ts';
import { peopleScreens } from '../rooms/people/people.screens.ts';
import { projectScreens } from '../rooms/projects/projects.screens.ts';
import { receptionScreens } from '../rooms/reception/reception.screens.ts';
import { sessionScreens } from '../rooms/session/session.screens.ts';
import { taskScreens } from '../rooms/tasks/tasks.screens.ts';

/** Every screen of the product; the router and the menu are built from this list. */
export const screens: Screen[] = [
  {
    path: '/admin/$',
    title: 'Definicje',
    allow: 'everyone',
    page: () => import('./screens.tsx').then((m) => m.Fallback),
  },
  {
    path: '/team/$',
    title: 'Zespół',
    allow: 'everyone',
    page: () => import('./screens.tsx').then((m) => m.Fallback),
  },
  ...taskScreens,
  ...issueScreens,
  ...clientScreens,
  ...projectScreens,
  ...offerScreens,
  ...receptionScreens,
  ...sessionScreens,
  ...notificationScreens,
  ...peopleScreens,
  ...absenceScreens,
  ...documentScreens,
  ...knowledgeScreens,
  ...catalogScreens,
  ...dictionaryScreens,
  ...historyScreens,
];

provideStartScreens(screens);

provideQuickAdd('client', () =>
  import('../rooms/clients/client-quick-add.tsx').then((m) => m.ClientQuickAdd),
);
