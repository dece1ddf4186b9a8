import { exported } from '../../kit/exports/table-exports.ts';
import { fixedNames } from '../../kit/imports/record-import.ts';
import { movedRows } from '../../kit/records/client-references.ts';
import { everybody } from '../files/index.ts';
import { documentImport, documentStatusNames } from './documents-import.ts';
import { documentRecords, documentTexts } from './personal.queries.ts';
import { documentSearch } from './search.queries.ts';
import { documentStory } from './story.queries.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const documentRegister = {
  exports: {
    document: exported('Dokumenty'),
  },

  imports: { document: documentImport },
  importNames: { documentStatus: fixedNames(documentStatusNames) },
  search: { document: documentSearch },
  story: documentStory,
  files: { document: { read: everybody, clients: documentRecords } },
  references: {
    'document.client': movedRows('document', ['dokument', 'dokumenty', 'dokumentów']),
  },
  personal: { document: [documentTexts] },
};
