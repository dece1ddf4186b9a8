import { noTexts, staffOnly } from '../../kit/records/personal.ts';
import { everybody } from '../files/index.ts';
import { articleNamesOf, countKept, handOverArticles } from './handover.queries.ts';
import { articleRecords, knowledgeTexts } from './personal.queries.ts';
import { articleSearch } from './search.queries.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const knowledgeRegister = {
  search: { article: articleSearch },
  files: { knowledgeBase: { read: everybody, clients: articleRecords } },
  notified: { knowledgeBase: articleRecords },
  work: { count: countKept, names: articleNamesOf, handOver: handOverArticles },
  personal: {
    knowledgeBase: [knowledgeTexts],
    knowledgeLink: noTexts,
    knowledgeReview: noTexts,
    readingRequest: noTexts,
    readingDepartment: noTexts,
    readingConfirmation: staffOnly,
    readingNotice: staffOnly,
  },
};
