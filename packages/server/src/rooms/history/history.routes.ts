import { listExports, table } from '@zaplecze/contract/rooms/history/list-exports/table';
import { onList } from '../../kit/lists/list-routes.ts';
import type { House } from '../../kit/rooms/room.ts';
import { eventRoutes } from './events/events.routes.ts';
import { askedListsOf } from './export-words.ts';
import { findExports } from './exports.queries.ts';

/** The histories of records are asked of the rooms that have the records: see `recordHistory`. */
export const historyRoutes = (house: House) => [
  ...onList(listExports, {
    find: ({ db, user, query }) =>
      findExports(db, query, { flags: user.flags, lists: askedListsOf(house) }),
    table,
  }),
  ...eventRoutes(house.events),
];
