import { room } from '../../kit/rooms/room.ts';
import { radarRoutes } from './radar.routes.ts';

/** Which open work is in danger of coming late, why, and what would help. For whoever answers for the work. */
export const radarRoom = room({
  routes: radarRoutes,
});
