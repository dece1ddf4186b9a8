import * as contract from '@zaplecze/contract/rooms/knowledge/calls';
import { articleColumns, articleFilters } from '@zaplecze/contract/rooms/knowledge/columns';
import { articleCollections, articleFormOf } from '@zaplecze/contract/rooms/knowledge/forms';
import { on } from '../../kit/http/calls/mount.ts';
import { onList } from '../../kit/lists/list-routes.ts';
import { mergeEdits } from '../changes/index.ts';
import { attachmentRoutes } from '../files/index.ts';
import * as queries from './knowledge.queries.ts';
import * as save from './knowledge.save.ts';
import { readingRoutes } from './reading.routes.ts';
import { suggestForIssue } from './suggestions.queries.ts';

export const knowledgeRoutes = [
  ...onList(contract.listArticles, {
    find: ({ db, user, query }) => queries.findArticles(db, user, query),
    fields: articleColumns,
    filters: { type: {}, ...articleFilters },
    sheet: { title: 'Baza wiedzy' },
  }),
  on(contract.suggestArticles, async ({ db, query }) => ({
    list: await suggestForIssue(db, query),
  })),
  on(contract.getArticle, {
    record: ({ db, user, params }) => queries.getArticle(db, user, params.id),
    handle: async ({ record }) => ({ knowledgeBase: record }),
  }),
  on(contract.createArticle, async ({ db, user, body }) => ({
    id: await save.create(db, user, body),
  })),
  on(contract.updateArticle, {
    record: ({ db, user, params }) => queries.lockArticle(db, user, params.id),
    handle: async ({ db, user, request, record, body }) => {
      const { id, version } = record;
      const rules = { form: articleFormOf(record), collections: articleCollections };
      const edited = { entity: 'knowledgeBase', id, version, ...rules } as const;
      return {
        version: await save.update(db, user, record, await mergeEdits(db, request, edited, body)),
      };
    },
  }),
  on(contract.removeArticle, {
    record: ({ db, user, params }) => queries.lockArticle(db, user, params.id),
    handle: ({ db, record }) => save.remove(db, record.id),
  }),
  on(contract.reviewArticle, {
    record: ({ db, user, params }) => queries.lockArticle(db, user, params.id),
    handle: async ({ db, user, record, body }) => ({
      version: await save.review(db, user, record.id, body),
    }),
  }),
  ...readingRoutes,
  ...attachmentRoutes(contract.articleFiles, {
    to: 'knowledgeBase',
    record: ({ db, user, params }) => queries.lockArticle(db, user, params.id),
    touch: save.touchArticle,
  }),
];
