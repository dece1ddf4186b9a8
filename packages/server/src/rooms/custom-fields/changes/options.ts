import type { CustomRecord } from '@zaplecze/contract/kit/fields/custom-fields';
import type { Db } from '../../../kit/database/database.ts';
import { changeLater } from './changes.jobs.ts';
import { countChosen, lockChange } from './changes.queries.ts';
import { beginRemoval } from './options.save.ts';
import { stepOption } from './run-option.ts';

/** So many records are gone through at once; more, and those who save them would wait. */
const atOnce = 500;

type Removal = { record: CustomRecord; field: number; option: number; successor: number | null };

/** Takes a choice out of its list and its records: at once where few have it, else after the request, beside work. */
export async function takeOut(
  db: Db,
  { record, field, option, successor }: Removal,
): Promise<void> {
  const total = await countChosen(db, { record, field, option });
  const id = await beginRemoval(db, { field, option, successor, total });
  if (total > atOnce) return await changeLater(db, id);
  for (let goesOn = true; goesOn; ) {
    const change = await lockChange(db, id);
    goesOn = change !== undefined && (await stepOption(db, change));
  }
}
