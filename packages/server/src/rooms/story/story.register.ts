import { exported, madeAnew } from '../../kit/exports/table-exports.ts';
import { movedRows } from '../../kit/records/client-references.ts';
import { noTexts } from '../../kit/records/personal.ts';
import { everybody } from '../files/index.ts';
import { noteStory } from './note-story.queries.ts';
import { noteRecords, noteTexts } from './personal.queries.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const storyRegister = {
  exports: {
    clientNote: exported('Notatki o klientach'),
    clientEvent: madeAnew,
  },

  story: noteStory,
  files: { clientNote: { read: everybody, clients: noteRecords } },
  references: {
    'clientNote.client': movedRows('clientNote', ['notatka', 'notatki', 'notatek']),
    'clientEvent.client': { stays: 'follows projects, issues and offers by their triggers' },
  },
  personal: { clientNote: [noteTexts], clientEvent: noTexts },
};
