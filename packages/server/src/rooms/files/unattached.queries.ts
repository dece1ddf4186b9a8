import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { HttpError } from '../../kit/http/calls/errors.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { removeContents } from './files.jobs.ts';

/** What one person may have uploaded without hanging it on anything: a form with all its files, and then some. */
export const mostUnattached = { files: 200, bytes: 1024 * 1024 * 1024 };

const full =
  'Masz za dużo przesłanych plików, które nie są jeszcze dołączone do żadnego wpisu. Zapisz wpisy, do których należą, albo spróbuj jutro.';

/**
 * Asked before a file is taken, and once more when it has its row (`stored`), so that many sent at once do not
 * slip through together.
 *
 * @throws HttpError 413 on `field` when a person has no room left for another file that hangs nowhere
 */
export async function assertRoom(
  db: Db,
  { person, field, stored }: { person: number; field: string; stored?: { size: number } },
): Promise<void> {
  const { files, bytes } = await db
    .selectFrom('file')
    .select([
      sql<number>`count(*)`.as('files'),
      sql<number>`coalesce(sum(size), 0)::bigint`.as('bytes'),
    ])
    .where('createdBy', '=', person)
    .where('attachedTo', 'is', null)
    .executeTakeFirstOrThrow();
  const before = stored ? { files: files - 1, bytes: bytes - stored.size } : { files, bytes };
  if (before.files < mostUnattached.files && before.bytes < mostUnattached.bytes) return;
  throw new HttpError(413, full, { errors: { [field]: full } });
}

/** Forgets uploads that nobody has hung on anything for 24 hours; their contents go by a job. */
export async function dropUnattached(db: Db): Promise<void> {
  const removedFiles = await db
    .deleteFrom('file')
    .where('attachedTo', 'is', null)
    .where('created', '<', sql<string>`now() - interval '24 hours'`)
    .returning('storageKey')
    .execute();
  if (removedFiles.length === 0) return;
  await enqueue(
    db,
    removeContents,
    removedFiles.map((file) => file.storageKey),
  );
}
