import type { Db } from '../../kit/database/database.ts';
import { announceNotice, announceToWebhooks } from './announce/announce.ts';
import { sendNotifications } from './announce/bundle.ts';
import { renewUnread } from './collect.queries.ts';
import { type About, linkOf, type NotificationKind, noticeHtml, paramsOf } from './wording.ts';

/**
 * Notifies several people of something that comes in numbers: while the last notice of the kind is unread, its number
 * grows and no further one is sent. Webhooks get each event.
 *
 * @param all one notice for all of them, with their number
 */
export async function notifyCollected(
  db: Db,
  {
    kind,
    to,
    about,
    more,
    all,
  }: { kind: NotificationKind; to: number[]; about: About; more: string; all: About },
): Promise<void> {
  if (to.length === 0) return await announceToWebhooks(db, { kind, by: null, about, more });
  const messages = to.map((person) => ({ to: person, about, more }));
  await announceNotice(db, { kind, by: null, messages });
  const renewed = await renewUnread(db, {
    ...{ kind, to, content: noticeHtml(kind, all, more) },
    params: { ...paramsOf(all), several: true },
  });
  const [content, params, link] = [noticeHtml(kind, about, more), paramsOf(about), linkOf(about)];
  const rows = to
    .filter((person) => !renewed.includes(person))
    .map((user) => ({ user, content, params, link }));
  if (rows.length > 0) await sendNotifications(db, kind, rows);
}
