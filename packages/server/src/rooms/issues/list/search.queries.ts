import { addressOf } from '@zaplecze/contract/addresses';
import { listAssignedIssues } from '@zaplecze/contract/rooms/issues/calls';
import { sql } from 'kysely';
import { candidates, foundColumns, type SearchKind } from '../../../kit/lists/record-search.ts';
import { isParticipant } from '../issues.queries.ts';
import { issues } from './issues.list.queries.ts';

export const issueSearch: SearchKind = {
  allow: listAssignedIssues.allow,
  find: (db, question) => {
    const { id, flags } = question.user;
    return issues
      .rowsOf(db, { filter: {} }, (all) => (flags.manager ? all : all.where(isParticipant(id))))
      .innerJoin(candidates(question, 'find_issue', !flags.manager), 'f.id', 'i.id')
      .select(
        foundColumns({
          title: sql`i.name`,
          notes: sql`array[i."clientName"]`,
          more: sql`array[i."ordererName"] || string_to_array(i."userNames", ', ')`,
        }),
      );
  },
  address: ({ id }) => addressOf('yourIssue', { id }),
  whole: (search, { flags }) => addressOf(flags.manager ? 'issues' : 'yourIssues', { search }),
};
