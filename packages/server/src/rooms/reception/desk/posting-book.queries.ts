import type { PostingBook } from '@zaplecze/contract/rooms/reception/desk/calls';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { filesOf } from '../../../kit/database/refs.ts';
import { since, until } from '../../../kit/lists/paged-list.ts';

/** A company's mail of a day: everything outbound but what goes by e-Doręczenie. Undefined without such a company. */
export async function findBook(
  db: Db,
  { company, day }: { company: number; day: string },
): Promise<PostingBook | undefined> {
  const owner = await db
    .selectFrom('company')
    .select(['id', 'name'])
    .where('id', '=', company)
    .executeTakeFirst();
  if (!owner) return undefined;
  const [book, lines] = await Promise.all([
    db
      .selectFrom('postingBook as b')
      .select(['b.id', filesOf('postingBook', 'b.id').as('files')])
      .where('b.company', '=', company)
      .where('b.day', '=', day)
      .executeTakeFirst(),
    db
      .selectFrom('reception as r')
      .innerJoin('receptionType as t', 't.id', 'r.type')
      .where('r.category', '=', 'parcel')
      .where('r.direction', '=', 'outbound')
      .where('r.company', '=', company)
      .where('t.electronic', '=', false)
      .where(since('r.operationDate')(day))
      .where(until('r.operationDate')(day))
      .select(['r.id', 'r.sysNumber', 'r.partyName as party', 'r.typeName as type'])
      .select(sql<string | null>`nullif(r."taskNumber", '')`.as('taskNumber'))
      .select(
        sql<string>`concat_ws(', ', nullif(r."clientAddress", ''),
          nullif(concat_ws(' ', r."clientPostal", r."clientCity"), ''))`.as('address'),
      )
      .orderBy('r.sysOrder')
      .execute(),
  ]);
  return { id: book?.id ?? null, company: owner, day, lines, files: book?.files ?? [] };
}

/** The book that a confirmation hangs on. */
export const lockBook = (db: Db, id: number) =>
  db.selectFrom('postingBook').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
