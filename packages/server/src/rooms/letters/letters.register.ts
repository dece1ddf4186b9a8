import { exported, forgotten } from '../../kit/exports/table-exports.ts';
import { noTexts, passing } from '../../kit/records/personal.ts';
import type { FileReader } from '../files/index.ts';
import { letterRecords, letterTexts, readsLetter, readsWhole } from './personal.queries.ts';

/** Who may read files of letters. @param readsComment whether a person may read a comment, by its number */
export const letterFiles = (readsComment: FileReader) => ({
  incomingLetter: { read: readsLetter, clients: letterRecords },
  letterWhole: { read: readsWhole(readsComment), clients: letterRecords },
});

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const letterRegister = {
  exports: {
    incomingLetter: exported('Listy, które przyszły pocztą'),
    letterComment: exported('Komentarze, którymi stały się listy'),
    letterOfferComment: exported('Odpowiedzi przy ofertach, którymi stały się listy'),
    letterAttempt: forgotten,
    mailbox: forgotten,
  },
  notified: { incomingLetter: letterRecords },
  personal: {
    incomingLetter: [letterTexts],
    letterComment: noTexts,
    letterOfferComment: noTexts,
    letterAttempt: passing,
    mailbox: noTexts,
  },
};
