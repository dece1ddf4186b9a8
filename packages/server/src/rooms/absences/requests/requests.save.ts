import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { absenceMessages as words } from '@zaplecze/contract/rooms/absences/forms';
import { absenceStatus } from '@zaplecze/contract/rooms/absences/statuses';
import type { Db } from '../../../kit/database/database.ts';
import { conflict, forbidden, invalid } from '../../../kit/http/calls/errors.ts';
import type { User } from '../../../kit/http/guard.ts';
import { saveRow } from '../../../kit/records/rows.ts';
import { holdRules, type LockedEntry, rulesOf } from '../absences.write.queries.ts';
import { keepingLimits } from '../balances/assert-limits.ts';
import { assertEmployed, assertHeld } from '../days/assert-time.ts';
import { notifyOfReturnedLeave } from '../days/notify-returned-leave.ts';
import { lockPerson } from '../days/overlaps.queries.ts';
import { decidedBy, endOpenChange, requestChange } from './changes.save.ts';
import { standingOf } from './deciders.queries.ts';
import { notifyOfDecision, notifyOfEnd } from './notify-requests.ts';
import { endedStatus, outcomeOf } from './requests.rules.ts';

/**
 * Takes back a request or cancels what was accepted; it stays, with the reason. What somebody else decides about is asked
 * for: the absence stands until then.
 *
 * @throws HttpError 400 for days that are over: of one's own, and without a reason
 */
export async function endAbsence(
  db: Db,
  user: User,
  entry: LockedEntry,
  reason: string | null,
): Promise<{ status: number; changeWaits: boolean }> {
  await holdRules(db, [entry.type]);
  const { needsApproval } = await rulesOf(db, entry.type);
  const by = await standingOf(db, user, entry.owner);
  const outcome = outcomeOf(entry, null, { by, needsApproval, today: warsawDay() });
  if (outcome === 'past') throw invalid({ reason: words.past }, words.past);
  if (outcome === 'correction' && !reason) throw invalid({ reason: words.reason });
  if (outcome === 'change') {
    await requestChange(db, user, { entry, wanted: null, note: reason });
    return { status: entry.status, changeWaits: true };
  }
  const status = endedStatus(entry.status);
  await keepingLimits(db, entry, () =>
    saveRow(db, 'calendarEntry', entry.id, { status, reason, ...decidedBy(user) }),
  );
  await endOpenChange(db, user, entry.id, reason);
  await notifyOfEnd(db, user, entry, reason);
  return { status, changeWaits: false };
}

/**
 * Accepts or refuses a request; whoever asked is told.
 *
 * @throws HttpError 409 when it was decided about or changed meanwhile, 403 for one's own, 400 for accepting what lies outside
 * of employment
 */
export async function decide(
  db: Db,
  user: User,
  entry: LockedEntry,
  notify: { status: number; reason?: string | null | undefined; version?: number | undefined },
): Promise<void> {
  if (entry.owner === user.id) throw forbidden();
  if (entry.status === absenceStatus.withdrawn) throw conflict('Ten wniosek wycofano');
  if (entry.status !== absenceStatus.requested) throw conflict('Ktoś już zdecydował o tym wniosku');
  if (notify.version !== undefined && notify.version !== entry.version)
    throw conflict('Ten wniosek zmienił się w międzyczasie. Przeczytaj go jeszcze raz.');
  const { status, reason = null } = notify;
  await holdRules(db, [entry.type]);
  // Employment may have ended since it was asked for.
  if (status === absenceStatus.accepted) {
    await lockPerson(db, entry.owner);
    await assertEmployed(db, entry);
  }
  await saveRow(db, 'calendarEntry', entry.id, { status, reason, ...decidedBy(user) });
  await assertHeld(db, entry.id);
  if (status === absenceStatus.accepted) await notifyOfReturnedLeave(db, user, entry);
  await notifyOfDecision(db, user, entry, { status, reason });
}
