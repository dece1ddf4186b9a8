import { listEvents } from '@zaplecze/contract/rooms/history/events/calls';
import { fromNow } from '@zaplecze/contract/rooms/history/events/lists';
import { on } from '../../../kit/http/calls/mount.ts';
import type { EventSources } from '../../../kit/records/record-events.ts';
import { findNow } from './events.queries.ts';
import { readCursor, readEvents } from './read-events.ts';

/** `sources`: who is told of each kind of record (rooms/house.ts). */
export const eventRoutes = (sources: EventSources) => [
  on(listEvents, async ({ db, user, query: { after = '0-0', type, limit } }) => {
    if (after === fromNow) {
      const { transaction, row } = await findNow(db);
      return { list: [], next: `${transaction}-${row}`, more: false };
    }
    return readEvents(db, user, { sources, after: readCursor(after), types: type, most: limit });
  }),
];
