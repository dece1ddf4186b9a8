import type { CustomValues } from '@zaplecze/contract/kit/fields/custom-fields';
import { directionOf } from '@zaplecze/contract/kit/lists/list';
import type { Flags } from '@zaplecze/contract/permissions';
import { receptionList } from '@zaplecze/contract/rooms/reception/calls';
import { sql } from 'kysely';
import { findCustomValues } from '../../../kit/custom-fields/values.queries.ts';
import type { Db } from '../../../kit/database/database.ts';
import { fullName } from '../../../kit/database/refs.ts';
import { type ReceptionQuery, registers } from '../reception.list.queries.ts';

const batch = 500;

/** A row of the report: texts as they stand in the register. */
export type ReportRow = {
  id: number;
  fullName: string;
  description: string;
  partyName: string;
  clientCity: string | null;
  clientAddress: string | null;
  clientPostal: string | null;
  userName: string;
  companyName: string;
  typeName: string;
  operationDate: string;
  exitDate: string | null;
  direction: string | null;
  taskNumber: string;
  sysNumber: string;
  /** Those of its own fields that the reader sees. */
  custom: CustomValues;
};

/** How many rows a report will have, and the newest record it may tell of. */
export async function reportSize(db: Db, query: ReceptionQuery) {
  return await registers
    .rowsOf(db, await registers.lookedUp(db, query))
    .select([sql<number>`count(*)`.as('count'), sql<number>`coalesce(max(r.id), 0)`.as('until')])
    .executeTakeFirstOrThrow();
}

/**
 * All rows of the filter by date, read batch by batch, so that a report of any length takes little
 * memory. `until`: what is registered meanwhile is left out.
 */
export async function* reportRows(
  db: Db,
  query: ReceptionQuery,
  { until, flags }: { until: number; flags: Flags },
): AsyncGenerator<ReportRow[]> {
  // Without one of its own the database would begin with the oldest, and the next batch go the other way.
  const order = query.order ?? directionOf(receptionList, 'operationDate');
  const beyond = sql.raw(order === 'asc' ? '>' : '<');
  const search = await registers.lookedUp(db, query);
  let last: Pick<ReportRow, 'id' | 'operationDate'> | undefined;
  for (;;) {
    let rows = registers.rowsOf(db, search).where('r.id', '<=', until);
    if (last) {
      rows = rows.where(
        sql<boolean>`(r."operationDate", r.id) ${beyond} (${last.operationDate}::timestamptz, ${last.id}::integer)`,
      );
    }
    const found = await rows
      .select([
        'r.id',
        'r.fullName',
        'r.description',
        'r.partyName',
        'r.clientCity',
        'r.clientAddress',
        'r.clientPostal',
        sql<string>`coalesce((select ${fullName('p')} from person p where p.id = r."user"), '')`.as(
          'userName',
        ),
        'r.companyName',
        'r.typeName',
        'r.operationDate',
        'r.exitDate',
        'r.direction',
        'r.taskNumber',
        'r.sysNumber',
      ])
      .orderBy('r.operationDate', order)
      .orderBy('r.id', order)
      .limit(batch)
      .execute();
    const ids = found.map(({ id }) => id);
    // Of guests and parcels they stand in one table.
    const values = await findCustomValues(db, 'guest', ids, flags);
    if (found.length > 0) yield found.map((row) => ({ ...row, custom: values.get(row.id) ?? {} }));
    if (found.length < batch) return;
    last = found.at(-1);
  }
}
