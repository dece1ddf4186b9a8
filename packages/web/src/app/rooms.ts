import { addressOf, isPlain, pageNames, pages } from '@zaplecze/contract/addresses';
import type { MenuScreen, Place, Screens } from '../kit/navigation/screen.ts';
import { absenceScreens } from '../rooms/absences/absences.screens.ts';
import { catalogScreens } from '../rooms/catalog/catalog.screens.ts';
import { clientScreens } from '../rooms/clients/clients.screens.ts';
import { customFieldScreens } from '../rooms/custom-fields/custom-fields.screens.ts';
import { dayScreens } from '../rooms/day/day.screens.ts';
import { dictionaryScreens } from '../rooms/dictionaries/dictionaries.screens.ts';
import { documentScreens } from '../rooms/documents/documents.screens.ts';
import { feedScreens } from '../rooms/feeds/feeds.screens.ts';
import { historyScreens } from '../rooms/history/history.screens.ts';
import { importScreens } from '../rooms/imports/imports.screens.ts';
import { issueScreens } from '../rooms/issues/issues.screens.ts';
import { knowledgeScreens } from '../rooms/knowledge/knowledge.screens.ts';
import { letterScreens } from '../rooms/letters/letters.screens.ts';
import { machineScreens } from '../rooms/machines/machines.screens.ts';
import { notificationScreens } from '../rooms/notifications/notifications.screens.ts';
import { offerScreens } from '../rooms/offers/offers.screens.ts';
import { organizationScreens } from '../rooms/organization/organization.screens.ts';
import { peopleScreens } from '../rooms/people/people.screens.ts';
import { projectScreens } from '../rooms/projects/projects.screens.ts';
import { receptionScreens } from '../rooms/reception/reception.screens.ts';
import { reportScreens } from '../rooms/reports/reports.screens.ts';
import { rodoScreens } from '../rooms/rodo/rodo.screens.ts';
import { sessionScreens } from '../rooms/session/session.screens.ts';
import { settingsScreens } from '../rooms/settings/settings.screens.ts';
import { startScreens } from '../rooms/start/start.screens.ts';
import { taskScreens } from '../rooms/tasks/tasks.screens.ts';
import { timelineScreens } from '../rooms/timeline/timeline.screens.ts';
import { visitScreens } from '../rooms/visits/visits.screens.ts';

/** Every screen of the product, one for each page of the contract; router and menu are built from it. */
export const screens: Screens = {
  ...dayScreens,
  ...taskScreens,
  ...issueScreens,
  ...letterScreens,
  ...clientScreens,
  ...projectScreens,
  ...offerScreens,
  ...receptionScreens,
  ...visitScreens,
  ...sessionScreens,
  ...notificationScreens,
  ...peopleScreens,
  ...feedScreens,
  ...absenceScreens,
  ...documentScreens,
  ...knowledgeScreens,
  ...catalogScreens,
  ...dictionaryScreens,
  ...historyScreens,
  ...rodoScreens,
  ...importScreens,
  ...startScreens,
  ...settingsScreens,
  ...organizationScreens,
  ...reportScreens,
  ...timelineScreens,
  ...customFieldScreens,
  ...machineScreens,
};

/** Groups of pages whose other paths lead to no list. */
export const fallbacks = [
  { path: '/admin', title: 'Definicje', allow: 'manager', near: 'settings' },
  { path: pages.team, title: 'Zespół', allow: 'everyone', near: 'team' },
] as const;

/** Every screen that people go to by its name, each for those who find it there. */
export const places: Place[] = pageNames.flatMap((name) => {
  const { menu, tab, allow } = screens[name];
  const entry = menu ?? tab;
  if (!entry || !isPlain(name)) return [];
  const { label } = entry;
  return [{ name, path: addressOf(name), label, allow: entry.allow ?? allow, menu, tab }];
});

export const menuScreens: MenuScreen[] = places.flatMap(({ menu, ...place }) =>
  menu ? [{ ...place, menu }] : [],
);
