import { type Article, updateArticle } from '@zaplecze/contract/rooms/knowledge/calls';
import { articleFields } from '@zaplecze/contract/rooms/knowledge/fields';
import { articleChanges } from '@zaplecze/contract/rooms/knowledge/forms';
import { fieldEditor } from '../../kit/forms/field-editor.tsx';
import { sourceOf } from '../choice-sources/index.ts';

/** Changes what is said of an article where it is read; its text is written in the form. */
export const ArticleEditor = fieldEditor<Article>({
  fields: articleFields,
  changes: articleChanges,
  sourceOf,
  update: updateArticle,
});
