import type { ClientNote } from '@zaplecze/contract/rooms/story/calls';
import { sql } from 'kysely';
import { type Db, preparedStatement } from '../../kit/database/database.ts';
import { authorTo, filesOf, personTo } from '../../kit/database/refs.ts';
import type { User } from '../../kit/http/guard.ts';
import { lockRow } from '../../kit/records/rows.ts';
import { talkOf } from '../comments/index.ts';
import { noteMay } from './notes.rules.ts';

/** Who changed a note `n` last, and when; null while it is as it was written. */
export const noteEdit = sql<ClientNote['edited']>`case when n.version > 1 then
  json_build_object('at', n.modified, 'by', ${authorTo('n.userModified')}) end`;

const { mentions } = talkOf('client', 'n.id');

/** A note as everybody who opens its client reads it. */
export async function findNote(db: Db, user: User, id: number) {
  const row = await db
    .selectFrom('clientNote as n')
    .modifyFront(preparedStatement)
    .select([
      'n.id',
      'n.client',
      'n.text',
      'n.contact',
      'n.created',
      'n.version',
      sql<ClientNote['mentions']>`${mentions}`.as('mentions'),
      personTo('n.createdBy').as('createdBy'),
      filesOf('clientNote', 'n.id').as('files'),
      noteEdit.as('edited'),
    ])
    .where('n.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { client, ...note } = row;
  return { id, client, note: { ...note, may: noteMay(user, note.createdBy?.id ?? null) } };
}
export type KnownNote = NonNullable<Awaited<ReturnType<typeof findNote>>>;

/** The same, locked for a change. */
export async function lockNote(db: Db, user: User, id: number): Promise<KnownNote | undefined> {
  return (await lockRow(db, 'clientNote', id)) && (await findNote(db, user, id));
}

/** What a note said before each of its changes, the newest first, in plain words. */
export async function textsBefore(db: Db, id: number) {
  const { rows } = await sql<{ at: string; by: { id: number; name: string } | null; text: string }>`
    select ${preparedStatement} h.at, (select json_build_object('id', u.id,
        'name', u."firstName" || ' ' || u."lastName") from person u where u.id = h.who) as by,
      mention_words(h.changes -> 'text' ->> 0) as text
    from history h where h.entity = 'clientNote' and h."entityId" = ${id}
      and h.action = 'update' and h.changes ? 'text'
    order by h.id desc limit 50`.execute(db);
  return rows;
}
