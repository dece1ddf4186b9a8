import { exportWhole, madeAnew } from '../../kit/exports/table-exports.ts';
import { noTexts, staffOnly } from '../../kit/records/personal.ts';
import { room } from '../../kit/rooms/room.ts';
import { countFeeds, removeFeedsOf } from './feeds.queries.ts';
import { feedRoutes } from './feeds.routes.ts';

/** Calendars under private addresses, for the calendar programs of people. Everybody has their own. */
export const feedsRoom = room({
  routes: feedRoutes,
  addresses: { calendars: { count: countFeeds, end: removeFeedsOf } },

  exports: {
    calendarFeed: exportWhole('Adresy kalendarzy', { tokenHash: 'otwiera kalendarz' }),
    feedEvent: madeAnew,
  },
  personal: { calendarFeed: staffOnly, feedEvent: noTexts },
});
