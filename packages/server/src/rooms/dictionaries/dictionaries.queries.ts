import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import type {
  AbsenceUnit,
  LeaveLowering,
  LimitKind,
} from '@zaplecze/contract/rooms/absences/lists';
import type { DictionaryCalls, DictionaryItem } from '@zaplecze/contract/rooms/dictionaries/calls';
import type {
  DictionaryBody,
  DictionaryChanges,
} from '@zaplecze/contract/rooms/dictionaries/forms';
import type { DictionaryKind } from '@zaplecze/contract/rooms/dictionaries/lists';
import { dictionaries } from '@zaplecze/contract/rooms/dictionaries/lists';
import { sql } from 'kysely';
import { type Db, preparedStatement } from '../../kit/database/database.ts';
import { personTo } from '../../kit/database/refs.ts';
import { invalid } from '../../kit/http/calls/errors.ts';
import { matches } from '../../kit/lists/search.ts';
import { asCounted } from '../../kit/lists/sort-key.ts';
import { insertRow, lockRow, saveRow } from '../../kit/records/rows.ts';
import { deleteOrArchive } from './usage.queries.ts';

type Link = { id: number; name: string };
type Links = Link[];
type Fields = Omit<DictionaryBody, 'departments'>;

/** Companies of a department and departments of a company, by name. */
const linked = (of: 'company' | 'department', listed: 'company' | 'department') => sql<Links>`
  coalesce((select json_agg(json_build_object('id', x.id, 'name', x.name) order by x.name, x.id)
    from "companyDepartment" l join ${sql.table(listed)} x on x.id = l.${sql.ref(listed)}
    where l.${sql.ref(of)} = d.id), '[]')`;

/**
 * Items of any kind with the columns its table has. The tables differ in little, so the richest
 * one stands for all in the types.
 */
function items(db: Db, kind: DictionaryKind) {
  return db
    .selectFrom(`${kind} as d` as 'calendarType as d')
    .select(['d.id', 'd.name', 'd.archived', 'd.version'])
    .$if(dictionaries[kind].colored, (all) => all.select('d.color'))
    .$if(kind === 'calendarType', (all) =>
      all
        .select(['d.isVacation', 'd.isPrivate', 'd.needsApproval', 'd.limited', 'd.limitDays'])
        .select(['d.limitForbids', 'd.interruptsLeave', sql<AbsenceUnit>`d.unit`.as('unit')])
        .select(sql<LimitKind>`d."limitKind"`.as('limitKind'))
        .select(sql<LeaveLowering | null>`d."lowersLeave"`.as('lowersLeave'))
        .select(
          sql<Link | null>`(select json_build_object('id', w.id, 'name', w.name)
            from "calendarType" w where w.id = d.within)`.as('within'),
        ),
    )
    .$if(kind === 'receptionType', (all) => all.select(sql<boolean>`d.electronic`.as('electronic')))
    .$if(kind === 'agreementType', (all) =>
      all.select(sql<string | null>`d.description`.as('description')),
    )
    .$if(kind === 'company', (all) =>
      all.select([
        linked('company', 'department').as('departments'),
        sql<string | null>`d."issuesEmail"`.as('issuesEmail'),
      ]),
    )
    .$if(kind === 'department', (all) =>
      all.select([linked('department', 'company').as('companies'), personTo('d.head').as('head')]),
    );
}

/** All items by name in Polish order; archived ones only when asked for. */
export function listItems(
  db: Db,
  kind: DictionaryKind,
  query: Query<DictionaryCalls['list']> = {},
): Promise<DictionaryItem[]> {
  const { archived, search, isVacation } = query;
  return items(db, kind)
    .$if(!archived, (all) => all.where('d.archived', '=', false))
    .$if(isVacation !== undefined, (all) => all.where('d.isVacation', '=', isVacation === true))
    .where(matches(sql<string>`fold(d.name)`, search))
    .orderBy(asCounted(sql`d.name`))
    .orderBy('d.id')
    .execute();
}

export function getItem(
  db: Db,
  kind: DictionaryKind,
  id: number,
): Promise<DictionaryItem | undefined> {
  return items(db, kind).where('d.id', '=', id).executeTakeFirst();
}

/** The same, locked for a change. */
export async function lockItem(
  db: Db,
  kind: DictionaryKind,
  id: number,
): Promise<DictionaryItem | undefined> {
  return (await lockRow(db, kind, id, { hold: 'fields' })) && (await getItem(db, kind, id));
}

/** @throws HttpError 400 when a name in use, or an address of another company, is given again */
async function named<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if ((error as { code?: unknown }).code !== '23505') throw error;
    if ((error as { constraint?: unknown }).constraint === 'company_issues_email')
      throw invalid({ issuesEmail: 'Ten adres ma już inna spółka' });
    throw invalid({ name: 'Taka nazwa już istnieje' });
  }
}

/** @throws HttpError 400 for a name that is taken */
export const insertItem = (db: Db, kind: DictionaryKind, fields: Fields): Promise<number> =>
  named(insertRow(db, kind as 'calendarType', fields));

/**
 * Writes an item's own fields. Also called with none, after a company's departments have changed:
 * its version then counts that change (see rooms/changes/merge.ts).
 *
 * @throws HttpError 400 for a name that is taken, also when an item comes back from the archive
 */
export async function updateItem(
  db: Db,
  kind: DictionaryKind,
  id: number,
  fields: Omit<DictionaryChanges, 'departments'>,
): Promise<void> {
  await named(saveRow(db, kind as 'calendarType', id, fields));
}

/**
 * Deletes an item nothing uses, archives another; gives whether it was archived. A department
 * that a company lists is in use by that company.
 */
export async function removeItem(db: Db, kind: DictionaryKind, id: number): Promise<boolean> {
  const listed =
    kind === 'department' &&
    (await db
      .selectFrom('companyDepartment')
      .select('company')
      .where('department', '=', id)
      .limit(1)
      .executeTakeFirst()) !== undefined;
  return deleteOrArchive(db, kind, id, { inUse: listed });
}

/** Whether somebody is an active person; kept so until the transaction ends. */
export async function worksHere(db: Db, person: number): Promise<boolean> {
  const found = await db
    .selectFrom('person')
    .select('id')
    .where('id', '=', person)
    .where('active', '=', true)
    .forKeyShare()
    .executeTakeFirst();
  return found !== undefined;
}

/** The sixteen provinces with their TERYT numbers, by name. */
export function listProvinces(db: Db) {
  return db
    .selectFrom('province')
    .modifyFront(preparedStatement)
    .select(['id', 'name'])
    .orderBy('name')
    .execute();
}
