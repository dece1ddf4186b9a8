import { addressOf } from '@zaplecze/contract/addresses';
import { listAssignedIssues } from '@zaplecze/contract/rooms/issues/calls';
import { sql } from 'kysely';
import { candidatesWithCustom, customReasons } from '../../../kit/custom-fields/search.ts';
import { foundColumns, type SearchKind } from '../../../kit/lists/record-search.ts';
import { isParticipant } from '../issues.queries.ts';
import { issues } from './issues.list.queries.ts';

export const issueSearch: SearchKind = {
  allow: listAssignedIssues.allow,
  find: (db, question) => {
    const { id, flags } = question.user;
    return issues
      .rowsOf(db, { filter: {} }, (all) => (flags.manager ? all : all.where(isParticipant(id))))
      .innerJoin(
        candidatesWithCustom('issue', question, 'find_issue', !flags.manager),
        'f.id',
        'i.id',
      )
      .select(
        foundColumns({
          title: sql`i.name`,
          notes: sql`array[i."clientName"]`,
          more: sql`array[i."ordererName"] || string_to_array(i."userNames", ', ') || ${customReasons('issue', 'i.id', question.user.flags)}`,
        }),
      );
  },
  address: ({ id }) => addressOf('yourIssue', { id }),
  whole: (search, { flags }) => addressOf(flags.manager ? 'issues' : 'yourIssues', { search }),
};
