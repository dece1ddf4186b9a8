import { type Article, updateArticle } from '@zaplecze/contract/rooms/knowledge/calls';
import { articleFields } from '@zaplecze/contract/rooms/knowledge/fields';
import { articleChanges } from '@zaplecze/contract/rooms/knowledge/forms';
import { call } from '../../kit/calls/api.ts';
import { FieldEditor } from '../../kit/forms/field-editor.tsx';
import type { EditorPlace } from '../../kit/records/in-place/editable-fact.tsx';
import { sourceOf } from '../choice-sources/index.ts';

/** Changes what is said of an article where it is read; its text is written in the form. */
export function ArticleEditor({ record, ...place }: EditorPlace & { record: Article }) {
  const { id } = record;
  return (
    <FieldEditor
      {...place}
      fields={articleFields}
      record={record}
      changes={articleChanges}
      sourceOf={sourceOf}
      send={(body, options) => call(updateArticle, { params: { id }, body }, options)}
    />
  );
}
