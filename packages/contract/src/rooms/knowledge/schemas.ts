import * as z from 'zod';
import { fileSchemas } from '../../kit/calls/file-calls.schemas.ts';
import { emptyAnswer, io } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { cleanLine } from '../../kit/fields/clean.ts';
import { choice, cleanedText } from '../../kit/fields/fields.ts';
import { answersOf } from '../../kit/fields/record-fields.schemas.ts';
import { flagFilter, pageIo } from '../../kit/lists/list.schemas.ts';
import {
  byId,
  coloredRef,
  createdId,
  fileRef,
  may,
  personRef,
  ref,
} from '../../kit/values/records.ts';
import { issueTypes } from '../issues/lists.ts';
import * as calls from './calls.ts';
import { articleList } from './calls.ts';
import { articleColumns } from './columns.ts';
import { articleChanges, articleForm, readingChanges, readingForm, reviewForm } from './forms.ts';

const base = {
  id: z.int(),
  ...answersOf(articleColumns),
  department: coloredRef,
  /** Whether the reader is requested to confirm the article and has not. */
  toRead: z.boolean(),
  version: z.int(),
  may,
};

export const articleRow = z.object(base);

export type ArticleRow = z.output<typeof articleRow>;

const review = z.object({ at: z.string(), by: ref, next: z.string().nullable() });

/** A request to read that holds, with how many are asked and how many of them have read. */
const readingRequest = z.object({
  id: z.int(),
  version: z.int(),
  everybody: z.boolean(),
  departments: z.array(coloredRef),
  dueOn: z.string().nullable(),
  askedBy: ref,
  created: z.string(),
  asked: z.int(),
  read: z.int(),
  /** How many of them read an earlier text. */
  earlier: z.int(),
  /** Whether those who have not read were reminded by hand today. */
  reminded: z.boolean(),
});

export type ReadingRequest = z.output<typeof readingRequest>;

export const article = z.object({
  ...base,
  description: z.string().nullable(),
  createdBy: ref.nullable(),
  issueTypes: z.array(z.int()),
  files: z.array(fileRef.extend({ path: z.string() })),
  /** Articles that its text leads to and that there are, by their present titles. */
  links: z.array(ref),
  /** Articles whose text leads here. */
  linkedFrom: z.array(ref),
  /** The newest first. */
  reviews: z.array(review),
  /** The day that is proposed when it is reviewed today: as far on as it was this time. */
  nextReview: z.string().nullable(),
  /** The request to the reader and their confirmation. */
  asked: z
    .object({
      by: ref,
      dueOn: z.string().nullable(),
      /** When they confirmed, and whether the text has changed since. */
      at: z.string().nullable(),
      earlier: z.boolean(),
    })
    .nullable(),
  /** For managers alone. */
  reading: readingRequest.nullable(),
});

export type Article = z.output<typeof article>;

const reader = z.object({
  id: z.int(),
  user: personRef,
  department: coloredRef.nullable(),
  /** When they confirmed; null: they have not. */
  at: z.string().nullable(),
  /** What they read was changed afterwards. */
  earlier: z.boolean(),
});

export type ArticleReader = z.output<typeof reader>;

export const articleFiles = fileSchemas('wpisu');

const schemas = {
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
  removeArticle: io({ summary: 'Usunięcie wpisu', params: byId, answer: emptyAnswer }),
  reviewArticle: io({
    summary: 'Wpis przejrzany: jest aktualny do następnego przeglądu',
    params: byId,
    body: reviewForm,
    answer: z.object({ version: z.int() }),
  }),
  askReading: io({
    summary: 'Prośba o przeczytanie wpisu; poprzednia przestaje obowiązywać',
    params: byId,
    body: readingForm,
    answer: createdId,
  }),
  changeReading: io({
    summary: 'Zmiana prośby o przeczytanie: działy i dzień',
    params: byId,
    body: readingChanges,
    answer: z.object({ version: z.int() }),
  }),
  endReading: io({ summary: 'Wycofanie prośby o przeczytanie', params: byId, answer: emptyAnswer }),
  remindReaders: io({
    summary: 'Przypomnienie tym, którzy nie przeczytali; raz dziennie',
    params: byId,
    answer: z.object({ told: z.int() }),
  }),
  listReaders: io({
    summary: 'Kto przeczytał wpis, a kto nie',
    params: byId,
    query: z.strictObject({ read: flagFilter().optional() }),
    answer: z.object({ list: z.array(reader) }),
  }),
  confirmReading: io({
    summary: 'Potwierdzenie przeczytania wpisu',
    params: byId,
    /** The version that was open. */
    body: z.strictObject({ version: z.int().min(1) }),
    answer: emptyAnswer,
  }),
  suggestArticles: io({
    summary: 'Wpisy, które mogą pomóc piszącemu zgłoszenie; najwyżej trzy',
    query: z.strictObject({
      type: choice('Nieprawidłowa wartość').refine((value) =>
        issueTypes.some((type) => type.id === value),
      ),
      name: cleanedText(cleanLine, 250).max(250).optional(),
    }),
    answer: z.object({ list: z.array(ref) }),
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
joinSchemas(calls.articleFiles, articleFiles);
