import { maySeeCustom } from '@zaplecze/contract/kit/fields/custom-fields';
import { customViewLists } from '@zaplecze/contract/rooms/views/lists';
import { findCustomFields } from '../../kit/custom-fields/definitions.queries.ts';
import type { Db } from '../../kit/database/database.ts';
import type { User } from '../../kit/http/guard.ts';

/** In the place of a field that the reader does not see: no field has it, so that the list is shown without it, in words. */
const unseen = `x${'0'.repeat(39)}`;

/** An address without what names these fields, and without what is asked of them. */
function withoutKeys(state: string, keys: readonly string[]): string {
  if (keys.length === 0) return state;
  const key = `(?:${keys.join('|')})(?![A-Za-z0-9])`;
  return state
    .replace(new RegExp(`(filter\\[custom\\.)${key}([.a-z]*\\]=)[^&]*`, 'g'), `$1${unseen}$21`)
    .replace(new RegExp(`(custom[._])${key}`, 'g'), `$1${unseen}`);
}

/** Views as somebody may read them: one that others shared may name own fields that this person does not see. */
export async function readableViews<V extends { list: string; state: string }>(
  db: Db,
  { flags }: User,
  views: readonly V[],
): Promise<V[]> {
  if (!views.some(({ state }) => state.includes('custom'))) return [...views];
  const all = await findCustomFields(db, { archived: true });
  const hidden = all.filter((field) => !maySeeCustom(field, flags));
  return views.map((view) => {
    const keys = hidden
      .filter(({ record }) => customViewLists[record]?.some((list) => list === view.list))
      .map(({ key }) => key);
    return { ...view, state: withoutKeys(view.state, keys) };
  });
}
