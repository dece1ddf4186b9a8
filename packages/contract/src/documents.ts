import * as z from 'zod';
import { documentChanges, documentForm } from './documents.forms.ts';
import { done, encodedFileLimit, endpoint } from './kit/endpoint.ts';
import { idsFilter, list } from './kit/list.ts';
import { byId, colored, createdId, fileRef, may, personRef, ref } from './kit/records.ts';

/** The document library: files of the company and of its clients (document 001). */

const file = fileRef.extend({ path: z.string() });

const base = {
  id: z.int(),
  filename: z.string(),
  type: colored,
  client: colored.nullable(),
  description: z.string().nullable(),
  status: z.object({ id: z.int(), name: z.string(), color: z.string() }),
  file,
  /** Who changed it last. */
  user: personRef.nullable(),
  modified: z.string(),
  /** Who added it; the right to edit follows them. */
  createdBy: personRef.nullable(),
  created: z.string(),
  version: z.int(),
  may,
};

export const documentRow = z.object(base);
export type DocumentRow = z.output<typeof documentRow>;

export const document = z.object({
  ...base,
  /** Every file it has had, the newest first; `current` is the one it has now. */
  versions: z.array(z.object({ file, createdBy: ref.nullable(), current: z.boolean() })),
});
export type Document = z.output<typeof document>;

const documentList = list({
  sort: ['filename', 'type', 'client', 'modifiedDate', 'modified', 'modifiedBy', 'created'],
  defaultSort: 'modifiedDate',
  defaultOrder: 'desc',
  filters: {
    type: idsFilter(),
    client: idsFilter(),
    /** Who added it. */
    user: idsFilter(),
    status: idsFilter(),
  },
  row: documentRow,
});

const byUploader = 'administrator, kierownik albo kto dodał dokument';

export const listDocuments = endpoint({
  method: 'GET',
  path: '/document/list',
  allow: 'everyone',
  summary: 'Dokumenty',
  list: documentList,
  query: documentList.query,
  answer: documentList.answer,
});

export const getDocument = endpoint({
  method: 'GET',
  path: '/document/:id',
  allow: 'everyone',
  summary: 'Dokument z wersjami pliku',
  params: byId,
  answer: z.object({ document }),
});

export const createDocument = endpoint({
  method: 'POST',
  path: '/document/create',
  allow: 'everyone',
  summary: 'Nowy dokument',
  body: documentForm,
  bodyLimit: encodedFileLimit,
  answer: createdId,
});

/** A new file becomes the document's; the former ones stay as its versions. */
export const updateDocument = endpoint({
  method: 'PATCH',
  path: '/document/:id',
  allow: 'everyone',
  row: byUploader,
  summary: 'Zmiana podanych pól; plik może być nowy albo być jedną z wersji',
  params: byId,
  body: documentChanges,
  bodyLimit: encodedFileLimit,
  answer: z.object({ version: z.int() }),
});

export const removeDocument = endpoint({
  method: 'DELETE',
  path: '/document/:id',
  allow: 'everyone',
  row: byUploader,
  summary: 'Usunięcie dokumentu z wszystkimi wersjami pliku',
  params: byId,
  answer: done,
});
