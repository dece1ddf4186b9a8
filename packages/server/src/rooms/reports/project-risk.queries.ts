import type { Query } from '@zaplecze/contract/kit/endpoint';
import { openProjectStatuses, riskWindows } from '@zaplecze/contract/projects.lists';
import { mostValued, type RiskRow, type valueAtRisk } from '@zaplecze/contract/report-value';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { literals } from '../../kit/database/literals.ts';
import { atRisk, plannedValue } from '../projects/index.ts';
import { countedProjects, projectGroups } from './project-scope.queries.ts';

/** Value of open projects and what of it is at risk, where most is at risk first; the groups after the tenth as one. */
export async function findRisk(
  db: Db,
  { by, filter }: Query<typeof valueAtRisk>,
): Promise<RiskRow[]> {
  const { id, table } = projectGroups[by];
  const { rows } = await sql<RiskRow>`
    with sums as (
      select ${id} as id, count(*) as open, sum(${plannedValue}) as "openValue",
        count(*) filter (where ${atRisk(riskWindows[0])}) as count,
        coalesce(sum(${plannedValue}) filter (where ${atRisk(riskWindows[0])}), 0) as value
      from project p
      where p.status in ${literals(openProjectStatuses)} and ${countedProjects(filter)}
      group by 1
    ), placed as (
      select s.*, row_number() over (order by value desc, "openValue" desc, id) > ${mostValued} as rest
      from sums s
    )
    select case when not rest then id end as id,
      coalesce(case when not rest then (select g.name from ${sql.table(table)} g where g.id = k.id) end, '')
        as name,
      rest, sum(open)::int as open, sum("openValue")::float8 as "openValue",
      sum(count)::int as count, sum(value)::float8 as value
    from placed k group by rest, case when not rest then id end, 2
    order by rest, value desc, "openValue" desc, name`.execute(db);
  return rows;
}
