import * as z from 'zod';
import { optionalDay } from '../../kit/fields/date-fields.ts';
import { choice, ids } from '../../kit/fields/fields.ts';
import { shapeOf } from '../../kit/fields/record-fields.schemas.ts';
import { formOf } from '../../kit/fields/record-fields.ts';
import type { Collections } from '../../kit/values/merge.ts';
import { idsOf } from '../../kit/values/records.ts';
import { richText } from '../../kit/values/rich-text.ts';
import { warsawDay } from '../../kit/values/time.ts';
import { issueTypes } from '../issues/lists.ts';
import type { Article, ReadingRequest } from './calls.ts';
import { articleFields, readingFields } from './fields.ts';

/** The forms of an article: itself, its review, asking people to read it. */

const articleShape = {
  ...shapeOf(articleFields),
  /** Issues of these types have it suggested while they are written; 0 is one of them. */
  issueTypes: z
    .array(
      choice('Nieprawidłowa wartość').refine((value) =>
        issueTypes.some((type) => type.id === value),
      ),
    )
    .max(issueTypes.length)
    .transform((values) => [...new Set(values)])
    .optional(),
  /** HTML; what is not allowed in it is left out. */
  description: richText(),
};

/** The whole form, as the product's pages send it in one call. */
export const articleForm = z.strictObject(articleShape);
export const articleChanges = articleForm.partial();
type ArticleChanges = z.input<typeof articleChanges>;

/** An article as its form holds it. */
export const articleFormOf = (article: Article) =>
  ({
    ...formOf(articleFields, article),
    issueTypes: article.issueTypes,
    description: article.description,
  }) satisfies Required<ArticleChanges>;

export const articleCollections: Collections<ArticleChanges> = {
  files: { kind: 'set' },
  issueTypes: { kind: 'set' },
};

/** 'Przejrzane': the article holds, until the next review, if there is to be one. */
export const reviewForm = z.strictObject({
  next: optionalDay().refine((day) => !day || day > warsawDay(), {
    error: 'Następny przegląd musi być później niż dziś',
  }),
});

const readingShape = {
  ...shapeOf(readingFields),
  everybody: z.boolean(),
  departments: ids(200),
};

type Readers = { everybody?: boolean | undefined; departments?: number[] | undefined };
const nobody = 'Wskaż co najmniej jeden dział';
const somebody = ({ everybody, departments }: Readers) =>
  everybody === true || departments === undefined || departments.length > 0;

export const readingForm = z
  .strictObject(readingShape)
  .refine(somebody, { error: nobody, path: ['departments'] });
export const readingChanges = z
  .strictObject(readingShape)
  .partial()
  .refine(somebody, { error: nobody, path: ['departments'] });
type ReadingChanges = z.input<typeof readingChanges>;

export const readingFormOf = (reading: ReadingRequest) =>
  ({
    ...formOf(readingFields, reading),
    everybody: reading.everybody,
    departments: idsOf(reading.departments),
  }) satisfies Required<ReadingChanges>;

export const readingCollections: Collections<ReadingChanges> = { departments: { kind: 'set' } };
