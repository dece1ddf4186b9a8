import { room } from '../../kit/rooms/room.ts';
import { impactRoutes } from './impact.routes.ts';

/** What of somebody's work an absence touches, and how it is settled. For whoever decides about the absence. */
export const impactRoom = room({
  routes: impactRoutes,
});
