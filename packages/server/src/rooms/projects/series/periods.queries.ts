import type { Days } from '@zaplecze/contract/kit/values/days';
import type { Db } from '../../../kit/database/database.ts';

/** Periods of recurring projects that begin within a range and are not called off, by their first day. */
export async function beginningPeriods(db: Db, range: Days, department: number | null) {
  let rows = db
    .selectFrom('project as p')
    .select(['p.id', 'p.name', 'p.clientName', 'p.serviceName'])
    .select((p) => p.ref('p.recurrentFrom').$notNull().as('from'))
    .where((or) => or.or([or('p.recurrent', '<>', 0), or('p.recurrentSource', 'is not', null)]))
    .where('p.recurrentFrom', '>=', range.dateFrom)
    .where('p.recurrentFrom', '<=', range.dateTo)
    .where('p.cancelled', '=', false);
  if (department !== null) rows = rows.where('p.department', '=', department);
  return await rows.orderBy('p.recurrentFrom').orderBy('p.id').execute();
}
