import * as z from 'zod';
import { choice, fileInput, longText, optionalChoice } from '../../kit/fields/fields.ts';
import { idOf } from '../../kit/values/records.ts';
import type { Document } from './calls.ts';

/** The forms of a document. */

const documentShape = {
  type: choice('Typ jest wymagany'),
  client: optionalChoice(),
  description: longText(2000),
  file: fileInput('Plik jest wymagany'),
};
const status = choice('Status jest wymagany').refine((value) => value <= 1, {
  error: 'Status jest wymagany',
});

export const documentForm = z.strictObject(documentShape);
export const documentEdit = z.strictObject({ ...documentShape, status });
export const documentChanges = documentEdit.partial();

/** A document as its form holds it. */
export const documentFormOf = (document: Document) =>
  ({
    type: document.type.id,
    client: idOf(document.client),
    description: document.description,
    file: document.file.id,
    status: document.status.id,
  }) satisfies Required<z.input<typeof documentChanges>>;
