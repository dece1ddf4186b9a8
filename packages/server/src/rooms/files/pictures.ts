import type { Db } from '../../kit/database/database.ts';
import { HttpError, invalid } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import { attachFile, detachFile } from './files.queries.ts';
import type { FileOwner } from './owners.ts';

const removedMessage =
  'Tego obrazka nie ma już na serwerze albo należy do innego wpisu. Usuń go i wklej jeszcze raz.';

/**
 * Pictures that stand in a text are its files: those that came are hung on it, those that went are dropped.
 *
 * @throws HttpError 400 on `field` for one that its writer did not upload, or that hangs elsewhere
 */
export async function keepPictures(
  db: Db,
  text: { user: User; to: FileOwner; id: number; field: string },
  { added, removed }: { added: number[]; removed: number[] },
): Promise<void> {
  const { user, to, id, field } = text;
  for (const file of added) {
    await attachFile(db, { file, user, to, id }, field).catch((error: unknown) => {
      throw error instanceof HttpError ? invalid({ [field]: removedMessage }) : error;
    });
  }
  for (const file of removed) {
    await detachFile(db, { file, from: to, id }).catch((error: unknown) => {
      // An administrator may have taken it away by itself.
      if (!(error instanceof HttpError)) throw error;
    });
  }
}
