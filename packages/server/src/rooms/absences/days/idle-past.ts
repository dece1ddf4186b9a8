import { daysOf } from '@zaplecze/contract/kit/values/days';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Db } from '../../../kit/database/database.ts';
import { type AbsenceFields, rulesOf } from '../absences.write.queries.ts';
import { findNorms } from './norms.queries.ts';

/**
 * What somebody enters for themselves, from today on where its days that are over have no work by their roster and its type has a
 * limit: such days would take nothing of it, so there is nothing to decide about. Sickness, which has none, keeps all of its days.
 */
export async function withoutIdlePast<
  F extends Pick<AbsenceFields, 'owner' | 'type' | 'dateFrom' | 'dateTo'>,
>(db: Db, fields: F): Promise<F> {
  const { owner, type, dateFrom, dateTo } = fields;
  const today = warsawDay();
  if (dateFrom >= today || dateTo < today || !(await rulesOf(db, type)).limited) return fields;
  const past = { dateFrom, dateTo: addDays(today, -1) };
  const norm = (await findNorms(db, [owner], past))(owner);
  return daysOf(past).some((day) => norm(day) > 0) ? fields : { ...fields, dateFrom: today };
}
