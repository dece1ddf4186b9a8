import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import type { Days } from '@zaplecze/contract/kit/values/days';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import {
  type Announcement,
  announcedList,
  type listAnnounced,
} from '@zaplecze/contract/rooms/visits/announced/calls';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { authorTo, coloredTo, knownPerson } from '../../../kit/database/refs.ts';
import type { AnnouncedGuest, DB } from '../../../kit/database/tables.ts';
import type { User } from '../../../kit/http/guard.ts';
import { pagedList, since, until } from '../../../kit/lists/paged-list.ts';
import { asCounted } from '../../../kit/lists/sort-key.ts';
import { lockRow } from '../../../kit/records/rows.ts';
import { mayKeep } from '../visits.rules.ts';

type Rows = SelectQueryBuilder<DB & { a: AnnouncedGuest }, 'a', object>;

const columns = (rows: Rows) =>
  rows.select([
    'a.id',
    'a.fullName',
    'a.clientName',
    'a.expected',
    'a.people',
    sql<string | null>`nullif(a.car, '')`.as('car'),
    sql<string | null>`nullif(a.description, '')`.as('description'),
    'a.entered',
    'a.version',
    knownPerson('a.user').as('user'),
    coloredTo('client', 'a.client').as('client'),
    authorTo('a.createdBy').as('createdBy'),
  ]);

const announced = pagedList(announcedList, {
  from: (db: Db) => db.selectFrom('announcedGuest as a'),
  id: 'a.id',
  search: { in: 'a.search', fragments: 'a.fragments' },
  sort: {
    expected: 'a.expected',
    fullName: 'a.fullName',
    user: 'a.userName',
    client: asCounted('a.partyName'),
  },
  filters: {
    coming: (coming) =>
      coming ? sql`a.entered is null and ${since('a.expected')(warsawDay())}` : undefined,
    dateFrom: since('a.expected'),
    dateTo: until('a.expected'),
  },
});

const rowColumns =
  (user: User) =>
  (row: Omit<Announcement, 'may'>): Announcement => {
    const may = row.entered === null && mayKeep(user, row);
    return { ...row, may: { edit: may, delete: may } };
  };

const isOwn = (user: User) => sql<boolean>`(a."user" = ${user.id} or a."createdBy" = ${user.id})`;

/** Guests who come to a person, or whom they announced. */
export const findAnnounced = (db: Db, user: User, query: Query<typeof listAnnounced>) =>
  announced.pageOf(db, query, (wanted) => columns(wanted as unknown as Rows), {
    row: rowColumns(user),
    of: (rows) => rows.where(isOwn(user)),
  });

/** Announced guests `a` that this person may read: their own, and everybody's for the reception. */
export const announcedRows = (db: Db, user: User) => {
  const rows = announced.rowsOf(db, { filter: {} });
  return user.flags.reception ? rows : rows.where(isOwn(user));
};

export async function getAnnounced(
  db: Db,
  user: User,
  id: number,
): Promise<Announcement | undefined> {
  const row = await columns(db.selectFrom('announcedGuest as a'))
    .where('a.id', '=', id)
    .executeTakeFirst();
  return row && rowColumns(user)(row);
}

/** The same, locked for a change. */
export async function lockAnnounced(
  db: Db,
  user: User,
  id: number,
): Promise<Announcement | undefined> {
  return (await lockRow(db, 'announcedGuest', id)) && (await getAnnounced(db, user, id));
}

/** Whom the reception expects on a day and has not let in, by the hour. */
export async function expectedOn(db: Db, user: User, day: string): Promise<Announcement[]> {
  const rows = await columns(db.selectFrom('announcedGuest as a'))
    .where('a.entered', 'is', null)
    .where(since('a.expected')(day))
    .where(until('a.expected')(day))
    .orderBy('a.expected')
    .orderBy('a.id')
    .execute();
  return rows.map(rowColumns(user));
}

/** The guest of this name whom somebody expects today, where there is one who has not come. */
export async function findExpected(
  db: Db,
  { fullName, user }: { fullName: string; user: number },
): Promise<number | undefined> {
  const day = warsawDay();
  const row = await db
    .selectFrom('announcedGuest as a')
    .select('a.id')
    .where('a.user', '=', user)
    .where('a.entered', 'is', null)
    .where(since('a.expected')(day))
    .where(until('a.expected')(day))
    .where(sql<boolean>`fold(a."fullName") = fold(${fullName})`)
    .orderBy('a.expected')
    .forUpdate()
    .executeTakeFirst();
  return row?.id;
}

/** Guests announced to a person for these days, those who came included, by the hour. */
export const listGuestsOf = (db: Db, host: number, { dateFrom, dateTo }: Days) =>
  db
    .selectFrom('announcedGuest as a')
    .select(['a.id', 'a.fullName', 'a.partyName', 'a.expected', 'a.people', 'a.description'])
    .where('a.user', '=', host)
    .where(since('a.expected')(dateFrom))
    .where(until('a.expected')(dateTo))
    .orderBy('a.expected')
    .orderBy('a.id')
    .execute();
