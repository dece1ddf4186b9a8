import { type Document, updateDocument } from '@zaplecze/contract/rooms/documents/calls';
import { documentFields } from '@zaplecze/contract/rooms/documents/fields';
import { documentChanges } from '@zaplecze/contract/rooms/documents/forms';
import { fieldEditor } from '../../kit/forms/field-editor.tsx';
import { sourceOf } from '../choice-sources/index.ts';

/** Changes fields of a document where they are read; a new file comes by the form. */
export const DocumentEditor = fieldEditor<Document>({
  fields: documentFields,
  changes: documentChanges,
  sourceOf,
  update: updateDocument,
});
