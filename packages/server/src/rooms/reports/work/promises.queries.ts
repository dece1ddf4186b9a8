import { issueTypes } from '@zaplecze/contract/rooms/issues/lists';
import { reportPeriod } from '@zaplecze/contract/rooms/reports/calls';
import type { ReportFilter } from '@zaplecze/contract/rooms/reports/schemas';
import type { PromiseRow } from '@zaplecze/contract/rooms/reports/work/calls';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { statusOf } from '../../../kit/database/refs.ts';
import { doneBy, ofCompanies, ofDepartments, promiseOutcome } from '../../issues/index.ts';
import { inDays } from '../scope.queries.ts';

type Row = Omit<PromiseRow, 'type'> & { type: number };

/** Of issues reported in the period how their types' promises were kept, the type that broke most first. */
export async function findPromiseRows(db: Db, filter: ReportFilter): Promise<PromiseRow[]> {
  const { user, department, company } = filter;
  const outcomes = [
    inDays('i.created', reportPeriod(filter)),
    sql<boolean>`(i."promisedAnswer" is not null or i."promisedDone" is not null)`,
    ...(user ? [doneBy(user)] : []),
    ...(department ? [ofDepartments(department)] : []),
    ...(company ? [ofCompanies(company)] : []),
  ];
  const { rows } = await sql<Row>`
    select i.type,
      (count(*) filter (where ${promiseOutcome.answered}))::int as answered,
      (count(*) filter (where ${promiseOutcome.answeredLate}))::int as "answeredLate",
      (count(*) filter (where ${promiseOutcome.done}))::int as done,
      (count(*) filter (where ${promiseOutcome.doneLate}))::int as "doneLate"
    from issue i where ${sql.join(outcomes, sql` and `)}
    group by i.type
    order by count(*) filter (where ${promiseOutcome.answeredLate} or ${promiseOutcome.doneLate}) desc, i.type`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, type: statusOf(issueTypes, row.type) }));
}
