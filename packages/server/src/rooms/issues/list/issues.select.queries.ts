import type { DueFilter } from '@zaplecze/contract/kit/fields/limits';
import type { IssueRow } from '@zaplecze/contract/rooms/issues/calls';
import { issueRowFields } from '@zaplecze/contract/rooms/issues/fields';
import {
  issueStatuses,
  issueTypes,
  mergedName,
  openIssueStatuses,
} from '@zaplecze/contract/rooms/issues/lists';
import { sql } from 'kysely';
import { literals } from '../../../kit/database/literals.ts';
import { coloredTo, knownPerson, personJson, statusOf } from '../../../kit/database/refs.ts';
import type { User } from '../../../kit/http/guard.ts';
import { isDue } from '../../../kit/lists/list.ts';
import { columnsOf } from '../../../kit/records/record-fields.ts';
import { progressColumns } from '../../checklists/index.ts';
import { mayDelete } from '../issues.rules.ts';

/** That an issue `i` is open, and due then. */
export const issueDue = (due: DueFilter) => sql<boolean>`(i.status in ${literals(openIssueStatuses)}
  and ${isDue('i.dateRealization', due)})`;

const { overdue: _, ...columns } = issueRowFields;

/** Columns of an issue `i`, as lists and its page show them; status and type are still bare ids. */
export const issueSelectColumns = [
  'i.id',
  ...columnsOf('i', columns),
  'i.mergedInto',
  'i.version',
  ...progressColumns('i'),
  sql<IssueRow['users']>`coalesce((select json_agg(${personJson('u')}
    order by u."lastName", u."firstName", u.id) from "issueUser" l join person u on u.id = l."user"
    where l.issue = i.id), '[]')`.as('users'),
  sql<IssueRow['client']>`${coloredTo('client', 'i.client')}`.as('client'),
  knownPerson('i.orderedBy').as('orderedBy'),
  issueDue('overdue').as('overdue'),
] as const;

/**
 * For whom a person has the issue `i`: nobody when it is theirs, else one of those they substitute (`replaced`) who
 * executes or reported it. The issue's people are compared with the person; the other way round (`exists`) the
 * planner may take all issues of the person, be they tens of thousands.
 */
export const onBehalfOf = (person: number, replaced: number[]) => sql<IssueRow['onBehalfOf']>`
  case when i."orderedBy" = ${person}
      or ${person} = any(array(select l."user" from "issueUser" l where l.issue = i.id)) then null
    else (select json_build_object('id', u.id, 'name', u."firstName" || ' ' || u."lastName")
      from person u where u.id = any(${replaced}::int[]) and (u.id = i."orderedBy"
        or u.id = any(array(select l."user" from "issueUser" l where l.issue = i.id)))
      order by u.id limit 1) end`;

type Bare = {
  type: number;
  status: number;
  mergedInto: number | null;
  orderedBy: { id: number };
};

/** The status in words: what became a part of another issue was not cancelled, though it has that number. */
export function shownStatus({ status, mergedInto }: Pick<Bare, 'status' | 'mergedInto'>) {
  const known = statusOf(issueStatuses, status);
  return mergedInto === null ? known : { ...known, name: mergedName };
}

/** A row as lists answer it: what it is in words, and what this person may do with it. */
export const shownRow =
  (user: User) =>
  <R extends Bare>(row: R) => ({
    ...row,
    type: statusOf(issueTypes, row.type),
    status: shownStatus(row),
    may: { edit: row.mergedInto === null, delete: mayDelete(user, row.orderedBy.id) },
  });
