import { addressOf } from '@zaplecze/contract/addresses';
import { listProjects } from '@zaplecze/contract/rooms/projects/calls';
import { sql } from 'kysely';
import { candidatesWithCustom, customReasons } from '../../../kit/custom-fields/search.ts';
import { foundColumns, type SearchKind } from '../../../kit/lists/record-search.ts';
import { projects } from './projects.list.queries.ts';

export const projectSearch: SearchKind = {
  allow: listProjects.allow,
  find: (db, question) =>
    projects
      .rowsOf(db, { filter: {} })
      .innerJoin(candidatesWithCustom('project', question, 'find_project', false), 'f.id', 'p.id')
      .select(
        foundColumns({
          title: sql`p.name`,
          notes: sql`array[p."clientName"]`,
          more: customReasons('project', 'p.id', question.user.flags),
        }),
      ),
  address: ({ id }) => addressOf('project', { id }),
  whole: (search) => addressOf('projects', { search }),
};
