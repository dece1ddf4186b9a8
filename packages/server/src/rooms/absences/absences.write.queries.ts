import { maxId } from '@zaplecze/contract/kit/fields/fields';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { absenceMessages } from '@zaplecze/contract/rooms/absences/forms';
import type { AbsenceUnit } from '@zaplecze/contract/rooms/absences/lists';
import { absenceStatus, shownAbsences } from '@zaplecze/contract/rooms/absences/statuses';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { fullName } from '../../kit/database/refs.ts';
import { invalid, notFound } from '../../kit/http/calls/errors.ts';
import { oneOf } from '../../kit/lists/list.ts';
import { lockRow } from '../../kit/records/rows.ts';
import { assertChoice } from '../dictionaries/index.ts';
import { activePeople } from '../people/index.ts';

export type AbsenceFields = {
  owner: number;
  type: number;
  dateFrom: string;
  dateTo: string;
  hours?: number | null | undefined;
  hoursFrom?: string | null | undefined;
};

/** An entry locked for a change, whatever became of it, or undefined. */
export const lockAny = (db: Db, id: number) =>
  lockRow(db, 'calendarEntry', id, {
    columns: ['owner', 'type', 'dateFrom', 'dateTo', 'hours', 'hoursFrom', 'status', 'version'],
  });
export type LockedEntry = NonNullable<Awaited<ReturnType<typeof lockAny>>>;

/** An entry that is in the calendars, or undefined. */
export const findEntry = (db: Db, id: number) =>
  db
    .selectFrom('calendarEntry')
    .where('id', '=', id)
    .where('status', 'in', shownAbsences)
    .select(['owner', 'type', 'dateFrom', 'dateTo', 'hours', 'hoursFrom', 'status'])
    .executeTakeFirst();

/** The same while it is in the calendars: what is over is changed no more. */
export async function lockEntry(db: Db, id: number): Promise<LockedEntry | undefined> {
  const entry = await lockAny(db, id);
  return entry && shownAbsences.includes(entry.status) ? entry : undefined;
}

const over: Record<number, string> = {
  [absenceStatus.refused]: 'Na ten wniosek odpowiedziano odmową',
  [absenceStatus.withdrawn]: 'Ten wniosek wycofano',
  [absenceStatus.cancelled]: 'Tę nieobecność odwołano',
};

/** That an entry is still in the calendars: what is over is changed no more. @throws HttpError 404, with what became of it */
export function assertStands({ status }: { status: number }): void {
  if (!shownAbsences.includes(status)) throw notFound(over[status]);
}

/** Whether a day of the entry has begun, as it stands or as it stood when somebody moved it away. */
export async function hasBegun(db: Db, { id, dateFrom }: LockedEntry): Promise<boolean> {
  if (dateFrom <= warsawDay()) return true;
  const moved = await db
    .selectFrom('history as h')
    .where('h.entity', '=', 'calendarEntry')
    .where('h.entityId', '=', id)
    .where('h.action', '=', 'update')
    .where(
      sql<boolean>`h.changes -> 'dateFrom' ->> 0 <= (h.at at time zone 'Europe/Warsaw')::date::text`,
    )
    .select('h.id')
    .executeTakeFirst();
  return moved !== undefined;
}

/**
 * Holds the rules of types until the transaction ends: what is entered or decided by them and a change of them come one after the
 * other, so that neither misses the other (docs/decisions/0124).
 */
export async function holdRules(db: Db, types: (number | null | undefined)[]): Promise<void> {
  const ids = types.flatMap((id) => (id && id <= maxId ? [id] : []));
  await db
    .selectFrom('calendarType as t')
    .where(oneOf('t.id', ids))
    .select('t.id')
    .orderBy('t.id')
    .forShare()
    .execute();
}

type Choice = Partial<Pick<AbsenceFields, 'type' | 'owner'>>;

/** That the type is offered and the person works here; its rules are held. @throws HttpError 400 */
export async function assertChosen(db: Db, chosen: Choice, before?: Choice): Promise<void> {
  await holdRules(db, [chosen.type, before?.type]);
  await assertChoosable(db, chosen, before);
}

/** That the type is offered and the person works here, or stood so before. @throws HttpError 400 */
export async function assertChoosable(db: Db, chosen: Choice, before?: Choice): Promise<void> {
  await assertChoice(db, {
    field: 'type',
    table: 'calendarType',
    id: chosen.type,
    present: before?.type,
    message: absenceMessages.noType,
  });
  const { owner } = chosen;
  if (owner === undefined || owner === before?.owner) return;
  const known = owner <= maxId && (await activePeople(db, [owner])).has(owner);
  if (!known) throw invalid({ owner: absenceMessages.nobody });
}

/** What a type says about its entries. */
export async function rulesOf(db: Db, type: number) {
  return await db
    .selectFrom('calendarType as t')
    .where('t.id', '=', type)
    .select(['t.name', 't.needsApproval', 't.limited', 't.isVacation', 't.interruptsLeave'])
    .select(sql<AbsenceUnit>`t.unit`.as('unit'))
    .executeTakeFirstOrThrow();
}
export type TypeRules = Awaited<ReturnType<typeof rulesOf>>;

/** First and last name of a person. */
export async function findPersonName(db: Db, person: number): Promise<string> {
  const found = await db
    .selectFrom('person as p')
    .where('p.id', '=', person)
    .select(fullName('p').as('name'))
    .executeTakeFirstOrThrow();
  return found.name;
}
