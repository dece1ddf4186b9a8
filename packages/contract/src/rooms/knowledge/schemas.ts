import * as z from 'zod';
import { fileSchemas } from '../../kit/calls/file-calls.schemas.ts';
import { io, recordIo } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { cleanLine } from '../../kit/fields/clean.ts';
import { choice, cleanedText } from '../../kit/fields/fields.ts';
import { answersOf } from '../../kit/fields/record-fields.schemas.ts';
import { flagFilter, pageIo } from '../../kit/lists/list.schemas.ts';
import {
  coloredRef,
  createdId,
  dayText,
  fileRef,
  instant,
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

const review = z.object({ at: instant, by: ref, next: z.string().nullable() });

/** A request to read that holds, with how many are asked and how many of them have read. */
const readingRequest = z.object({
  id: z.int(),
  version: z.int(),
  everybody: z.boolean(),
  departments: z.array(coloredRef),
  dueOn: dayText.nullable(),
  askedBy: ref,
  created: instant,
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
  files: z.array(fileRef),
  /** Articles that its text leads to and that there are, by their present titles. */
  links: z.array(ref),
  /** Articles whose text leads here. */
  linkedFrom: z.array(ref),
  /** The newest first. */
  reviews: z.array(review),
  /** The day that is proposed when it is reviewed today: as far on as it was this time. */
  nextReview: dayText.nullable(),
  /** The request to the reader and their confirmation. */
  asked: z
    .object({
      by: ref,
      dueOn: dayText.nullable(),
      /** When they confirmed, and whether the text has changed since. */
      at: instant.nullable(),
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
  at: instant.nullable(),
  /** What they read was changed afterwards. */
  earlier: z.boolean(),
});

export type ArticleReader = z.output<typeof reader>;

export const articleFiles = fileSchemas('wpisu');

const schemas = {
  listArticles: pageIo({ summary: 'Baza wiedzy', list: articleList, rows: articleRow }),
  getArticle: recordIo({
    summary: 'Wpis bazy wiedzy z treścią i plikami',
    answer: z.object({ knowledgeBase: article }),
  }),
  createArticle: io({
    summary: 'Nowy wpis, z plikami albo bez nich',
    body: articleForm,
    answer: createdId,
  }),
  updateArticle: recordIo({
    summary: 'Zmiana podanych pól; podane pliki zastępują dotychczasowe',
    body: articleChanges,
    answer: z.object({ version: z.int() }),
  }),
  removeArticle: recordIo({ summary: 'Usunięcie wpisu' }),
  reviewArticle: recordIo({
    summary: 'Wpis przejrzany: jest aktualny do następnego przeglądu',
    body: reviewForm,
    answer: z.object({ version: z.int() }),
  }),
  askReading: recordIo({
    summary: 'Prośba o przeczytanie wpisu; poprzednia przestaje obowiązywać',
    body: readingForm,
    answer: createdId,
  }),
  changeReading: recordIo({
    summary: 'Zmiana prośby o przeczytanie: działy i dzień',
    body: readingChanges,
    answer: z.object({ version: z.int() }),
  }),
  endReading: recordIo({ summary: 'Wycofanie prośby o przeczytanie' }),
  remindReaders: recordIo({
    summary: 'Przypomnienie tym, którzy nie przeczytali; raz dziennie',
    answer: z.object({ told: z.int() }),
  }),
  listReaders: recordIo({
    summary: 'Kto przeczytał wpis, a kto nie',
    query: z.strictObject({ read: flagFilter().optional() }),
    answer: z.object({ list: z.array(reader) }),
  }),
  confirmReading: recordIo({
    summary: 'Potwierdzenie przeczytania wpisu' /** The version that was open. */,
    body: z.strictObject({ version: z.int().min(1) }),
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
joinSchemas(calls.articleFiles, articleFiles, 'Article');
