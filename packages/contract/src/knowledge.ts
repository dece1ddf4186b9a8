import { endpoint } from './kit/endpoint.ts';
import { fileCalls } from './kit/file-calls.ts';
import { list } from './kit/list.ts';
import type { Schemas } from './knowledge.schemas.ts';

/** The knowledge base: articles that everybody reads and managers keep. */

export type { Article, ArticleRow } from './knowledge.schemas.ts';

export const articleList = list({
  sort: ['name', 'type', 'department', 'modifiedDate', 'modified', 'modifiedBy', 'created'],
  defaultSort: 'modifiedDate',
  defaultOrder: 'desc',
  filters: { type: 'ids', department: 'ids' },
});

/** The search looks into names and into the text. */
export const listArticles = endpoint<Schemas['listArticles']>({
  method: 'GET',
  path: '/knowledgeBase/list',
  allow: 'everyone',
  list: articleList,
});

export const getArticle = endpoint<Schemas['getArticle']>({
  method: 'GET',
  path: '/knowledgeBase/:id',
  allow: 'everyone',
});

export const createArticle = endpoint<Schemas['createArticle']>({
  method: 'POST',
  path: '/knowledgeBase/create',
  allow: 'manager',
});

export const updateArticle = endpoint<Schemas['updateArticle']>({
  method: 'PATCH',
  path: '/knowledgeBase/:id',
  allow: 'manager',
});

export const removeArticle = endpoint<Schemas['removeArticle']>({
  method: 'DELETE',
  path: '/knowledgeBase/:id',
  allow: 'manager',
});

export const articleFiles = fileCalls('/knowledgeBase/file/:id/:file', 'manager');
