import type { createDocument, Document, updateDocument } from '@zaplecze/contract/documents';
import type { Body } from '@zaplecze/contract/kit/endpoint';
import type { Db } from '../../kit/database.ts';
import { HttpError, invalid } from '../../kit/errors.ts';
import type { User } from '../../kit/guard.ts';
import type { Storage } from '../../kit/storage.ts';
import { assertChoice } from '../dictionaries/choices.queries.ts';
import { attachFile } from '../files/files.queries.ts';
import { fileIdOf } from '../files/store.ts';
import * as queries from './documents.queries.ts';

/** What saving a document needs beside its fields. */
type Saving = { db: Db; storage: Storage; user: User };

const fileMissing = { file: 'Plik jest wymagany' };

/** @throws HttpError 400 on the field that points at nothing */
async function assertReferences(
  db: Db,
  { type, client }: { type?: number; client?: number | null },
  kept?: Document,
): Promise<void> {
  await assertChoice(db, {
    field: 'type',
    table: 'documentType',
    id: type,
    kept: kept?.type.id,
    message: 'Typ jest wymagany',
  });
  if (client && !(await queries.clientExists(db, client))) {
    throw invalid({ client: 'Nie ma takiego klienta' });
  }
}

/** Hangs a file of the person's own on a document. @throws HttpError 400 on `file` */
async function hang({ db, user }: Saving, file: number, id: number): Promise<void> {
  try {
    await attachFile(db, { file, user, to: 'document', id });
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) throw invalid(fileMissing);
    throw error;
  }
}

/** Makes a document with its file, or nothing at all. */
export async function create(saving: Saving, body: Body<typeof createDocument>): Promise<number> {
  const { db, storage, user } = saving;
  await assertReferences(db, body);
  const file = await fileIdOf(db, storage, { input: body.file, user, field: 'file' });
  if (!(await queries.fileExists(db, file))) throw invalid(fileMissing);
  const id = await queries.insertDocument(db, { ...body, file });
  await hang(saving, file, id);
  return id;
}

/**
 * Changes the sent fields; gives the new version. A new file takes the place of the former, which
 * stays among the versions; one of the versions may be taken back.
 */
export async function update(
  saving: Saving,
  document: Document,
  body: Body<typeof updateDocument>,
): Promise<number> {
  const { db, storage, user } = saving;
  await assertReferences(db, body, document);
  const { file: input, ...fields } = body;
  if (input === undefined) return await queries.updateDocument(db, document.id, fields);
  const file = await fileIdOf(db, storage, { input, user, field: 'file' });
  if (!document.versions.some((version) => version.file.id === file)) {
    await hang(saving, file, document.id);
  }
  return await queries.updateDocument(db, document.id, { ...fields, file });
}
