import type { Db } from '../../../kit/database/database.ts';
import { saveRow } from '../../../kit/records/rows.ts';
import { addPattern } from '../../checklists/index.ts';
import { promiseOf } from '../promises/promises.queries.ts';

/**
 * An issue that gets another type gets its points too, those that it lacks, and what it has stays. The type may say
 * that they have to be ticked off; none says that they need not.
 */
export async function addPointsOf(db: Db, issue: number, type: number): Promise<void> {
  const pattern = await promiseOf(db, type);
  if (!pattern || pattern.checklist.length === 0) return;
  await addPattern(db, { owner: 'issue', id: issue }, pattern.checklist);
  if (pattern.checklistRequired) await saveRow(db, 'issue', issue, { checklistRequired: true });
}
