import { ofKind } from '../../kit/http/calls/mount.ts';
import { room } from '../../kit/rooms/room.ts';
import { type SearchKinds, searchRoutes } from './search.routes.ts';

declare module '../../kit/rooms/room.ts' {
  interface Concerns {
    /** How everything is searched, and for whom. */
    search: SearchKinds;
  }
}

/** One search over all records, by words and by what stands in files; each finds what they may read. */
export const searchRoom = room({
  routes: ({ search }) => ofKind('search', searchRoutes(search)),
});
