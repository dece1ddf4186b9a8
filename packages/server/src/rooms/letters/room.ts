import { exportWhole, shortLivedTable } from '../../kit/exports/table-exports.ts';
import { noTexts, shortLived } from '../../kit/records/personal.ts';
import { room } from '../../kit/rooms/room.ts';
import { commentFiles } from '../comments/index.ts';
import { letterCrontab, letterTasks } from './letters.jobs.ts';
import { letterRoutes } from './letters.routes.ts';
import { letterRecords, letterTexts, readsLetter, readsWhole } from './personal.queries.ts';
import type { Replies } from './store-files.ts';

declare module '../../kit/rooms/room.ts' {
  interface Concerns {
    /** How what is answered by mail is put on the record that it is about. */
    reply: Replies;
  }
}

/** Letters that come in by mail: answers become comments, letters of clients issues, the rest waits for managers. */
export const lettersRoom = room({
  routes: ({ files }) => letterRoutes(files.letterWhole.read),
  jobs: letterTasks,
  clock: [letterCrontab],
  files: ({ comments }) => ({
    incomingLetter: { read: readsLetter, clients: letterRecords },
    letterWhole: {
      read: readsWhole(commentFiles(comments).comment.read),
      clients: letterRecords,
    },
  }),

  exports: {
    incomingLetter: exportWhole('Listy, które przyszły pocztą'),
    letterComment: exportWhole('Komentarze, którymi stały się listy'),
    letterOfferComment: exportWhole('Odpowiedzi przy ofertach, którymi stały się listy'),
    letterAttempt: shortLivedTable,
    mailbox: shortLivedTable,
  },
  notified: { incomingLetter: letterRecords },
  personal: {
    incomingLetter: [letterTexts],
    letterComment: noTexts,
    letterOfferComment: noTexts,
    letterAttempt: shortLived,
    mailbox: noTexts,
  },
});
