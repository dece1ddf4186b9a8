import { everybody } from '../files/index.ts';
import { articleRecords, knowledgeTexts } from './personal.queries.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const knowledgeRegister = {
  files: { knowledgeBase: { read: everybody, clients: articleRecords } },
  personal: { knowledgeBase: [knowledgeTexts] },
};
