import { exported, forgotten } from '../../kit/exports/table-exports.ts';
import { noTexts, staffOnly } from '../../kit/records/personal.ts';
import { room } from '../../kit/rooms/room.ts';
import { everybody } from '../files/index.ts';
import { articleNamesOf, countKept, handOverArticles } from './handover.queries.ts';
import { knowledgeCrontab, knowledgeTasks } from './knowledge.jobs.ts';
import { knowledgeRoutes } from './knowledge.routes.ts';
import { articleRecords, knowledgeTexts } from './personal.queries.ts';
import { articleSearch } from './search.queries.ts';

/** What the company knows: articles that somebody keeps true and others are asked to read. Everybody reads and writes them. */
export const knowledgeRoom = room({
  routes: knowledgeRoutes,
  jobs: ({ db }) => knowledgeTasks(db),
  clock: [knowledgeCrontab],

  exports: {
    knowledgeBase: exported('Wpisy bazy wiedzy'),
    knowledgeLink: exported('Odnośniki między wpisami bazy wiedzy'),
    knowledgeReview: exported('Przeglądy wpisów bazy wiedzy'),
    readingRequest: exported('Prośby o przeczytanie wpisu'),
    readingDepartment: exported('Działy, których dotyczy prośba o przeczytanie'),
    readingConfirmation: exported('Potwierdzenia przeczytania'),
    readingNotice: forgotten,
  },

  search: { article: articleSearch },
  files: { knowledgeBase: { read: everybody, clients: articleRecords } },
  notified: { knowledgeBase: articleRecords },
  work: { articles: { count: countKept, names: articleNamesOf, handOver: handOverArticles } },
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
