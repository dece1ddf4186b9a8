import { addressOf, isPlain, pageNames, pages } from '@zaplecze/contract/addresses';
import type { MenuScreen, Screens } from '../kit/navigation/screen.ts';
import { absenceScreens } from '../rooms/absences/absences.screens.ts';
import { catalogScreens } from '../rooms/catalog/catalog.screens.ts';
import { clientScreens } from '../rooms/clients/clients.screens.ts';
import { dayScreens } from '../rooms/day/day.screens.ts';
import { dictionaryScreens } from '../rooms/dictionaries/dictionaries.screens.ts';
import { documentScreens } from '../rooms/documents/documents.screens.ts';
import { historyScreens } from '../rooms/history/history.screens.ts';
import { importScreens } from '../rooms/imports/imports.screens.ts';
import { issueScreens } from '../rooms/issues/issues.screens.ts';
import { knowledgeScreens } from '../rooms/knowledge/knowledge.screens.ts';
import { notificationScreens } from '../rooms/notifications/notifications.screens.ts';
import { offerScreens } from '../rooms/offers/offers.screens.ts';
import { organizationScreens } from '../rooms/organization/organization.screens.ts';
import { peopleScreens } from '../rooms/people/people.screens.ts';
import { projectScreens } from '../rooms/projects/projects.screens.ts';
import { receptionScreens } from '../rooms/reception/reception.screens.ts';
import { reportScreens } from '../rooms/reports/reports.screens.ts';
import { sessionScreens } from '../rooms/session/session.screens.ts';
import { startScreens } from '../rooms/start/start.screens.ts';
import { taskScreens } from '../rooms/tasks/tasks.screens.ts';
import { timelineScreens } from '../rooms/timeline/timeline.screens.ts';

/** Every screen of the product, one for each page of the contract; router and menu are built from it. */
export const screens: Screens = {
  ...dayScreens,
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
  ...importScreens,
  ...startScreens,
  ...organizationScreens,
  ...reportScreens,
  ...timelineScreens,
};

/** Groups of pages whose other paths lead to no list. */
export const fallbacks = [
  { path: '/admin', title: 'Definicje' },
  { path: pages.team, title: 'Zespół' },
];

export const menuScreens: MenuScreen[] = pageNames.flatMap((name) => {
  const { menu, allow } = screens[name];
  return menu && isPlain(name) ? [{ name, path: addressOf(name), menu, allow }] : [];
});
