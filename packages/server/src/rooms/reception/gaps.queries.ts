import type { Direction } from '@zaplecze/contract/rooms/reception/lists';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { fullName } from '../../kit/database/refs.ts';
import { since, until } from '../../kit/lists/paged-list.ts';
import type { ReceptionQuery } from './reception.list.queries.ts';

/** A number that no parcel holds any more; `movedTo`: the parcel's new number, null: deleted. */
export type Hole = {
  number: string;
  companyName: string;
  direction: Direction;
  operationDate: string;
  movedTo: string | null;
  at: string;
  who: string | null;
};

/**
 * Holes in the numbering of the parcels that a report covers, by the day of the parcel that left
 * them. A report narrowed by anything but company, direction and days is no whole series: none.
 */
export async function findGaps(db: Db, { filter, search }: ReceptionQuery): Promise<Hole[]> {
  const { category, company, direction, dateFrom, dateTo, type, client, user } = filter;
  if (category !== 'parcel' || search || type || client || user) return [];
  let rows = db
    .selectFrom('receptionHole as h')
    .innerJoin('company as c', 'c.id', 'h.company')
    .leftJoin('person as p', 'p.id', 'h.who');
  if (company) rows = rows.where('h.company', '=', sql<number>`any(${company})`);
  if (direction) rows = rows.where('h.direction', '=', direction);
  if (dateFrom) rows = rows.where(since('h.operationDate')(dateFrom));
  if (dateTo) rows = rows.where(until('h.operationDate')(dateTo));
  return await rows
    .select([
      'h.number',
      'c.name as companyName',
      sql<Direction>`h.direction`.as('direction'),
      'h.operationDate',
      'h.movedTo',
      'h.at',
      sql<string | null>`case when p.id is not null then ${fullName('p')} end`.as('who'),
    ])
    .orderBy('h.number')
    .orderBy('h.id')
    .execute();
}
