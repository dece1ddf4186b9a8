import type { Body } from '@zaplecze/contract/kit/calls/endpoint';
import { decodeQuery, encodeQuery } from '@zaplecze/contract/kit/calls/query';
import type {
  chooseView,
  createView,
  updateView,
  View,
} from '@zaplecze/contract/rooms/views/calls';
import { mostPinned, type ViewList } from '@zaplecze/contract/rooms/views/lists';
import type { Db } from '../../kit/database/database.ts';
import { HttpError, invalid } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import { insertRow, removeRow } from '../../kit/records/rows.ts';
import { departmentOf, hasNamesake, pinnedBeside } from './views.queries.ts';
import { assertShare } from './views.rules.ts';

/** @throws HttpError 400 on `name` */
async function assertOwnName(db: Db, view: Parameters<typeof hasNamesake>[1]): Promise<void> {
  if (await hasNamesake(db, view)) throw invalid({ name: 'Jest już widok o tej nazwie' });
}

/** Makes a view of the person's own; gives its id. */
export async function create(db: Db, user: User, body: Body<typeof createView>): Promise<number> {
  const department = await departmentOf(db, user.id);
  assertShare(user, body.shared, department);
  const view = { ...body, owner: user.id };
  await assertOwnName(db, view);
  return await insertRow(db, 'listView', {
    ...view,
    department: body.shared === 'department' ? department : null,
  });
}

/** Changes what was sent; who else saved it meanwhile is overwritten, as a view is no record of work. */
export async function update(
  db: Db,
  user: User,
  view: View,
  { shared, ...body }: Body<typeof updateView>,
): Promise<void> {
  if (body.name !== undefined)
    await assertOwnName(db, { ...view, owner: view.owner.id, name: body.name });
  const changed: Parameters<typeof write>[2] = { ...body };
  if (shared !== undefined && shared !== view.shared) {
    const department = await departmentOf(db, view.owner.id);
    assertShare(user, shared, department);
    Object.assign(changed, { shared, department: shared === 'department' ? department : null });
  }
  if (Object.keys(changed).length > 0) await write(db, view.id, changed);
}

async function write(
  db: Db,
  id: number,
  changed: { name?: string; state?: string; shared?: string; department?: number | null },
): Promise<void> {
  await db.updateTable('listView').set(changed).where('id', '=', id).execute();
}

/** Deletes a view; it leaves every menu with it. */
export const remove = (db: Db, id: number): Promise<void> => removeRow(db, 'listView', id);

/**
 * Updates a person's use of a view. At most one view of a list is the one that it opens with.
 *
 * @throws HttpError 409 when their menu is full
 */
export async function use(
  db: Db,
  user: User,
  view: View,
  { pinned = view.pinned, usual = view.usual }: Body<typeof chooseView>,
): Promise<void> {
  if (pinned && !view.pinned && (await pinnedBeside(db, user, view.id)) >= mostPinned) {
    throw new HttpError(
      409,
      `Do menu można przypiąć najwyżej ${mostPinned} widoków. Najpierw odepnij któryś z nich.`,
    );
  }
  if (usual) {
    await db
      .updateTable('listViewUse as u')
      .from('listView as v')
      .set({ usual: false })
      .whereRef('v.id', '=', 'u.view')
      .where('v.list', '=', view.list)
      .where('u.person', '=', user.id)
      .where('u.usual', '=', true)
      .execute();
  }
  await db
    .insertInto('listViewUse')
    .values({ person: user.id, view: view.id, pinned, usual })
    .onConflict((known) => known.columns(['person', 'view']).doUpdateSet({ pinned, usual }))
    .execute();
}

/** What a view of others asked for, and asks for now. */
export type ChangedView = { id: number; before: string; after: string };

/** The address with `to` instead of `from` among the numbers of a filter; the same where it is not there. */
function withInstead(state: string, filter: string, [from, to]: readonly [number, number]): string {
  const query = decodeQuery(state);
  const filters = query.filter as Record<string, string> | undefined;
  const values = filters?.[filter]?.split(',') ?? [];
  if (!values.includes(String(from))) return state;
  const next = values.map((one) => (one === String(from) ? String(to) : one));
  return encodeQuery({ ...query, filter: { ...filters, [filter]: [...new Set(next)].join(',') } });
}

/**
 * Puts another number into the filters of everybody's views.
 *
 * @param what.filter its name: `custom.formaOpodatkowania`
 * @returns what was changed, for `restoreViews`
 */
export async function replaceInViews(
  db: Db,
  what: { lists: readonly ViewList[]; filter: string; instead: readonly [number, number] },
): Promise<ChangedView[]> {
  const views = await db
    .selectFrom('listView')
    .select(['id', 'state'])
    .where('list', 'in', what.lists)
    .where('state', 'like', `%filter[${what.filter}]%`)
    .orderBy('id')
    .forUpdate()
    .execute();
  const changed = views
    .map(({ id, state }) => ({
      ...{ id, before: state },
      after: withInstead(state, what.filter, what.instead),
    }))
    .filter(({ before, after }) => before !== after);
  for (const { id, after } of changed) await write(db, id, { state: after });
  return changed;
}

/** Gives views back what they asked for, but for those that somebody has changed since. */
export async function restoreViews(db: Db, changed: readonly ChangedView[]): Promise<void> {
  for (const { id, before, after } of changed) {
    await db
      .updateTable('listView')
      .set({ state: before })
      .where('id', '=', id)
      .where('state', '=', after)
      .execute();
  }
}
