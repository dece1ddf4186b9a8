import { addressOf } from '@zaplecze/contract/addresses';
import { listAssignedIssues } from '@zaplecze/contract/rooms/issues/calls';
import { sql } from 'kysely';
import { candidates, foundColumns, type Searched } from '../../../kit/lists/found.ts';
import { partTaken } from '../issues.queries.ts';
import { issues } from './issues.list.queries.ts';

export const issueSearch: Searched = {
  allow: listAssignedIssues.allow,
  find: (db, asked) => {
    const { id, flags } = asked.user;
    return issues
      .rowsOf(db, { filter: {} }, (all) => (flags.manager ? all : all.where(partTaken(id))))
      .innerJoin(candidates(asked, 'find_issue', !flags.manager), 'f.id', 'i.id')
      .select(
        foundColumns({
          title: sql`i.name`,
          notes: sql`array[i."clientName"]`,
          more: sql`array[i."ordererName"] || string_to_array(i."userNames", ', ')`,
        }),
      );
  },
  address: ({ id }) => addressOf('yourIssue', { id }),
};
