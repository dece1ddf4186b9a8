import * as contract from '@zaplecze/contract/knowledge';
import { onList } from '../../kit/list-routes.ts';
import { assertMergeable } from '../../kit/merge.ts';
import { on } from '../../kit/mount.ts';
import { attachFile, detachFile, dropFilesOf } from '../files/files.queries.ts';
import * as queries from './knowledge.queries.ts';
import { create, update } from './knowledge.save.ts';
import { articleSheet } from './knowledge.sheet.ts';

/** The article as its form holds it, for comparing what two editors changed. */
const asForm = (article: contract.Article) => ({
  ...article,
  type: article.type.id,
  department: article.department.id,
  files: article.files.map((file) => file.id),
});

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
      await assertMergeable(db, request, 'knowledgeBase', asForm(record), body);
      return { version: await update(db, user, record, body) };
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
