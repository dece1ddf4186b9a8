import * as z from 'zod';
import { encodedFileLimit, io, recordIo } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { customAnswer } from '../../kit/fields/custom-fields.schemas.ts';
import { answersOf } from '../../kit/fields/record-fields.schemas.ts';
import { pageIo } from '../../kit/lists/list.schemas.ts';
import { createdId, fileRef, may, ref } from '../../kit/values/records.ts';
import * as calls from './calls.ts';
import { documentList } from './calls.ts';
import { documentFields } from './fields.ts';
import { documentChanges, documentForm } from './forms.ts';

const byUploader = 'administrator, kierownik albo kto dodał dokument';

const base = {
  id: z.int(),
  ...answersOf(documentFields),
  file: fileRef,
  custom: customAnswer('document'),
  version: z.int(),
  may,
};

export const documentRow = z.object(base);

export type DocumentRow = z.output<typeof documentRow>;

export const document = z.object({
  ...base,
  /** Every file it has had, the newest first; `current` is the one it has now. */
  versions: z.array(z.object({ file: fileRef, createdBy: ref.nullable(), current: z.boolean() })),
});

export type Document = z.output<typeof document>;

const schemas = {
  listDocuments: pageIo({ summary: 'Dokumenty', list: documentList, rows: documentRow }),
  getDocument: recordIo({ summary: 'Dokument z wersjami pliku', answer: z.object({ document }) }),
  createDocument: io({
    summary: 'Nowy dokument',
    body: documentForm,
    bodyLimit: encodedFileLimit,
    answer: createdId,
  }),
  updateDocument: recordIo({
    row: byUploader,
    summary: 'Zmiana podanych pól; plik może być nowy albo być jedną z wersji',
    body: documentChanges,
    bodyLimit: encodedFileLimit,
    answer: z.object({ version: z.int() }),
  }),
  removeDocument: recordIo({
    row: byUploader,
    summary: 'Usunięcie dokumentu z wszystkimi wersjami pliku',
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
