import { exported, forgotten } from '../../kit/exports/table-exports.ts';
import { noTexts } from '../../kit/records/personal.ts';
import { letterRecords, letterTexts, readsLetter } from './personal.queries.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const letterRegister = {
  exports: { incomingLetter: exported('Listy, które przyszły pocztą'), mailbox: forgotten },
  files: { incomingLetter: { read: readsLetter, clients: letterRecords } },
  notified: { incomingLetter: letterRecords },
  personal: { incomingLetter: [letterTexts], mailbox: noTexts },
};
