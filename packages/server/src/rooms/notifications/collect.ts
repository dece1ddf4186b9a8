import type { Db } from '../../kit/database/database.ts';
import { announceNotice, announceUnheard } from './announce/announce.ts';
import { tell } from './announce/bundle.ts';
import { renewUnread } from './collect.queries.ts';
import { type About, contentOf, linkOf, type NotificationKind, paramsOf } from './wording.ts';

/**
 * Tells several people something that comes in numbers: whoever has not read the last of the kind yet finds there how
 * many there are, and is told of no further one. Webhooks hear of each.
 *
 * @param all all of them as one, with how many there are
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
  if (to.length === 0) return await announceUnheard(db, { kind, by: null, about, more });
  const messages = to.map((person) => ({ to: person, about, more }));
  await announceNotice(db, { kind, by: null, messages });
  const renewed = await renewUnread(db, {
    ...{ kind, to, content: contentOf(kind, all, more) },
    params: { ...paramsOf(all), several: true },
  });
  const [content, params, link] = [contentOf(kind, about, more), paramsOf(about), linkOf(about)];
  const rows = to
    .filter((person) => !renewed.includes(person))
    .map((user) => ({ user, content, params, link }));
  if (rows.length > 0) await tell(db, kind, rows);
}
