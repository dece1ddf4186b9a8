import { exportWhole } from '../../kit/exports/table-exports.ts';
import { noTexts } from '../../kit/records/personal.ts';
import { room } from '../../kit/rooms/room.ts';
import { viewTexts } from './personal.queries.ts';
import { readableViews } from './readable-views.ts';
import { menuViews } from './views.queries.ts';
import { viewRoutes } from './views.routes.ts';

/** Lists as people like to see them, saved by name and shared. Everybody has their own. */
export const viewsRoom = room({
  routes: viewRoutes,
  menu: { views: menuViews, readableViews },

  exports: {
    listView: exportWhole('Zapisane widoki list'),
    listViewUse: exportWhole('Kto którego widoku używa'),
  },
  personal: { listView: [viewTexts], listViewUse: noTexts },
});
