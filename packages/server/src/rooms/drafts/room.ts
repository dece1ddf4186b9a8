import { skipTable } from '../../kit/exports/table-exports.ts';
import { room } from '../../kit/rooms/room.ts';
import { draftCrontab, draftTasks } from './drafts.jobs.ts';
import { menuDrafts } from './drafts.queries.ts';
import { draftRoutes } from './drafts.routes.ts';

/** Forms that somebody left before saving. Each waits a week for its person alone. */
export const draftsRoom = room({
  routes: draftRoutes,
  jobs: ({ db }) => draftTasks(db),
  clock: [draftCrontab],
  menu: { drafts: menuDrafts },

  exports: { draft: skipTable('niedokończone formularze, tylko ich autora; znikają po tygodniu') },
  personal: {
    draft: {
      copies: {
        columns: ['title'],
        json: ['content'],
        besides: ['key', 'form', 'place', 'writer', 'replaced'],
      },
    },
  },
});
