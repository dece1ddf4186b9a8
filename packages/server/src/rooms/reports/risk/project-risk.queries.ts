import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import { openProjectStatuses, riskWindows } from '@zaplecze/contract/rooms/projects/lists';
import type { RiskRow, valueAtRisk } from '@zaplecze/contract/rooms/reports/value/calls';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { literals } from '../../../kit/database/literals.ts';
import { plannedValue } from '../../projects/index.ts';
import { burningAmong, findBurningInTime } from '../../radar/index.ts';
import { countedProjects, greatestGroups, projectGroups } from './project-scope.queries.ts';

/** Value of open projects and of those that burn, as the dashboard's first chart counts them, where most is at risk first; the groups after the tenth as one. */
export async function findRisk(
  db: Db,
  { by, filter }: Query<typeof valueAtRisk>,
): Promise<RiskRow[]> {
  const [, days] = riskWindows;
  const open = sql<boolean>`p.status in ${literals(openProjectStatuses)} and ${countedProjects(filter)}`;
  const inTime = await findBurningInTime(db, { projects: open }, days);
  const burns = burningAmong(inTime);
  return await greatestGroups<RiskRow>(db, by, {
    sums: sql`
      select ${projectGroups[by].id} as id, count(*) as open, sum(${plannedValue}) as "openValue",
        count(*) filter (where ${burns}) as count,
        coalesce(sum(${plannedValue}) filter (where ${burns}), 0) as value
      from project p
      where ${open}
      group by 1`,
    numbers: { open: 'int', openValue: 'float8', count: 'int', value: 'float8' },
    order: sql`value desc, "openValue" desc`,
  });
}
