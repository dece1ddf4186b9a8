import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import {
  type listNotifications,
  notificationList,
} from '@zaplecze/contract/rooms/notifications/calls';
import { notificationStatus } from '@zaplecze/contract/rooms/notifications/lists';
import type { Db } from '../../kit/database/database.ts';
import { among, pagedList } from '../../kit/lists/paged-list.ts';
import { withoutDeadLinks } from './dead-links.queries.ts';
import { type Decisions, waitingOf } from './decisions.ts';

const names: Record<number, string> = {
  [notificationStatus.unread]: 'nieprzeczytane',
  [notificationStatus.read]: 'przeczytane',
};

const notifications = pagedList(notificationList, {
  from: (db: Db) => db.selectFrom('notification as n'),
  id: 'n.id',
  search: { in: 'n.search' },
  sort: { created: 'n.created' },
  filters: { status: among('n.status') },
});

/** What a notification leads to: what its kind does not name is null. */
function aboutOf(params: unknown) {
  const about = params as Record<string, string | number | undefined>;
  const part = (key: string) => (about[key] as number | undefined) ?? null;
  return {
    name: (about.name as string | undefined) ?? null,
    id: part('id'),
    project: part('project'),
    task: part('task'),
    procedure: part('procedure'),
    service: part('service'),
  };
}

/** The comment that calls the reader by a notice, on what can be answered where it is read. */
function commentIn(kind: string, params: unknown) {
  const { on, comment } = params as { on?: string; comment?: number };
  if ((kind !== 'mention' && kind !== 'commentAnswer') || comment === undefined) return null;
  if (on === 'projectTask') return { id: comment, on: 'task' as const };
  return on === 'issue' || on === 'offer' ? ({ id: comment, on } as const) : null;
}

/** A person's notifications, newest first, with what of them still waits for a decision. */
export async function listOwn(
  db: Db,
  user: number,
  query: Query<typeof listNotifications>,
  decisions: Decisions,
) {
  const page = await notifications.pageOf(
    db,
    query,
    (wanted) => wanted.select(['n.id', 'n.kind', 'n.content', 'n.status', 'n.params', 'n.created']),
    { of: (rows) => rows.where('n.user', '=', user) },
  );
  const waiting = await waitingOf(db, decisions, { person: user, notices: page.list });
  const notices = await withoutDeadLinks(db, page.list);
  const list = notices.map(({ status, params, kind, ...row }, at) => {
    const about = aboutOf(params);
    const subject = waiting[at];
    return {
      ...row,
      status: { id: status, name: names[status] ?? '' },
      params: about,
      acceptance: subject && 'acceptsOn' in subject ? subject : null,
      question: subject && 'question' in subject ? subject.question : null,
      comment: commentIn(kind, params),
      guest: subject && 'answer' in subject ? { id: about.id ?? 0, answer: subject.answer } : null,
    };
  });
  return { ...page, list };
}
