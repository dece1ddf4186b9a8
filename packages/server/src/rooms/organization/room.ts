import { exportWhole } from '../../kit/exports/table-exports.ts';
import { companyWords } from '../../kit/records/personal.ts';
import { room } from '../../kit/rooms/room.ts';
import { mailTasks } from './organization.jobs.ts';
import { organizationRoutes } from './organization.routes.ts';

/** The company itself: its name, address, looks and rules; letters go out signed with them. Administrators keep it. */
export const organizationRoom = room({
  routes: organizationRoutes,
  jobs: mailTasks,

  exports: {
    organization: exportWhole('Dane firmy'),
  },
  personal: { organization: companyWords },
});
