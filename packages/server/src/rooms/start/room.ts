import { exportWhole, shortLivedTable } from '../../kit/exports/table-exports.ts';
import { noTexts, shortLived } from '../../kit/records/personal.ts';
import { room } from '../../kit/rooms/room.ts';
import { startTasks } from './start.jobs.ts';
import { isBeginning } from './start.queries.ts';
import { startRoutes } from './start.routes.ts';

/**
 * The first steps of a company that is none yet: packages of services, people from a file, a trial with example data. For its
 * first administrator.
 */
export const startRoom = room({
  routes: startRoutes,
  jobs: startTasks,
  menu: { isBeginning },

  exports: {
    firstSteps: exportWhole('Pierwsze kroki: co pominięto'),
    starterPackage: exportWhole('Pakiety usług dodane na początku'),
    trial: shortLivedTable,
  },

  personal: {
    firstSteps: noTexts,
    starterPackage: noTexts,
    trial: shortLived,
  },
});
