import type { Body } from '@zaplecze/contract/kit/calls/endpoint';
import type {
  askReading,
  changeReading,
  ReadingRequest,
} from '@zaplecze/contract/rooms/knowledge/calls';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { type LinkField, setLinks } from '../../kit/records/links.ts';
import { insertRow, saveRow } from '../../kit/records/rows.ts';
import { archivedMessage } from '../dictionaries/index.ts';

const links: Record<'departments', LinkField> = {
  departments: {
    table: 'readingDepartment',
    owner: 'request',
    column: 'department',
    of: 'department',
    message: 'Nie ma takiego działu',
    archived: archivedMessage,
  },
};

/** No one is asked to read the article any more; what was confirmed stays. */
export async function endReading(db: Db, article: number): Promise<void> {
  await db
    .updateTable('readingRequest')
    .set({ ended: sql`now()` })
    .where('article', '=', article)
    .where('ended', 'is', null)
    .execute();
}

/** Starts a request to read, in place of the former one; returns it. */
export async function ask(db: Db, article: number, body: Body<typeof askReading>): Promise<number> {
  const { departments, everybody, dueOn = null } = body;
  await endReading(db, article);
  const id = await insertRow(db, 'readingRequest', { article, everybody, dueOn });
  const wanted = { departments: everybody ? [] : departments };
  await setLinks(db, links, id, wanted, { fresh: true });
  return id;
}

/** Changes whom a request asks, and until when; gives its new version. */
export async function updateReading(
  db: Db,
  reading: ReadingRequest,
  body: Body<typeof changeReading>,
): Promise<number> {
  const { departments, ...fields } = body;
  const everybody = fields.everybody ?? reading.everybody;
  await setLinks(db, links, reading.id, { departments: everybody ? [] : departments });
  return await saveRow(db, 'readingRequest', reading.id, fields);
}

/** Keeps that somebody read, and which version; confirmed again, the first time stays. */
export async function confirmReading(
  db: Db,
  { request, person, version }: { request: number; person: number; version: number },
): Promise<void> {
  await db
    .insertInto('readingConfirmation')
    .values({ request, person, version })
    .onConflict((known) => known.doNothing())
    .execute();
}

/** Claims a notice of a reading request for these people; returns those who had not been notified. */
export async function claimNotices(
  db: Db,
  request: number,
  stage: number,
  people: number[],
): Promise<number[]> {
  if (people.length === 0) return [];
  const rows = await db
    .insertInto('readingNotice')
    .values(people.map((person) => ({ request, person, stage })))
    .onConflict((known) => known.doNothing())
    .returning('person')
    .execute();
  return rows.map(({ person }) => person);
}

/** Notes that those who have not read are reminded by hand on this day. */
export async function noteReminder(db: Db, request: number, day: string): Promise<void> {
  await db
    .updateTable('readingRequest')
    .set({ remindedOn: day })
    .where('id', '=', request)
    .execute();
}
