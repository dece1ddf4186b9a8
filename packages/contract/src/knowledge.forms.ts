import * as z from 'zod';
import { choice, ids, required } from './kit/fields.ts';
import type { Collections } from './kit/merge.ts';
import { idsOf } from './kit/records.ts';
import { richText } from './kit/rich-text.ts';
import type { Article } from './knowledge.ts';

/** The form of an article. */

const articleShape = {
  name: required('Nazwa jest wymagana', 250),
  type: choice('Typ jest wymagany'),
  department: choice('Dział jest wymagany'),
  /** HTML; what is not allowed in it is left out. */
  description: richText(),
};
const files = ids(100);

/** The whole form, as the product's pages send it in one call. */
export const articleForm = z.strictObject({ ...articleShape, files: files.optional() });
export const articleChanges = articleForm.partial();
type ArticleChanges = z.input<typeof articleChanges>;

/** An article as its form holds it. */
export const articleFormOf = (article: Article) =>
  ({
    name: article.name,
    type: article.type.id,
    department: article.department.id,
    description: article.description,
    files: idsOf(article.files),
  }) satisfies Required<ArticleChanges>;

export const articleCollections: Collections<ArticleChanges> = { files: { kind: 'set' } };
