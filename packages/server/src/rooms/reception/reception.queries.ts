import type { Reception } from '@zaplecze/contract/rooms/reception/calls';
import type { Direction } from '@zaplecze/contract/rooms/reception/lists';
import { sql } from 'kysely';
import { customOf } from '../../kit/custom-fields/values.queries.ts';
import type { Db } from '../../kit/database/database.ts';
import { authorTo, filesOf } from '../../kit/database/refs.ts';
import type { User } from '../../kit/http/guard.ts';
import { lockRow } from '../../kit/records/rows.ts';
import type { FileContext } from '../files/index.ts';
import { receptionMay } from './reception.rules.ts';
import { receptionColumns } from './reception.select.queries.ts';

export async function getReception(db: Db, user: User, id: number): Promise<Reception | undefined> {
  const row = await receptionColumns(db.selectFrom('reception as r'))
    .select([
      'r.created',
      'r.modified',
      authorTo('r.createdBy').as('createdBy'),
      authorTo('r.userModified').as('userModified'),
      filesOf('reception', 'r.id').as('files'),
      customOf('guest', 'r.id', user.flags).as('custom'),
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
  return (await lockRow(db, 'reception', id)) && (await getReception(db, user, id));
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

/** Whether a guest or a parcel came for this person. */
export async function concerns({ db, user, id }: FileContext): Promise<boolean> {
  const found = await db
    .selectFrom('reception')
    .select('id')
    .where('id', '=', id)
    .where('user', '=', user.id)
    .executeTakeFirst();
  return found !== undefined;
}
