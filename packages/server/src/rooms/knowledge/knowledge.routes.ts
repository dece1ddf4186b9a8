import * as contract from '@zaplecze/contract/knowledge';
import { articleCollections, articleFormOf } from '@zaplecze/contract/knowledge.forms';
import { onList } from '../../kit/list-routes.ts';
import { on } from '../../kit/mount.ts';
import { mergeEdits } from '../changes/merge.ts';
import { attachFile, detachFile, dropFilesOf } from '../files/files.queries.ts';
import * as queries from './knowledge.queries.ts';
import { create, update } from './knowledge.save.ts';
import { articleSheet } from './knowledge.sheet.ts';

export const knowledgeRoutes = [
  ...onList(contract.listArticles, {
    find: ({ db, user, query }) => queries.findArticles(db, user, query),
    sheet: articleSheet,
  }),
  on(contract.getArticle, {
    record: ({ db, user, params }) => queries.getArticle(db, user, params.id),
    handle: async ({ record }) => ({ knowledgeBase: record }),
  }),
  on(contract.createArticle, async ({ db, user, body }) => ({ id: await create(db, user, body) })),
  on(contract.updateArticle, {
    record: ({ db, user, params }) => queries.lockArticle(db, user, params.id),
    handle: async ({ db, user, request, record, body }) => {
      const { id, version } = record;
      const rules = { form: articleFormOf(record), collections: articleCollections };
      const edited = { entity: 'knowledgeBase', id, version, ...rules } as const;
      return {
        version: await update(db, user, record, await mergeEdits(db, request, edited, body)),
      };
    },
  }),
  on(contract.removeArticle, {
    record: ({ db, user, params }) => queries.lockArticle(db, user, params.id),
    handle: async ({ db, record }) => {
      await queries.removeArticle(db, record.id);
      await dropFilesOf(db, 'knowledgeBase', [record.id]);
      return {};
    },
  }),
  on(contract.attachArticleFile, {
    record: ({ db, user, params }) => queries.lockArticle(db, user, params.id),
    handle: async ({ db, user, params, record }) => {
      await attachFile(db, { file: params.file, user, to: 'knowledgeBase', id: record.id });
      await queries.updateArticle(db, record.id, {});
      return {};
    },
  }),
  on(contract.detachArticleFile, {
    record: ({ db, user, params }) => queries.lockArticle(db, user, params.id),
    handle: async ({ db, params, record }) => {
      await detachFile(db, { file: params.file, from: 'knowledgeBase', id: record.id });
      await queries.updateArticle(db, record.id, {});
      return {};
    },
  }),
];
