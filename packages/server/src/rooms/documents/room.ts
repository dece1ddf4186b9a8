import { customTexts } from '../../kit/custom-fields/personal.queries.ts';
import { exportWhole } from '../../kit/exports/table-exports.ts';
import { fixedNames } from '../../kit/imports/record-import.ts';
import { movedRows } from '../../kit/records/client-references.ts';
import { room } from '../../kit/rooms/room.ts';
import { everybody } from '../files/index.ts';
import { documentRoutes } from './documents.routes.ts';
import { documentImport, documentStatusNames } from './documents-import.ts';
import { documentRecords, documentTexts } from './personal.queries.ts';
import { documentSearch } from './search.queries.ts';
import { documentEvents, documentStory } from './story.queries.ts';

/** Papers of clients and of the company, with their state, place and files. Everybody reads and adds them. */
export const documentsRoom = room({
  routes: documentRoutes,

  exports: {
    document: exportWhole('Dokumenty'),
  },

  imports: { document: documentImport },
  importNames: { documentStatus: fixedNames(documentStatusNames) },
  search: { document: documentSearch },
  story: documentStory,
  events: { document: documentEvents },
  files: { document: { read: everybody, clients: documentRecords } },
  references: {
    'document.client': movedRows('document', ['dokument', 'dokumenty', 'dokumentów']),
  },
  personal: { document: [documentTexts], ...customTexts('document', documentRecords) },
});
