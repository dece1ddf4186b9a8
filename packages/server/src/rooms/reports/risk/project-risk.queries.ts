import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import { openProjectStatuses, riskWindows } from '@zaplecze/contract/rooms/projects/lists';
import type { RiskRow, valueAtRisk } from '@zaplecze/contract/rooms/reports/value/calls';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { literals } from '../../../kit/database/literals.ts';
import { atRisk, plannedValue } from '../../projects/index.ts';
import { countedProjects, greatestGroups, projectGroups } from './project-scope.queries.ts';

/** Value of open projects and what of it is at risk, where most is at risk first; the groups after the tenth as one. */
export async function findRisk(
  db: Db,
  { by, filter }: Query<typeof valueAtRisk>,
): Promise<RiskRow[]> {
  return await greatestGroups<RiskRow>(db, by, {
    sums: sql`
      select ${projectGroups[by].id} as id, count(*) as open, sum(${plannedValue}) as "openValue",
        count(*) filter (where ${atRisk(riskWindows[0])}) as count,
        coalesce(sum(${plannedValue}) filter (where ${atRisk(riskWindows[0])}), 0) as value
      from project p
      where p.status in ${literals(openProjectStatuses)} and ${countedProjects(filter)}
      group by 1`,
    numbers: { open: 'int', openValue: 'float8', count: 'int', value: 'float8' },
    order: sql`value desc, "openValue" desc`,
  });
}
