import type { Db } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/calls/errors.ts';
import { openItems } from './checklists.queries.ts';
import type { ChecklistOwner, ChecklistRecord } from './owners.queries.ts';

/** Open points that a refusal names; of more it says how many. */
const named = 3;

/** 'Najpierw odhacz punkty listy kontrolnej: „Faktury”, „Wyciągi”' */
function openWords(open: string[]): string {
  const names = open.slice(0, named).map((text) => `„${text}”`);
  const more = open.length - names.length;
  const rest = more > 0 ? ` i jeszcze ${more}` : '';
  const points = open.length === 1 ? 'punkt' : 'punkty';
  return `Najpierw odhacz ${points} listy kontrolnej: ${names.join(', ')}${rest}`;
}

/** Words of the points that keep a record from being closed. */
export const openPoints = async (
  db: Db,
  owner: ChecklistOwner,
  { id, checklistRequired }: { id: number; checklistRequired: boolean },
): Promise<string[]> => (checklistRequired ? await openItems(db, owner, id) : []);

/**
 * Refuses to close a record whose checklist is required while something of it is open: a customer was
 * promised each point. The record must be locked.
 *
 * @throws HttpError 400 on `status`, naming what is open
 */
export async function assertTicked(
  db: Db,
  owner: ChecklistOwner,
  { id, checklistRequired }: { id: number; checklistRequired: boolean },
): Promise<void> {
  const open = await openPoints(db, owner, { id, checklistRequired });
  if (open.length === 0) return;
  const words = openWords(open);
  throw invalid({ status: words }, words);
}

/**
 * Whether a person may change the words of a point and take it out. What a required list has of its step
 * is for those who decide that it is required: else whoever works would let themselves off.
 */
export const mayEditItem = (
  { required, may }: ChecklistRecord,
  { fromStep }: { fromStep: boolean },
): boolean => may.work && (may.require || !required || !fromStep);
