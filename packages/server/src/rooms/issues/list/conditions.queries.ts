import { openIssueStatuses, type PromiseOutcome } from '@zaplecze/contract/rooms/issues/lists';
import { type RawBuilder, sql } from 'kysely';
import { literals } from '../../../kit/database/literals.ts';
import { isPast, oneOf } from '../../../kit/lists/list.ts';

/*
 * Conditions on an issue `i`, for its list and for counts: a number and the list that it opens use the same
 * condition.
 */

/** Issues that somebody of these departments does. */
export const ofDepartments = (departments: number[]) =>
  sql<boolean>`exists (select from "issueUser" l join person u on u.id = l."user"
    where l.issue = i.id and ${oneOf('u.department', departments)})`;

/** Issues that somebody does whose department belongs to these companies. */
export const ofCompanies = (companies: number[]) =>
  sql<boolean>`exists (select from "issueUser" l join person u on u.id = l."user"
    where l.issue = i.id and u.department = any(array(select d.department from "companyDepartment" d
      where ${oneOf('d.company', companies)})))`;

const open = sql<boolean>`i.status in ${literals(openIssueStatuses)}`;

/** What became a part of another issue is counted by that one. */
const separate = sql<boolean>`i."mergedInto" is null`;

/** What was promised until an instant, and when it was there; the promised minute itself is in time. */
const stood = (until: string, at: string) => {
  const minute = sql`date_trunc('minute', ${sql.ref(at)})`;
  return {
    inTime: sql<boolean>`(${separate} and ${minute} <= ${sql.ref(until)})`,
    late: sql<boolean>`(${separate} and (${minute} > ${sql.ref(until)}
      or (${sql.ref(at)} is null and ${open} and ${isPast(until)})))`,
  };
};
const answer = stood('i.promisedAnswer', 'i.answeredAt');
const done = stood('i.promisedDone', 'i.doneAt');

/** Conditions by outcome of the promise; an issue that was cancelled or merged, or still has time, matches none. */
export const promiseOutcome: Record<PromiseOutcome, RawBuilder<boolean>> = {
  answered: answer.inTime,
  answeredLate: answer.late,
  done: done.inTime,
  doneLate: done.late,
};
