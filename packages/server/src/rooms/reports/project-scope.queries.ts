import { projectStatus } from '@zaplecze/contract/projects.lists';
import type { ReportFilter } from '@zaplecze/contract/reports.schemas';
import { type RawBuilder, sql } from 'kysely';
import { oneOf } from '../../kit/lists/list.ts';
import { ofProjects } from './scope.queries.ts';

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
} as const satisfies Record<string, { id: RawBuilder<unknown>; table: string }>;

export type ProjectGroup = keyof typeof projectGroups;
