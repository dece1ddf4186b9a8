import { addressOf } from '@zaplecze/contract/addresses';
import { listProjects } from '@zaplecze/contract/rooms/projects/calls';
import { sql } from 'kysely';
import { candidates, foundColumns, type Searched } from '../../../kit/lists/found.ts';
import { projects } from './projects.list.queries.ts';

export const projectSearch: Searched = {
  allow: listProjects.allow,
  find: (db, asked) =>
    projects
      .rowsOf(db, { filter: {} })
      .innerJoin(candidates(asked, 'find_project', false), 'f.id', 'p.id')
      .select(foundColumns({ title: sql`p.name`, notes: sql`array[p."clientName"]` })),
  address: ({ id }) => addressOf('project', { id }),
};
