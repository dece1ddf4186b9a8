import { customName } from '@zaplecze/contract/kit/fields/custom-fields';
import { noValue } from '@zaplecze/contract/kit/fields/no-value';
import { customViewLists } from '@zaplecze/contract/rooms/views/lists';
import type { Db } from '../../../kit/database/database.ts';
import { type ChangedView, replaceInViews, restoreViews } from '../../views/index.ts';
import type { Change } from './changes.queries.ts';

/*
 * Saved views that filter by a choice which is taken out: they ask for what their records have instead, and again for it when
 * it is brought back.
 */

/** Views follow a choice that is taken out; what they were is kept with the change. */
export async function leadViews(
  db: Db,
  { id, record, field, option, successor }: Change & { option: number },
): Promise<void> {
  const { key } = await db
    .selectFrom('customField')
    .select('key')
    .where('id', '=', field)
    .executeTakeFirstOrThrow();
  const views = await replaceInViews(db, {
    ...{ lists: customViewLists[record] ?? [], filter: customName(key) },
    instead: [option, successor ?? noValue],
  });
  if (views.length === 0) return;
  await db
    .updateTable('customChange')
    .set({ was: JSON.stringify({ views }) })
    .where('id', '=', id)
    .execute();
}

/** The same views as they were, but for those that somebody has changed since. */
export async function leadViewsBack(db: Db, { id }: Change): Promise<void> {
  const { was } = await db
    .selectFrom('customChange')
    .select('was')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { views = [] } = (was ?? {}) as { views?: ChangedView[] };
  await restoreViews(db, views);
}
