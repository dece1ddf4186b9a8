import { customTexts } from '../../kit/custom-fields/personal.queries.ts';
import { exportWhole } from '../../kit/exports/table-exports.ts';
import { fixedNames } from '../../kit/imports/record-import.ts';
import { movedRows } from '../../kit/records/client-references.ts';
import { noTexts } from '../../kit/records/personal.ts';
import { room } from '../../kit/rooms/room.ts';
import { managers } from '../files/index.ts';
import { handOverSales, runningSalesOf } from './handover.queries.ts';
import { intervalNames, projectImport } from './import/projects-import.ts';
import { projectSearch } from './list/search.queries.ts';
import { projectRecords, projectTexts } from './personal.queries.ts';
import { projectCrontab, projectTasks } from './projects.jobs.ts';
import { projectRoutes } from './projects.routes.ts';
import { countRepeatingTasksOf } from './series/recurring.queries.ts';
import { projectEvents, projectStory } from './story.queries.ts';

const files = { read: managers, clients: projectRecords };

/**
 * Work for clients, made of services of the catalogue: planned, repeated, swapped, cancelled. Managers make projects; everybody
 * reads them.
 */
export const projectsRoom = room({
  routes: projectRoutes,
  jobs: ({ db }) => projectTasks(db),
  clock: [projectCrontab],

  exports: {
    project: exportWhole('Projekty'),
    projectPeriod: exportWhole('Okresy projektów cyklicznych'),
    projectInterval: exportWhole('Wyprzedzenie tworzenia okresów'),
    projectSeries: exportWhole('Serie projektów cyklicznych'),
  },

  imports: { project: projectImport },
  importNames: { interval: fixedNames(intervalNames) },
  search: { project: projectSearch },
  story: projectStory,
  events: { project: projectEvents },
  files: { project: files, projectText: files },
  notified: { project: projectRecords },
  work: {
    repeating: { count: countRepeatingTasksOf },
    projects: { count: runningSalesOf, handOver: handOverSales },
  },
  references: { 'project.client': movedRows('project', ['projekt', 'projekty', 'projektów']) },
  personal: {
    project: [projectTexts],
    ...customTexts('project', projectRecords),
    projectPeriod: noTexts,
    projectInterval: noTexts,
    projectSeries: noTexts,
  },
});
