import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { absenceStatus } from '@zaplecze/contract/rooms/absences/statuses';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { conflict, forbidden, invalid } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import { insertRow, removeRow, saveRow } from '../../kit/records/rows.ts';
import {
  type AbsenceFields,
  assertChosen,
  type LockedEntry,
  rulesOf,
  type TypeRules,
} from './absences.write.queries.ts';
import { checkBalances, findEmployed } from './balances/balances.queries.ts';
import { dayHoursOf } from './balances/balances.rules.ts';
import { findDeciders } from './requests/deciders.queries.ts';
import {
  notifyDeciders,
  notifyOfChange,
  notifyOfDecision,
  notifyOfEnd,
} from './requests/notify-requests.ts';
import {
  type By,
  changedStatus,
  changesPast,
  endedStatus,
  enteredStatus,
} from './requests/requests.rules.ts';

type Saved = { id: number; status: number };

/** Whether a person's entry is decided at once or becomes a request; it is no request where nobody could decide. */
export async function standingOf(db: Db, user: User, owner: number): Promise<By> {
  if (user.id !== owner) return 'decider';
  return (await findDeciders(db, owner)).length > 0 ? 'owner' : 'decider';
}

const partWords: Record<TypeRules['unit'], string> = {
  day: 'Ten typ bierze się całymi dniami',
  half: 'Ten typ bierze się całymi dniami albo połową dnia',
  hour: 'To więcej niż dzień pracy',
};

/** Asserts that the type allows the part of a day, and that the day is a working one. @throws HttpError 400 */
async function assertPart(db: Db, entry: AbsenceFields, { unit }: TypeRules): Promise<void> {
  const { hours, owner, dateFrom } = entry;
  if (!hours) return;
  const { partTime } = await findEmployed(db, owner, Number(dateFrom.slice(0, 4)));
  const day = dayHoursOf(partTime);
  const fits = { day: false, half: hours === day / 2, hour: hours <= day }[unit];
  if (!fits) throw invalid({ hours: partWords[unit] });
}

/** That nothing is taken over a limit that forbids it. @throws HttpError 400 */
async function assertWithin(
  db: Db,
  { hours = null, ...entry }: AbsenceFields,
  except?: number,
): Promise<void> {
  const { balances } = await checkBalances(db, { ...entry, hours, except });
  const over = balances.find(({ forbids, after }) => forbids && after < 0);
  if (!over) return;
  const days = Math.round((-over.after / over.dayHours) * 100) / 100;
  const more = String(days).replace('.', ',');
  throw invalid({ dateTo: `Ponad limit „${over.type.name}” na ${over.year} rok o ${more} dni` });
}

/** Who decided and when, of what counts because somebody who may decide entered it. */
const decision = (user: User, decided: boolean) => ({
  decidedBy: decided ? user.id : null,
  decidedAt: decided ? sql<string>`now()` : null,
});

/**
 * Creates an entry, or a request for one where its type needs approval; the deciders are notified.
 *
 * @throws HttpError 400 for a type or a person that cannot be chosen, a part of a day that the type does not know,
 * and over a limit that forbids
 */
export async function create(db: Db, user: User, fields: AbsenceFields): Promise<Saved> {
  await assertChosen(db, fields);
  const rules = await rulesOf(db, fields.type);
  await assertPart(db, fields, rules);
  if (rules.limited) await assertWithin(db, fields);
  const status = enteredStatus(await standingOf(db, user, fields.owner), rules.needsApproval);
  const decided = rules.needsApproval && status === absenceStatus.accepted;
  const id = await insertRow(db, 'calendarEntry', {
    ...fields,
    status,
    ...decision(user, decided),
  });
  if (status === absenceStatus.requested) await notifyDeciders(db, user, { id, ...fields });
  return { id, status };
}

/** Writes the changed fields, if any; gives the version. @throws HttpError 400 as `create` */
export async function update(
  db: Db,
  user: User,
  before: LockedEntry,
  changes: Partial<AbsenceFields>,
): Promise<Saved & { version: number }> {
  await assertChosen(db, changes, before);
  const { id } = before;
  const after = { ...before, ...changes };
  const rules = await rulesOf(db, after.type);
  const by = await standingOf(db, user, before.owner);
  await assertPart(db, after, rules);
  const { owner, type, dateFrom, dateTo, hours, hoursFrom } = after;
  const entry = { owner, type, dateFrom, dateTo, hours, hoursFrom };
  if (rules.limited) await assertWithin(db, entry, id);
  const accepted = before.status === absenceStatus.accepted;
  if (rules.needsApproval && by === 'owner' && accepted) assertFuture(before, after);
  const status = changedStatus(before, after, { by, needsApproval: rules.needsApproval });
  const anew = status === absenceStatus.requested;
  const version = await saveRow(db, 'calendarEntry', id, {
    ...changes,
    status,
    ...(anew && { decidedBy: null, decidedAt: null }),
  });
  if (!rules.needsApproval) return { id, status, version };
  if (anew && by === 'owner') await notifyDeciders(db, user, { id, ...entry }, accepted);
  else await notifyOfChange(db, user, { id, ...entry });
  return { id, status, version };
}

/** @throws HttpError 400 where days that are over would change */
function assertFuture(before: AbsenceFields, after: AbsenceFields | null): void {
  if (!changesPast(before, after, warsawDay())) return;
  throw invalid({ dateFrom: 'Dni, które minęły, zmienia kierownik' });
}

/**
 * Takes back a request or cancels what was accepted; it stays, with the reason.
 *
 * @throws HttpError 400 for one's own that has begun
 */
export async function endAbsence(
  db: Db,
  user: User,
  entry: LockedEntry,
  reason: string | null,
): Promise<number> {
  const accepted = entry.status === absenceStatus.accepted;
  const by = await standingOf(db, user, entry.owner);
  if (accepted && by === 'owner') assertFuture(entry, null);
  const status = endedStatus(entry.status);
  await saveRow(db, 'calendarEntry', entry.id, { status, reason, ...decision(user, true) });
  await notifyOfEnd(db, user, entry, reason);
  return status;
}

/** Removes an entry; of a type that needs approval it stays, as withdrawn or cancelled. */
export async function remove(db: Db, user: User, entry: LockedEntry): Promise<void> {
  const { needsApproval } = await rulesOf(db, entry.type);
  if (needsApproval || entry.status === absenceStatus.requested)
    await endAbsence(db, user, entry, null);
  else await removeRow(db, 'calendarEntry', entry.id);
}

/**
 * Accepts or refuses a request; whoever asked is told.
 *
 * @throws HttpError 409 when it was decided about or changed meanwhile, 403 for one's own
 */
export async function decide(
  db: Db,
  user: User,
  entry: LockedEntry,
  notify: { status: number; reason?: string | null | undefined; version?: number | undefined },
): Promise<void> {
  if (entry.owner === user.id) throw forbidden();
  if (entry.status !== absenceStatus.requested) throw conflict('Ktoś już zdecydował o tym wniosku');
  if (notify.version !== undefined && notify.version !== entry.version)
    throw conflict('Ten wniosek zmienił się w międzyczasie. Przeczytaj go jeszcze raz.');
  const { status, reason = null } = notify;
  await saveRow(db, 'calendarEntry', entry.id, { status, reason, ...decision(user, true) });
  await notifyOfDecision(db, user, entry, { status, reason });
}
