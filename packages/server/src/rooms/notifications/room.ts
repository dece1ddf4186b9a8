import { exportWhole, opensAccounts, shortLivedTable } from '../../kit/exports/table-exports.ts';
import { noTexts, staffOnly } from '../../kit/records/personal.ts';
import { room } from '../../kit/rooms/room.ts';
import type { Decisions } from './decisions.ts';
import { type Mornings, notificationCrontab, notificationTasks } from './notifications.jobs.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { type NotifiedRecords, notificationTexts } from './personal.queries.ts';

declare module '../../kit/rooms/room.ts' {
  interface Concerns {
    /** Decisions made where a notice is read. */
    decisions: Decisions;
    /** The records that notices are about, and whose clients' they are. */
    notified: NotifiedRecords;
    /** Of who keeps the time of work: whether it is the morning of a working day. */
    mornings: Mornings;
  }
}

/**
 * What people are told: in the product, by mail and by push, and decisions made where a notice is read. Everybody has their
 * own.
 */
export const notificationsRoom = room({
  routes: ({ decisions }) => notificationRoutes(decisions),
  jobs: (place, { decisions, mornings }) => notificationTasks({ ...place, decisions, mornings }),
  clock: [notificationCrontab],

  exports: {
    notification: exportWhole('Powiadomienia'),
    notificationChannel: exportWhole('Wybrane drogi powiadomień'),
    notificationDigest: shortLivedTable,
    pushSubscription: opensAccounts,
    deadlineNotice: shortLivedTable,
    mailThread: shortLivedTable,
  },

  personal: ({ notified }) => ({
    notification: notificationTexts(notified),
    notificationChannel: noTexts,
    notificationDigest: noTexts,
    pushSubscription: staffOnly,
    deadlineNotice: noTexts,
    mailThread: noTexts,
  }),
});
