import { sql } from 'kysely';
import type { Db } from '../../kit/database.ts';
import { notFound } from '../../kit/errors.ts';
import type { User } from '../../kit/guard.ts';
import { enqueue } from '../../kit/jobs.ts';
import { fileJson } from '../../kit/refs.ts';
import { removeContents } from './files.jobs.ts';

/** Kinds of record that files hang on. */
export type FileOwner =
  | 'taskDefinition'
  | 'procedureDefinition'
  | 'serviceDefinition'
  | 'project'
  | 'projectTask'
  | 'clientAgreement'
  | 'person'
  | 'offer'
  | 'issue'
  | 'document'
  | 'knowledgeBase'
  | 'reception';

/**
 * Hangs an uploaded file on a record, once and for all: only its uploader can, and only while it
 * hangs nowhere (decisions, "Calls").
 *
 * @throws HttpError 404 for any other file
 */
export async function attachFile(
  db: Db,
  { file, user, to, id }: { file: number; user: User; to: FileOwner; id: number },
): Promise<void> {
  const attached = await db
    .updateTable('file')
    .set({ attachedTo: to, attachedId: id })
    .where('id', '=', file)
    .where('createdBy', '=', user.id)
    .where('attachedTo', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!attached) throw notFound();
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

/** Drops an upload that was hung nowhere (see `attachFile`). */
export async function removeLoose(db: Db, id: number): Promise<void> {
  await dropFiles(db, [id]);
}

/** Deletes rows of files; their contents go by a job of the same transaction. */
async function dropFiles(db: Db, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = await db.deleteFrom('file').where('id', 'in', ids).returning('storageKey').execute();
  await enqueue(
    db,
    removeContents,
    gone.map((file) => file.storageKey),
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
    createdBy: number;
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

/**
 * Whether a person may read the record that a file hangs on; one that hangs nowhere is its
 * uploader's alone.
 */
export async function mayRead(
  db: Db,
  user: User,
  file: { createdBy: number | null; attachedTo: string | null; attachedId: number | null },
): Promise<boolean> {
  switch (file.attachedTo) {
    case null:
      return file.createdBy === user.id;
    case 'project':
      return user.flags.manager;
    case 'projectTask':
      return user.flags.manager || (await worksOn(db, user.id, file.attachedId ?? 0));
    case 'issue':
      return user.flags.manager || (await takesPart(db, user.id, file.attachedId ?? 0));
    case 'reception':
      return user.flags.reception || (await concerns(db, user.id, file.attachedId ?? 0));
    default:
      // Clients, offers, documents, knowledge, definitions and portraits are open to everybody.
      return true;
  }
}

/** Whether a guest or a parcel came for this person. */
async function concerns(db: Db, user: number, record: number): Promise<boolean> {
  const found = await db
    .selectFrom('reception')
    .select('id')
    .where('id', '=', record)
    .where('user', '=', user)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether a task is the person's own or theirs by substitution now. */
async function worksOn(db: Db, user: number, task: number): Promise<boolean> {
  const found = await db
    .selectFrom('projectTask as t')
    .select('t.id')
    .where('t.id', '=', task)
    .where((or) =>
      or.or([or('t.user', '=', user), sql<boolean>`t."user" in (select replaced_by(${user}))`]),
    )
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether a person does an issue, reported it, or stands in now for who did (see 0010_issues.sql). */
async function takesPart(db: Db, user: number, issue: number): Promise<boolean> {
  const { rows } = await sql<{
    takes: boolean;
  }>`select takes_part(${user}, ${issue}) as takes`.execute(db);
  return rows[0]?.takes === true;
}
