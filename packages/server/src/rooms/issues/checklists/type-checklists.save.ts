import type { Db } from '../../../kit/database/database.ts';
import { saveRow } from '../../../kit/records/rows.ts';
import { addPattern } from '../../checklists/index.ts';
import { promiseOf } from '../promises/promises.queries.ts';

/**
 * Adds the checklist points of an issue's new type that the issue lacks; its own points stay. The type may require
 * the checklist; no type removes that requirement.
 */
export async function addPointsOf(db: Db, issue: number, type: number): Promise<void> {
  const pattern = await promiseOf(db, type);
  if (!pattern || pattern.checklist.length === 0) return;
  await addPattern(db, { owner: 'issue', id: issue }, pattern.checklist);
  if (pattern.checklistRequired) await saveRow(db, 'issue', issue, { checklistRequired: true });
}
