import type { Db } from '../database/database.ts';
import type { User } from '../http/guard.ts';
import { type Disclosed, noteDisclosure } from './disclosures.ts';

/** What of a query does not say which rows they are. */
const besides = new Set(['access-token', 'format', 'page', 'perPage']);

/**
 * Writes down that a person takes data out of the product as a file. Part of the download: what cannot be written
 * down is not given out.
 *
 * @param note.list title of what is taken
 * @param note.path of the list's call, which says what its filters mean
 * @param note.query what was asked for; of it are kept search, filters and order, never a token
 * @param note.people false where it tells of no people; else it is a disclosure too, by these words or the usual ones
 */
export async function noteExport(
  db: Db,
  user: User,
  note: {
    list: string;
    path?: string;
    format: string;
    rows: number;
    query: object;
    people?: false | Disclosed | undefined;
  },
): Promise<void> {
  const { list, path = '', format, rows } = note;
  const asked = Object.entries(note.query).filter(([name]) => !besides.has(name));
  const noted = await db
    .insertInto('listExport')
    .values({
      createdBy: user.id,
      list,
      path,
      format,
      rowCount: rows,
      query: JSON.stringify(Object.fromEntries(asked)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (note.people === false) return;
  const told = { kind: 'list', what: list, rows, listExport: noted.id, ...note.people } as const;
  await noteDisclosure(db, user.id, told);
}
