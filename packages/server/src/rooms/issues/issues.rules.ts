import { emptyComment } from '@zaplecze/contract/rooms/comments/forms';
import { activeIssueStatuses, isReturn, issueStatus } from '@zaplecze/contract/rooms/issues/lists';
import { forbidden, invalid, joinedElsewhere } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';

/** What decides about an issue's course; `ordererActive`: the orderer still works here. */
export type Course = {
  status: number;
  orderedBy: number;
  ordererActive: boolean;
  /** It became a part of another one, which is worked on instead. */
  merged?: boolean;
};

type Who = { orderer: boolean; manager: boolean };

/** Managers see every issue, others those they take part in. */
export const maySeeIssue = (user: User, issue: { takesPart: boolean }): boolean =>
  user.flags.manager || issue.takesPart;

const { toDo, inProgress, done, accepted, cancelled } = issueStatus;

/**
 * Whether the person is the orderer of the issue. Once the orderer has left the company, managers
 * are: a done issue would otherwise wait for acceptance for ever.
 */
const whoIs = (user: User, { orderedBy, ordererActive }: Course): Who => ({
  orderer: user.id === orderedBy || (!ordererActive && user.flags.manager),
  manager: user.flags.manager,
});

/**
 * Where an issue may go from a status (ISS-31 to ISS-34): whoever takes part carries it from 1
 * and 2 to done or cancelled; a done one is accepted (30) or returned (2) by the orderer, and
 * cancelled by the orderer or a manager; those two also reopen what is cancelled or accepted.
 */
function nextStatuses(status: number, { orderer, manager }: Who): number[] {
  if (status === toDo) return [inProgress, done, cancelled];
  if (status === inProgress) return [toDo, done, cancelled];
  if (status === done)
    return [...(orderer ? [accepted, inProgress] : []), ...(orderer || manager ? [cancelled] : [])];
  return orderer || manager ? [toDo, inProgress] : [];
}

/** Managers delete issues, and whoever reported them. */
export const mayDelete = (user: User, orderedBy: number): boolean =>
  user.flags.manager || user.id === orderedBy;

/** A person's rights on an issue that they can see. */
export function issueMay(user: User, issue: Course) {
  const who = whoIs(user, issue);
  if (issue.merged) {
    const own = mayDelete(user, issue.orderedBy);
    return { edit: false, delete: own, statuses: [issue.status], accept: false };
  }
  return {
    edit: true,
    delete: mayDelete(user, issue.orderedBy),
    statuses: [issue.status, ...nextStatuses(issue.status, who)],
    accept: issue.status === done && who.orderer,
  };
}

/** Whether a step takes up again what was over. */
export const isReopening = (before: number, next: number) =>
  !activeIssueStatuses.includes(before) && activeIssueStatuses.includes(next);

/**
 * Refuses a step that the issue's course does not have (400 on `status`), one that is another
 * person's to take (403), and a return without words (400 on `comment`).
 *
 * @throws HttpError
 */
export function assertStep(user: User, issue: Course, next: number, comment: string | null): void {
  if (next === issue.status) return;
  if (!issueMay(user, issue).statuses.includes(next)) {
    if (nextStatuses(issue.status, { orderer: true, manager: true }).includes(next))
      throw forbidden();
    throw invalid({
      status:
        next === accepted
          ? 'Zaakceptować można tylko zrealizowane zgłoszenie'
          : 'Z obecnego statusu nie można przejść do tego',
    });
  }
  if (isReturn(issue.status, next) && !comment) throw invalid({ comment: emptyComment });
}

/** @throws HttpError 409 for an issue that became a part of another one: that one is worked on */
export function assertSeparate({ issue }: { issue: { mergedInto: number | null } }): void {
  if (issue.mergedInto !== null)
    throw joinedElsewhere('To zgłoszenie połączono z innym, do którego prowadzi teraz jego adres');
}
