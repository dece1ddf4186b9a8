import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import { monthsOf, reportPeriod } from '@zaplecze/contract/rooms/reports/calls';
import type { ReportFilter } from '@zaplecze/contract/rooms/reports/schemas';
import type { GroupBy, projectValue, ValueRow } from '@zaplecze/contract/rooms/reports/value/calls';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { plannedValue, valueDay } from '../../projects/index.ts';
import { countedProjects, greatestGroups, projectGroups } from '../risk/project-scope.queries.ts';

type Sum = Pick<ValueRow, 'count' | 'value'>;

/** Projects `p` whose value is counted in the period. */
const ofPeriod = (filter: ReportFilter) => {
  const { dateFrom, dateTo } = reportPeriod(filter);
  return sql<boolean>`${valueDay} between ${dateFrom}::date and ${dateTo}::date
    and ${countedProjects(filter)}`;
};

/** Planned value of the period's projects: each month, be it with nothing, or the greatest groups and the rest. */
export async function findValue(
  db: Db,
  { by, filter }: Query<typeof projectValue>,
): Promise<ValueRow[]> {
  const rows = by === 'month' ? await months(db, filter) : await greatest(db, by, filter);
  const whole = rows.reduce((all, { value }) => all + value, 0);
  return rows.map((row) => ({ ...row, share: whole > 0 ? row.value / whole : 0 }));
}

async function months(db: Db, filter: ReportFilter) {
  const { rows } = await sql<Sum & { name: string }>`
    select to_char(${valueDay}, 'YYYY-MM') as name, count(*)::int as count,
      sum(${plannedValue})::float8 as value
    from project p where ${ofPeriod(filter)} group by 1`.execute(db);
  return monthsOf(reportPeriod(filter)).map((name) => {
    const found = rows.find((row) => row.name === name) ?? { count: 0, value: 0 };
    return { id: null, name, rest: false, count: found.count, value: found.value };
  });
}

const greatest = (db: Db, by: GroupBy, filter: ReportFilter) =>
  greatestGroups<Omit<ValueRow, 'share'>>(db, by, {
    sums: sql`
      select ${projectGroups[by].id} as id, count(*) as count, sum(${plannedValue}) as value
      from project p where ${ofPeriod(filter)} group by 1`,
    numbers: { count: 'int', value: 'float8' },
    order: sql`value desc`,
  });
