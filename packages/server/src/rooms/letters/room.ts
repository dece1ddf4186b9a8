import { exported, forgotten } from '../../kit/exports/table-exports.ts';
import { noTexts, passing } from '../../kit/records/personal.ts';
import { room } from '../../kit/rooms/room.ts';
import { commentFiles } from '../comments/index.ts';
import type { Replies } from './keeping.ts';
import { letterCrontab, letterTasks } from './letters.jobs.ts';
import { letterRoutes } from './letters.routes.ts';
import { letterRecords, letterTexts, readsLetter, readsWhole } from './personal.queries.ts';

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
});
