import type { Issue } from '@zaplecze/contract/rooms/issues/calls';
import { activeIssueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import type { MergePreview } from '@zaplecze/contract/rooms/issues/merging/calls';
import { conflict, invalid } from '../../../kit/http/calls/errors.ts';
import type { User } from '../../../kit/http/guard.ts';
import type { KnownIssue } from '../issues.queries.ts';
import { maySeeIssue } from '../issues.rules.ts';

type Person = Issue['users'][number];

const each = (people: Person[]) => [...new Map(people.map((one) => [one.id, one])).values()];
const without = (people: Person[], known: Person[]) =>
  each(people).filter(({ id }) => !known.some((one) => one.id === id));

/** Executors and followers that `into` gets when other issues are merged into it. */
export function peopleOf(into: Issue, others: Issue[]) {
  const reported = others.flatMap((one) => [one.orderedBy, ...one.followers]);
  return {
    users: without(
      others.flatMap((one) => one.users),
      into.users,
    ),
    followers: without(reported, [into.orderedBy, ...into.followers]),
  };
}

type Filled = MergePreview['filled'];

/** Fields that `into` lacks, with the value of the first other issue that has one. */
export function filledOf(into: Issue, others: Issue[]): Filled {
  const first = <K extends keyof Filled>(key: K) =>
    into[key] === null ? others.find((one) => one[key] !== null)?.[key] : undefined;
  const found = {
    client: first('client'),
    dateRealization: first('dateRealization'),
    dateRealizationEstimation: first('dateRealizationEstimation'),
    timeRequired: first('timeRequired'),
  };
  return Object.fromEntries(
    Object.entries(found).filter(([, value]) => value !== undefined && value !== null),
  ) as Filled;
}

/** Whether one of them is about another client. */
export const isOfOther = (into: Issue, others: Issue[]): boolean => {
  const clients = [into, ...others].flatMap(({ client }) => client?.id ?? []);
  return new Set(clients).size > 1;
};

/**
 * Refuses what cannot become a part of an issue: itself (400), one that is not there or not seen (400: which of the
 * two is not told), and what is over or was merged already, on either side (409).
 *
 * @throws HttpError
 */
export function assertMergeable(
  user: User,
  into: KnownIssue,
  others: (KnownIssue | undefined)[],
): KnownIssue[] {
  const seen = others.filter((one): one is KnownIssue => Boolean(one && maySeeIssue(user, one)));
  if (seen.length < others.length) throw invalid({ issues: 'Nie ma takiego zgłoszenia' });
  if (seen.some(({ id }) => id === into.id))
    throw invalid({ issues: 'Zgłoszenia nie można połączyć z nim samym' });
  for (const { issue } of [into, ...seen]) {
    if (issue.mergedInto !== null)
      throw conflict(`Zgłoszenie „${issue.name}” połączono już z innym.`);
    if (!activeIssueStatuses.includes(issue.status.id))
      throw conflict(`Łączy się tylko otwarte zgłoszenia, a „${issue.name}” jest zamknięte.`);
  }
  return seen;
}
