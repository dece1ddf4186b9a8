import { exportRoutes } from '../kit/list-routes.ts';
import type { Route } from '../kit/mount.ts';
import { absenceRoutes } from './absences/absences.routes.ts';
import { catalogRoutes } from './catalog/catalog.routes.ts';
import { clientRoutes } from './clients/clients.routes.ts';
import { commentRoutes } from './comments/comments.routes.ts';
import { dictionaryRoutes } from './dictionaries/dictionaries.routes.ts';
import { documentRoutes } from './documents/documents.routes.ts';
import { fileRoutes } from './files/files.routes.ts';
import { historyRoutes } from './history/history.routes.ts';
import { issueRoutes } from './issues/issues.routes.ts';
import { knowledgeRoutes } from './knowledge/knowledge.routes.ts';
import { notificationRoutes } from './notifications/notifications.routes.ts';
import { offerRoutes } from './offers/offers.routes.ts';
import { peopleRoutes } from './people/people.routes.ts';
import { projectRoutes } from './projects/projects.routes.ts';
import { receptionRoutes } from './reception/reception.routes.ts';
import { rodoRoutes } from './rodo/rodo.routes.ts';
import { ownSessionRoutes } from './session/own-sessions.routes.ts';
import { recoveryRoutes } from './session/recovery.routes.ts';
import { secondFactorRoutes } from './session/second-factor.routes.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { singleSignOnRoutes } from './session/single-sign-on.routes.ts';
import { taskRoutes } from './tasks/tasks.routes.ts';

/** Every call the server answers, room by room. */
export const routes: Route[] = [
  ...sessionRoutes,
  ...recoveryRoutes,
  ...ownSessionRoutes,
  ...secondFactorRoutes,
  ...singleSignOnRoutes,
  ...exportRoutes,
  ...peopleRoutes,
  ...notificationRoutes,
  ...fileRoutes,
  ...commentRoutes,
  ...clientRoutes,
  ...documentRoutes,
  ...knowledgeRoutes,
  ...dictionaryRoutes,
  ...catalogRoutes,
  ...projectRoutes,
  ...taskRoutes,
  ...offerRoutes,
  ...issueRoutes,
  ...receptionRoutes,
  ...absenceRoutes,
  ...historyRoutes,
  ...rodoRoutes,
];
