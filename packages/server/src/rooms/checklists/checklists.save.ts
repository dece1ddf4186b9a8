import { mostItems } from '@zaplecze/contract/checklists.forms';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import { removeRow, saveRow } from '../../kit/records/rows.ts';
import { notify } from '../notifications/index.ts';
import { listReaders } from './checklists.queries.ts';
import type { ChecklistKind, ChecklistOwner, ChecklistRecord } from './owners.queries.ts';

/** The record of a checklist, locked. */
export type Of = { owner: ChecklistOwner; kind: ChecklistKind; record: ChecklistRecord };

type Fields = { text: string; person?: number | null | undefined; day?: string | null | undefined };

/** @throws HttpError 400 on `person` for somebody who does not see the record, or does not work here */
async function assertReader(db: Db, { kind, record }: Of, person: number | null | undefined) {
  if (!person) return;
  const found = await listReaders(db, kind, record.id, [person]);
  if (found.length === 0) throw invalid({ person: kind.stranger });
}

/** Adds a point at the end; who is to do it is told. Gives its id. */
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
  const given = fields.person !== undefined && fields.person !== item.person;
  if (given) await assertReader(db, of, fields.person);
  const version = await saveRow(db, 'checklistItem', item.id, {
    ...fields,
    ...(done !== undefined && {
      // Ticked off already, it keeps who did it and when.
      doneAt: sql<string | null>`case when ${done} then coalesce("doneAt", now()) end`,
      doneBy: sql<number | null>`case when ${done} then
        case when "doneAt" is null then ${user.id}::int else "doneBy" end end`,
    }),
  });
  if (given && !done) await tellPerson(db, user, of, { ...item, ...fields });
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
