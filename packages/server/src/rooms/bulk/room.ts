import { ofKind } from '../../kit/http/calls/mount.ts';
import { room } from '../../kit/rooms/room.ts';
import { bulkRoutes } from './bulk.routes.ts';

/** One change of many records at once, each by the ordinary call of its room. For whoever may change each of them. */
export const bulkRoom = room({
  compoundRoutes: ({ calls }) => ofKind('import', bulkRoutes(calls)),
});
