import type { MenuView, View } from '@zaplecze/contract/rooms/views/calls';
import type { ViewList, ViewShare } from '@zaplecze/contract/rooms/views/lists';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { knownPerson } from '../../kit/database/refs.ts';
import type { DB } from '../../kit/database/tables.ts';
import type { User } from '../../kit/http/guard.ts';
import { lockRow } from '../../kit/records/rows.ts';
import { viewMay } from './views.rules.ts';

const ownDepartment = (person: number | string) =>
  sql<number | null>`(select own.department from person own where own.id =
    ${typeof person === 'number' ? person : sql.ref(person)})`;

/** Whether a person sees the view under the alias `v`; that gives them no right to the rows it shows. */
const seenBy = (person: number | string) => {
  const who = typeof person === 'number' ? sql`${person}` : sql.ref(person);
  return sql<boolean>`(v.owner = ${who} or v.shared = 'everybody'
    or (v.shared = 'department' and v.department = ${ownDepartment(person)}))`;
};

/** The views that stand in a person's menu or that their lists begin with, as JSON within a query of persons. */
export const menuViews = (person: string) => sql<MenuView[]>`coalesce((
    select json_agg(json_build_object('id', v.id, 'list', v.list, 'name', v.name, 'state', v.state,
      'pinned', u.pinned, 'usual', u.usual) order by v.name, v.id)
    from "listViewUse" u join "listView" v on v.id = u.view
    where u.person = ${sql.ref(person)} and (u.pinned or u.usual) and ${seenBy(person)}), '[]')`;

const views = (db: Db, user: User) =>
  db
    .selectFrom('listView as v')
    .leftJoin('listViewUse as u', (use) =>
      use.onRef('u.view', '=', 'v.id').on('u.person', '=', user.id),
    )
    .where(seenBy(user.id)) as SelectQueryBuilder<
    DB & { v: DB['listView']; u: DB['listViewUse'] },
    'v' | 'u',
    object
  >;

const shown = (db: Db, user: User) =>
  views(db, user).select([
    'v.id',
    sql<ViewList>`v.list`.as('list'),
    'v.name',
    'v.state',
    sql<boolean>`coalesce(u.pinned, false)`.as('pinned'),
    sql<boolean>`coalesce(u.usual, false)`.as('usual'),
    sql<ViewShare>`v.shared`.as('shared'),
    sql<View['department']>`(select json_build_object('id', d.id, 'name', d.name) from department d
      where d.id = v.department and v.shared = 'department')`.as('department'),
    knownPerson('v.owner').as('owner'),
    sql<boolean>`coalesce(v.department = ${ownDepartment(user.id)}, false)`.as('ofOwnDepartment'),
  ]);

export type ShownView = Omit<View, 'may'> & { ofOwnDepartment: boolean };

const withRights = (user: User, { ofOwnDepartment, ...view }: ShownView): View => ({
  ...view,
  may: viewMay(user, { ...view, ofOwnDepartment }),
});

/** One's own views of a list and those shared with one, each by name. */
export async function findViews(db: Db, user: User, list: ViewList): Promise<View[]> {
  const rows = await shown(db, user).where('v.list', '=', list).orderBy('v.name').execute();
  return rows.map((row) => withRights(user, row));
}

/** A view locked for a change; undefined when the person sees none. */
export async function lockView(db: Db, user: User, id: number): Promise<View | undefined> {
  if (!(await lockRow(db, 'listView', id))) return undefined;
  const row = await shown(db, user).where('v.id', '=', id).executeTakeFirst();
  return row && withRights(user, row);
}

/** The department with which somebody's views are shared. */
export async function departmentOf(db: Db, person: number): Promise<number | null> {
  const { id } = await db.selectNoFrom(ownDepartment(person).as('id')).executeTakeFirstOrThrow();
  return id;
}

/** Whether somebody has another view of the list under that name. */
export async function hasNamesake(
  db: Db,
  view: { owner: number; list: string; name: string; id?: number },
): Promise<boolean> {
  const found = await db
    .selectFrom('listView')
    .select('id')
    .where('owner', '=', view.owner)
    .where('list', '=', view.list)
    .where(sql<boolean>`lower(name) = lower(${view.name})`)
    .where('id', '<>', view.id ?? 0)
    .executeTakeFirst();
  return found !== undefined;
}

/** How many views the menu of a person shows, but for one. */
export async function pinnedBeside(db: Db, user: User, view: number): Promise<number> {
  const { count } = await views(db, user)
    .select(sql<number>`count(*)`.as('count'))
    .where('u.pinned', '=', true)
    .where('v.id', '<>', view)
    .executeTakeFirstOrThrow();
  return count;
}
