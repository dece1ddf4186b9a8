import { everybody } from '../files/index.ts';
import { articleRecords, knowledgeTexts } from './personal.queries.ts';
import { articleSearch } from './search.queries.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const knowledgeRegister = {
  search: { article: articleSearch },
  files: { knowledgeBase: { read: everybody, clients: articleRecords } },
  personal: { knowledgeBase: [knowledgeTexts] },
};
