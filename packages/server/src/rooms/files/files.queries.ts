import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { fileJson } from '../../kit/database/refs.ts';
import { invalid, notFound } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { removeContents } from './files.jobs.ts';
import type { FileOwner } from './owners.ts';
import { readWords, searchedOwners } from './words.ts';

export const fileRequired = 'Plik jest wymagany';

type Attached = { file: number; user: User; to: FileOwner; id: number };

/**
 * Hangs an uploaded file on a record, once and for all: only its uploader can, and only while it
 * hangs nowhere (FIL-01).
 *
 * @param field on which a form is told that the file is missing, instead of 404
 * @throws HttpError 404 for any other file, or 400 on `field`
 */
export async function attachFile(
  db: Db,
  { file, user, to, id }: Attached,
  field?: string,
): Promise<void> {
  const attached = await db
    .updateTable('file')
    .set({ attachedTo: to, attachedId: id })
    .where('id', '=', file)
    .where('createdBy', '=', user.id)
    .where('attachedTo', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!attached) throw field === undefined ? notFound() : invalid({ [field]: fileRequired });
  if (searchedOwners.includes(to)) await enqueue(db, readWords, { file }, { maxAttempts: 5 });
}

/**
 * Hangs a file that came with a letter on what the letter became; `by`: who had written it, when that was somebody of
 * ours.
 */
export async function hangReceived(
  db: Db,
  { file, to, id, by = null }: { file: number; to: FileOwner; id: number; by?: number | null },
): Promise<void> {
  await db
    .updateTable('file')
    .set({ attachedTo: to, attachedId: id })
    .where('id', '=', file)
    .where('attachedTo', 'is', null)
    .where(sql<boolean>`"createdBy" is not distinct from ${by}::int`)
    .execute();
  if (searchedOwners.includes(to)) await enqueue(db, readWords, { file }, { maxAttempts: 5 });
}

/** Hangs the files of a letter on what it becomes. */
export async function passFiles(
  db: Db,
  letter: number,
  { to, id }: { to: FileOwner; id: number },
): Promise<string[]> {
  const moved = await db
    .updateTable('file')
    .set({ attachedTo: to, attachedId: id })
    .where('attachedTo', '=', 'incomingLetter')
    .where('attachedId', '=', letter)
    .returning(['id', 'fileName'])
    .execute();
  if (searchedOwners.includes(to)) {
    for (const { id: file } of moved) await enqueue(db, readWords, { file }, { maxAttempts: 5 });
  }
  return moved.map(({ fileName }) => fileName);
}

/** Takes a file off a record and lets its content be removed after the commit. @throws HttpError 404 */
export async function detachFile(
  db: Db,
  { file, from, id }: { file: number; from: FileOwner; id: number },
): Promise<void> {
  const found = await db
    .selectFrom('file')
    .select('id')
    .where('id', '=', file)
    .where('attachedTo', '=', from)
    .where('attachedId', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound();
  await dropFiles(db, [file]);
}

/** Makes the files of a record exactly these. @throws HttpError 404 for one that cannot be hung on it */
export async function setFiles(
  db: Db,
  { user, to, id, files }: { user: User; to: FileOwner; id: number; files: { id: number }[] },
  wanted: number[],
): Promise<void> {
  const known = files.map((file) => file.id);
  for (const file of wanted.filter((one) => !known.includes(one))) {
    await attachFile(db, { file, user, to, id });
  }
  for (const file of known.filter((one) => !wanted.includes(one))) {
    await detachFile(db, { file, from: to, id });
  }
}

/** Takes away all files of records that are being deleted. */
export async function dropFilesOf(db: Db, from: FileOwner, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await db
    .selectFrom('file')
    .select('id')
    .where('attachedTo', '=', from)
    .where('attachedId', 'in', ids)
    .execute();
  await dropFiles(
    db,
    found.map((file) => file.id),
  );
}

/**
 * Removes files from records, or one file from a record. A file that another record still uses stays attached to
 * itself, as another kind; the others are deleted.
 *
 * @param kept the files that another record uses, among those given; called once they are locked
 * @throws HttpError 404 when the one file is not attached there
 */
export async function releaseFiles(
  db: Db,
  { from, ids, file }: { from: FileOwner; ids: number[]; file?: number | undefined },
  { to, findStillUsed }: { to: FileOwner; findStillUsed: (files: number[]) => Promise<number[]> },
): Promise<void> {
  if (ids.length === 0) return;
  let wanted = db
    .selectFrom('file')
    .select('id')
    .where('attachedTo', '=', from)
    .where('attachedId', 'in', ids);
  if (file !== undefined) wanted = wanted.where('id', '=', file);
  const found = (await wanted.orderBy('id').forUpdate().execute()).map(({ id }) => id);
  if (file !== undefined && found.length === 0) throw notFound();
  const stay = await findStillUsed(found);
  if (stay.length > 0) {
    await db
      .updateTable('file')
      .set((of) => ({ attachedTo: to, attachedId: of.ref('id') }))
      .where('id', 'in', stay)
      .execute();
  }
  await dropFiles(
    db,
    found.filter((id) => !stay.includes(id)),
  );
}

/** Drops an upload that was hung nowhere (see `attachFile`). */
export async function removeLoose(db: Db, id: number): Promise<void> {
  await dropFiles(db, [id]);
}

/** Deletes rows of files; their contents go by a job of the same transaction. */
async function dropFiles(db: Db, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const removedFiles = await db
    .deleteFrom('file')
    .where('id', 'in', ids)
    .returning('storageKey')
    .execute();
  await enqueue(
    db,
    removeContents,
    removedFiles.map((file) => file.storageKey),
  );
}

/** Makes the row of a stored file; who uploaded it may hang it on a record. */
export async function insertFile(
  db: Db,
  file: {
    fileName: string;
    contentType: string;
    size: number;
    sha256: string;
    storageKey: string;
    createdBy: number | null;
  },
) {
  const { id } = await db.insertInto('file').values(file).returning('id').executeTakeFirstOrThrow();
  const row = await db
    .selectFrom('file as f')
    .select(fileJson('f').as('file'))
    .where('f.id', '=', id)
    .executeTakeFirstOrThrow();
  return row.file;
}

/** What a download needs to know of a file. */
export function findFile(db: Db, id: number) {
  return db.selectFrom('file').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Hangs the files of one issue on another; gives their ids. `only`: these of them, and no others. */
export async function moveFiles(
  db: Db,
  { from, to, only }: { from: number; to: number; only?: number[] },
): Promise<number[]> {
  let files = db
    .updateTable('file')
    // The kind too, though it stays: the history of the record tells of files by that column.
    .set({ attachedTo: 'issue', attachedId: to })
    .where('attachedTo', '=', 'issue')
    .where('attachedId', '=', from);
  if (only) files = files.where(sql<boolean>`id = any(${only}::int[])`);
  const moved = await files.returning('id').execute();
  return moved.map(({ id }) => id);
}
