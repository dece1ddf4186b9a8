import * as z from 'zod';
import { fileSchemas } from './kit/file-calls.schemas.ts';
import { done, io } from './kit/io.ts';
import { pageIo } from './kit/list.schemas.ts';
import { byId, colored, createdId, fileRef, may, personRef, ref } from './kit/records.ts';
import { articleChanges, articleForm } from './knowledge.forms.ts';
import { articleList } from './knowledge.ts';

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

export const articleFiles = fileSchemas('wpisu');

export const schemas = {
  listArticles: pageIo({ summary: 'Baza wiedzy', list: articleList, rows: articleRow }),
  getArticle: io({
    summary: 'Wpis bazy wiedzy z treścią i plikami',
    params: byId,
    answer: z.object({ knowledgeBase: article }),
  }),
  createArticle: io({
    summary: 'Nowy wpis, z plikami albo bez nich',
    body: articleForm,
    answer: createdId,
  }),
  updateArticle: io({
    summary: 'Zmiana podanych pól; podane pliki zastępują dotychczasowe',
    params: byId,
    body: articleChanges,
    answer: z.object({ version: z.int() }),
  }),
  removeArticle: io({ summary: 'Usunięcie wpisu', params: byId, answer: done }),
};
export type Schemas = typeof schemas;
