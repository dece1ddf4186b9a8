import { endpoint } from '../../kit/calls/endpoint.ts';
import { fileCalls } from '../../kit/calls/file-calls.ts';
import { list } from '../../kit/lists/list.ts';
import type { Schemas } from './schemas.ts';

/** The knowledge base: articles that everybody reads and managers keep. */

export type { Article, ArticleReader, ArticleRow, ReadingRequest } from './schemas.ts';

export const articleList = list({
  sort: [
    ...(['name', 'type', 'department', 'reviewOn'] as const),
    ...(['modifiedDate', 'modified', 'modifiedBy', 'created'] as const),
  ],
  defaultSort: 'modifiedDate',
  defaultOrder: 'desc',
  filters: {
    ...({ type: 'ids', department: 'ids', owner: 'ids' } as const),
    /** Its day of review has come. */
    toReview: 'flag',
    /** The reader is asked to read it and has not confirmed. */
    toRead: 'flag',
  },
});

/** The search looks into names and into the text. */
export const listArticles = endpoint<Schemas['listArticles']>({
  method: 'GET',
  path: '/knowledgeBase/list',
  allow: 'everyone',
  area: 'knowledge',
  list: articleList,
});

export const getArticle = endpoint<Schemas['getArticle']>({
  method: 'GET',
  path: '/knowledgeBase/:id',
  allow: 'everyone',
  area: 'knowledge',
});

export const createArticle = endpoint<Schemas['createArticle']>({
  method: 'POST',
  path: '/knowledgeBase/create',
  allow: 'manager',
  area: 'knowledge',
});

export const updateArticle = endpoint<Schemas['updateArticle']>({
  method: 'PATCH',
  path: '/knowledgeBase/:id',
  allow: 'manager',
  area: 'knowledge',
});

export const removeArticle = endpoint<Schemas['removeArticle']>({
  method: 'DELETE',
  path: '/knowledgeBase/:id',
  allow: 'manager',
  area: 'knowledge',
});

export const articleFiles = fileCalls('/knowledgeBase/file/:id/:file', 'manager', 'knowledge');

/** Its owner or another manager found it true; the next day of review is set. */
export const reviewArticle = endpoint<Schemas['reviewArticle']>({
  method: 'POST',
  path: '/knowledgeBase/review/:id',
  allow: 'manager',
  area: 'knowledge',
});

/** Requests people to confirm that they read an article; a new request asks all of them anew. */
export const askReading = endpoint<Schemas['askReading']>({
  method: 'POST',
  path: '/knowledgeBase/reading/:id',
  allow: 'manager',
  area: 'knowledge',
});

/** Changes whom the request that holds asks, and until when; what was confirmed stays. */
export const changeReading = endpoint<Schemas['changeReading']>({
  method: 'PATCH',
  path: '/knowledgeBase/reading/:id',
  allow: 'manager',
  area: 'knowledge',
});

export const endReading = endpoint<Schemas['endReading']>({
  method: 'DELETE',
  path: '/knowledgeBase/reading/:id',
  allow: 'manager',
  area: 'knowledge',
});

export const remindReaders = endpoint<Schemas['remindReaders']>({
  method: 'POST',
  path: '/knowledgeBase/remind/:id',
  allow: 'manager',
  area: 'knowledge',
});

/** The readers of the open request: who has read and who has not. */
export const listReaders = endpoint<Schemas['listReaders']>({
  method: 'GET',
  path: '/knowledgeBase/readers/:id',
  allow: 'manager',
  area: 'knowledge',
});

/** 'Przeczytane', of whoever is asked. */
export const confirmReading = endpoint<Schemas['confirmReading']>({
  method: 'POST',
  path: '/knowledgeBase/read/:id',
  allow: 'everyone',
  area: 'knowledge',
});

/** Articles tied to a type of issues, those first whose words are in the name. */
export const suggestArticles = endpoint<Schemas['suggestArticles']>({
  method: 'GET',
  path: '/knowledgeBase/suggested',
  allow: 'everyone',
  area: 'knowledge',
});
