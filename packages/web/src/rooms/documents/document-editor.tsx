import { type Document, updateDocument } from '@zaplecze/contract/rooms/documents/calls';
import { documentFields } from '@zaplecze/contract/rooms/documents/fields';
import { documentChanges } from '@zaplecze/contract/rooms/documents/forms';
import { call } from '../../kit/calls/api.ts';
import { FieldEditor } from '../../kit/forms/field-editor.tsx';
import type { EditorPlace } from '../../kit/records/in-place/editable-fact.tsx';
import { sourceOf } from '../choice-sources/index.ts';

/** Changes fields of a document where they are read; a new file comes by the form. */
export function DocumentEditor({ record, ...place }: EditorPlace & { record: Document }) {
  const { id } = record;
  return (
    <FieldEditor
      {...place}
      fields={documentFields}
      custom="document"
      record={record}
      changes={documentChanges}
      sourceOf={sourceOf}
      send={(body, options) => call(updateDocument, { params: { id }, body }, options)}
    />
  );
}
