import type { Db } from '../database/database.ts';
import type { User } from '../http/guard.ts';
import { type DisclosureDetails, noteDisclosure } from './disclosures.ts';

/** Parameters of a query that select no rows. */
const besides = new Set(['access-token', 'format', 'page', 'perPage']);

/**
 * Registers that a person downloads data as a file. Part of the download: without the entry there is no file.
 *
 * @param note.list title of the list
 * @param note.path of the list's call, which says what its filters mean
 * @param note.query the query; search, filters and order are stored, never a token
 * @param note.people false where the list has no personal data; else the download is a disclosure too, with these
 * words or the usual ones
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
    people?: false | DisclosureDetails | undefined;
  },
): Promise<void> {
  const { list, path = '', format, rows } = note;
  const parameters = Object.entries(note.query).filter(([name]) => !besides.has(name));
  const noted = await db
    .insertInto('listExport')
    .values({
      createdBy: user.id,
      list,
      path,
      format,
      rowCount: rows,
      query: JSON.stringify(Object.fromEntries(parameters)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (note.people === false) return;
  const details = { kind: 'list', what: list, rows, listExport: noted.id, ...note.people } as const;
  await noteDisclosure(db, user.id, details);
}
