import { mostItems } from '@zaplecze/contract/rooms/checklists/forms';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import { removeRow, saveRow } from '../../kit/records/rows.ts';
import { notify } from '../notifications/index.ts';
import { activePeople, personAtWork } from '../people/index.ts';
import { listReaders } from './checklists.queries.ts';
import type { ChecklistKind, ChecklistOwner, ChecklistRecord } from './owners.queries.ts';

/** The record of a checklist, locked. */
export type Of = { owner: ChecklistOwner; kind: ChecklistKind; record: ChecklistRecord };

type Fields = { text: string; person?: number | null | undefined; day?: string | null | undefined };

/** @throws HttpError 400 on `person` for somebody who does not see the record, or does not work here */
async function assertReader(db: Db, { kind, record }: Of, person: number | null | undefined) {
  if (!person) return;
  const found = await listReaders(db, kind, record.id, [person]);
  if (found.length === 0 || !(await activePeople(db, [person])).has(person))
    throw invalid({ person: kind.stranger });
}

/** Adds a point at the end; its person is notified. Returns its id. */
export async function addItem(db: Db, user: User, of: Of, fields: Fields): Promise<number> {
  const { owner, record } = of;
  await assertReader(db, of, fields.person);
  const { count, next } = await db
    .selectFrom('checklistItem')
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`coalesce(max(position) + 1, 0)`.as('next'),
    ])
    .where(owner, '=', record.id)
    .executeTakeFirstOrThrow();
  if (count >= mostItems) throw invalid({ text: `Najwyżej ${mostItems} punktów` });
  const { id } = await db
    .insertInto('checklistItem')
    .values({ ...fields, [owner]: record.id, position: next })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tellPerson(db, user, of, fields);
  return id;
}

type Item = { id: number; text: string; person: number | null; day: string | null };
type Changes = Partial<Fields> & { done?: boolean | undefined };

/** Changes a point and ticks it off; somebody who gets it by that is told. Gives its version. */
export async function changeItem(
  db: Db,
  user: User,
  { item, ...of }: Of & { item: Item },
  { done, ...fields }: Changes,
): Promise<number> {
  const reassigned = fields.person !== undefined && fields.person !== item.person;
  if (reassigned) await assertReader(db, of, fields.person);
  const version = await saveRow(db, 'checklistItem', item.id, {
    ...fields,
    ...(done === false && {
      // Who has left gives the point to whoever took over from them.
      person: await personAtWork(db, fields.person === undefined ? item.person : fields.person),
    }),
    ...(done !== undefined && {
      // Ticked off already, it keeps who did it and when.
      doneAt: sql<string | null>`case when ${done} then coalesce("doneAt", now()) end`,
      doneBy: sql<number | null>`case when ${done} then
        case when "doneAt" is null then ${user.id}::int else "doneBy" end end`,
    }),
  });
  if (reassigned && !done) await tellPerson(db, user, of, { ...item, ...fields });
  return version;
}

async function tellPerson(
  db: Db,
  user: User,
  { record }: Of,
  { text, person, day }: { text?: string; person?: number | null; day?: string | null },
): Promise<void> {
  if (!person) return;
  const until = day ? `, do ${day.split('-').reverse().join('.')}` : '';
  await notify(db, {
    kind: 'checklistItem',
    to: [person],
    by: user.id,
    about: await record.about(),
    more: `${text}${until}`,
  });
}

export const removeItem = (db: Db, id: number): Promise<void> => removeRow(db, 'checklistItem', id);

/** Puts the points of a record in this order; those not named stay behind them, in theirs. */
export async function orderItems(db: Db, { owner, record }: Of, ids: number[]): Promise<void> {
  await sql`update "checklistItem" i set position = o.position
    from (
      select x.id, (row_number() over (order by w.at nulls last, x.position, x.id) - 1)::int as position
      from "checklistItem" x left join unnest(${ids}::int[]) with ordinality as w(id, at) on w.id = x.id
      where x.${sql.ref(owner)} = ${record.id}
    ) o
    where o.id = i.id and i.position <> o.position`.execute(db);
}

/** The points of somebody who leaves are nobody's in particular again: whoever works on the record does them. */
export async function leaveItems(db: Db, person: number): Promise<void> {
  await db
    .updateTable('checklistItem')
    .set({ person: null })
    .where('person', '=', person)
    .where('doneAt', 'is', null)
    .execute();
}

/** Points of one issue that another one lacks: none there has the same words. */
const lackedPoints = (from: number, to: number) => sql`
  select i.id from "checklistItem" i where i.issue = ${from} and not exists (
    select from "checklistItem" k where k.issue = ${to} and fold(k.text) = fold(i.text))`;

/** How many points would come from issues to another one, and how many it has already. */
export async function countPoints(db: Db, from: number[], to: number) {
  const { rows } = await sql<{ points: number; same: number }>`
    select count(*) filter (where not k.has)::int as points, count(*) filter (where k.has)::int as same
    from "checklistItem" i cross join lateral (select exists (
      select from "checklistItem" o where o.issue = ${to} and fold(o.text) = fold(i.text)) as has) k
    where i.issue = any(${from}::int[])`.execute(db);
  return rows[0] ?? { points: 0, same: 0 };
}

/**
 * Puts the points of one issue at the end of another one's list, those that it lacks; gives their ids. `only`: these
 * of them, whatever is there. Both issues must be locked.
 */
export async function movePoints(
  db: Db,
  { from, to, only }: { from: number; to: number; only?: number[] },
): Promise<number[]> {
  const which = only
    ? sql`select x.id from unnest(${only}::int[]) as x(id)`
    : lackedPoints(from, to);
  const { rows } = await sql<{ id: number }>`
    update "checklistItem" i set issue = ${to}, position = o.position
    from (
      select x.id, (select coalesce(max(position) + 1, 0) from "checklistItem" where issue = ${to})
        + row_number() over (order by x.position, x.id) - 1 as position
      from "checklistItem" x where x.issue = ${from} and x.id in (${which})
    ) o
    where o.id = i.id returning i.id`.execute(db);
  // The counts of where they went follow by themselves.
  if (rows.length > 0) await sql`select count_checklists('{}', array[${from}::int])`.execute(db);
  return rows.map(({ id }) => id);
}

/** Gives a record the points of its pattern that it lacks, at the end of its list. */
export async function addPattern(
  db: Db,
  { owner, id }: { owner: ChecklistOwner; id: number },
  texts: string[],
): Promise<void> {
  if (texts.length === 0) return;
  const own = sql.ref(owner);
  await sql`insert into "checklistItem" (${own}, text, position, place)
    select ${id}::int, w.text, l.next + w.at - 1, w.at - 1
    from unnest(${texts}::text[]) with ordinality as w(text, at),
      (select coalesce(max(position) + 1, 0) as next from "checklistItem" where ${own} = ${id}) l
    where not exists (select from "checklistItem" k where k.${own} = ${id} and fold(k.text) = fold(w.text))
    order by w.at`.execute(db);
}
