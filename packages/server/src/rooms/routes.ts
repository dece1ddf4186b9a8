import { ofKind, type Route } from '../kit/http/calls/mount.ts';
import { exportRoutes } from '../kit/lists/list-routes.ts';
import { absenceRoutes } from './absences/index.ts';
import { backupRoutes } from './backups/index.ts';
import { bulkRoutes } from './bulk/index.ts';
import { registryRoutes } from './business-registries/index.ts';
import { catalogRoutes } from './catalog/index.ts';
import { checklistRoutes } from './checklists/index.ts';
import { clientRoutes, mergeRoutes } from './clients/index.ts';
import { commentRoutes } from './comments/index.ts';
import { dayRoutes } from './day/index.ts';
import { dictionaryRoutes } from './dictionaries/index.ts';
import { documentRoutes } from './documents/index.ts';
import { wholeExportRoutes } from './exports/index.ts';
import { countFeeds, feedRoutes, removeFeedsOf } from './feeds/index.ts';
import { fileRoutes } from './files/index.ts';
import { historyRoutes } from './history/index.ts';
import { impactRoutes } from './impact/index.ts';
import { type Importing, recordImportRoutes } from './imports/index.ts';
import { acceptanceRoutes, issueRoutes } from './issues/index.ts';
import { knowledgeRoutes } from './knowledge/index.ts';
import { letterRoutes } from './letters/index.ts';
import { notificationRoutes } from './notifications/index.ts';
import { offerRoutes } from './offers/index.ts';
import { organizationRoutes } from './organization/index.ts';
import { peopleRoutes, programRoutes } from './people/index.ts';
import { projectRoutes } from './projects/index.ts';
import { radarRoutes } from './radar/index.ts';
import { receptionRoutes } from './reception/index.ts';
import {
  checklistKinds,
  clientReferences,
  commentKinds,
  everyText,
  fileKinds,
  importNames,
  keptCopies,
  noticeDecisions,
  recordImports,
  searchKinds,
  storySources,
  taskEnded,
  work,
} from './registers.ts';
import { reportRoutes } from './reports/index.ts';
import { rodoRoutes } from './rodo/index.ts';
import { searchRoutes } from './search/index.ts';
import {
  accessTokenRoutes,
  ownSessionRoutes,
  recoveryRoutes,
  secondFactorRoutes,
  sessionRoutes,
  singleSignOnRoutes,
} from './session/index.ts';
import { startRoutes } from './start/index.ts';
import { storyRoutes } from './story/index.ts';
import { taskRoutes } from './tasks/index.ts';
import { timelineRoutes } from './timeline/index.ts';
import { menuViews, viewRoutes } from './views/index.ts';
import { kioskRoutes, visitRoutes } from './visits/index.ts';
import { webhookRoutes } from './webhooks/index.ts';

/** Addresses of calendars, for the rooms that end what opens an account. */
const addresses = { count: countFeeds, end: removeFeedsOf };

const own: Route[] = [
  ...sessionRoutes,
  ...recoveryRoutes(addresses),
  ...ownSessionRoutes(addresses),
  ...accessTokenRoutes,
  ...secondFactorRoutes,
  ...singleSignOnRoutes,
  ...exportRoutes,
  ...peopleRoutes({ work, viewsOf: menuViews, addresses }),
  ...programRoutes,
  ...notificationRoutes(noticeDecisions),
  ...fileRoutes(fileKinds),
  ...commentRoutes(commentKinds),
  ...checklistRoutes(checklistKinds),
  ...clientRoutes,
  ...mergeRoutes(clientReferences),
  ...registryRoutes,
  ...documentRoutes,
  ...knowledgeRoutes,
  ...dayRoutes,
  ...radarRoutes,
  ...dictionaryRoutes,
  ...catalogRoutes,
  ...projectRoutes,
  ...taskRoutes(taskEnded),
  ...offerRoutes,
  ...issueRoutes,
  ...acceptanceRoutes,
  ...receptionRoutes,
  ...visitRoutes,
  ...kioskRoutes,
  ...absenceRoutes,
  ...impactRoutes,
  ...historyRoutes,
  ...ofKind('report', reportRoutes),
  ...rodoRoutes(everyText, keptCopies),
  ...ofKind('search', searchRoutes(searchKinds)),
  ...storyRoutes(storySources),
  ...timelineRoutes,
  ...startRoutes,
  ...organizationRoutes,
  ...viewRoutes,
  ...letterRoutes(fileKinds.letterWhole.read),
  ...feedRoutes,
  ...webhookRoutes,
  ...wholeExportRoutes,
  ...backupRoutes,
];

/** How records come in from files: by the same calls as from forms. */
export const importing: Importing = {
  kinds: recordImports,
  names: importNames,
  routes: new Map(own.map((route) => [route.endpoint, route])),
};

/** Every call the server answers, room by room; those that change many records lead to the others. */
export const routes: Route[] = [
  ...own,
  ...ofKind('import', [...bulkRoutes(own), ...recordImportRoutes(importing)]),
];
