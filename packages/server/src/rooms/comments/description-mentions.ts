import type { Db } from '../../kit/database/database.ts';
import type { User } from '../../kit/http/guard.ts';
import { referenceChanges } from '../../kit/records/stored-text.ts';
import { keepPictures } from '../files/index.ts';
import { notify } from '../notifications/index.ts';
import type { Talk } from './readers.queries.ts';
import { assertNamed } from './talk.ts';

/** Kinds of descriptions that may have pictures: of which record, as `FileOwner` names them. */
type Described = Pick<Talk, 'readers' | 'about'> & {
  pictures: 'issueText' | 'projectText' | 'taskText';
};

/**
 * What comes with the formatted description of a record: whom it names anew may read the record and is told so, once;
 * its pictures are its files. Descriptions name people by links, as articles do (docs/decisions/0050).
 *
 * @throws HttpError 400 on `description`
 */
export async function keepDescription(
  db: Db,
  { user, record, of: { readers, about, pictures } }: { user: User; record: number; of: Described },
  { before, now }: { before: string | null; now: string | null | undefined },
): Promise<void> {
  if (now === undefined) return;
  const field = 'description';
  const { named, ...files } = referenceChanges(before, now);
  await assertNamed(db, readers(record), { named, field });
  await keepPictures(db, { user, to: pictures, id: record, field }, files);
  if (named.length === 0) return;
  const notice = { about: await about(db, record), by: user.id, more: user.name };
  await notify(db, { ...notice, kind: 'mention', to: named });
}
