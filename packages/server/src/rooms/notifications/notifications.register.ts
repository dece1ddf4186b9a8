import { exported, forgotten, opensAccounts } from '../../kit/exports/table-exports.ts';
import { noTexts, staffOnly } from '../../kit/records/personal.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const notificationRegister = {
  exports: {
    notificationChannel: exported('Wybrane drogi powiadomień'),
    notificationDigest: forgotten,
    pushSubscription: opensAccounts,
    deadlineNotice: forgotten,
    mailThread: forgotten,
  },

  personal: {
    notificationChannel: noTexts,
    notificationDigest: noTexts,
    pushSubscription: staffOnly,
    deadlineNotice: noTexts,
    mailThread: noTexts,
  },
};
