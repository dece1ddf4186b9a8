import { projectStatus } from '@zaplecze/contract/rooms/projects/lists';
import type { ReportFilter } from '@zaplecze/contract/rooms/reports/schemas';
import { type GroupBy, mostValued } from '@zaplecze/contract/rooms/reports/value/calls';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { oneOf } from '../../../kit/lists/list.ts';
import { ofProjects } from '../scope.queries.ts';

type Scope = Pick<ReportFilter, 'company' | 'department' | 'user'>;

/** Projects `p` of the filter, whose person is the seller; cancelled ones bring nothing. */
export const countedProjects = (scope: Scope) =>
  sql<boolean>`p.status <> ${sql.lit(projectStatus.cancelled)} and ${ofProjects(scope)}
    and ${scope.user ? oneOf('p.seller', scope.user) : sql`true`}`;

/** By what projects are told; the name is the group's present one. */
export const projectGroups = {
  company: { id: sql`p.company`, table: 'company' },
  service: { id: sql`p.service`, table: 'serviceDefinition' },
  client: { id: sql`p.client`, table: 'client' },
} as const satisfies Record<GroupBy, { id: RawBuilder<unknown>; table: string }>;

/**
 * The greatest groups by themselves and all the others as one row, which stands last. `sums`: a row a
 * group, its `id` and the numbers; `order`: by which of them one is greater.
 */
export async function greatestGroups<R>(
  db: Db,
  by: GroupBy,
  {
    sums,
    numbers,
    order,
  }: {
    sums: RawBuilder<unknown>;
    numbers: Omit<{ [N in keyof R]: 'int' | 'float8' }, 'id' | 'name' | 'rest'>;
    order: RawBuilder<unknown>;
  },
): Promise<R[]> {
  const summed = Object.entries<string>(numbers).map(
    ([name, type]) => sql`sum(${sql.ref(name)})::${sql.raw(type)} as ${sql.ref(name)}`,
  );
  const { rows } = await sql<R>`
    with sums as (${sums}), placed as (
      select s.*, row_number() over (order by ${order}, id) > ${mostValued} as rest from sums s
    )
    select case when not rest then id end as id,
      coalesce(case when not rest
        then (select g.name from ${sql.table(projectGroups[by].table)} g where g.id = k.id) end, '') as name,
      rest, ${sql.join(summed)}
    from placed k group by rest, case when not rest then id end, 2
    order by rest, ${order}, name`.execute(db);
  return rows;
}
