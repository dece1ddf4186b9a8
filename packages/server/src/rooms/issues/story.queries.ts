import { addressOf } from '@zaplecze/contract/addresses';
import { getIssue } from '@zaplecze/contract/rooms/issues/calls';
import { issueStatus, issueStatuses, mergedName } from '@zaplecze/contract/rooms/issues/lists';
import { type RawBuilder, sql } from 'kysely';
import { personTo, statusOf } from '../../kit/database/refs.ts';
import type { User } from '../../kit/http/guard.ts';
import { askers, type StoryRequest, type StorySource, storyRows } from '../../kit/lists/story.ts';
import type { EventSource } from '../../kit/records/record-events.ts';
import { talkOf } from '../comments/index.ts';

/**
 * Issues `i` that a person may open, as `maySeeIssue`: of those who take part, in whose names they look. Asked of many
 * issues of one client, where `takes_part()` would be called for each.
 */
export const seenIssues = (user: User, people: RawBuilder<number[]>) =>
  user.flags.manager
    ? sql<boolean>`true`
    : sql<boolean>`(i."orderedBy" = any(${people}) or exists (select from "issueUser" l
        where l.issue = i.id and l."user" = any(${people}))
      or exists (select from "issueFollower" f where f.issue = i.id and f."user" = any(${people})))`;

/** A merged issue is cancelled by its number but has another name: shown with a number that no status has. */
const merged = { ...statusOf(issueStatuses, issueStatus.cancelled), id: -1, name: mergedName };
const statuses = [...issueStatuses, merged];

const address = ({ id }: { id: number }) => addressOf('yourIssue', { id });
const base = {
  from: sql`issue i`,
  client: sql`i.client`,
  id: sql`i.id`,
  title: sql`i.name`,
  status: sql`case when i."mergedInto" is null then i.status else ${sql.lit(merged.id)} end`,
  search: sql`i.search`,
};
const seen = ({ user }: StoryRequest) => seenIssues(user, askers);
const { mentions, called } = talkOf('issue', 'c.id');

export const issueStory = {
  issueReported: {
    find: (request) =>
      storyRows(request, {
        ...base,
        kind: 'issueReported',
        at: sql`i.created`,
        where: seen(request),
        by: personTo('i.orderedBy'),
      }),
    statuses,
    address,
  },
  issueDone: {
    find: (request) =>
      storyRows(request, {
        ...base,
        kind: 'issueDone',
        at: sql`i."doneAt"`,
        where: sql`i."doneAt" is not null and ${seen(request)}`,
        by: sql`(select ${personTo('s.createdBy')} from "issueStatus" s
          where s.issue = i.id and s.status = ${issueStatus.done} order by s.id desc limit 1)`,
      }),
    statuses,
    address,
  },
  issueComment: {
    find: (request) =>
      storyRows(request, {
        kind: 'issueComment',
        from: sql`"clientEvent" e join comment c on c.id = e.record join issue i on i.id = c."attachedId"`,
        client: sql`e.client`,
        id: sql`e.record`,
        at: sql`e.at`,
        where: sql`e.kind = 'issueComment' and ${seen(request)}`,
        by: personTo('c.createdBy'),
        title: sql`i.name`,
        text: sql`c.text`,
        mentions,
        called,
        place: sql`jsonb_build_object('issue', i.id)`,
      }),
    address: ({ place }) => addressOf('yourIssue', { id: Number(place?.issue) }),
  },
} satisfies Record<string, StorySource>;

export const issueEvents: EventSource = {
  area: 'issues',
  allow: getIssue.allow,
  from: sql`issue i`,
  id: sql`i.id`,
  name: sql`i.name`,
  where: (user) => seenIssues(user, askers),
  goneAllow: 'manager',
};
