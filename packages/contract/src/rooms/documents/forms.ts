import * as z from 'zod';
import { customInput } from '../../kit/fields/custom-fields.schemas.ts';
import { customIds } from '../../kit/fields/custom-fields.ts';
import { fileInput } from '../../kit/fields/fields.ts';
import { shapeOf } from '../../kit/fields/record-fields.schemas.ts';
import { formOf } from '../../kit/fields/record-fields.ts';
import type { Document } from './calls.ts';
import { documentFields } from './fields.ts';

/** The forms of a document. */

const { status, ...shape } = shapeOf(documentFields);
/** A file may come within the call, too. */
const documentShape = {
  ...shape,
  file: fileInput(documentFields.file.missing),
  custom: customInput('document'),
};

export const documentForm = z.strictObject(documentShape);
export const documentEdit = z.strictObject({ ...documentShape, status });
export const documentChanges = documentEdit.partial();

/** A document as its form holds it. */
export const documentFormOf = (document: Document) =>
  ({
    ...formOf(documentFields, document),
    custom: customIds(document.custom),
  }) satisfies Required<z.input<typeof documentChanges>>;
