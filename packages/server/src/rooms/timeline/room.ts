import { room } from '../../kit/rooms/room.ts';
import { timelineRoutes } from './timeline.routes.ts';

/** Projects and their tasks over weeks and months, by client and by person. For managers. */
export const timelineRoom = room({
  routes: timelineRoutes,
});
