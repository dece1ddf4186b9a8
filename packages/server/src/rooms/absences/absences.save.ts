import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { absenceMessages as words } from '@zaplecze/contract/rooms/absences/forms';
import { absenceStatus } from '@zaplecze/contract/rooms/absences/statuses';
import type { Db } from '../../kit/database/database.ts';
import { forbidden, invalid } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import { insertRow, removeRow, saveRow } from '../../kit/records/rows.ts';
import {
  type AbsenceFields,
  assertChosen,
  hasBegun,
  type LockedEntry,
  rulesOf,
} from './absences.write.queries.ts';
import { assertWithin, keepingLimits } from './balances/assert-limits.ts';
import { assertHeld, assertTime } from './days/assert-time.ts';
import { withoutIdlePast } from './days/idle-past.ts';
import { notifyOfReturnedLeave } from './days/notify-returned-leave.ts';
import { decidedBy, endOpenChange, requestChange } from './requests/changes.save.ts';
import { standingOf } from './requests/deciders.queries.ts';
import { notifyDeciders, notifyOfChange, notifyOfTransfer } from './requests/notify-requests.ts';
import {
  changesPast,
  enteredOutcome,
  enteredStatus,
  isSame,
  outcomeOf,
} from './requests/requests.rules.ts';
import { endAbsence } from './requests/requests.save.ts';

type Created = { id: number; status: number; pastWaits: boolean };

/**
 * Creates an entry, or a request for one where its type needs approval or its days are over; the deciders are notified. Of
 * one's own days that began before today and that nobody decides about, those from today on are an entry of their own, which counts.
 *
 * @throws HttpError 400 for a type or a person that cannot be chosen, a part of a day that the type does not know,
 * and over a limit that forbids
 */
export async function create(db: Db, user: User, fields: AbsenceFields): Promise<Created> {
  await assertChosen(db, fields);
  const { needsApproval } = await rulesOf(db, fields.type);
  const by = await standingOf(db, user, fields.owner);
  const today = warsawDay();
  if (enteredOutcome(fields, { by, needsApproval, today }) !== 'split')
    return { ...(await createOne(db, user, fields)), pastWaits: false };
  const worked = await withoutIdlePast(db, fields);
  if (worked !== fields) return { ...(await createOne(db, user, worked)), pastWaits: false };
  await createOne(db, user, { ...fields, dateTo: addDays(today, -1) });
  return { ...(await createOne(db, user, { ...fields, dateFrom: today })), pastWaits: true };
}

async function createOne(
  db: Db,
  user: User,
  fields: AbsenceFields,
): Promise<Omit<Created, 'pastWaits'>> {
  const rules = await rulesOf(db, fields.type);
  await assertTime(db, fields);
  if (rules.limited) await assertWithin(db, fields);
  const by = await standingOf(db, user, fields.owner);
  const today = warsawDay();
  const status = enteredStatus(fields, { by, needsApproval: rules.needsApproval, today });
  const isPast = fields.dateFrom < today;
  const decided = (rules.needsApproval || isPast) && status === absenceStatus.accepted;
  const id = await insertRow(db, 'calendarEntry', {
    ...fields,
    status,
    ...(decided && decidedBy(user)),
  });
  await assertHeld(db, id);
  if (status === absenceStatus.requested) await notifyDeciders(db, user, { id, ...fields });
  else {
    await notifyOfReturnedLeave(db, user, { id, ...fields });
    if (isPast && by === 'decider') await notifyOfChange(db, user, { id, ...fields });
  }
  return { id, status };
}

/**
 * Changes an entry; what was accepted and is somebody else's to decide about is asked for beside it.
 *
 * @throws HttpError 400 as `create`, and for days that are over: of one's own, and without a reason; 403 for an accepted absence
 * given to somebody else by its person, or taken by a manager for themselves
 */
export async function update(
  db: Db,
  user: User,
  before: LockedEntry,
  { reason = null, ...changes }: Partial<AbsenceFields> & { reason?: string | null | undefined },
): Promise<{ version: number; status: number; changeWaits: boolean }> {
  await assertChosen(db, changes, before);
  const { owner, type, dateFrom, dateTo, hours, hoursFrom } = { ...before, ...changes };
  const after = { owner, type, dateFrom, dateTo, hours, hoursFrom };
  const rules = await rulesOf(db, type);
  const accepted = before.status === absenceStatus.accepted;
  const needsApproval =
    rules.needsApproval || (accepted && (await rulesOf(db, before.type)).needsApproval);
  if (!isSame(before, after)) {
    await assertTime(db, after, before.id);
    if (rules.limited) await assertWithin(db, after, before);
  }
  const by = await standingOf(db, user, before.owner);
  const today = warsawDay();
  const decidedAbout = needsApproval || changesPast(before, after, today);
  if (accepted && decidedAbout && owner !== before.owner) await assertNotOwn(db, user, by, owner);
  const outcome = outcomeOf(before, after, { by, needsApproval, today });
  if (outcome === 'past') throw invalid({ dateFrom: words.past });
  if (outcome === 'correction' && !reason) throw invalid({ reason: words.reason });
  const { id } = before;
  if (outcome === 'change') {
    await requestChange(db, user, { entry: before, wanted: after, note: reason });
    return { version: before.version, status: before.status, changeWaits: true };
  }
  const waits = outcome === 'request';
  const status = waits ? absenceStatus.requested : absenceStatus.accepted;
  const corrected = outcome === 'correction' && { reason, ...decidedBy(user) };
  const version = await keepingLimits(db, before, () =>
    saveRow(db, 'calendarEntry', id, { ...changes, status, ...corrected }),
  );
  if (isSame(before, after)) return { version, status, changeWaits: false };
  await assertHeld(db, id);
  if (!waits) await notifyOfReturnedLeave(db, user, { id, ...after });
  const ends = accepted && (await endOpenChange(db, user, id, 'Nieobecność zmieniono'));
  const why = [reason, ends && 'prośba o zmianę już nie czeka'].filter(Boolean).join('; ') || null;
  if (waits && by === 'owner') await notifyDeciders(db, user, { id, ...after });
  else if (needsApproval || by === 'decider') await notifyOfChange(db, user, { id, ...after }, why);
  if (owner !== before.owner && before.owner !== user.id)
    await notifyOfTransfer(db, user, before, { owner, reason });
  return { version, status, changeWaits: false };
}

/** Nobody gives away what was accepted for them, nor gives themselves what somebody else decides about. */
async function assertNotOwn(db: Db, user: User, by: string, owner: number): Promise<void> {
  if (by === 'owner' || (await standingOf(db, user, owner)) === 'owner') throw forbidden();
}

/**
 * Removes an entry that is still to come and nobody decides about; any other is withdrawn or cancelled and stays, as a
 * record of what was.
 *
 * @throws HttpError 400 as `endAbsence`
 */
export async function remove(db: Db, user: User, entry: LockedEntry): Promise<void> {
  const { needsApproval } = await rulesOf(db, entry.type);
  if (needsApproval || (await hasBegun(db, entry)) || entry.status === absenceStatus.requested)
    await endAbsence(db, user, entry, null);
  else await keepingLimits(db, entry, () => removeRow(db, 'calendarEntry', entry.id));
}
