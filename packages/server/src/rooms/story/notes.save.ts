import { mentionedIn } from '@zaplecze/contract/kit/values/mentions';
import type { Db } from '../../kit/database/database.ts';
import type { User } from '../../kit/http/guard.ts';
import { insertRow, removeRow, saveRow } from '../../kit/records/rows.ts';
import {
  assertMentions,
  dropCalls,
  namedIn,
  noteCalls,
  notifyOfComment,
} from '../comments/index.ts';
import { attachFile, setFiles } from '../files/index.ts';
import type { KnownNote } from './notes.queries.ts';
import { clientTalk } from './talk.queries.ts';

type Fields = { text: string; contact?: boolean | undefined; files?: number[] | undefined };

/** Notifies the people whom a note mentions anew, once. */
async function call(
  db: Db,
  user: User,
  { client, note, mentioned }: { client: number; note: number; mentioned: number[] },
): Promise<void> {
  const saved = { id: note, mentioned, answered: null };
  await noteCalls(db, { talk: clientTalk, record: client, user }, saved);
  if (mentioned.length === 0) return;
  await notifyOfComment(db, {
    talk: clientTalk,
    user,
    about: await clientTalk.about(db, client),
    comment: saved,
  });
}

/** Writes a note on a client, with its files; gives its id. */
export async function createNote(
  db: Db,
  user: User,
  client: number,
  { files = [], text, contact = false }: Fields,
): Promise<number> {
  const mentioned = await assertMentions(db, { talk: clientTalk, record: client }, { text });
  const id = await insertRow(db, 'clientNote', { client, text, contact });
  for (const file of files) await attachFile(db, { file, user, to: 'clientNote', id });
  await call(db, user, { client, note: id, mentioned });
  return id;
}

/** Changes a note; gives its version. Whom it names no more it calls no more. */
export async function changeNote(
  db: Db,
  user: User,
  { id, client, note }: KnownNote,
  { files, ...fields }: Partial<Fields>,
): Promise<number> {
  if (files) await setFiles(db, { user, to: 'clientNote', id, files: note.files }, files);
  const { text } = fields;
  if (text !== undefined && text !== note.text) {
    const before = await namedIn(db, id, 'client');
    const mentioned = await assertMentions(
      db,
      { talk: clientTalk, record: client },
      { text, present: before },
    );
    const named = mentionedIn(text);
    const dropped = before.filter((person) => !named.includes(person));
    await dropCalls(db, id, dropped, 'client');
    await call(db, user, { client, note: id, mentioned });
  }
  return await saveRow(db, 'clientNote', id, fields);
}

/** Deletes a note; its files go with it (`release_note_files`). */
export const removeNote = (db: Db, id: number): Promise<void> => removeRow(db, 'clientNote', id);
