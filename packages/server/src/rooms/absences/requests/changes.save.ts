import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { absenceMessages as words } from '@zaplecze/contract/rooms/absences/forms';
import { absenceStatus } from '@zaplecze/contract/rooms/absences/statuses';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { conflict, forbidden, invalid, notFound } from '../../../kit/http/calls/errors.ts';
import type { User } from '../../../kit/http/guard.ts';
import { insertRow, lockRow, saveRow } from '../../../kit/records/rows.ts';
import { type AbsenceFields, holdRules, type LockedEntry } from '../absences.write.queries.ts';
import { keepingLimits } from '../balances/assert-limits.ts';
import { assertHeld, assertTime } from '../days/assert-time.ts';
import { notifyOfReturnedLeave } from '../days/notify-returned-leave.ts';
import {
  notifyOfChangeDecision,
  notifyOfChangeRequest,
  notifyOfWithdrawal,
} from './notify-changes.ts';
import { changesPast } from './requests.rules.ts';

/* Changes of accepted absences: asked for beside them, decided about, withdrawn. The absence stands until one is accepted. */

/** Days of a change; null: the absence shall be cancelled. */
export type ChangeFields = Omit<AbsenceFields, 'owner'> | null;
type Decision = {
  status: number;
  reason?: string | null | undefined;
  version?: number | undefined;
};

const columns = [
  'entry',
  'cancels',
  'type',
  'dateFrom',
  'dateTo',
  'hours',
  'hoursFrom',
  'status',
  'version',
] as const;

export const lockChange = (db: Db, id: number) =>
  lockRow(db, 'absenceChange', id, { columns: [...columns] });
type LockedChange = NonNullable<Awaited<ReturnType<typeof lockChange>>>;

/** Who decided and when. */
export const decidedBy = (user: Pick<User, 'id'>) => ({
  decidedBy: user.id,
  decidedAt: sql<string>`now()`,
});

/** The change of an entry that waits, if there is one; the entry is locked by the caller. */
export async function findOpen(db: Db, entry: number) {
  return await db
    .selectFrom('absenceChange')
    .select('id')
    .where('entry', '=', entry)
    .where('status', '=', absenceStatus.requested)
    .executeTakeFirst();
}

/**
 * Asks for a change of an accepted absence, instead of one that waits already; those who decide are told.
 *
 * @param entry locked
 */
export async function requestChange(
  db: Db,
  user: User,
  { entry, wanted, note }: { entry: LockedEntry; wanted: ChangeFields; note: string | null },
): Promise<void> {
  const { type = null, dateFrom = null, dateTo = null, hours = null } = wanted ?? {};
  const hoursFrom = wanted?.hoursFrom ?? null;
  const fields = { cancels: !wanted, type, dateFrom, dateTo, hours, hoursFrom, note };
  const open = await findOpen(db, entry.id);
  if (open) await saveRow(db, 'absenceChange', open.id, fields);
  else await insertRow(db, 'absenceChange', { entry: entry.id, ...fields });
  await notifyOfChangeRequest(db, user, { entry, wanted, note });
}

/**
 * Ends a change that waits for what its entry became meanwhile; those who asked for it hear of that itself.
 *
 * @returns whether there was one
 */
export async function endOpenChange(
  db: Db,
  user: User,
  entry: number,
  reason: string | null,
): Promise<boolean> {
  const open = await findOpen(db, entry);
  if (!open) return false;
  const status = absenceStatus.withdrawn;
  await saveRow(db, 'absenceChange', open.id, { status, reason, ...decidedBy(user) });
  return true;
}

/** What a change makes of its entry; null: it is cancelled. */
export function wantedOf(change: LockedChange, { owner }: LockedEntry): AbsenceFields | null {
  const { type, dateFrom, dateTo, hours, hoursFrom } = change;
  if (type === null || dateFrom === null || dateTo === null) return null;
  return { owner, type, dateFrom, dateTo, hours, hoursFrom };
}

/** The change of an entry, locked and waiting. @throws HttpError 404, 409 when it was decided about */
async function requireOpen(db: Db, entry: LockedEntry, id: number): Promise<LockedChange> {
  const change = await lockChange(db, id);
  if (change?.entry !== entry.id) throw notFound();
  if (change.status !== absenceStatus.requested)
    throw conflict('Ktoś już zdecydował o tej zmianie');
  if (entry.status !== absenceStatus.accepted)
    throw conflict('Ta nieobecność nie jest już zaakceptowana');
  return change;
}

/** Makes an entry what a change asks for. */
export const applyChange = (
  db: Db,
  { id }: LockedEntry,
  wanted: AbsenceFields | null,
  decision: { reason: string | null } & Partial<ReturnType<typeof decidedBy>>,
) =>
  saveRow(db, 'calendarEntry', id, {
    ...(wanted ?? { status: absenceStatus.cancelled }),
    ...decision,
  });

/**
 * Accepts or refuses a change of an absence; whoever asked is told. Refused, the absence stays as it was.
 *
 * @throws HttpError 409 when it was decided about or changed meanwhile, 403 for one's own, 400 where days that are over would
 * change and no manager gives a reason
 */
export async function decideChange(
  db: Db,
  user: User,
  entry: LockedEntry,
  { id, status, reason = null, version }: Decision & { id: number },
): Promise<void> {
  if (entry.owner === user.id) throw forbidden();
  const change = await requireOpen(db, entry, id);
  if (version !== undefined && version !== change.version)
    throw conflict('Ta zmiana jest już inna. Przeczytaj ją jeszcze raz.');
  const wanted = wantedOf(change, entry);
  await holdRules(db, [entry.type, wanted?.type]);
  if (status === absenceStatus.accepted) {
    if (wanted) await assertTime(db, wanted, entry.id);
    if (changesPast(entry, wanted, warsawDay())) {
      if (!user.flags.manager) throw invalid({ reason: words.past });
      if (!reason) throw invalid({ reason: words.reason });
    }
    await keepingLimits(db, entry, () =>
      applyChange(db, entry, wanted, { reason, ...decidedBy(user) }),
    );
    await assertHeld(db, entry.id);
    if (wanted) await notifyOfReturnedLeave(db, user, { id: entry.id, ...wanted });
  }
  await saveRow(db, 'absenceChange', id, { status, reason, ...decidedBy(user) });
  await notifyOfChangeDecision(db, user, { entry, wanted, status, reason });
}

/** Takes back a change that waits; the absence stays as it was. @throws HttpError 404, 409 as `decideChange` */
export async function withdrawChange(
  db: Db,
  user: User,
  entry: LockedEntry,
  { id, reason }: { id: number; reason: string | null },
): Promise<void> {
  await requireOpen(db, entry, id);
  const status = absenceStatus.withdrawn;
  await saveRow(db, 'absenceChange', id, { status, reason, ...decidedBy(user) });
  await notifyOfWithdrawal(db, user, { entry, reason });
}
