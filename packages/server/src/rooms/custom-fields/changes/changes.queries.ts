import type {
  CustomField,
  CustomKind,
  CustomRecord,
} from '@zaplecze/contract/kit/fields/custom-fields';
import type { CustomChange } from '@zaplecze/contract/rooms/custom-fields/calls';
import { sql } from 'kysely';
import { findCustomFields } from '../../../kit/custom-fields/definitions.queries.ts';
import { customTables } from '../../../kit/custom-fields/tables.ts';
import type { Db } from '../../../kit/database/database.ts';
import { lockRow } from '../../../kit/records/rows.ts';

/** A change of a field, or a choice that was taken out of its list, as its job has it. */
export type Change = {
  id: number;
  what: 'kind' | 'option';
  field: number;
  record: CustomRecord;
  label: string;
  kind: CustomKind;
  from: CustomKind | null;
  to: CustomKind | null;
  /** The description that comes, afterwards the one that is kept. */
  other: number | null;
  option: number | null;
  successor: number | null;
  state: 'running' | 'done' | 'undoing' | 'undone' | 'failed' | 'over';
  at: number;
  total: number;
  /** It can still be undone. */
  open: boolean;
  createdBy: number | null;
};

const change = sql`select c.id, c.what, c.field, f.record, f.label, f.kind, c."from", c."to", c.other, c.option, c.successor,
    c.state, c.at, c.total, (c.state = 'done' and c.until > now()) as open, c."createdBy"
  from "customChange" c join "customField" f on f.id = c.field`;

export const findChange = async (db: Db, id: number): Promise<Change | undefined> =>
  (await sql<Change>`${change} where c.id = ${id}`.execute(db)).rows[0];

/** The same held, so that nobody else goes on with it meanwhile. */
export const lockChange = async (db: Db, id: number): Promise<Change | undefined> =>
  (await lockRow(db, 'customChange', id)) && (await findChange(db, id));

/** What goes on, was not done, or can be undone; the newest first. */
export async function listChanges(db: Db): Promise<CustomChange[]> {
  const { rows } = await sql<CustomChange>`
    select c.id, c.what, c.field, c."from", c."to", o.name as option, c.state, c.done, c.total, c.lost, c.failure,
      case when ${isUndone} then c.until end as until, c.created,
      (select p."firstName" || ' ' || p."lastName" from person p where p.id = c."createdBy") as who
    from "customChange" c left join "customOption" o on o.id = c.option
    where c.state in ('running', 'undoing') or (c.state = 'failed' and c.created > now() - interval '30 days')
      or (c.state = 'done' and c.until > now())
    order by c.id desc`.execute(db);
  // A choice is taken back where its list is there.
  return rows.filter(({ what, state, until }) => what === 'kind' || state !== 'done' || until);
}

/** Of changes of kind the last one alone; of a choice where its field is the one that has the list. */
const isUndone = sql`case c.what
  when 'option' then o.field = c.field
  else not exists (select from "customChange" l where l.field = c.field and l.what = 'kind' and l.id > c.id
    and l.state in ('running', 'done', 'undoing')) end`;

/** Whether it is one that can be undone now. */
export async function mayUndo(db: Db, id: number): Promise<boolean> {
  const { rows } =
    await sql`select from "customChange" c left join "customOption" o on o.id = c.option
    where c.id = ${id} and c.state = 'done' and c.until > now() and ${isUndone}`.execute(db);
  return rows.length > 0;
}

/** Whether anything is being changed in a field: of a kind, of a list. */
export async function isBusy(db: Db, field: number): Promise<boolean> {
  const { rows } = await sql`select from "customChange"
    where field = ${field} and state in ('running', 'undoing')`.execute(db);
  return rows.length > 0;
}

/** Until when the last change of a field's kind can be undone; undefined where there is none. */
export async function undoneUntil(db: Db, field: number): Promise<string | undefined> {
  const { rows } = await sql<{ until: string }>`select until from "customChange"
    where field = ${field} and what = 'kind' and state = 'done' and until > now()
    order by id desc limit 1`.execute(db);
  return rows[0]?.until;
}

/** A description, also one that stands for nothing yet or no more. */
export async function descriptionOf(db: Db, id: number): Promise<CustomField> {
  const [field] = await findCustomFields(db, { ids: [id] });
  if (!field) throw new Error(`There is no field ${id}`);
  return field;
}

/** Records that somebody has written since a change began to watch them and that it has not gone through: up to `most`. */
export async function findTouched(
  db: Db,
  id: number,
  { most = null, all = false }: { most?: number | null; all?: boolean } = {},
): Promise<number[]> {
  const { rows } = await sql<{ record: number }>`select record from "customTouched"
    where change = ${id} and (${all} or not done) order by record limit ${most}::int`.execute(db);
  return rows.map(({ record }) => record);
}

/** Of how many records an option was taken, and how many of those somebody has changed since. */
export async function countTaken(db: Db, id: number): Promise<{ losers: number; changed: number }> {
  const { rows } = await sql<{ losers: number; changed: number }>`
    select count(*)::int as losers, count(t.record)::int as changed from "customTaken" k
    left join "customTouched" t on t.change = k.change and t.record = k.record
    where k.change = ${id}`.execute(db);
  return rows[0] ?? { losers: 0, changed: 0 };
}

/** An option with what its restoration has to know: whether another one is called so, and how many there are. */
export async function optionAt(db: Db, id: number) {
  const { rows } = await sql<{ name: string; hasNamesake: boolean; count: number }>`
    select o.name, coalesce(bool_or(lower(k.name) = lower(o.name)), false) as "hasNamesake", count(k.id)::int as count
    from "customOption" o left join "customOption" k on k.field = o.field and k.id <> o.id and k.removed is null
    where o.id = ${id} group by o.id`.execute(db);
  return rows[0];
}

/** How many records have a choice. */
export async function countChosen(
  db: Db,
  { record, field, option }: { record: CustomRecord; field: number; option: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from ${sql.table(customTables[record].values)} where field = ${field} and opt = ${option}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Changes of which something is kept that may go: their time is over, they were taken back, or they failed. */
export async function overChanges(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select c.id from "customChange" c
    where (c.state = 'done' and c.until <= ${now.toISOString()}::timestamptz)
      or (c.state in ('undone', 'failed', 'over') and c.what = 'kind' and c.other is not null)
      or (c.state = 'over' and c.what = 'option')
    order by c.id desc`.execute(db);
  return rows.map(({ id }) => id);
}

/** Changes that go on no more although they are not done. */
export async function stuckChanges(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from "customChange"
    where state in ('running', 'undoing') and failure is not null order by id`.execute(db);
  return rows.map(({ id }) => id);
}
