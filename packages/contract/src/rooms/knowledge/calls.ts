import { endpointsOf } from '../../kit/calls/endpoint.ts';
import { fileCalls } from '../../kit/calls/file-calls.ts';
import { list } from '../../kit/lists/list.ts';
import type { Schemas } from './schemas.ts';

/** The knowledge base: articles that everybody reads and managers keep. */

export type { Article, ArticleReader, ArticleRow, ReadingRequest } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('knowledge');

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
export const listArticles = endpoint<'listArticles'>('GET /knowledgeBase/list', 'everyone', {
  list: articleList,
});

export const getArticle = endpoint<'getArticle'>('GET /knowledgeBase/:id', 'everyone');

export const createArticle = endpoint<'createArticle'>('POST /knowledgeBase/create', 'manager');

export const updateArticle = endpoint<'updateArticle'>('PATCH /knowledgeBase/:id', 'manager');

export const removeArticle = endpoint<'removeArticle'>('DELETE /knowledgeBase/:id', 'manager');

export const articleFiles = fileCalls('/knowledgeBase/file/:id/:file', 'manager', 'knowledge');

/** Its owner or another manager found it true; the next day of review is set. */
export const reviewArticle = endpoint<'reviewArticle'>('POST /knowledgeBase/review/:id', 'manager');

/** Requests people to confirm that they read an article; a new request asks all of them anew. */
export const askReading = endpoint<'askReading'>('POST /knowledgeBase/reading/:id', 'manager');

/** Changes whom the request that holds asks, and until when; what was confirmed stays. */
export const changeReading = endpoint<'changeReading'>(
  'PATCH /knowledgeBase/reading/:id',
  'manager',
);

export const endReading = endpoint<'endReading'>('DELETE /knowledgeBase/reading/:id', 'manager');

export const remindReaders = endpoint<'remindReaders'>('POST /knowledgeBase/remind/:id', 'manager');

/** The readers of the open request: who has read and who has not. */
export const listReaders = endpoint<'listReaders'>('GET /knowledgeBase/readers/:id', 'manager');

/** 'Przeczytane', of whoever is asked. */
export const confirmReading = endpoint<'confirmReading'>(
  'POST /knowledgeBase/read/:id',
  'everyone',
);

/** Articles tied to a type of issues, those first whose words are in the name. */
export const suggestArticles = endpoint<'suggestArticles'>(
  'GET /knowledgeBase/suggested',
  'everyone',
);
