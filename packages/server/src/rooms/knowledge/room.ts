import { exportWhole, shortLivedTable } from '../../kit/exports/table-exports.ts';
import { noTexts, staffOnly } from '../../kit/records/personal.ts';
import { room } from '../../kit/rooms/room.ts';
import { everybody } from '../files/index.ts';
import { articleNamesOf, countOwnedArticles, handOverArticles } from './handover.queries.ts';
import { knowledgeCrontab, knowledgeTasks } from './knowledge.jobs.ts';
import { knowledgeRoutes } from './knowledge.routes.ts';
import { articleRecords, knowledgeTexts } from './personal.queries.ts';
import { articleSearch } from './search.queries.ts';

/** What the company knows: articles that somebody keeps true and others are asked to read. Everybody reads and writes them. */
export const knowledgeRoom = room({
  routes: knowledgeRoutes,
  jobs: knowledgeTasks,
  clock: [knowledgeCrontab],

  exports: {
    knowledgeBase: exportWhole('Wpisy bazy wiedzy'),
    knowledgeLink: exportWhole('Odnośniki między wpisami bazy wiedzy'),
    knowledgeReview: exportWhole('Przeglądy wpisów bazy wiedzy'),
    readingRequest: exportWhole('Prośby o przeczytanie wpisu'),
    readingDepartment: exportWhole('Działy, których dotyczy prośba o przeczytanie'),
    readingConfirmation: exportWhole('Potwierdzenia przeczytania'),
    readingNotice: shortLivedTable,
  },

  search: { article: articleSearch },
  files: { knowledgeBase: { read: everybody, clients: articleRecords } },
  notified: { knowledgeBase: articleRecords },
  work: {
    articles: { count: countOwnedArticles, names: articleNamesOf, handOver: handOverArticles },
  },
  personal: {
    knowledgeBase: [knowledgeTexts],
    knowledgeLink: noTexts,
    knowledgeReview: noTexts,
    readingRequest: noTexts,
    readingDepartment: noTexts,
    readingConfirmation: staffOnly,
    readingNotice: staffOnly,
  },
});
