import type { Db } from '../../../kit/database/database.ts';
import type * as queries from './changes.queries.ts';
import { leadViews, leadViewsBack } from './option-views.ts';
import * as save from './options.save.ts';

/** Records written in one transaction. */
const portion = 500;

/** One step of taking a choice out of its records, or of giving it back to them; whether it goes on. */
export async function stepOption(db: Db, change: queries.Change): Promise<boolean> {
  const { option, state } = change;
  if (option === null || (state !== 'running' && state !== 'undoing')) return false;
  await save.asChange(db, change.id);
  const choice = { ...change, option };
  if (state === 'running') {
    if (await save.takeFrom(db, choice, portion)) return true;
    if (!(await save.endRemoval(db, choice))) return true;
    await leadViews(db, choice);
    return false;
  }
  if (await save.giveTo(db, choice, portion)) return true;
  await save.endRestoration(db, choice);
  await leadViewsBack(db, choice);
  return false;
}
