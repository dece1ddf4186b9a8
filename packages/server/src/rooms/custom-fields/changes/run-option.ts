import type { Db } from '../../../kit/database/database.ts';
import type * as queries from './changes.queries.ts';
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
    return !(await save.endRemoval(db, choice));
  }
  if (await save.giveTo(db, choice, portion)) return true;
  await save.endRestoration(db, choice);
  return false;
}
