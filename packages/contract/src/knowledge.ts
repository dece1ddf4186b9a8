import * as z from 'zod';
import { done, endpoint } from './kit/endpoint.ts';
import { id } from './kit/fields.ts';
import { idsFilter, list } from './kit/list.ts';
import { byId, colored, createdId, fileRef, may, personRef, ref } from './kit/records.ts';
import { articleChanges, articleForm } from './knowledge.forms.ts';

/** The knowledge base: articles that everybody reads and managers keep (document 001). */

const base = {
  id: z.int(),
  name: z.string(),
  type: ref,
  department: colored,
  created: z.string(),
  modified: z.string(),
  userModified: personRef.nullable(),
  version: z.int(),
  may,
};

export const articleRow = z.object(base);
export type ArticleRow = z.output<typeof articleRow>;

export const article = z.object({
  ...base,
  description: z.string().nullable(),
  createdBy: ref.nullable(),
  files: z.array(fileRef.extend({ path: z.string() })),
});
export type Article = z.output<typeof article>;

const articleList = list({
  sort: ['name', 'type', 'department', 'modifiedDate', 'modified', 'modifiedBy', 'created'],
  defaultSort: 'modifiedDate',
  defaultOrder: 'desc',
  filters: { type: idsFilter(), department: idsFilter() },
  row: articleRow,
});

/** The search looks into names and into the text. */
export const listArticles = endpoint({
  method: 'GET',
  path: '/knowledgeBase/list',
  allow: 'everyone',
  summary: 'Baza wiedzy',
  list: articleList,
  query: articleList.query,
  answer: articleList.answer,
});

export const getArticle = endpoint({
  method: 'GET',
  path: '/knowledgeBase/:id',
  allow: 'everyone',
  summary: 'Wpis bazy wiedzy z treścią i plikami',
  params: byId,
  answer: z.object({ knowledgeBase: article }),
});

export const createArticle = endpoint({
  method: 'POST',
  path: '/knowledgeBase/create',
  allow: 'manager',
  summary: 'Nowy wpis, z plikami albo bez nich',
  body: articleForm,
  answer: createdId,
});

export const updateArticle = endpoint({
  method: 'PATCH',
  path: '/knowledgeBase/:id',
  allow: 'manager',
  summary: 'Zmiana podanych pól; podane pliki zastępują dotychczasowe',
  params: byId,
  body: articleChanges,
  answer: z.object({ version: z.int() }),
});

export const removeArticle = endpoint({
  method: 'DELETE',
  path: '/knowledgeBase/:id',
  allow: 'manager',
  summary: 'Usunięcie wpisu',
  params: byId,
  answer: done,
});

const fileLink = z.strictObject({ id: id(), file: id() });

export const attachArticleFile = endpoint({
  method: 'POST',
  path: '/knowledgeBase/file/:id/:file',
  allow: 'manager',
  summary: 'Dołączenie pliku do wpisu',
  params: fileLink,
  answer: done,
});

export const detachArticleFile = endpoint({
  method: 'DELETE',
  path: '/knowledgeBase/file/:id/:file',
  allow: 'manager',
  summary: 'Usunięcie pliku wpisu',
  params: fileLink,
  answer: done,
});
