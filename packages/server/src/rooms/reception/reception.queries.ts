import type { Reception } from '@zaplecze/contract/reception';
import type { Direction } from '@zaplecze/contract/reception.lists';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../kit/database.ts';
import type { User } from '../../kit/guard.ts';
import { authorTo, filesOf } from '../../kit/refs.ts';
import type { Reception as ReceptionTable } from '../../kit/tables.ts';
import { receptionColumns } from './reception.list.queries.ts';
import { receptionMay } from './reception.rules.ts';

export async function getReception(db: Db, user: User, id: number): Promise<Reception | undefined> {
  const row = await receptionColumns(db.selectFrom('reception as r'))
    .select([
      'r.created',
      'r.modified',
      authorTo('r.createdBy').as('createdBy'),
      authorTo('r.userModified').as('userModified'),
      filesOf('reception', 'r.id').as('files'),
    ])
    .where('r.id', '=', id)
    .executeTakeFirst();
  return row && { ...row, may: receptionMay(user) };
}

/** A record locked for a change; undefined when there is none. */
export async function lockReception(
  db: Db,
  user: User,
  id: number,
): Promise<Reception | undefined> {
  const found = await db
    .selectFrom('reception')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return found && (await getReception(db, user, id));
}

export async function insertReception(db: Db, fields: Insertable<ReceptionTable>): Promise<number> {
  const row = await db
    .insertInto('reception')
    .values(fields)
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Changes a record, or (without fields) only counts a change of its files; gives its new version. */
export async function updateReception(
  db: Db,
  id: number,
  fields: Updateable<ReceptionTable>,
): Promise<number> {
  const row = await db
    .updateTable('reception')
    .set({ ...fields, modified: sql`clock_timestamp()` })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

export async function removeReception(db: Db, id: number): Promise<void> {
  await db.deleteFrom('reception').where('id', '=', id).execute();
}

/** A client's address as the record copies it; undefined when there is no such client. */
export function addressOf(db: Db, client: number) {
  return db
    .selectFrom('client')
    .select(['city as clientCity', 'street as clientAddress', 'postalCode as clientPostal', 'name'])
    .where('id', '=', client)
    .forShare()
    .executeTakeFirst();
}

export async function companyName(db: Db, id: number): Promise<string> {
  const row = await db
    .selectFrom('company')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.name;
}

/**
 * Takes the next number of a series. Others who want one of the same series wait until this
 * transaction ends; if it is rolled back, the next one gets the number.
 */
export async function takeNumber(
  db: Db,
  series: { company: number; direction: Direction; year: number },
): Promise<number> {
  const row = await db
    .insertInto('receptionCounter')
    .values({ ...series, last: 1 })
    .onConflict((known) =>
      known
        .columns(['company', 'direction', 'year'])
        .doUpdateSet({ last: sql`"receptionCounter".last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return row.last;
}
