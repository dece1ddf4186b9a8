import type { Body } from '@zaplecze/contract/kit/calls/endpoint';
import type {
  createDocument,
  Document,
  updateDocument,
} from '@zaplecze/contract/rooms/documents/calls';
import { documentStatus } from '@zaplecze/contract/rooms/documents/lists';
import { demandCustom, saveCustom } from '../../kit/custom-fields/save.ts';
import type { Db } from '../../kit/database/database.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { invalid } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import { insertRow, removeRow, saveRow } from '../../kit/records/rows.ts';
import { assertClient } from '../clients/index.ts';
import { assertChoice } from '../dictionaries/index.ts';
import { attachFile, dropFilesOf, fileIdOf, fileRequired } from '../files/index.ts';
import * as queries from './documents.queries.ts';

/** What saving a document needs beside its fields. */
type Saving = { db: Db; storage: Storage; user: User };

/** @throws HttpError 400 on the field that points at nothing */
async function assertReferences(
  db: Db,
  { type, client }: { type?: number; client?: number | null },
  before?: Document,
): Promise<void> {
  await assertChoice(db, {
    field: 'type',
    table: 'documentType',
    id: type,
    present: before?.type.id,
    message: 'Typ jest wymagany',
  });
  if (client) await assertClient(db, client);
}

/** Creates a document with its file, or nothing at all. */
export async function create(saving: Saving, body: Body<typeof createDocument>): Promise<number> {
  const { db, storage, user } = saving;
  await assertReferences(db, body);
  const file = await fileIdOf(db, storage, { input: body.file, user, field: 'file' });
  if (!(await queries.fileExists(db, file))) throw invalid({ file: fileRequired });
  const { custom, ...fields } = body;
  const id = await insertRow(db, 'document', { ...fields, file });
  const at = { fresh: true, status: documentStatus.current };
  await saveCustom({ db, user, record: 'document', id }, custom, at);
  await attachFile(db, { file, user, to: 'document', id }, 'file');
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
  const { db, user } = saving;
  await assertReferences(db, body, document);
  const { file: input, custom, ...fields } = body;
  const { id, status } = document;
  const own = { db, user, record: 'document', id } as const;
  await saveCustom(own, custom, { status: fields.status ?? status.id, now: fields });
  const version = await saveFile(saving, document, { input, fields });
  await demandCustom(own, { before: status.id, now: fields.status });
  return version;
}

type Sent = Omit<Body<typeof updateDocument>, 'file' | 'custom'>;

/** Saves the fields and, where one was sent, the file; gives the new version. */
async function saveFile(
  { db, storage, user }: Saving,
  document: Document,
  { input, fields }: { input: Body<typeof updateDocument>['file']; fields: Sent },
): Promise<number> {
  if (input === undefined) return await saveRow(db, 'document', document.id, fields);
  const file = await fileIdOf(db, storage, { input, user, field: 'file' });
  if (!document.versions.some((version) => version.file.id === file)) {
    await attachFile(db, { file, user, to: 'document', id: document.id }, 'file');
  }
  return await saveRow(db, 'document', document.id, { ...fields, file });
}

/** Removes a document with all versions of its file. */
export async function remove(db: Db, id: number): Promise<void> {
  await removeRow(db, 'document', id);
  await dropFilesOf(db, 'document', [id]);
}
