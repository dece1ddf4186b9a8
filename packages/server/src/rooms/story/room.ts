import { exportWhole, madeAnew } from '../../kit/exports/table-exports.ts';
import type { StorySources } from '../../kit/lists/story.ts';
import { movedRows } from '../../kit/records/client-references.ts';
import { noTexts } from '../../kit/records/personal.ts';
import { room } from '../../kit/rooms/room.ts';
import { everybody } from '../files/index.ts';
import { noteStory } from './note-story.queries.ts';
import { noteRecords, noteTexts } from './personal.queries.ts';
import { storyRoutes } from './story.routes.ts';

declare module '../../kit/rooms/room.ts' {
  interface Concerns {
    /** How the events of a client's story are found and told, each to whom its own lists show it. */
    story: StorySources;
  }
}

/** What happened with a client, of all rooms in one order, and notes about clients. Everybody sees of it what they may read. */
export const storyRoom = room({
  routes: ({ story }) => storyRoutes(story),

  exports: {
    clientNote: exportWhole('Notatki o klientach'),
    clientEvent: madeAnew,
  },

  story: noteStory,
  files: { clientNote: { read: everybody, clients: noteRecords } },
  references: {
    'clientNote.client': movedRows('clientNote', ['notatka', 'notatki', 'notatek']),
    'clientEvent.client': { stays: 'follows projects, issues and offers by their triggers' },
  },
  personal: { clientNote: [noteTexts], clientEvent: noTexts },
});
