import { addressOf } from '@zaplecze/contract/addresses';
import { linkedIn } from '@zaplecze/contract/kit/values/mentions';
import type { Db } from '../../kit/database/database.ts';
import type { User } from '../../kit/http/guard.ts';
import { aboutScreen, notify } from '../notifications/index.ts';
import { activePeople } from '../people/index.ts';

/** Whom an article names that it did not name before is told so, once; everybody reads articles. */
export async function notifyMentioned(
  db: Db,
  user: User,
  article: { id: number; name: string },
  { before, now }: { before: string | null; now: string | null },
): Promise<void> {
  const known = linkedIn(before ?? '');
  const added = linkedIn(now ?? '').filter((id) => !known.includes(id));
  const to = [...(await activePeople(db, added))];
  const about = aboutScreen({ ...article, address: addressOf('knowledge', { item: article.id }) });
  await notify(db, { kind: 'mention', to, by: user.id, about, more: user.name });
}
