import { movedRows } from '../../kit/records/client-references.ts';
import { everybody } from '../files/index.ts';
import { documentRecords, documentTexts } from './personal.queries.ts';
import { documentSearch } from './search.queries.ts';
import { documentStory } from './story.queries.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const documentRegister = {
  search: { document: documentSearch },
  story: documentStory,
  files: { document: { read: everybody, clients: documentRecords } },
  references: {
    'document.client': movedRows('document', ['dokument', 'dokumenty', 'dokumentów']),
  },
  personal: { document: [documentTexts] },
};
