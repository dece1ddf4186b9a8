import { issueTypes } from '@zaplecze/contract/rooms/issues/lists';
import { reportPeriod } from '@zaplecze/contract/rooms/reports/calls';
import type { ReportFilter } from '@zaplecze/contract/rooms/reports/schemas';
import type { KeptRow } from '@zaplecze/contract/rooms/reports/work/calls';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { statusOf } from '../../../kit/database/refs.ts';
import { doneBy, ofCompanies, ofDepartments, promiseKept } from '../../issues/index.ts';
import { within } from '../scope.queries.ts';

type Row = Omit<KeptRow, 'type'> & { type: number };

/** Of issues reported in the period how their types' promises were kept, the type that broke most first. */
export async function findPromisesKept(db: Db, filter: ReportFilter): Promise<KeptRow[]> {
  const { user, department, company } = filter;
  const asked = [
    within('i.created', reportPeriod(filter)),
    sql<boolean>`(i."promisedAnswer" is not null or i."promisedDone" is not null)`,
    ...(user ? [doneBy(user)] : []),
    ...(department ? [ofDepartments(department)] : []),
    ...(company ? [ofCompanies(company)] : []),
  ];
  const { rows } = await sql<Row>`
    select i.type,
      (count(*) filter (where ${promiseKept.answered}))::int as answered,
      (count(*) filter (where ${promiseKept.answeredLate}))::int as "answeredLate",
      (count(*) filter (where ${promiseKept.done}))::int as done,
      (count(*) filter (where ${promiseKept.doneLate}))::int as "doneLate"
    from issue i where ${sql.join(asked, sql` and `)}
    group by i.type
    order by count(*) filter (where ${promiseKept.answeredLate} or ${promiseKept.doneLate}) desc, i.type`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, type: statusOf(issueTypes, row.type) }));
}
