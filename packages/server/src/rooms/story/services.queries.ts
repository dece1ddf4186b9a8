import { openProjectStatuses } from '@zaplecze/contract/rooms/projects/lists';
import { sql } from 'kysely';
import { type Db, preparedStatement } from '../../kit/database/database.ts';
import { literals } from '../../kit/database/literals.ts';
import { coloredTo } from '../../kit/database/refs.ts';
import type { User } from '../../kit/http/guard.ts';

type Service = {
  type: { id: number; name: string; color: string | null };
  services: {
    id: number;
    name: string;
    department: { id: number; name: string; color: string | null };
    description: string | null;
  }[];
  projects: { open: number; all: number } | null;
};

/** What a client's services of one type are; undefined when the client has none of the type. */
export async function findService(
  db: Db,
  user: User,
  { id, type }: { id: number; type: number },
): Promise<Service | undefined> {
  const projects = user.flags.manager
    ? sql`(select json_build_object('open',
          count(*) filter (where p.status in ${literals(openProjectStatuses)}), 'all', count(*))
        from project p where p.client = ${id} and p.type = ${type})`
    : sql`null::json`;
  const { rows } = await sql<Service>`
    select ${preparedStatement} ${coloredTo('projectType', 'l.projectType')} as type,
      coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name,
          'department', ${coloredTo('department', 's.department')}, 'description', s.description)
          order by s.name, s.id)
        from "serviceDefinition" s where s.type = l."projectType" and not s.archived), '[]') as services,
      ${projects} as projects
    from "clientProjectType" l where l.client = ${id} and l."projectType" = ${type}`.execute(db);
  return rows[0];
}
