import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { absenceStatus } from '@zaplecze/contract/rooms/absences/statuses';
import type { Database, Db } from '../../../kit/database/database.ts';
import { saveRow } from '../../../kit/records/rows.ts';
import { type AbsenceFields, holdRules, lockAny, rulesOf } from '../absences.write.queries.ts';
import { holdsTime, lockPerson } from '../days/overlaps.queries.ts';
import { findOutside } from '../employment/employment.queries.ts';
import { applyChange, decidedBy, findOpen, lockChange, wantedOf } from './changes.save.ts';
import { notifyOfChangeDecision } from './notify-changes.ts';
import { notifyOfDecision } from './notify-requests.ts';
import { changesPast } from './requests.rules.ts';

/* What waits of a type that nobody decides about any more. */

const reason = 'Ten typ nie wymaga już akceptacji';
const meets = 'W tym czasie jest już inna nieobecność';

type Settled = { type: number; by: number | null };

/**
 * Accepts what waits of a type that needs approval no more, one after another, and tells whoever asked; what meets an absence that
 * was accepted meanwhile, or lies outside of employment, is refused with that reason. What touches days that are over stays to be decided, and what whoever
 * switched it off asked for themselves.
 */
export async function settleRequests(db: Database, { type, by }: Settled): Promise<void> {
  const waiting = await db
    .selectFrom('calendarEntry as e')
    .leftJoin('absenceChange as c', (join) =>
      join.onRef('c.entry', '=', 'e.id').on('c.status', '=', absenceStatus.requested),
    )
    .where('e.type', '=', type)
    .where((of) =>
      of.or([of('e.status', '=', absenceStatus.requested), of('c.id', 'is not', null)]),
    )
    .select('e.id')
    .orderBy('e.id')
    .execute();
  for (const { id } of waiting)
    await db.transaction().execute((tx) => settle(tx, id, { id: by ?? 0 }));
}

/** Why what was just written may not stand: another absence has its time, or the person does not work here; null: it may. */
async function whyNot(db: Db, entry: number, wanted: AbsenceFields | null): Promise<string | null> {
  if (!(await holdsTime(db, entry))) return meets;
  return Object.values((wanted && (await findOutside(db, wanted))) ?? {})[0] ?? null;
}

async function settle(db: Db, id: number, user: { id: number }): Promise<void> {
  const entry = await lockAny(db, id);
  await holdRules(db, [entry?.type]);
  // Whoever switched it off decides about others alone; their own stays somebody else's.
  if (!entry || entry.owner === user.id || (await rulesOf(db, entry.type)).needsApproval) return;
  if (entry.status === absenceStatus.requested && entry.dateFrom < warsawDay()) return;
  await lockPerson(db, entry.owner);
  const decided = user.id > 0 ? decidedBy(user) : {};
  if (entry.status === absenceStatus.requested) {
    const accepted = { status: absenceStatus.accepted, reason };
    await saveRow(db, 'calendarEntry', id, { ...accepted, ...decided });
    const refusal = await whyNot(db, id, entry);
    const decision = refusal ? { status: absenceStatus.refused, reason: refusal } : accepted;
    if (refusal) await saveRow(db, 'calendarEntry', id, decision);
    await notifyOfDecision(db, user, entry, decision);
    return;
  }
  const open = await findOpen(db, id);
  const change = open && (await lockChange(db, open.id));
  if (!change) return;
  const wanted = wantedOf(change, entry);
  const needs = wanted && (await rulesOf(db, wanted.type)).needsApproval;
  if (needs || changesPast(entry, wanted, warsawDay())) return;
  await applyChange(db, entry, wanted, { reason, ...decided });
  const refusal = await whyNot(db, id, wanted);
  const status = refusal ? absenceStatus.refused : absenceStatus.accepted;
  const { owner: _, version: __, id: ___, ...before } = entry;
  if (refusal) await saveRow(db, 'calendarEntry', id, before);
  const decision = { status, reason: refusal ?? reason };
  await saveRow(db, 'absenceChange', change.id, { ...decision, ...decided });
  await notifyOfChangeDecision(db, user, { entry, wanted, ...decision });
}
